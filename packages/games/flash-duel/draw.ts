import type { Seat, Tools } from '@riposte/kernel';
import { kitOf } from './catalogue.ts';
import type { Event } from './event.ts';
import { seatsSeeing } from './hand.ts';
import { add, CARDS, type Card, countOf, empty, sizeOf, takeRandom } from './pile.ts';
import { isTimeOver } from './round.ts';
import { asideOf, drawPileSize, fighterOf, HAND_SIZE, isBot, isDragon, type State } from './state.ts';
import { dragonStrength } from './supply.ts';
import { runOutOfTime } from './timeOver.ts';

/** RULES 3.3, 20.5: five cards, or what the Dragon has, or what an ability makes of it. */
export function handSizeOf(state: State, seat: Seat): number {
  const { abilities } = fighterOf(state, seat);
  if (abilities.length === 0) return HAND_SIZE;
  const base = isDragon(state, seat) ? dragonStrength(state.options).hand : HAND_SIZE;
  return base + kitOf(state, seat).handSize;
}

/** Draws until the hand has this many cards, or until the last card of the pile has been drawn (RULES 11.1). */
export function drawUpTo(table: Tools<State, Event>, seat: Seat, size: number): void {
  drawCards(table, seat, size - sizeOf(fighterOf(table.state, seat).hand));
}

/** Draws so many cards, or what is left; the last card of the last pile is the end of the round (RULES 11.1, 13.12). */
export function drawCards(table: Tools<State, Event>, seat: Seat, wanted: number): void {
  const { state } = table;
  if (wanted <= 0) return;
  const { hand } = fighterOf(state, seat);
  const unseen = sizeOf(state.unseen);
  const left = Math.max(0, unseen + state.top.length - asideOf(state));
  const count = Math.min(wanted, left);
  if (count === 0) return;
  const cards: Card[] | undefined = table.tell && [];
  const known = state.top.length;
  for (let drawn = 0; drawn < count; drawn++) {
    // How many are unseen is counted once, not for each card.
    const card =
      drawn < known ? takeNext(state) : takeRandom(state.unseen, state.random, unseen - drawn + known);
    add(hand, card);
    if (cards) cards.push(card);
  }
  if (cards) tellDrawn(table, seat, cards);
  if (count < left) return;
  if (renewPile(table)) drawCards(table, seat, wanted - count);
}

/** Draws one card and says which; 0 when there was none to draw. */
export function drawOne(table: Tools<State, Event>, seat: Seat): Card | 0 {
  const { hand } = fighterOf(table.state, seat);
  const before = hand.slice();
  drawCards(table, seat, 1);
  return CARDS.find((card) => countOf(hand, card) > countOf(before, card)) ?? 0;
}

/** Turns up so many cards of the draw pile for all to see, and plays them; the last one ends the round (RULES 13.12). */
export function turnUp(table: Tools<State, Event>, seat: Seat, wanted: number): readonly Card[] {
  const { state, tell } = table;
  const cards: Card[] = [];
  while (cards.length < wanted) {
    const card = takeNext(state);
    cards.push(card);
    add(state.played, card);
    if (drawPileSize(state) === 0 && !renewPile(table)) break;
  }
  tell?.({ type: 'cardsTurnedUp', seat, cards }, { shows: true });
  return cards;
}

/** RULES 18.14: the draw pile has run out: it is shuffled anew, or time is over. Says whether there is a pile again. */
function renewPile(table: Tools<State, Event>): boolean {
  const { state, tell } = table;
  if (state.reshuffles === 0) {
    runOutOfTime(table);
    return false;
  }
  state.reshuffles -= 1;
  empty(state.discard, state.unseen);
  const dragon = state.order.find((seat) => isDragon(state, seat));
  const given = dragon === undefined ? 0 : sizeOf(fighterOf(state, dragon).hand);
  if (dragon !== undefined) empty(fighterOf(state, dragon).hand, state.unseen);
  tell?.({ type: 'pileRenewed', left: state.reshuffles });
  // RULES 20.6: the Dragon gets as many cards back.
  if (dragon !== undefined) drawCards(table, dragon, given);
  if (drawPileSize(state) > 0) return true;
  // The Dragon took all there was, or nothing had been discarded.
  return isTimeOver(state) ? false : renewPile(table);
}

/** Tells those who see the hand what was drawn. */
function tellDrawn(table: Tools<State, Event>, seat: Seat, cards: readonly Card[]): void {
  tellCards(table, { type: 'cardsDrawn', seat, count: cards.length }, cards);
}

/** Tells those who see the hand that it is a new one, and what is in it. */
export function tellDealt(table: Tools<State, Event>, seat: Seat, cards: readonly Card[]): void {
  tellCards(table, { type: 'handDealt', seat, count: cards.length }, cards);
}

function tellCards(
  { state, tell }: Tools<State, Event>,
  others: Extract<Event, { type: 'cardsDrawn' | 'handDealt' }>,
  cards: readonly Card[],
): void {
  // RULES 16.1: what a bot holds lies open.
  if (isBot(state, others.seat)) tell?.({ ...others, cards }, { shows: true });
  else tell?.({ ...others, cards }, { to: seatsSeeing(state, others.seat), others, shows: true });
}

/** The next card of the draw pile: one whose place is known, or else any that nobody has seen. */
function takeNext(state: State): Card {
  const next = state.top.length === 0 ? undefined : state.top[0];
  if (next === undefined) return takeRandom(state.unseen, state.random);
  state.top = state.top.slice(1);
  return next;
}
