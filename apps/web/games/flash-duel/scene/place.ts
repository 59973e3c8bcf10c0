/** A length in units of the picture: it is scaled with the window, without any script. */
export function length(units: number): string {
  return `calc(var(--u) * ${Math.round(units * 100) / 100})`;
}

/** Moves something to a point of the picture. */
export function at(x: number, y: number): string {
  return `translate(${length(x)}, ${length(y)})`;
}
