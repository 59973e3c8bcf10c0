import { useLayoutEffect } from 'react';

/** What the whole page goes by: a table is open, something lies over the page, a notice takes room at its foot. */
type Mark = 'table' | 'covered' | 'noticed';

const holders = new Map<Mark, number>();

/**
 * Marks the root of the page while this is shown and so. Style sheets could ask with `:has`, but at the root that is
 * asked anew, through the whole page, whenever anything on it changes.
 */
export function useRootMark(mark: Mark, isSo = true): void {
  useLayoutEffect(() => {
    if (!isSo) return;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isSo]);
}

function hold(mark: Mark, by: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + by;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}
