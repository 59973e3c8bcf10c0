import { type Seat, seat, type Table } from '@riposte/kernel';
import { advanceOf, distance } from './bridge.ts';
import type { Event } from './event.ts';
import { countOf } from './pile.ts';
import { endRound } from './round.ts';
import { editionOf, fighterOf, type RoundEnd, type State } from './state.ts';

/** RULES 11: the last card has been drawn. */
export function runOutOfTime(table: Table<State, Event>): void {
  const { state, tell } = table;
  tell?.({ type: 'timeRanOut' });
  if (editionOf(state).lastHits)
    tell?.({ type: 'handsShown', hands: state.fighters.map(({ hand }) => hand.slice()) });
  endRound(table, resultAtTimeOver(state));
}

function resultAtTimeOver(state: State): RoundEnd {
  const byHits = editionOf(state).lastHits ? larger(state, lastHits) : undefined;
  if (byHits !== undefined) return { reason: 'lastHits', winner: byHits };
  const byAdvance = larger(state, advanceOf);
  return byAdvance === undefined ? { reason: 'tie' } : { reason: 'advance', winner: byAdvance };
}

/** RULES 11.2: how many cards a seat holds that could attack from where it stands. */
function lastHits(state: State, seat: Seat): number {
  return countOf(fighterOf(state, seat).hand, distance(state));
}

/** The seat with the larger measure; nobody when they are equal. */
function larger(state: State, measure: (state: State, seat: Seat) => number): Seat | undefined {
  const difference = measure(state, seat(0)) - measure(state, seat(1));
  if (difference === 0) return undefined;
  return difference > 0 ? seat(0) : seat(1);
}
