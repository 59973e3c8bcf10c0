import { useEffect, useState } from 'react';
import type { Last } from '../play/last.ts';

/** What was played last here, or waits to be gone on with. What knows it is loaded once the page is there. */
export function useLast(game: string): Last | undefined {
  const [last, setLast] = useState<Last>();
  useEffect(() => {
    let isWanted = true;
    void import('../play/last.ts')
      .then(({ lastOf }) => lastOf(game))
      .then((found) => isWanted && setLast(found))
      // Offline, before it was ever loaded: then there is no match either.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [game]);
  return last;
}
