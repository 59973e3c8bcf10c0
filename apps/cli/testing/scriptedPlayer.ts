/** Types for the player who is asked. */
export type Player = (shown: string) => string;

/** Among so many answers one is something that could be done at any time. */
const SELDOM = 12;

/** Answers by a fixed chance, whatever is asked; keeps no replay. */
export function byChance(seed: number): Player {
  let number = seed;
  const below = (limit: number) => {
    number = (number * 1103515245 + 12345) % 2 ** 31;
    return Math.floor(number / 65536) % limit;
  };
  return (shown) => {
    const asked = /\((?:1-)?(\d+)(?:, undo)?, or help\): $/.exec(shown);
    if (!asked) return shown.endsWith('another name) ') ? 'n' : '';
    if (isOptional(shown)) return '';
    const awaited = firstOffer(shown) - 1;
    return String(1 + below(below(SELDOM) === 0 ? Number(asked[1]) : Math.min(awaited, Number(asked[1]))));
  };
}

/** Whether pressing Enter will do. */
function isOptional(shown: string): boolean {
  return shown.slice(shown.lastIndexOf('\n')).startsWith('\n Press Enter');
}

/** The number of the first answer that could be given at any time. */
function firstOffer(shown: string): number {
  const screen = shown.slice(shown.lastIndexOf('(rule '));
  return Number(/At any time:[^)]*?(\d+)\)/.exec(screen)?.[1] ?? Number.POSITIVE_INFINITY);
}
