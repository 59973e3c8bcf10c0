import { AROUND, BESIDE, isBetweenWalls, SQUARES, type Square, zoneOf } from './board.ts';

/** What a search depends on besides the costs. */
interface Terms {
  /** Where the figure sets out, or the gate that it enters first. */
  readonly start: Square;
  readonly isEntering: boolean;
  /** What may be spent. */
  readonly number: number;
  readonly isDiagonal: boolean;
  /** Whether it may end anywhere. */
  readonly isGift: boolean;
  /** How many zones cost health to enter, and how much. */
  readonly shrunk: number;
  readonly price: number;
  /** For each square whether a chest lies there. */
  readonly chests: Uint8Array;
  readonly barriers: readonly Square[];
}

/** What it costs to enter a square that cannot be entered. */
export const CLOSED = 99;

/** The largest number: two sixes, doubled by Adrenaline. */
const MOST = 24;
/** How many ways to a square with the same number used are kept; with one, many an end would be missed. */
const WAYS = 2;
/** How many squares have room for a number used: a power of two, so that the square of a slot is quickly found. */
const LAYER = 1024;
const SLOTS = (MOST + 1) * LAYER * WAYS;
const NONE = 0xffff;

/** Every square has as many sides as any other: those that lead beyond the rim lead here. */
const RIM = SQUARES;
const FOUR_SIDES = sidesOf(BESIDE, 4);
const EIGHT_SIDES = sidesOf(AROUND, 8);

function sidesOf(neighbours: readonly (readonly Square[])[], count: number): Uint16Array {
  return Uint16Array.from(
    { length: SQUARES * count },
    (_, index) => neighbours[Math.floor(index / count)]?.[index % count] ?? RIM,
  );
}

// A way is a slot: the number used, its square, and which of two it is. These arrays serve every search in turn, and
// hold what it has found until the next.

/** What it costs to enter each square: filled in before a search. */
export const costs = new Uint8Array(SQUARES + 1);
/** Where the movement may end, in the order in which the ends were found. */
export const ends: Square[] = [];
/** The slot of the cheapest way to each end. */
const endSlots = new Uint16Array(SQUARES);
/** How many ways there are for each number used and square. */
const kept = new Uint8Array((MOST + 1) * LAYER);
const parents = new Uint16Array(SLOTS);
const losses = new Uint16Array(SLOTS);
/** The slots of each number used, in the order in which they were found. */
const queue = new Uint16Array(SLOTS);
const queued = new Uint16Array(MOST + 1);

/** The health that the way to an end costs. */
export function lossTo(end: Square): number {
  return losses[endSlots[end] as number] as number;
}

/** The way to an end, with the square of the start; empty when it is none. */
export function wayFoundTo(end: Square): readonly Square[] {
  const way: Square[] = [];
  for (let slot = endSlots[end] as number; slot !== NONE; slot = parents[slot] as number)
    way.push(squareOf(slot));
  return way.reverse();
}

/** Finds the ends of a movement, each with the cheapest way found. */
export function search(terms: Terms): void {
  const { start, isEntering, number, isDiagonal, isGift, shrunk, price, chests, barriers } = terms;
  const sides = isDiagonal ? EIGHT_SIDES : FOUR_SIDES;
  const count = isDiagonal ? 8 : 4;
  ends.length = 0;
  endSlots.fill(NONE);
  kept.fill(0, 0, (number + 1) * LAYER);
  queued.fill(0);
  costs[RIM] = CLOSED;
  if (!isEntering) put(slotOf(0, start), 0, NONE, 0);
  else if (number >= 1 && costs[start] !== CLOSED)
    put(slotOf(1, start), 1, NONE, zoneOf(start) <= shrunk ? price : 0);
  for (let used = 0; used < number; used++) {
    for (let index = 0; index < (queued[used] as number); index++) {
      const slot = queue[used * LAYER * WAYS + index] as number;
      const here = squareOf(slot);
      const before = squareOf(parents[slot] as number);
      let isStuck = true;
      for (let side = 0; side < count; side++) {
        const next = sides[here * count + side] as Square;
        const now = used + (costs[next] as number);
        if (now > number || next === before) continue;
        const loss = shrunk > 0 ? (losses[slot] as number) + (zoneOf(next) <= shrunk ? price : 0) : 0;
        // Once the figure is known not to be stuck, a way that would not be kept need not be looked at.
        const place = placeFor(next, now, here, loss);
        if (place === NONE && !isStuck) continue;
        if (
          isDiagonal
            ? isOnWay(slot, next) || isBetweenWalls(here, next, barriers)
            : isOnStraightWay(slot, next)
        )
          continue;
        isStuck = false;
        if (place !== NONE) put(place, now, slot, loss);
      }
      if (used > 0 && (isStuck || isGift || chests[here] === 1)) end(here, slot);
    }
  }
  if (number === 0) return;
  // Where all of the number is used, no step is left.
  for (let index = 0; index < (queued[number] as number); index++) {
    const slot = queue[number * LAYER * WAYS + index] as number;
    end(squareOf(slot), slot);
  }
}

/** The slot for one more way to a square from another, or none where those that are kept are as good. */
function placeFor(square: Square, used: number, from: Square, loss: number): number {
  const first = slotOf(used, square);
  const after = first + (kept[used * LAYER + square] as number);
  let worst = first;
  for (let slot = first; slot < after; slot++) {
    // Two ways are worth keeping only if they come from different squares.
    if (squareOf(parents[slot] as number) === from) return loss < (losses[slot] as number) ? slot : NONE;
    if ((losses[slot] as number) > (losses[worst] as number)) worst = slot;
  }
  if (after < first + WAYS) return after;
  return loss < (losses[worst] as number) ? worst : NONE;
}

function put(slot: number, used: number, parent: number, loss: number): void {
  const cell = slot >> 1;
  if ((slot & 1) === kept[cell]) {
    kept[cell] = (kept[cell] as number) + 1;
    queue[used * LAYER * WAYS + (queued[used] as number)] = slot;
    queued[used] = (queued[used] as number) + 1;
  }
  parents[slot] = parent;
  losses[slot] = loss;
}

function end(square: Square, slot: number): void {
  const before = endSlots[square] as number;
  if (before === NONE) ends.push(square);
  else if ((losses[before] as number) <= (losses[slot] as number)) return;
  endSlots[square] = slot;
}

function slotOf(used: number, square: Square): number {
  return (used * LAYER + square) * WAYS;
}

/** The square of a slot; what is no slot has none of the island's. */
function squareOf(slot: number): Square {
  return (slot >> 1) & (LAYER - 1);
}

function isOnWay(slot: number, square: Square): boolean {
  for (let one = slot; one !== NONE; one = parents[one] as number) if (squareOf(one) === square) return true;
  return false;
}

/** Without diagonal steps every other square of a way has the other colour of a chessboard: only these may meet it. */
function isOnStraightWay(slot: number, square: Square): boolean {
  let one = parents[slot] as number;
  while (one !== NONE) {
    if (squareOf(one) === square) return true;
    one = parents[one] as number;
    if (one !== NONE) one = parents[one] as number;
  }
  return false;
}
