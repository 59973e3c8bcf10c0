import { type Refusal, type Result, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { StoredPlayer } from './players.ts';

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
 * A player who may sit down now, as they are called by now. It holds the player's row until the transaction ends: who
 * suspends or renames them meanwhile, or their own erasure, waits for that, and then finds them at the table.
 */
export async function playerNow(db: Database, id: string): Promise<Result<StoredPlayer>> {
  const { rows } = await sql<StoredPlayer>`
    select id, name, kind from players
    where id = ${id} and erased_at is null and coalesce(leaving_until < now(), true)
    for share`.execute(db);
  const [player] = rows;
  if (!player) return refuse('NOT_SIGNED_IN', 'Your account is being deleted.');
  const suspension = await suspensionOf(db, id);
  return suspension ? refuseSuspended(suspension) : { ok: true, value: player };
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
