import type { Outcome, Viewer } from '@riposte/kernel';

/** How a match ended for its viewer. */
export type ViewerResult = 'won' | 'lost' | 'drawn' | 'watched';

/** A raid that nobody has won gives everybody the first place. */
export function resultFor({ places }: Outcome, viewer: Viewer): ViewerResult {
  if (viewer === 'spectator') return 'watched';
  if (places.length > 1 && places.every((place) => place === 1)) return 'drawn';
  return places[viewer] === 1 ? 'won' : 'lost';
}
