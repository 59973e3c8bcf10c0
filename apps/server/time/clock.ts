import type { Seat } from '@riposte/kernel';
import type { Clock as ClockCard } from '@riposte/protocol';

/**
 * How long seats may think. With `live` clocks there is so much for the match and some more with each move, by
 * `correspondence` so much for each. A move is an answer that the spectators are told of: any other would show by
 * the clock what was done in secret.
 */
export type ClockTerms = ClockCard;

/** What the clocks show. All of it is public. */
export interface Clock {
  /** What each seat had left at `since`; empty where nobody counts. */
  readonly left: readonly number[];
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
  /** Since when, in service time. */
  readonly since: number;
}

/** What has happened to a clock. */
export interface Turn {
  readonly now: number;
  /** Whose time runs from now on. */
  readonly running: readonly Seat[];
  /** Who has made a move, if anybody. */
  readonly moved?: Seat | undefined;
}

/** Clocks that stand still. */
export function newClock(terms: ClockTerms, seats: number, now: number): Clock {
  const each = terms.type === 'live' ? terms.initial : terms.type === 'correspondence' ? terms.perTurn : 0;
  return { left: terms.type === 'none' ? [] : Array(seats).fill(each), running: [], since: now };
}

/** Charges whoever was awaited, and lets the time of those run who are awaited now. */
export function charge(terms: ClockTerms, clock: Clock, { now, running, moved }: Turn): Clock {
  // The service's time may step back a little when an outage is found out.
  const since = Math.max(now, clock.since);
  const left = clock.left.map((before, index) => {
    const wasRunning = clock.running.some((seat) => seat === index);
    const isRunning = running.some((seat) => seat === index);
    const after = wasRunning ? Math.max(0, before - (since - clock.since)) : before;
    if (terms.type === 'live') return after + (wasRunning && moved === index ? terms.increment : 0);
    if (terms.type === 'correspondence')
      return moved === index || (isRunning && !wasRunning) ? terms.perTurn : after;
    return after;
  });
  return { left, running, since };
}

/** When the first seat's time is over; nothing while nobody's runs. */
export function deadlineOf(clock: Clock): number | undefined {
  const ends = clock.running.map((seat) => clock.since + (clock.left[seat] ?? Number.POSITIVE_INFINITY));
  const first = Math.min(...ends);
  return Number.isFinite(first) ? first : undefined;
}

/** The seats whose time is over. */
export function lateSeats(clock: Clock, now: number): readonly Seat[] {
  return clock.running.filter((seat) => {
    const left = clock.left[seat];
    return left !== undefined && clock.since + left <= now;
  });
}

/** Whoever comes back to a seat whose time was over gets enough to play on. */
export function topUp(terms: ClockTerms, clock: Clock, seat: Seat, least: number): Clock {
  const enough = terms.type === 'correspondence' ? terms.perTurn : least;
  return {
    ...clock,
    left: clock.left.map((left, index) => (index === seat ? Math.max(left, enough) : left)),
  };
}
