import { columnOf, rowOf, SIDE, type Square } from '@riposte/gorgasali/table';
import { HEIGHT, noise, type Point, short, WIDTH } from './geometry.ts';

/** How the edge of a union of squares is drawn, in squares. */
interface Edge {
  /** How far corners are rounded. */
  readonly radius: number;
  /** How far corners stray from the grid. */
  readonly jitter: number;
  /** How far the edge lies within the squares. */
  readonly inset?: number;
}

/** A corner of the grid: column and row. */
type Corner = readonly [column: number, row: number];

/**
 * The edges around a union of squares, clockwise around the land and counter-clockwise around holes: each a closed
 * round of corners, without those that lie straight between two others.
 */
export function edgesOf(squares: Iterable<Square>): readonly (readonly Corner[])[] {
  const inside = new Set(squares);
  const has = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < SIDE && row < SIDE && inside.has(row * SIDE + column);
  // From each corner at most two edges lead on: where two squares meet at a corner only.
  const onward = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => {
    const key = from.join();
    onward.set(key, [...(onward.get(key) ?? []), to]);
  };
  for (const square of inside) {
    const [column, row] = [columnOf(square), rowOf(square)];
    if (!has(column, row - 1)) add([column, row], [column + 1, row]);
    if (!has(column + 1, row)) add([column + 1, row], [column + 1, row + 1]);
    if (!has(column, row + 1)) add([column + 1, row + 1], [column, row + 1]);
    if (!has(column - 1, row)) add([column, row + 1], [column, row]);
  }
  const edges: (readonly Corner[])[] = [];
  for (;;) {
    const begun = onward.entries().next();
    if (begun.done) return edges;
    edges.push(straightened(roundFrom(begun.value[0], onward)));
  }
}

function roundFrom(start: string, onward: Map<string, Corner[]>): readonly Corner[] {
  const round: Corner[] = [];
  let [key, before] = [start, undefined as Corner | undefined];
  do {
    const ways = onward.get(key) ?? [];
    const here = key.split(',').map(Number) as unknown as Corner;
    // Where two squares meet at a corner, the round turns right and so stays with its own square.
    const taken = ways.length > 1 && before ? rightmost(before, here, ways) : 0;
    const [next] = ways.splice(taken, 1);
    if (ways.length === 0) onward.delete(key);
    if (!next) throw new Error(`the edge ends at ${key}`);
    round.push(here);
    [before, key] = [here, next.join()];
  } while (key !== start);
  return round;
}

function rightmost(before: Corner, here: Corner, ways: readonly Corner[]): number {
  const [right, down] = [here[0] - before[0], here[1] - before[1]];
  return ways.findIndex(([column, row]) => column - here[0] === -down && row - here[1] === right);
}

function straightened(round: readonly Corner[]): readonly Corner[] {
  return round.filter((corner, index) => {
    const before = round.at(index - 1) ?? corner;
    const after = round[(index + 1) % round.length] ?? corner;
    return (
      (before[0] !== corner[0] || corner[0] !== after[0]) &&
      (before[1] !== corner[1] || corner[1] !== after[1])
    );
  });
}

/** The path around a union of squares, with round corners. */
export function outlineOf(squares: Iterable<Square>, edge: Edge): string {
  return edgesOf(squares)
    .map((round) => roundedPath(pointsOf(round, edge), edge.radius))
    .join('');
}

function pointsOf(round: readonly Corner[], { jitter, inset = 0 }: Edge): readonly Point[] {
  return round.map(([column, row], index) => {
    const [fromColumn, fromRow] = round.at(index - 1) ?? [column, row];
    const [toColumn, toRow] = round[(index + 1) % round.length] ?? [column, row];
    // The squares lie to the right of both sides of a corner.
    const right = -Math.sign(row - fromRow) - Math.sign(toRow - row);
    const down = Math.sign(column - fromColumn) + Math.sign(toColumn - column);
    const stray = (seed: number) => (noise(column * 3 + seed, row * 7 + seed) - 0.5) * 2 * jitter;
    return {
      x: (column + inset * right + stray(1)) * WIDTH,
      y: (row + inset * down + stray(2)) * HEIGHT,
    };
  });
}

/** A closed path through these points with corners rounded by so many squares. */
function roundedPath(points: readonly Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const enters = towards(point, points.at(index - 1) ?? point, radius);
    const leaves = towards(point, points[(index + 1) % points.length] ?? point, radius);
    const start = `${short(enters.x)} ${short(enters.y)}`;
    return `${index === 0 ? 'M' : 'L'}${start}Q${short(point.x)} ${short(point.y)} ${short(leaves.x)} ${short(leaves.y)}`;
  });
  return `${parts.join('')}Z`;
}

/** So many squares from a point towards another, at most half the way. */
function towards(point: Point, other: Point, squares: number): Point {
  const [across, down] = [other.x - point.x, other.y - point.y];
  const length = Math.hypot(across / WIDTH, down / HEIGHT);
  const part = length === 0 ? 0 : Math.min(0.5, squares / length);
  return { x: point.x + across * part, y: point.y + down * part };
}
