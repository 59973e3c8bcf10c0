import { isDrawn, type Outcome, type Viewer } from '@riposte/kernel';

/** How a match ended for its viewer. */
export type ViewerResult = 'won' | 'lost' | 'drawn' | 'watched';

/** A raid that nobody has won gives everybody the first place. */
export function resultFor(outcome: Outcome, viewer: Viewer): ViewerResult {
  if (viewer === 'spectator') return 'watched';
  if (isDrawn(outcome)) return 'drawn';
  return outcome.places[viewer] === 1 ? 'won' : 'lost';
}
