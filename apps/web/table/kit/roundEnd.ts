import type { TableState } from '../session.ts';
import type { AnyFacts } from './dress.ts';

/** The event that ended the last round, if any has. */
export function lastRoundEnd(dress: AnyFacts, past: TableState['updates']): unknown {
  for (const { events } of past.toReversed()) {
    const ended = events.findLast((event) => dress.endsRound(event));
    if (ended !== undefined) return ended;
  }
  return undefined;
}
