import type { Seat, Table } from '@riposte/kernel';
import type { Event } from './event.ts';
import { add, type Card, countOf, remove } from './pile.ts';
import { endRound } from './round.ts';
import { fighterOf, type State } from './state.ts';

/** RULES 1.1, 16.8: a hit; it wins the round when it was the last the fighter can take. */
export function takeHit(table: Table<State, Event>, seat: Seat, by: Seat): void {
  const fighter = fighterOf(table.state, seat);
  fighter.life -= 1;
  table.tell?.({ type: 'hitTaken', seat, by });
  if (fighter.life === 0) endRound(table, { reason: 'hit', winner: by });
}

/** RULES 16.9: one who survives a hit by two or more cards loses every card of that number. */
export function shedCards({ state, tell }: Table<State, Event>, seat: Seat, card: Card): void {
  const { hand } = fighterOf(state, seat);
  const count = countOf(hand, card);
  if (count === 0) return;
  remove(hand, card, count);
  add(state.discard, card, count);
  tell?.({ type: 'cardsShed', seat, card, count });
}
