import { columnOf, depthOf, OFF, rowOf, SIDE, type Square, squareAt } from '@riposte/gorgasali/table';

/** How large a square is drawn: the ground is squashed, and everything on it stands upright. */
export const WIDTH = 48;
export const HEIGHT = 34;

/** A point of the picture; the north-west corner of the first square is its origin. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The island with the sea around it that may be seen. */
export const WHOLE: Box = {
  left: -4.2 * WIDTH,
  top: -4.2 * HEIGHT,
  right: (SIDE + 4.2) * WIDTH,
  bottom: (SIDE + 4.2) * HEIGHT,
};

export function middleOf(square: Square): Point {
  return { x: (columnOf(square) + 0.5) * WIDTH, y: (rowOf(square) + 0.5) * HEIGHT };
}

export function boxOf(square: Square): Box {
  const [left, top] = [columnOf(square) * WIDTH, rowOf(square) * HEIGHT];
  return { left, top, right: left + WIDTH, bottom: top + HEIGHT };
}

/** The smallest box around all of these. */
export function around(squares: Iterable<Square>): Box | undefined {
  let found: Box | undefined;
  for (const square of squares) {
    const box = boxOf(square);
    found = found ? union(found, box) : box;
  }
  return found;
}

export function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** A box with so many squares more on every side. */
export function grown({ left, top, right, bottom }: Box, squares: number): Box {
  const [across, down] = [squares * WIDTH, squares * HEIGHT];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** The square at a point; `OFF` in the sea. */
export function squareUnder({ x, y }: Point): Square {
  return squareAt(Math.floor(x / WIDTH), Math.floor(y / HEIGHT));
}

/** The closest of these squares to a point, if its middle is not farther away than that. */
export function closest({ x, y }: Point, squares: Iterable<Square>, most: number): Square | undefined {
  let found: Square | undefined;
  let least = most;
  for (const square of squares) {
    const middle = middleOf(square);
    const away = Math.hypot(middle.x - x, middle.y - y);
    if (away > least) continue;
    found = square;
    least = away;
  }
  return found;
}

/** The way out from the rim at a square of it. */
export function outward(gate: Square): Point {
  const [column, row] = [columnOf(gate), rowOf(gate)];
  if (depthOf(gate) > 0) throw new Error(`square ${gate} is not on the rim`);
  if (row === 0) return { x: 0, y: -1 };
  if (row === SIDE - 1) return { x: 0, y: 1 };
  return { x: column === 0 ? -1 : 1, y: 0 };
}

/** Where a figure stands that waits in its sector: on the landing stage before its gate. */
export function landingOf(gate: Square): Point {
  const middle = middleOf(gate);
  const out = outward(gate);
  return { x: middle.x + out.x * 1.55 * WIDTH, y: middle.y + out.y * 1.75 * HEIGHT };
}

/** Where a figure stands. */
export function standOf(square: Square, gate: Square): Point {
  return square === OFF ? landingOf(gate) : middleOf(square);
}

/** A number between 0 and 1 that is always the same for the same two: what varies without chance. */
export function noise(one: number, other: number): number {
  const mixed = Math.sin(one * 127.1 + other * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
