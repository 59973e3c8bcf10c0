import { useSyncExternalStore } from 'react';

/** `desk`: everything lies on the scene. `phone`: thumbs at the bottom. `low`: a phone on its side. */
export type Layout = 'desk' | 'phone' | 'low';

const DESK = '(min-width: 60rem) and (min-height: 37.5rem)';
const LOW = '(min-aspect-ratio: 5/4)';
const ROOMY = '(min-width: 75rem) and (min-height: 46rem)';
const SMALL = '(max-height: 44rem)';

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layoutNow);
}

/** Whether cards on the table have room for their text: not in a low window, where the board needs the sky. */
export function useRoomForText(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(ROOMY).matches);
}

/** How many answers have a button of their own: as many as are seen without scrolling. */
export function useRoom(layout: Layout): number {
  const isSmall = useSyncExternalStore(subscribe, () => matchMedia(SMALL).matches);
  if (layout === 'phone') return isSmall ? 4 : 6;
  return layout === 'low' ? 4 : 6;
}

function layoutNow(): Layout {
  if (matchMedia(DESK).matches) return 'desk';
  return matchMedia(LOW).matches ? 'low' : 'phone';
}

function subscribe(listener: () => void): () => void {
  const queries = [DESK, LOW, ROOMY, SMALL].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
