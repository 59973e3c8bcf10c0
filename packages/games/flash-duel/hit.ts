import type { Seat, Tools } from '@riposte/kernel';
import { openWindow } from './announce.ts';
import type { Event } from './event.ts';
import { closeOpenCards } from './hand.ts';
import type { Side } from './ids.ts';
import { add, type Card, countOf, empty, remove } from './pile.ts';
import { endRound } from './round.ts';
import { foesOf, otherSide } from './side.ts';
import { dismissSoldier } from './soldier.ts';
import { fighterOf, isBot, isRaid, type State, traitorOf } from './state.ts';

/** RULES 1.1, 16.8: a hit; a fighter who can take no more is defeated. `cards` are those it was made with. */
export function takeHit(
  table: Tools<State, Event>,
  seat: Seat,
  by: Seat,
  cards?: { readonly card: Card; readonly count: number },
): void {
  const { state } = table;
  const fighter = fighterOf(state, seat);
  fighter.life -= 1;
  table.tell?.({ type: 'hitTaken', seat, by });
  if (fighter.life === 0) {
    fall(table, seat);
    return;
  }
  // RULES 16.9: of the bots, only the Dragon survives a hit.
  if (isBot(state, seat) && cards && cards.count > 1) shedCards(table, seat, cards.card);
  openWindow(table, 'hit', seat, by);
}

/** RULES 18.8: a seat is defeated; with the last of its side the round is over. */
export function fall(table: Tools<State, Event>, seat: Seat): void {
  const { state } = table;
  const fighter = fighterOf(state, seat);
  fighter.life = 0;
  if (state.fighters.length > 2) leave(table, seat);
  if (isOut(state, fighter.side)) endRound(table, { reason: 'hit', winner: otherSide(fighter.side) });
  else if (!isExposed(state, seat))
    for (const foe of foesOf(state, seat)) openWindow(table, 'foeFalls', foe, seat);
}

/** RULES 21.12, 22.24: whether all know a seat as the traitor: then the Dragon has not lost an opponent. */
function isExposed({ loyalty }: State, seat: Seat): boolean {
  return loyalty?.shown === true && loyalty.traitor === seat;
}

/** RULES 20.11, 21.11: whether nobody of a side is left who could win for it. A traitor never is. */
export function isOut(state: State, side: Side): boolean {
  const traitor = traitorOf(state);
  return state.fighters.every(
    (fighter, index) => fighter.side !== side || fighter.life === 0 || index === traitor,
  );
}

/** The figure leaves the bridge, and the cards go to the discard pile. */
function leave({ state, tell }: Tools<State, Event>, seat: Seat): void {
  const fighter = fighterOf(state, seat);
  closeOpenCards(fighter);
  tell?.({ type: 'fell', seat, hand: fighter.hand.slice() });
  empty(fighter.hand, state.discard);
  fighter.recovering = false;
  dismissSoldier(state, seat);
  // RULES 20.9, 21.12
  if (isRaid(state) && fighter.side === 0 && !isExposed(state, seat)) state.extraTurns += 1;
}

/** RULES 16.9: a fighter who survives a hit by two or more cards loses every card of that number. */
function shedCards({ state, tell }: Tools<State, Event>, seat: Seat, card: Card): void {
  const { hand } = fighterOf(state, seat);
  const count = countOf(hand, card);
  if (count === 0) return;
  remove(hand, card, count);
  add(state.discard, card, count);
  tell?.({ type: 'cardsShed', seat, card, count });
}
