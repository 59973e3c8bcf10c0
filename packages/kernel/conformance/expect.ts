import type { Decision } from '../decision.ts';
import type { Seat, Viewer } from '../seat.ts';

export function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Byte by byte. */
export function expectSame(actual: unknown, expected: unknown, otherwise: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${otherwise}:\n  ${is}\n  ${should}`);
}

export function awaited<Choice>(decisions: readonly Decision<Choice>[]): readonly Decision<Choice>[] {
  return decisions.filter(({ kind }) => kind === 'awaited');
}

/** The decisions a viewer knows of: those put to the viewer. */
export function decisionsOf<Choice>(
  decisions: readonly Decision<Choice>[],
  viewer: Viewer,
): readonly Decision<Choice>[] {
  return decisions.filter(({ seat }) => seat === viewer);
}

export function nameOf(seat: Seat): string {
  return `Seat ${seat}`;
}
