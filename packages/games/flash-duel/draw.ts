import type { Seat, Table } from '@riposte/kernel';
import type { Event } from './event.ts';
import { add, type Card, sizeOf, takeRandom } from './pile.ts';
import { drawPileSize, fighterOf, type State } from './state.ts';
import { runOutOfTime } from './timeOver.ts';

/** Draws until the hand has this many cards, or until the last card of the pile has been drawn (RULES 11.1). */
export function drawUpTo(table: Table<State, Event>, seat: Seat, size: number): void {
  drawCards(table, seat, size - sizeOf(fighterOf(table.state, seat).hand));
}

/** Draws so many cards, or what is left; the last card of the pile is the end of the round (RULES 11.1, 13.12). */
export function drawCards(table: Table<State, Event>, seat: Seat, wanted: number): void {
  const { state, tell } = table;
  const { hand } = fighterOf(state, seat);
  const left = drawPileSize(state);
  const count = Math.min(wanted, left);
  if (count <= 0) return;
  const cards: Card[] | undefined = tell && [];
  for (let drawn = 0; drawn < count; drawn++) {
    const card = takeNext(state);
    add(hand, card);
    cards?.push(card);
  }
  if (cards) {
    const others = { type: 'cardsDrawn', seat, count } as const;
    tell?.({ ...others, cards }, { to: [seat], others });
  }
  if (count === left) runOutOfTime(table);
}

/** Turns up so many cards of the draw pile for everybody to see, and plays them; the last one ends the round (RULES 13.12). */
export function turnUp(table: Table<State, Event>, seat: Seat, wanted: number): readonly Card[] {
  const { state, tell } = table;
  const cards = Array.from({ length: Math.min(wanted, drawPileSize(state)) }, () => takeNext(state));
  for (const card of cards) add(state.played, card);
  tell?.({ type: 'cardsTurnedUp', seat, cards });
  if (drawPileSize(state) === 0) runOutOfTime(table);
  return cards;
}

/** The next card of the draw pile: one whose place is known, or else any that nobody has seen. */
function takeNext(state: State): Card {
  const next = state.top.length === 0 ? undefined : state.top[0];
  if (next === undefined) return takeRandom(state.unseen, state.random);
  state.top = state.top.slice(1);
  return next;
}
