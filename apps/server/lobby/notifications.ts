import { newId } from '../store/id.ts';
import type { LobbyDatabase } from './schema.ts';

/** Something that the service has to tell a player; they find it on their page. */
export async function addNotification(db: LobbyDatabase, player: string, text: string): Promise<void> {
  await db
    .insertInto('notices')
    .values({ id: newId(), player_id: player, text: text.slice(0, 1_000) })
    .execute();
}

export async function notificationsFor(db: LobbyDatabase, player: string) {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'text', 'at'])
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id, text, at }) => ({ id, text, at: at.toISOString() }));
}

/** The player has read it. */
export async function dropNotification(db: LobbyDatabase, player: string, id: string): Promise<void> {
  await db.deleteFrom('notices').where('player_id', '=', player).where('id', '=', id).execute();
}
