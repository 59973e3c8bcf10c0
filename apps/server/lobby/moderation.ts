import { LIMITS, type Moderation, type MutedPlayer } from '@riposte/protocol';
import { sql } from 'kysely';
import type { StoredPlayer } from '../store/players.ts';
import { auditOf } from './audit.ts';
import { listModerators } from './moderators.ts';
import { reportedPlayers } from './reports.ts';
import type { LobbyDatabase } from './schema.ts';
import { openSignOffs } from './signOffs.ts';
import { suspendedPlayers } from './suspensions.ts';

/** All that a moderator sees: what waits for them, who may not talk or play, and what moderators did last. */
export async function moderationOf(
  db: LobbyDatabase,
  configured: readonly string[],
  moderator: StoredPlayer,
): Promise<Moderation> {
  const most = LIMITS.page;
  return {
    // Who reported a moderator is for the others alone.
    reported: (await reportedPlayers(db)).filter(({ player }) => player.id !== moderator.id),
    appeals: [...(await suspendedPlayers(db, { isAppealed: true, most }))],
    signOffs: [...(await openSignOffs(db, moderator))],
    suspended: [...(await suspendedPlayers(db, { isAppealed: false, most }))],
    muted: [...(await mutedPlayers(db))],
    moderators: (await listModerators(db, configured)).slice(0, most),
    audit: [...(await auditOf(db))],
  };
}

async function mutedPlayers(db: LobbyDatabase): Promise<readonly MutedPlayer[]> {
  const rows = await db
    .selectFrom('mutes')
    .innerJoin('players', 'players.id', 'mutes.player_id')
    .select(['players.id', 'players.name', 'players.kind', 'mutes.until', 'mutes.why'])
    .where('mutes.until', '>', sql<Date>`now()`)
    .orderBy('mutes.until')
    .limit(LIMITS.page)
    .execute();
  return rows.map(({ until, why, ...player }) => ({ player, until: until.toISOString(), why }));
}
