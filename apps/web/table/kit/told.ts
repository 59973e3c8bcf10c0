import { viewBefore } from '../names.ts';
import type { AnyFacts } from './dress.ts';
import { type LogLine, linesAt } from './logLines.ts';
import type { Sight } from './sight.ts';

/** How far the stage has come: so many updates wholly, and so many events of the next. */
interface Reached {
  readonly shown: number;
  readonly step: number;
}

/**
 * The line that is told now: the last of what the stage has reached that is worth a word. It stays until the next, and
 * is the same whether it was watched, skipped, or jumped to.
 */
export function toldAt(dress: AnyFacts, sight: Sight, { shown, step }: Reached): LogLine | undefined {
  const { session, state } = sight;
  const { updates } = state;
  for (let index = Math.min(shown, updates.length - 1); index >= 0; index--) {
    const update = updates[index];
    if (!update) continue;
    const { events, view, takenBack } = update;
    if (takenBack !== undefined && index < shown)
      return linesAt(dress, sight, update, viewBefore(updates, index)).at(-1);
    const reached = index < shown ? events : events.slice(0, step);
    const last = reached.findLastIndex((event) => session.guide.weight(event, view) !== 'quiet');
    if (last >= 0) return linesAt(dress, sight, update, viewBefore(updates, index))[last];
  }
  return undefined;
}
