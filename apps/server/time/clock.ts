import type { Seat } from '@riposte/kernel';
import type { ClockSettings as ClockCard } from '@riposte/protocol';

/**
 * How long seats may think. With `live` clocks there is so much for the match and some more with each move, by
 * `correspondence` so much for each, by `turn` so much for each turn of the game, however many moves it takes. A move is an answer that the spectators are told of: any other would show by
 * the clock what was done in secret.
 */
export type ClockTerms = ClockCard;

/** What the clocks show. All of it is public. */
export interface TimeSource {
  /** What each seat had left at `since`; empty where there are no clocks. */
  readonly left: readonly number[];
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
  /** Since when, in service time. */
  readonly since: number;
  /**
   * What a seat had left before the first of its moves that it may take back. Taking them back gives it no more than
   * that: otherwise time could be had for nothing.
   */
  readonly held?: { readonly seat: Seat; readonly left: number } | undefined;
  /** By letter: since when each of those seats has been waited for without a break, in service time. */
  readonly waited?: Readonly<Record<number, number>> | undefined;
  /**
   * By letter: until when the players of running seats are away. What of that was still to come at `since` has been added
   * to what they have left, so a node of an older release, which knows nothing of it, gives them that time too.
   */
  readonly lent?: Readonly<Record<number, number>> | undefined;
}

/** What has happened to a clock. */
export interface Tick {
  readonly now: number;
  /** Whose time runs from now on. */
  readonly running: readonly Seat[];
  /** The seat that has made a move, if one has, and whether it may be taken back. */
  readonly moved?: Seat | undefined;
  readonly isFree?: boolean;
  /** The seat that has taken a move back. */
  readonly undone?: Seat | undefined;
  /** Whether another turn of the game has begun. */
  readonly isNewTurn?: boolean;
  /** Until when the players of seats are away, in service time. */
  readonly away?: Readonly<Record<number, number>>;
}

/** So close to its end a turn is not saved any more by going away; of short turns the second half is. */
const LAST_MINUTES = 60 * 60_000;

/** Clocks that stand still. */
export function newClock(terms: ClockTerms, seats: number, now: number): TimeSource {
  const each = terms.type === 'live' ? terms.initial : terms.type === 'none' ? 0 : terms.perTurn;
  return { left: terms.type === 'none' ? [] : Array(seats).fill(each), running: [], since: now };
}

/** Charges the seats that were awaited, and lets the time of those run that are awaited now. */
export function charge(terms: ClockTerms, clock: TimeSource, tick: Tick): TimeSource {
  const { running, moved, undone } = tick;
  // The service's time may step back a little when an outage is found out.
  const since = Math.max(tick.now, clock.since);
  const charged = clock.left.map((before, index) => {
    const wasRunning = clock.running.some((seat) => seat === index);
    return wasRunning ? chargedFor(terms, clock, index, since) : before;
  });
  const held = heldAfter(clock, charged, tick);
  const own = charged.map((after, index) => {
    const wasRunning = clock.running.some((seat) => seat === index);
    const isRunning = running.some((seat) => seat === index);
    if (undone === index) return Math.min(after, clock.held?.seat === undone ? clock.held.left : after);
    if (terms.type === 'live') return after + (wasRunning && moved === index ? terms.increment : 0);
    if (terms.type === 'correspondence')
      return moved === index || (isRunning && !wasRunning) ? terms.perTurn : after;
    return terms.type === 'turn' && tick.isNewTurn ? terms.perTurn : after;
  });
  const waited = terms.type === 'correspondence' ? waitedAfter(clock, running, since) : undefined;
  const lent = terms.type === 'correspondence' ? lentAfter(terms, clock, own, { ...tick, now: since }) : {};
  const left = own.map((one, index) => one + Math.max(0, (lent[index] ?? since) - since));
  const isLent = Object.keys(lent).length > 0;
  return {
    left,
    running,
    since,
    ...(held && { held }),
    ...(waited && { waited }),
    ...(isLent && { lent }),
  };
}

/** What a seat that was awaited has left of its own: the days on which its player was away are not charged. */
function chargedFor(terms: ClockTerms, { left, since, lent }: TimeSource, seat: number, now: number): number {
  const until = Math.max(since, lent?.[seat] ?? since);
  const before = (left[seat] ?? 0) - (until - since);
  // Where an older release has written in between, it is not known any more what was lent.
  const own = terms.type === 'correspondence' ? Math.min(before, terms.perTurn) : before;
  return Math.max(0, own - Math.max(0, now - until));
}

/** Until when the players of the seats that are awaited now are away; not where their time was as good as over. */
function lentAfter(
  { perTurn }: Extract<ClockTerms, { type: 'correspondence' }>,
  { lent: before }: TimeSource,
  own: readonly number[],
  { now, running, away = {} }: Tick,
): Readonly<Record<number, number>> {
  const least = Math.min(LAST_MINUTES, perTurn / 2);
  const lent = running.flatMap((seat) => {
    const until = away[seat];
    if (until === undefined || until <= now) return [];
    const isSaved = before?.[seat] !== undefined || (own[seat] ?? 0) >= least;
    return isSaved ? [[seat, until] as const] : [];
  });
  return Object.fromEntries(lent);
}

/** However many moves a seat makes in a row, it has been waited for since the first of them was due. */
function waitedAfter(clock: TimeSource, running: readonly Seat[], since: number): TimeSource['waited'] {
  return Object.fromEntries(running.map((seat) => [seat, waitedSince(clock, seat) ?? since]));
}

/** Since when a seat has been waited for; nothing where it is not. */
export function waitedSince({ running, waited, since }: TimeSource, seat: Seat): number | undefined {
  return running.includes(seat) ? (waited?.[seat] ?? since) : undefined;
}

/** What a seat had before its moves that may be taken back; nothing once they stand. */
function heldAfter(
  { held }: TimeSource,
  charged: readonly number[],
  { moved, undone, isFree }: Tick,
): TimeSource['held'] {
  if (undone !== undefined || moved === undefined) return held;
  if (!isFree) return undefined;
  return held?.seat === moved ? held : { seat: moved, left: charged[moved] ?? 0 };
}

/** When the first seat's time is over; nothing while none runs. */
export function deadlineOf(clock: TimeSource): number | undefined {
  const ends = clock.running.map((seat) => clock.since + (clock.left[seat] ?? Number.POSITIVE_INFINITY));
  const first = Math.min(...ends);
  return Number.isFinite(first) ? first : undefined;
}

/** The seats whose time is over. */
export function lateSeats(clock: TimeSource, now: number): readonly Seat[] {
  return clock.running.filter((seat) => {
    const left = clock.left[seat];
    return left !== undefined && clock.since + left <= now;
  });
}

/** A player who comes back to a seat whose time was over gets enough to play on. */
export function topUp(terms: ClockTerms, clock: TimeSource, seat: Seat, least: number): TimeSource {
  const enough = terms.type === 'live' || terms.type === 'none' ? least : terms.perTurn;
  return {
    ...clock,
    left: clock.left.map((left, index) => (index === seat ? Math.max(left, enough) : left)),
  };
}
