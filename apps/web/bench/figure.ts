/** One thing measured, once in each round. */
export interface Measured {
  /** `web.interactive` */
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
  /** What it is not to exceed. */
  readonly atMost?: number;
}

/** For programs: `figure web.interactive 2.1 s`. */
export function formatFigure({ name, unit, values }: Measured): string {
  return `figure ${name} ${rounded(medianOf(values))} ${unit}`;
}

/** For people: the median, the best and the worst round, and whether the goal is reached. */
export function describeFigure({ name, unit, values, atMost }: Measured): string {
  const median = medianOf(values);
  return [
    name.padEnd(30),
    `${rounded(median)} ${unit}`.padEnd(12),
    `best ${rounded(Math.min(...values))}`.padEnd(12),
    `worst ${rounded(Math.max(...values))}`.padEnd(14),
    atMost === undefined ? '' : `goal ≤ ${atMost}: ${median <= atMost ? 'reached' : 'not reached'}`,
  ]
    .join(' ')
    .trimEnd();
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Three digits are more than the machine is steady for. */
function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
