import type { Seat, Tools } from '@riposte/kernel';
import { openWindow } from './announce.ts';
import type { Event } from './event.ts';
import type { Fight } from './frames.ts';
import { closeOpenCards, seatsSeeing, usable } from './hand.ts';
import type { Side } from './ids.ts';
import { add, type Card, countOf, empty, remove } from './pile.ts';
import { endRound } from './round.ts';
import { foesOf, otherSide } from './side.ts';
import { dismissSoldier } from './soldier.ts';
import { fighterOf, isBot, isDragon, isRaid, type Loyalty, type State, traitorOf } from './state.ts';

/** RULES 1.1, 16.8: a hit; a fighter who can take no more is defeated. `fight` is what it was made in, `cards` with what. */
export function takeHit(
  table: Tools<State, Event>,
  seat: Seat,
  by: Seat,
  fight?: Fight,
  cards: Pick<Fight, 'card' | 'count'> | undefined = fight,
): void {
  const { state } = table;
  const fighter = fighterOf(state, seat);
  const { loyalty } = state;
  // Outside a fight nobody is asked between what is announced and the hit.
  if (!fight && fighter.life === 1 && loyalty && holdsUnshownLife(state, loyalty, seat))
    claimLife(table, loyalty);
  fighter.life -= 1;
  tellHit(table, seat, by, fight);
  if (fighter.life === 0) {
    fall(table, seat);
    return;
  }
  // RULES 16.9: of the bots, only the Dragon survives a hit.
  if (isBot(state, seat) && cards && cards.count > 1) shedCards(table, seat, cards.card);
  openWindow(table, 'hit', seat, by);
}

/** RULES 21.8: whether a seat is the Dragon, and the traitor card can still give it a hit point. */
function holdsUnshownLife(state: State, { traitor, shown }: Loyalty, seat: Seat): boolean {
  return !shown && traitor === seat && isDragon(state, seat);
}

/** RULES 21.8: the Dragon shows the traitor card and can take one hit more. */
export function claimLife({ state, tell }: Tools<State, Event>, loyalty: Loyalty): void {
  state.loyalty = { ...loyalty, shown: true };
  const dragon = fighterOf(state, loyalty.traitor);
  dragon.life += 1;
  tell?.({ type: 'lifeClaimed', seat: loyalty.traitor, life: dragon.life }, { shows: true });
}

/** RULES 12.3: how many cards the defender held against it, only those are told who see that hand. */
function tellHit({ state, tell }: Tools<State, Event>, seat: Seat, by: Seat, fight: Fight | undefined): void {
  if (!tell) return;
  const fighter = fighterOf(state, seat);
  const left = fighter.life > 0 ? { left: fighter.life } : {};
  // Of several defenders the fight remembers only what the last one needed.
  if (!fight || fight.struck.length > 1 || fight.defender !== seat) {
    tell({ type: 'hitTaken', seat, by, ...left });
    return;
  }
  const { card, count, needs, needsCount, blockable } = fight;
  const blow = { card, count, needs, needsCount, blockable };
  const others: Event = { type: 'hitTaken', seat, by, blow, ...left };
  const whole: Event = { ...others, held: countOf(usable(fighter), needs) };
  // A part of the block may have been played.
  if (fight.shared > 0) tell(others);
  else if (isBot(state, seat)) tell(whole);
  else tell(whole, { to: seatsSeeing(state, seat), others });
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
  tell?.({ type: 'fell', seat, hand: fighter.hand.slice() }, { shows: true });
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
