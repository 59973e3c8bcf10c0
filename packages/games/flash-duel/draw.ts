import type { Seat, Table } from '@riposte/kernel';
import type { Event } from './event.ts';
import { add, type Card, sizeOf, takeRandom } from './pile.ts';
import { editionOf, fighterOf, type State } from './state.ts';

/** Draws until the hand has this many cards, or until the last card of the pile has been drawn (RULES 11.1). */
export function drawUpTo({ state, tell }: Table<State, Event>, seat: Seat, size: number): void {
  const { hand } = fighterOf(state, seat);
  const unseen = sizeOf(state.unseen);
  const count = Math.min(size - sizeOf(hand), unseen - editionOf(state).aside);
  if (count <= 0) return;
  const cards: Card[] | undefined = tell && [];
  for (let drawn = 0; drawn < count; drawn++) {
    const card = takeRandom(state.unseen, state.random, unseen - drawn);
    add(hand, card);
    cards?.push(card);
  }
  if (!cards) return;
  const others = { type: 'cardsDrawn', seat, count } as const;
  tell?.({ ...others, cards }, { to: [seat], others });
}
