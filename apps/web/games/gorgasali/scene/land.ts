import {
  columnOf,
  ISLAND,
  rowOf,
  SIDE,
  type Square,
  type Terrain,
  terrainOf,
} from '@riposte/gorgasali/table';
import { coastAt } from './coast.ts';
import { HEIGHT, noise, WIDTH } from './geometry.ts';
import { outlineOf } from './outline.ts';

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
