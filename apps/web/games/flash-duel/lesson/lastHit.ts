import type { Event, View } from '@riposte/flash-duel';
import type { Outcome } from '@riposte/kernel';
import type { AnyUpdate } from '../../../table/session.ts';

/** The pupil has won; the tokens are counted as at the end of any duel. */
const WON: Outcome = { places: [1, 2], scores: [1, 0] };

/**
 * Ends the lesson with the hit that won its round. The rules would deal another round at once; the pupil has seen
 * enough, and the fighters stay where the last hit fell.
 */
export function endedByLastHit(updates: readonly AnyUpdate[]): readonly AnyUpdate[] {
  const before = updates.at(-2);
  const last = updates.at(-1);
  if (!before || !last) return updates;
  const events = last.events as readonly Event[];
  const end = events.findIndex(({ type }) => type === 'roundEnded');
  const ended = events[end];
  if (ended?.type !== 'roundEnded' || !ended.tokens) return updates;
  const view: View = { ...(before.view as View), tokens: ended.tokens };
  const { decision: _none, ...rest } = last;
  return [
    ...updates.slice(0, -1),
    { ...rest, events: events.slice(0, end + 1), view, awaiting: [], outcome: WON },
  ];
}
