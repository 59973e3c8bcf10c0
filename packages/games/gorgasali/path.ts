import type { Seat } from '@riposte/kernel';
import { barriersOf } from './banner.ts';
import {
  AROUND,
  BESIDE,
  columnOf,
  gateOf,
  OFF,
  rowOf,
  SQUARES,
  type Square,
  squareAt,
  terrainOf,
  zoneOf,
} from './board.ts';
import type { Aid } from './choice.ts';
import { figureOf, type Position } from './state.ts';
import { priceOf, shrunkZones } from './zone.ts';

/** What a movement is made with. */
export interface Effort {
  /** What may be spent. */
  readonly number: number;
  readonly aid: Aid;
  /** Squares that were entered in this turn, with that of the start. */
  readonly covered: readonly Square[];
  /** Whether it may stop anywhere and costs no health: Dobergun's extra movement. */
  readonly isGift?: boolean;
}

/** Where a movement may end, and the health it costs. */
export interface End {
  readonly to: Square;
  readonly loss: number;
}

/** The largest number: two sixes, doubled by Adrenaline. */
const MOST = 24;
/** How many ways to a square with the same number used are kept; with one, many an end would be missed. */
const WAYS = 2;
/** How many slots there are for a number used: a power of two, so that the square of a slot is quickly found. */
const LAYER = 2048;

const BLOCKED = 1;
const CHEST = 2;
const WALL = 4;

/** RULES 6.3, 11.4: what it costs to enter each square, by aid. */
const COSTS: Readonly<Record<Aid, Uint8Array>> = {
  none: costsWith({}),
  axe: costsWith({ forest: 1 }),
  rope: costsWith({ mountain: 1 }),
  boat: costsWith({ water: 1 }),
  compass: costsWith({}),
  adrenaline: costsWith({}),
  teleport: costsWith({}),
};

function costsWith(given: Partial<Record<'forest' | 'mountain' | 'water', number>>): Uint8Array {
  const costs = { plain: 1, forest: 2, mountain: 2, water: 3, tree: 99, ...given };
  return Uint8Array.from({ length: SQUARES }, (_, square) => costs[terrainOf(square)]);
}

// A way is a slot: its square, the number used, and which of two it is. These arrays serve every search in turn.
const parents = new Int32Array((MOST + 1) * LAYER);
const losses = new Int32Array((MOST + 1) * LAYER);
const stamps = new Int32Array((MOST + 1) * LAYER);
const queue = new Int32Array((MOST + 1) * LAYER);
const queued = new Int32Array(MOST + 1);
const marks = new Uint8Array(SQUARES);
const endSlots = new Int32Array(SQUARES);
const endStamps = new Int32Array(SQUARES);
const ends: Square[] = [];
let stamp = 0;

/**
 * RULES 6.2 to 6.9: where a movement may end, each with the cheapest way found. A few ends that only a winding way
 * reaches are missed; walking step by step reaches them all.
 */
export function endsOf(position: Position, seat: Seat, effort: Effort): readonly End[] {
  search(position, seat, effort);
  return ends.map((to) => ({ to, loss: losses[endSlots[to] as number] as number }));
}

/** The way to an end, without the square of the start; empty when there is none. */
export function wayTo(position: Position, seat: Seat, effort: Effort, to: Square): readonly Square[] {
  search(position, seat, effort);
  if (endStamps[to] !== stamp) return [];
  const way: Square[] = [];
  for (let slot = endSlots[to] as number; slot >= 0; slot = parents[slot] as number)
    way.unshift(squareOf(slot));
  const { square } = figureOf(position, seat);
  return square === OFF ? way : way.slice(1);
}

