import { awaitedNonces, breakOff, type Dealing, goneSeats, newDealing } from '@riposte/kernel';
import type { ClockTerms } from '../time/clock.ts';
import type { Line } from './line.ts';
import type { Holder, Table } from './table.ts';

const HALF_A_MINUTE = 30_000;
const DAY = 24 * 60 * 60 * 1_000;

/** How long, in service milliseconds, a seat has to show its nonce. */
function patienceFor(clock: ClockTerms): number {
  return clock.type === 'correspondence' ? Math.min(clock.perTurn, DAY) : HALF_A_MINUTE;
}

/** The table once all seats are bound to their nonces. Seats that are left free were the last ones. */
export function nowDealing(table: Table, { seals, nonces }: Line & { type: 'dealing' }, at: number): Table {
  return withDealing({ ...withSeats(table, seals.length), status: 'dealing' }, newDealing(seals, nonces), at);
}

/** The table after a round was broken off: a silent seat is seen to be, and the others have their time again. */
export function brokenOff(table: Table, at: number): Table {
  const { dealing, brokenOff: before = 0 } = table;
  if (!dealing) throw new Error('no deal is being made');
  const next = breakOff(dealing);
  const gone = goneSeats(next);
  const seats = table.seats.map(
    (holder, seat): Holder => (gone.includes(seat) ? { ...holder, absent: true } : holder),
  );
  return withDealing({ ...table, seats, brokenOff: before + 1 }, next, at);
}

/** The table with so many seats. */
export function withSeats(table: Table, count: number): Table {
  const heads = [...table.heads.slice(0, count), ...table.heads.slice(-1)];
  return { ...table, seats: table.seats.slice(0, count), heads };
}

function withDealing(table: Table, dealing: Dealing, at: number): Table {
  return { ...table, dealing: { ...dealing, until: at + patienceFor(table.setting.terms.clock) } };
}

/** What follows by itself: the match begins once all nonces are there, and nobody waits for seats that have left. */
export function linesAfter(dealing: Dealing, seats: readonly Holder[]): readonly Line[] {
  const awaited = awaitedNonces(dealing);
  if (awaited.length === 0) return [{ type: 'began' }];
  return awaited.every((seat) => seats[seat]?.left !== undefined) ? brokenLines(dealing, seats) : [];
}

/** The round is broken off, and what follows from that. */
export function brokenLines(dealing: Dealing, seats: readonly Holder[]): readonly Line[] {
  return [{ type: 'brokenOff' }, ...linesAfter(breakOff(dealing), seats)];
}
