/** Tells the process that started this one what was measured: `figure server.durable.moves 5120 moves/s`. */
export function tellFigure(name: string, value: number, unit: string): void {
  const shown = value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  process.stdout.write(`figure server.${name} ${shown} ${unit}\n`);
}

export function tell(what: string): void {
  process.stdout.write(`${what}\n`);
}

/** The value below which this share of all values lies. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}
