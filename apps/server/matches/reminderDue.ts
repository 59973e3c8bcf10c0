import type { Seat } from '@riposte/kernel';
import { waitedSince } from '../time/clock.ts';
import { isPersons, type Table } from './table.ts';

/** After so many service milliseconds a player who is away is told: two who are both there are not disturbed. */
export const QUIET = 5 * 60_000;

/** A player whom a match by letter waits for. */
export interface Waited {
  readonly seat: Seat;
  readonly player: string;
  /** Since when, in service time: what tells this turn from all others of the seat. */
  readonly since: number;
}

/** The people whom a match by letter waits for; nobody at other tables. */
export function waitedAt({ status, setting, clock, seats }: Table): readonly Waited[] {
  if (status !== 'running' || setting.terms.clock.type !== 'correspondence') return [];
  return clock.running.flatMap((seat) => {
    const holder = seats[seat] ?? {};
    const since = waitedSince(clock, seat);
    if (!isPersons(holder) || holder.player === undefined || since === undefined) return [];
    return [{ seat, player: holder.player.id, since }];
  });
}

/** When the next of them has been waited for long enough to be told; nothing once all have. */
export function reminderDue(table: Table, now: number): number | undefined {
  const next = waitedAt(table)
    .map(({ since }) => since + QUIET)
    .filter((due) => due > now);
  return next.length > 0 ? Math.min(...next) : undefined;
}
