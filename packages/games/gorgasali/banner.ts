import type { Seat, Tools } from '@riposte/kernel';
import { AROUND, columnOf, OFF, rangeOf, rowOf, type Square, squareAt, terrainOf } from './board.ts';
import { ALONG, type Along } from './choice.ts';
import type { Event } from './event.ts';
import type { BannerKind } from './ids.ts';
import { type Banner, figureOf, type Position, type State, standingAt } from './state.ts';

type Table = Pick<Tools<State, Event>, 'state' | 'tell'>;

/** RULES 13.4: how long a barrier is. */
const BARRIER_LENGTH = 5;
/** RULES 13.2: placed in round 6, gone in round 8. */
const ROUNDS_OF_A_BANNER = 2;

/** The banner on a square: there is at most one. */
function bannerOn({ banners }: Pick<Position, 'banners'>, square: Square): Banner | undefined {
  return banners.find(({ squares }) => squares.includes(square));
}

export function isOn(position: Pick<Position, 'banners'>, square: Square, kind: BannerKind): boolean {
  return bannerOn(position, square)?.kind === kind;
}

/** Every square of every barrier. */
export function barriersOf({ banners }: Pick<Position, 'banners'>): readonly Square[] {
  return banners.flatMap(({ kind, squares }) => (kind === 'barrier' ? squares : []));
}

/** RULES 13.1: whether a square is free of everything; a figure that is named does not count. */
export function isVacant(position: Position, square: Square, but?: Seat): boolean {
  if (square === OFF || terrainOf(square) === 'tree' || position.chests.includes(square)) return false;
  if (bannerOn(position, square)) return false;
  const standing = standingAt(position, square);
  return standing === undefined || standing === but;
}

/** The squares of a barrier. */
export function barrierAt(from: Square, along: Along): readonly Square[] {
  const [right, down] = along === 'across' ? [1, 0] : [0, 1];
  return Array.from({ length: BARRIER_LENGTH }, (_, index) =>
    squareAt(columnOf(from) + right * index, rowOf(from) + down * index),
  );
}

/** RULES 13.4: every barrier that may be placed from a square. */
export function barriersFrom(
  position: Position,
  square: Square,
): readonly { readonly from: Square; readonly along: Along }[] {
  const vacant = new Map<Square, boolean>();
  const isFree = (one: Square) => {
    const known = vacant.get(one) ?? isVacant(position, one);
    vacant.set(one, known);
    return known;
  };
  const [column, row] = [columnOf(square), rowOf(square)];
  return ALONG.flatMap((along) => {
    const found: { from: Square; along: Along }[] = [];
    for (let side = -1; side <= 1; side++)
      for (let start = -BARRIER_LENGTH; start <= 1; start++) {
        const from =
          along === 'across' ? squareAt(column + start, row + side) : squareAt(column + side, row + start);
        if (from === OFF) continue;
        const squares = barrierAt(from, along);
        if (squares.some((one) => rangeOf(one, square) === 1) && squares.every(isFree))
          found.push({ from, along });
      }
    return found;
  });
}

/** RULES 13.5, 16.6: the vacant squares next to a square. */
export function vacantAround(position: Position, square: Square): readonly Square[] {
  return (AROUND[square] ?? []).filter((one) => isVacant(position, one));
}

export function placeBanner(
  { state, tell }: Table,
  seat: Seat,
  kind: BannerKind,
  squares: readonly Square[],
): void {
  state.banners = [...state.banners, { kind, owner: seat, squares, until: state.round + ROUNDS_OF_A_BANNER }];
  tell?.({ type: 'bannerPlaced', seat, kind, squares });
}

/** RULES 13.2: defensive banners whose time is over go at the start of a round. */
export function takeOldBanners({ state, tell }: Table): void {
  const isOld = ({ kind, until }: Banner) => kind !== 'smoke' && until <= state.round;
  const old = state.banners.filter(isOld);
  if (old.length === 0) return;
  state.banners = state.banners.filter((banner) => !isOld(banner));
  tell?.({ type: 'bannersTaken', kinds: old.map(({ kind }) => kind) });
}

/** RULES 14.6: the smoke of a seat ends. */
export function endSmoke({ state, tell }: Table, seat: Seat): void {
  const left = state.banners.filter(({ kind, owner }) => kind !== 'smoke' || owner !== seat);
  if (left.length === state.banners.length) return;
  state.banners = left;
  tell?.({ type: 'smokeEnded', seat });
}

/** RULES 14.6: at the start of its owner's turn in the round after next. */
export function endOldSmoke(table: Table, seat: Seat): void {
  const { banners, round } = table.state;
  if (banners.some(({ kind, owner, until }) => kind === 'smoke' && owner === seat && until <= round))
    endSmoke(table, seat);
}

/** Puts a figure somewhere else, in whatever way: its smoke ends. */
export function relocate(table: Table, seat: Seat, square: Square): void {
  figureOf(table.state, seat).square = square;
  endSmoke(table, seat);
}