/** The squares that one step may lead to. */
export function stepsOf(position: Position, seat: Seat, { number, aid, covered }: Effort): readonly Square[] {
  const { square, sector } = figureOf(position, seat);
  mark(position);
  const costs = COSTS[aid];
  const from = square === OFF ? [gateOf(sector)] : neighboursOf(square, aid);
  const steps = from.filter(
    (next) =>
      ((marks[next] as number) & BLOCKED) === 0 &&
      (costs[next] as number) <= number &&
      !covered.includes(next) &&
      (square === OFF || !isBarred(square, next)),
  );
  unmark(position);
  return steps;
}

/** What it costs to enter a square. */
export function costOf(square: Square, aid: Aid): number {
  return COSTS[aid][square] as number;
}

function neighboursOf(square: Square, aid: Aid): readonly Square[] {
  return ((aid === 'compass' ? AROUND : BESIDE)[square] as readonly Square[]) ?? [];
}

/** RULES 11.5: a diagonal step between two squares of barrier or tree. */
function isBarred(from: Square, to: Square): boolean {
  const [column, row] = [columnOf(to), rowOf(to)];
  if (column === columnOf(from) || row === rowOf(from)) return false;
  return isWall(squareAt(column, rowOf(from))) && isWall(squareAt(columnOf(from), row));
}

function isWall(square: Square): boolean {
  return ((marks[square] as number) & WALL) !== 0 || terrainOf(square) === 'tree';
}

/** What the last search was made for: all it depends on. Lists are replaced, never changed, so they may be compared. */
const last: {
  number: number;
  aid: Aid;
  covered: readonly Square[];
  isGift: boolean;
  sector: number;
  square: Square;
  shrunk: number;
  chests: readonly Square[];
  banners: Position['banners'];
  squares: Square[];
} = {
  number: -1,
  aid: 'none',
  covered: [],
  isGift: false,
  sector: 0,
  square: OFF,
  shrunk: 0,
  chests: [],
  banners: [],
  squares: [],
};

/** Whether the arrays hold the answer already: a way is mostly asked for right after the ends. */
function isKnown(position: Position, seat: Seat, effort: Effort): boolean {
  const { number, aid, covered, isGift = false } = effort;
  const { square, sector } = figureOf(position, seat);
  const { figures, chests, banners } = position;
  const shrunk = shrunkZones(position);
  let isSame =
    last.number === number &&
    last.aid === aid &&
    last.covered === covered &&
    last.isGift === isGift &&
    last.square === square &&
    last.sector === sector &&
    last.shrunk === shrunk &&
    last.chests === chests &&
    last.banners === banners &&
    last.squares.length === figures.length;
  for (let index = 0; isSame && index < figures.length; index++)
    isSame = last.squares[index] === figures[index]?.square;
  if (isSame) return true;
  Object.assign(last, { number, aid, covered, isGift, square, sector, shrunk, chests, banners });
  last.squares.length = figures.length;
  for (let index = 0; index < figures.length; index++) last.squares[index] = figures[index]?.square ?? OFF;
  return false;
}

