import type { Result } from '@riposte/protocol';
import type { LobbyDatabase } from '../lobby/schema.ts';
import type { Matches } from '../matches/matches.ts';
import type { StoredPlayer } from '../store/players.ts';
import { deleteAccount, type EraseParts } from './erase.ts';

/** Erases a player for two moderators, as if they had asked for it themselves. */
export async function expelPlayer(parts: EraseParts, player: StoredPlayer): Promise<Result<unknown>> {
  return deleteAccount(parts, player, new Headers());
}

/** A player gets up from every table where nothing has begun, and closes their own. */
export async function leaveOpenTables(db: LobbyDatabase, matches: Matches, player: string): Promise<void> {
  const tables = await db
    .selectFrom('matches')
    .leftJoin('seats', (join) =>
      join.onRef('seats.match_id', '=', 'matches.id').on('seats.player_id', '=', player),
    )
    .select(['matches.id', 'creator'])
    .where('status', '=', 'open')
    .where(({ eb, or }) => or([eb('creator', '=', player), eb('seats.player_id', '=', player)]))
    .execute();
  for (const { id, creator } of tables) {
    if (creator === player) await matches.openings.closeFor(id, 'Its host is suspended.');
    else await matches.openings.standUp(id, player);
  }
}
