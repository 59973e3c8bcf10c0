import { sql } from 'kysely';
import type { LobbyDatabase } from './schema.ts';

/** Until when a player may not talk; nothing where they may. */
export async function muteOf(db: LobbyDatabase, player: string): Promise<Date | undefined> {
  const mute = await db
    .selectFrom('mutes')
    .select('until')
    .where('player_id', '=', player)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return mute?.until;
}