function search(position: Position, seat: Seat, effort: Effort): void {
  if (isKnown(position, seat, effort)) return;
  const { number, aid, covered, isGift = false } = effort;
  const { square, sector } = figureOf(position, seat);
  const price = isGift ? 0 : priceOf(position);
  const shrunk = price > 0 ? shrunkZones(position) : 0;
  const costs = COSTS[aid];
  const isDiagonal = aid === 'compass';
  const neighbours = isDiagonal ? AROUND : BESIDE;
  stamp += 1;
  ends.length = 0;
  queued.fill(0);
  mark(position);
  for (const one of covered) if (one !== OFF) marks[one] = (marks[one] as number) | BLOCKED;
  const start = square === OFF ? gateOf(sector) : square;
  const lossAt = (one: Square) => (zoneOf(one) <= shrunk ? price : 0);
  if (square !== OFF) add(start, 0, -1, 0);
  else if (number >= 1 && ((marks[start] as number) & BLOCKED) === 0) add(start, 1, -1, lossAt(start));
  for (let used = 0; used <= number; used++) {
    for (let index = 0; index < (queued[used] as number); index++) {
      const slot = queue[used * LAYER + index] as number;
      const here = (slot & (LAYER - 1)) >> 1;
      const beside = neighbours[here] as readonly Square[];
      let isStuck = true;
      for (let side = 0; side < beside.length; side++) {
        const next = beside[side] as Square;
        const now = used + (costs[next] as number);
        if (now > number || ((marks[next] as number) & BLOCKED) !== 0) continue;
        const loss = shrunk > 0 ? (losses[slot] as number) + lossAt(next) : 0;
        // Once the figure is known not to be stuck, a way that would not be kept need not be looked at.
        const place = placeFor(next, now, here, loss);
        if (place < 0 && !isStuck) continue;
        if (isDiagonal ? isOnWay(slot, next) || isBarred(here, next) : isOnStraightWay(slot, next)) continue;
        isStuck = false;
        if (place >= 0) put(place, now, slot, loss);
      }
      if (used === 0) continue;
      const isChest = ((marks[here] as number) & CHEST) !== 0;
      if (isGift || isStuck || isChest || used === number) end(here, slot);
    }
  }
  for (const one of covered) if (one !== OFF) marks[one] = 0;
  unmark(position);
}

function add(square: Square, used: number, parent: number, loss: number): void {
  put(placeFor(square, used, OFF, loss), used, parent, loss);
}

/** The slot for one more way to a square from another, or -1 where those that are kept are as good. */
function placeFor(square: Square, used: number, from: Square, loss: number): number {
  const first = used * LAYER + square * WAYS;
  let worst = first;
  for (let slot = first; slot < first + WAYS; slot++) {
    if (stamps[slot] !== stamp) return slot;
    // Two ways are worth keeping only if they come from different squares.
    if (squareOf(parents[slot] as number) === from) {
      worst = slot;
      break;
    }
    if ((losses[slot] as number) > (losses[worst] as number)) worst = slot;
  }
  return loss >= (losses[worst] as number) ? -1 : worst;
}

function put(slot: number, used: number, parent: number, loss: number): void {
  if (stamps[slot] !== stamp) {
    stamps[slot] = stamp;
    queue[used * LAYER + (queued[used] as number)] = slot;
    queued[used] = (queued[used] as number) + 1;
  }
  parents[slot] = parent;
  losses[slot] = loss;
}

function end(square: Square, slot: number): void {
  if (endStamps[square] !== stamp) {
    endStamps[square] = stamp;
    ends.push(square);
  } else if ((losses[endSlots[square] as number] as number) <= (losses[slot] as number)) return;
  endSlots[square] = slot;
}

function squareOf(slot: number): Square {
  return slot < 0 ? OFF : (slot & (LAYER - 1)) >> 1;
}

function isOnWay(slot: number, square: Square): boolean {
  for (let one = slot; one >= 0; one = parents[one] as number)
    if ((one & (LAYER - 1)) >> 1 === square) return true;
  return false;
}

/** Without diagonal steps every other square of a way has the other colour of a chessboard: only these may meet it. */
function isOnStraightWay(slot: number, square: Square): boolean {
  let one = parents[slot] as number;
  while (one >= 0) {
    if ((one & (LAYER - 1)) >> 1 === square) return true;
    one = parents[one] as number;
    if (one >= 0) one = parents[one] as number;
  }
  return false;
}

/** RULES 6.8, 6.9: figures, barriers and the tree stop a movement. */
function mark(position: Position): void {
  for (const chest of position.chests) marks[chest] = CHEST;
  for (const { square } of position.figures) if (square !== OFF) marks[square] = BLOCKED;
  for (const square of barriersOf(position)) marks[square] = BLOCKED | WALL;
}

function unmark(position: Position): void {
  for (const chest of position.chests) marks[chest] = 0;
  for (const { square } of position.figures) if (square !== OFF) marks[square] = 0;
  for (const square of barriersOf(position)) marks[square] = 0;
}
