import { useSyncExternalStore } from 'react';
import type { Crop } from './Scene.tsx';

/** Wide enough for three columns side by side; HomePage.module.css asks the same. */
const WIDE = '(min-width: 56rem) and (min-aspect-ratio: 6 / 5)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** How there is room for the three scenes. */
export function useCrop(): Crop {
  return useSyncExternalStore(subscribe, () => (matchMedia(WIDE).matches ? 'column' : 'band'));
}
