import type { Seat } from '@riposte/kernel';
import { barriersOf } from './banner.ts';
import { AROUND, BESIDE, gateOf, isBetweenWalls, OFF, SQUARES, type Square, terrainOf } from './board.ts';
import { chestMarks } from './chestMarks.ts';
import type { AidChoice } from './choice.ts';
import { CLOSED, costs, ends, lossTo, search, wayFoundTo } from './finder.ts';
import { figureOf, type Position } from './state.ts';
import { priceOf, shrunkZones } from './zone.ts';

/** What a movement is made with. */
export interface Effort {
  /** What may be spent. */
  readonly number: number;
  readonly aid: AidChoice;
  /** Squares that were entered in this turn, with that of the start. */
  readonly covered: readonly Square[];
  /** Whether it may stop anywhere and costs no health: Dobergun's extra movement. */
  readonly isGift?: boolean;
}

/** Where a movement may end, and the health it costs. */
export interface PathEnd {
  readonly to: Square;
  readonly loss: number;
}

/** Most ends cost no health: these are made once. */
const FREE_ENDS: readonly PathEnd[] = Array.from({ length: SQUARES }, (_, to) => ({ to, loss: 0 }));

/** RULES 6.3, 11.4: what it costs to enter each square, by aid. */
const COSTS: Readonly<Record<AidChoice, Uint8Array>> = {
  none: costsWith({}),
  axe: costsWith({ forest: 1 }),
  rope: costsWith({ mountain: 1 }),
  boat: costsWith({ water: 1 }),
  compass: costsWith({}),
  adrenaline: costsWith({}),
  teleport: costsWith({}),
};

function costsWith(given: Partial<Record<'forest' | 'mountain' | 'water', number>>): Uint8Array {
  const byTerrain = { plain: 1, forest: 2, mountain: 2, water: 3, tree: CLOSED, ...given };
  return Uint8Array.from({ length: SQUARES }, (_, square) => byTerrain[terrainOf(square)]);
}

/** What the last search was made for: all it depends on. Lists are replaced, never changed, so they may be compared. */
const last: {
  number: number;
  aid: AidChoice;
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

/**
 * RULES 6.2 to 6.9: where a movement may end, each with the cheapest way found. A few ends that only a winding way
 * reaches are missed; walking step by step reaches them all.
 */
export function endsOf(position: Position, seat: Seat, effort: Effort): readonly PathEnd[] {
  find(position, seat, effort);
  return ends.map((to) => {
    const loss = lossTo(to);
    return loss === 0 ? (FREE_ENDS[to] as PathEnd) : { to, loss };
  });
}

/** The way to an end, without the square of the start; empty when there is none. */
export function wayTo(position: Position, seat: Seat, effort: Effort, to: Square): readonly Square[] {
  find(position, seat, effort);
  const way = wayFoundTo(to);
  return figureOf(position, seat).square === OFF ? way : way.slice(1);
}

/** The squares that one step may lead to. */
export function stepsOf(position: Position, seat: Seat, { number, aid, covered }: Effort): readonly Square[] {
  const { square, sector } = figureOf(position, seat);
  const barriers = barriersOf(position);
  const from = square === OFF ? [gateOf(sector)] : neighboursOf(square, aid);
  return from.filter(
    (next) =>
      costOf(next, aid) <= number &&
      !covered.includes(next) &&
      !barriers.includes(next) &&
      position.figures.every((figure) => figure.square !== next) &&
      (square === OFF || !isBetweenWalls(square, next, barriers)),
  );
}

/** The least that it takes to come to each square that a movement may enter; a way that spends all may still be none. */
export function costsOf(
  position: Position,
  seat: Seat,
  { number, aid, covered }: Effort,
): ReadonlyMap<Square, number> {
  const { square, sector } = figureOf(position, seat);
  const barriers = barriersOf(position);
  const standing = position.figures.map((figure) => figure.square);
  const closed = new Set([...barriers, ...covered, ...standing]);
  const found = new Map<Square, number>();
  const reached = Array.from({ length: number + 1 }, (): Square[] => []);
  const add = (next: Square, used: number) => {
    const now = used + costOf(next, aid);
    if (now <= number && !closed.has(next) && now < (found.get(next) ?? CLOSED)) {
      found.set(next, now);
      reached[now]?.push(next);
    }
  };
  if (square === OFF) add(gateOf(sector), 0);
  else reached[0]?.push(square);
  for (const [used, squares] of reached.entries())
    for (const here of squares)
      if (here === square || found.get(here) === used)
        for (const next of neighboursOf(here, aid))
          if (!isBetweenWalls(here, next, barriers)) add(next, used);
  return found;
}

/** What it costs to enter a square. */
export function costOf(square: Square, aid: AidChoice): number {
  return COSTS[aid][square] as number;
}

function neighboursOf(square: Square, aid: AidChoice): readonly Square[] {
  return ((aid === 'compass' ? AROUND : BESIDE)[square] as readonly Square[]) ?? [];
}

/** Searches, unless the answer is there already. */
function find(position: Position, seat: Seat, effort: Effort): void {
  if (isKnown(position, seat, effort)) return;
  const { number, aid, covered, isGift = false } = effort;
  const { square, sector } = figureOf(position, seat);
  const barriers = barriersOf(position);
  const price = isGift ? 0 : priceOf(position);
  // RULES 6.8, 6.9: figures, barriers and the tree stop a movement.
  costs.set(COSTS[aid]);
  for (const figure of position.figures) if (figure.square !== OFF) costs[figure.square] = CLOSED;
  for (const barrier of barriers) costs[barrier] = CLOSED;
  for (const one of covered) if (one !== OFF) costs[one] = CLOSED;
  search({
    start: square === OFF ? gateOf(sector) : square,
    isEntering: square === OFF,
    number,
    isDiagonal: aid === 'compass',
    isGift,
    shrunk: price > 0 ? shrunkZones(position) : 0,
    price,
    chests: chestMarks(position.chests),
    barriers,
  });
}

/** Whether this is what the last search was for, which it becomes: a way is mostly asked for right after the ends. */
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
