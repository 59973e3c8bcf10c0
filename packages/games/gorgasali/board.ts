import { GATES, ROWS } from './map.ts';

/** A square: 30 times its row, from the north, and its column, from the west. */
export type Square = number;

export const SIDE = 30;
export const SQUARES = SIDE * SIDE;
/** Not on the island: in the sector, or fallen. */
export const OFF: Square = -1;

export const TERRAINS = ['plain', 'forest', 'mountain', 'water', 'tree'] as const;
export type Terrain = (typeof TERRAINS)[number];

const LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  C: 'plain',
  H: 'plain',
  F: 'forest',
  M: 'mountain',
  W: 'water',
  T: 'tree',
};

/** RULES 2.4: how far from the rim each zone begins. */
export const ZONE_DEPTHS: readonly number[] = [0, 4, 8, 11];
export const ZONES = ZONE_DEPTHS.length;

/** What every game begins with, seen from a square. */
interface Island {
  readonly terrain: readonly Terrain[];
  readonly chests: readonly Square[];
  readonly springs: readonly Square[];
}

/** Rows, columns and depths are asked for a million times a second. `OFF` lies beyond the rim. */
const FROM_OFF: readonly Square[] = Array.from({ length: SQUARES + 1 }, (_, index) => index + OFF);
const ROW = Int8Array.from(FROM_OFF, (square) => Math.floor(square / SIDE));
const COLUMN = Int8Array.from(FROM_OFF, (square) => square % SIDE);
const DEPTH = Int8Array.from(FROM_OFF, (_, index) => {
  const [column, row] = [COLUMN[index] as number, ROW[index] as number];
  return Math.min(column, row, SIDE - 1 - column, SIDE - 1 - row);
});

export function rowOf(square: Square): number {
  return ROW[square - OFF] as number;
}

export function columnOf(square: Square): number {
  return COLUMN[square - OFF] as number;
}

/** The square in this column and row; `OFF` beyond the rim. */
export function squareAt(column: number, row: number): Square {
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? SIDE * row + column : OFF;
}

/** Reads the letters of a map; throws where it is no island. */
export function readIsland(rows: readonly string[], gates: readonly Square[]): Island {
  const letters = rows.join('');
  if (rows.length !== SIDE || rows.some((row) => row.length !== SIDE))
    throw new Error(`the island is not ${SIDE} by ${SIDE} squares`);
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  const terrain = squares.map((square) => {
    const read = LETTERS[letters[square] ?? ''];
    if (read === undefined) throw new Error(`no terrain is written “${letters[square]}”`);
    return read;
  });
  for (const square of squares)
    if (letters[square] !== letters[turned(square)])
      throw new Error(`${squareName(square)} is not the same seen from all sides`);
  const where = (letter: string) => squares.filter((square) => letters[square] === letter);
  const [chests, springs, tree] = [where('C'), where('H'), where('T')];
  if (chests.length !== 72) throw new Error(`the island has ${chests.length} chests, not 72`);
  if (springs.length !== 4) throw new Error(`the island has ${springs.length} springs, not 4`);
  if (tree.join() !== '434,435,464,465') throw new Error('the Great Tree is not in the middle');
  if (new Set(gates).size !== 20) throw new Error('there are not 20 gates');
  for (const gate of gates)
    if (terrain[gate] !== 'plain' || depthOf(gate) > 0 || chests.includes(gate))
      throw new Error(`${squareName(gate)} is no gate`);
  const reached = reachedFrom(gates[0] ?? OFF, terrain);
  if (reached !== SQUARES - tree.length) throw new Error(`only ${reached} squares can be reached`);
  return { terrain, chests, springs };
}

/** The same square after a quarter turn of the island. */
function turned(square: Square): Square {
  return squareAt(SIDE - 1 - rowOf(square), columnOf(square));
}

/** How far a square lies from the rim. */
export function depthOf(square: Square): number {
  return DEPTH[square - OFF] as number;
}

function reachedFrom(start: Square, terrain: readonly Terrain[]): number {
  const found = new Set([start]);
  for (const square of found)
    for (const next of besideOf(square)) if (terrain[next] !== 'tree') found.add(next);
  return found.size;
}

function besideOf(square: Square): readonly Square[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  return [
    squareAt(column, row - 1),
    squareAt(column + 1, row),
    squareAt(column, row + 1),
    squareAt(column - 1, row),
  ].filter((one) => one !== OFF);
}

/** What a square is called: the letter of its column and the number of its row. */
export function squareName(square: Square): string {
  const column = columnOf(square);
  const letter = String.fromCharCode(65 + (column % 26));
  return `${column < 26 ? '' : 'A'}${letter}${rowOf(square) + 1}`;
}

const ALL: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);

export const ISLAND: Island = readIsland(ROWS, GATES);
export const CHESTS = ISLAND.chests;
export const TREE: readonly Square[] = ALL.filter((square) => ISLAND.terrain[square] === 'tree');

/** The zone of each square, from 1 outside to 4 in the middle. */
const ZONE: Uint8Array = Uint8Array.from(
  ALL,
  (square) => ZONE_DEPTHS.filter((depth) => depthOf(square) >= depth).length,
);

/** The four squares a step may lead to. */
export const BESIDE: readonly (readonly Square[])[] = ALL.map(besideOf);
/** The eight squares around a square. */
export const AROUND: readonly (readonly Square[])[] = ALL.map((square) =>
  ALL.filter((other) => other !== square && rangeOf(square, other) === 1),
);

const SPRING: Uint8Array = Uint8Array.from(ALL, (square) => (ISLAND.springs.includes(square) ? 1 : 0));

export function terrainOf(square: Square): Terrain {
  return ISLAND.terrain[square] ?? 'tree';
}

export function zoneOf(square: Square): number {
  return ZONE[square] ?? 0;
}

export function isSpring(square: Square): boolean {
  return SPRING[square] === 1;
}

/** The gate of a sector, which is counted from 1. */
export function gateOf(sector: number): Square {
  return GATES[sector - 1] ?? OFF;
}

/** RULES 2.6: the larger of the two differences. */
export function rangeOf(one: Square, other: Square): number {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));
}

/** Whether two squares lie on one diagonal. */
export function isDiagonal(one: Square, other: Square): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) === Math.abs(rowOf(one) - rowOf(other));
}

/** RULES 11.5: whether a step is a diagonal one between two squares of barrier or tree. */
export function isBetweenWalls(from: Square, to: Square, barriers: readonly Square[]): boolean {
  const step = to - from;
  if (step === 1 || step === -1 || step === SIDE || step === -SIDE) return false;
  const across = step === SIDE + 1 || step === 1 - SIDE ? 1 : -1;
  return isWall(from + across, barriers) && isWall(to - across, barriers);
}

function isWall(square: Square, barriers: readonly Square[]): boolean {
  return terrainOf(square) === 'tree' || barriers.includes(square);
}
