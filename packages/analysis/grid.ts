/** Chances are kept in steps of this size: so fine that no player sees it, and such that sums of them are exact. */
const STEP = 2 ** -14;

/** The nearest number of which sums are exact. */
export function onGrid(chance: number): number {
  // Without the zero, what is a little below it would become −0.
  return Math.round(chance / STEP) * STEP + 0;
}

/** The sum, exact for numbers on the grid. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
