import { type Refusal, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Why a player may not take part, and until when; permanently where no time is named. */
export interface Suspension {
  readonly id: string;
  readonly since: Date;
  readonly until: Date | null;
  /** What the player is told. */
  readonly told: string;
}

/** The suspension under which a player is at this moment. Nothing is cached: it holds on every node at once. */
export async function suspensionOf(db: Database, player: string): Promise<Suspension | undefined> {
  return db
    .selectFrom('suspensions')
    .select(['id', 'since', 'until', 'told'])
    .where('player_id', '=', player)
    .where('lifted_at', 'is', null)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
}

/**
 * Why a player may not sit down now. It holds the player's row until the transaction ends: a moderator who suspends them
 * meanwhile, or their own erasure, waits for that, and then finds them at the table.
 */
export async function suspendedNow(db: Database, player: string): Promise<Refusal | undefined> {
  const { rows } = await sql<{ isGoing: boolean }>`
    select erased_at is not null or coalesce(leaving_until > now(), false) as "isGoing"
    from players where id = ${player} for key share`.execute(db);
  if (rows[0]?.isGoing) return refuse('NOT_SIGNED_IN', 'Your account is being deleted.');
  const suspension = await suspensionOf(db, player);
  return suspension && refuseSuspended(suspension);
}

export function refuseSuspended(suspension: Suspension): Refusal {
  return refuse('SUSPENDED', wordsOf(suspension));
}

/** A suspension, as its player is told of it. */
export function wordsOf({ until, told }: Suspension): string {
  return `${endOf(until)} The reason: ${told} You can appeal on your page.`.slice(0, 1_000);
}

/** Until when somebody is suspended. */
export function endOf(until: Date | null): string {
  return until === null ? 'You are suspended permanently.' : `You are suspended until ${dayOf(until)}.`;
}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
