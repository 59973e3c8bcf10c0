/** Where a share probably lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How many standard errors each side of a normal mean hold 95 %. */
export const Z95 = 1.959964;

/**
 * The 95 % interval of a win rate by Wilson's score, which holds for few games and for rates near 0 and 1 too.
 * A draw counts as half a win.
 */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z95 ** 2;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2))) / (1 + z2 / games);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** "54 %" */
export function formatRate(rate: number, digits = 0): string {
  return `${(rate * 100).toFixed(digits)} %`;
}

/** "48-60 %" */
export function formatInterval({ low, high }: Interval, digits = 0): string {
  return `${(low * 100).toFixed(digits)}-${(high * 100).toFixed(digits)} %`;
}
