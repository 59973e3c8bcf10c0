import {
  columnOf,
  ISLAND,
  rowOf,
  SIDE,
  type Square,
  type Terrain,
  terrainOf,
} from '@riposte/gorgasali/table';
import { HEIGHT, noise, type Point, short, WIDTH } from './geometry.ts';
import { outlineOf } from './outline.ts';

/** How many bays and capes each side of the coast has. */
const CAPES = 9;

const ALL: readonly Square[] = ISLAND.terrain.map((_, square) => square);

/** Woods, ranges and lakes are unions of squares with round corners. */
const SOFT = { radius: 0.45, jitter: 0.15 };

function squaresOf(terrain: Terrain): readonly Square[] {
  return ALL.filter((square) => terrainOf(square) === terrain);
}

const WATER = squaresOf('water');

/** The shapes of the island, made once from its map. */
export const LAND = {
  coast: coastAt(0.95, 3),
  beach: coastAt(1.5, 3),
  shallows: coastAt(1.9, 3),
  deep: coastAt(3.1, 5),
  woods: outlineOf(squaresOf('forest'), SOFT),
  ranges: outlineOf(squaresOf('mountain'), SOFT),
  lakes: outlineOf(WATER, SOFT),
  shoals: outlineOf(WATER, { ...SOFT, inset: 0.08 }),
  grid: gridOf(),
  crosses: crossesOf(),
} as const;

function gridOf(): string {
  const lines: string[] = [];
  for (let line = 0; line <= SIDE; line++)
    lines.push(`M0 ${line * HEIGHT}H${SIDE * WIDTH}M${line * WIDTH} 0V${SIDE * HEIGHT}`);
  return lines.join('');
}

function crossesOf(): string {
  const crosses: string[] = [];
  for (let row = 0; row <= SIDE; row++)
    for (let column = 0; column <= SIDE; column++)
      crosses.push(`M${column * WIDTH - 3} ${row * HEIGHT}h6m-3 -2.4v4.8`);
  return crosses.join('');
}

/** Something that stands on a square of the island and never moves: the name of its drawing. */
interface Prop {
  readonly square: Square;
  readonly drawing: string;
}

/** Trees, peaks, waves and tufts, row by row; which of their drawings is settled by the square. */
export const PROPS: readonly Prop[] = ALL.flatMap((square): readonly Prop[] => {
  const drawing = drawingOn(square);
  return drawing === undefined ? [] : [{ square, drawing }];
});

function drawingOn(square: Square): string | undefined {
  const dice = noise(columnOf(square), rowOf(square));
  const variant = (count: number) => 1 + Math.floor(noise(rowOf(square) + 9, columnOf(square)) * count);
  switch (terrainOf(square)) {
    case 'forest':
      return `t-forest-${variant(4)}`;
    case 'mountain':
      return `t-mountain-${variant(4)}`;
    case 'water':
      return dice < 0.55 ? `t-water-${variant(4)}` : undefined;
    case 'plain':
      return dice < 0.4 && !ISLAND.chests.includes(square) && !ISLAND.springs.includes(square)
        ? `t-plain-${variant(3)}`
        : undefined;
    case 'tree':
      return undefined;
  }
}

/** The coast, so many squares beyond the rim: its sides bulge, and no two bays are alike. */
function coastAt(distance: number, seed: number): string {
  const points: Point[] = [];
  for (let side = 0; side < 4; side++)
    for (let cape = 0; cape < CAPES; cape++) {
      const along = cape / CAPES;
      const bulge = Math.sin(along * Math.PI) * 0.8;
      const out = distance + bulge + (noise(side * CAPES + cape, seed) - 0.35) * 1.1;
      points.push(turned(side, -0.35 + along * (SIDE + 0.7), -out));
    }
  return smooth(points);
}

/** A point of the northern side, turned to another. */
function turned(side: number, along: number, out: number): Point {
  const [x, y] = [
    [along, out],
    [SIDE - out, along],
    [SIDE - along, SIDE - out],
    [out, SIDE - along],
  ][side] ?? [along, out];
  return { x: (x ?? 0) * WIDTH, y: (y ?? 0) * HEIGHT };
}

/** A closed curve through these points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = `${short(from.x + (to.x - before.x) / 6)} ${short(from.y + (to.y - before.y) / 6)}`;
    const into = `${short(to.x - (after.x - from.x) / 6)} ${short(to.y - (after.y - from.y) / 6)}`;
    return `C${out} ${into} ${short(to.x)} ${short(to.y)}`;
  });
  const first = at(0);
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}Z`;
}
