/** One thing measured, once in each round. */
export interface Figure {
  /** `chess.playout.games` */
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
  /** What it is to reach: at least, or at most, this much. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

/** For programs: `figure chess.playout.games 21034 games/s`. */
export function formatFigure(figure: Figure): string {
  return `figure ${figure.name} ${rounded(medianOf(figure.values))} ${figure.unit}`;
}

/** For people: the median, the best round, how far the rounds lie apart, and whether the goal is reached. */
export function describeFigure(figure: Figure): string {
  const { name, unit, values } = figure;
  const median = medianOf(values);
  const best = isSmallerBetter(figure) ? Math.min(...values) : Math.max(...values);
  const spread = (Math.max(...values) - Math.min(...values)) / median;
  return [
    name.padEnd(36),
    `${readable(median)} ${unit}`.padEnd(24),
    `best ${readable(best)}`.padEnd(16),
    `spread ${Math.round(spread * 100)} %`.padEnd(14),
    describeGoal(figure, median),
  ]
    .join(' ')
    .trimEnd();
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function describeGoal({ goal }: Figure, median: number): string {
  if (!goal) return '';
  const [sign, limit, reached] =
    'atLeast' in goal
      ? ['≥', goal.atLeast, median >= goal.atLeast]
      : ['≤', goal.atMost, median <= goal.atMost];
  return `goal ${sign} ${readable(limit)}: ${reached ? 'reached' : 'not reached'}`;
}

function isSmallerBetter({ goal }: Figure): boolean {
  return goal !== undefined && 'atMost' in goal;
}

/** Three digits are more than the machine is steady for. */
function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

function readable(value: number): string {
  return rounded(value).toLocaleString('en');
}
