import type { Event } from '@riposte/flash-duel';
import type { AnyUpdate } from '../../../table/session.ts';

type RoundEnded = Extract<Event, { type: 'roundEnded' }>;

/** How the last round ended, if any has. */
export function lastRoundEnd(updates: readonly AnyUpdate[]): RoundEnded | undefined {
  for (const { events } of updates.toReversed()) {
    const ended = (events as readonly Event[]).findLast(({ type }) => type === 'roundEnded');
    if (ended?.type === 'roundEnded') return ended;
  }
  return undefined;
}
