import { useEffect, useState } from 'react';

/** Whether a match waits here to be gone on with. What knows it is loaded once the page is there. */
export function useUnfinished(game: string): boolean {
  const [isUnfinished, setUnfinished] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void import('../play/unfinished.ts')
      .then(({ hasUnfinished }) => hasUnfinished(game))
      .then((is) => isWanted && setUnfinished(is))
      // Offline, before it was ever loaded: then there is no match either.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [game]);
  return isUnfinished;
}
