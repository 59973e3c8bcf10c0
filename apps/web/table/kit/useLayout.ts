import { useSyncExternalStore } from 'react';

/** `desk`: everything lies on the scene. `phone`: thumbs at the bottom. `low`: a phone on its side. */
export type Layout = 'desk' | 'phone' | 'low';

const DESK = '(min-width: 60rem) and (min-height: 37.5rem)';
const LOW = '(min-aspect-ratio: 5/4)';
const ROOMY = '(min-width: 75rem) and (min-height: 42rem)';

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layoutNow);
}

/** Whether ability cards have room for their text: not on a small window, where the fight needs the sky. */
export function useRoomForText(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(ROOMY).matches);
}

function layoutNow(): Layout {
  if (matchMedia(DESK).matches) return 'desk';
  return matchMedia(LOW).matches ? 'low' : 'phone';
}

function subscribe(listener: () => void): () => void {
  const queries = [DESK, LOW, ROOMY].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
