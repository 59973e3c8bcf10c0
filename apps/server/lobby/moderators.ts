import type { StoredPlayer } from '../store/players.ts';
import type { LobbyDatabase } from './schema.ts';

/** Whether a player moderates: a member whom the operator's configuration names, or who was named since. */
export async function isModerator(
  db: LobbyDatabase,
  configured: readonly string[],
  { id, kind }: StoredPlayer,
): Promise<boolean> {
  if (kind !== 'member') return false;
  if (configured.includes(id)) return true;
  const row = await db
    .selectFrom('moderators')
    .select('player_id')
    .where('player_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** All moderators, those of the configuration first. */
export async function listModerators(db: LobbyDatabase, configured: readonly string[]) {
  const named = db.selectFrom('moderators').select('player_id');
  const rows = await db
    .selectFrom('players')
    .select(['id', 'name', 'kind'])
    .where('kind', '=', 'member')
    .where(({ eb, or }) =>
      or([eb('id', 'in', named), ...(configured.length > 0 ? [eb('id', 'in', configured)] : [])]),
    )
    .orderBy('id')
    .execute();
  const all = rows.map((player) => ({ player, configured: configured.includes(player.id) }));
  return all.sort((a, b) => Number(b.configured) - Number(a.configured));
}

/** Names a moderator, as the operator alone does; whether they were none before. */
export async function addModerator(db: LobbyDatabase, player: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('moderators')
    .values({ player_id: player, added_by: '' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether they were one. */
export async function removeModerator(db: LobbyDatabase, player: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('moderators')
    .where('player_id', '=', player)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
