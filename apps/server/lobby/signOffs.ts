import { LIMITS, type PERMANENT, type SignOff } from '@riposte/protocol';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import type { LobbyDatabase } from './schema.ts';

type Permanent = (typeof PERMANENT)[number];

/** What a moderator wants to be done for good. */
export interface SignOffRequest {
  readonly deed: Permanent;
  readonly player: string;
  readonly why: string;
  readonly told: string;
}

/** Asks for a second moderator; whether nothing waited for one already. */
export async function addSignOff(
  db: LobbyDatabase,
  moderator: StoredPlayer,
  { deed, player, why, told }: SignOffRequest,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_offs')
    .values({ id: newId(), deed, player_id: player, asked_by: moderator.id, why, told })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Confirms what waits, once. A deletion that was confirmed and interrupted can be confirmed again: its row goes with the
 * account.
 */
export async function confirmSignOff(db: LobbyDatabase, { id: by }: StoredPlayer, id: string) {
  const { rows } = await sql<{ deed: Permanent; player_id: string; told: string }>`
    update sign_offs set settled_at = now(), settled_by = ${by}, is_confirmed = true
    where id = ${id} and (settled_at is null or ${INTERRUPTED})
    returning deed, player_id, told`.execute(db);
  return rows[0];
}

/** Declines what waits, once; gives the player. */
export async function declineSignOff(
  db: LobbyDatabase,
  { id: by }: StoredPlayer,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ player_id: string }>`
    update sign_offs set settled_at = now(), settled_by = ${by}, is_confirmed = false
    where id = ${id} and settled_at is null
    returning player_id`.execute(db);
  return rows[0]?.player_id;
}

/** A suspension was ended: what was to follow it is declined with that. */
export async function declineSignOffsOf(
  db: LobbyDatabase,
  { id: by }: StoredPlayer,
  player: string,
): Promise<void> {
  await sql`
    update sign_offs set settled_at = now(), settled_by = ${by}, is_confirmed = false
    where player_id = ${player} and settled_at is null`.execute(db);
}

/** Whether something waits for a second moderator. */
export async function hasSignOff(db: LobbyDatabase, player: string): Promise<boolean> {
  const { rows } = await sql`
    select from sign_offs where player_id = ${player} and settled_at is null`.execute(db);
  return rows.length > 0;
}

/** The player who is to be deleted by what was confirmed; nothing where it was a ban. */
export async function playerToErase(db: LobbyDatabase, id: string): Promise<StoredPlayer | undefined> {
  return db
    .selectFrom('sign_offs')
    .innerJoin('players', 'players.id', 'player_id')
    .select(['players.id', 'players.name', 'players.kind'])
    .where('sign_offs.id', '=', id)
    .where(INTERRUPTED)
    .executeTakeFirst();
}

/** All that waits, as one moderator sees it: deletions that were interrupted, too. */
export async function openSignOffs(
  db: LobbyDatabase,
  { id: own }: StoredPlayer,
): Promise<readonly SignOff[]> {
  const rows = await db
    .selectFrom('sign_offs')
    .innerJoin('players', 'players.id', 'sign_offs.player_id')
    .leftJoin('players as moderator', 'moderator.id', 'asked_by')
    .select(['sign_offs.id', 'deed', 'player_id', 'asked_by', 'asked_at', 'why', 'settled_at'])
    .select(['players.name', 'players.kind', 'moderator.name as byName', 'moderator.kind as byKind'])
    .where(({ eb, or }) => or([eb('settled_at', 'is', null), INTERRUPTED]))
    .orderBy('asked_at')
    .limit(LIMITS.page)
    .execute();
  return rows.map(({ id, deed, player_id, asked_by, asked_at, why, settled_at, ...row }) => ({
    id,
    deed,
    player: { id: player_id, name: row.name, kind: row.kind },
    ...(row.byName !== null &&
      row.byKind !== null && { by: { id: asked_by, name: row.byName, kind: row.byKind } }),
    why,
    at: asked_at.toISOString(),
    own: asked_by === own,
    ...(settled_at !== null && { confirmed: true as const }),
  }));
}

/** A deletion that was confirmed, and whose account is still there. */
const INTERRUPTED = sql<boolean>`(sign_offs.is_confirmed and sign_offs.deed = 'erased')`;
