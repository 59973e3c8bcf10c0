import { LIMITS, type Moderation, type MutedPlayer, type SignOff } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Player } from '../store/players.ts';
import { auditOf } from './audit.ts';
import { listModerators } from './moderators.ts';
import { reportedPlayers } from './reports.ts';
import type { LobbyDatabase } from './schema.ts';
import { suspendedPlayers } from './suspensions.ts';

/** All that a moderator sees: what waits for them, who may not talk or play, and what moderators did last. */
export async function moderationOf(
  db: LobbyDatabase,
  configured: readonly string[],
  moderator: Player,
): Promise<Moderation> {
  const most = LIMITS.page;
  return {
    reported: [...(await reportedPlayers(db))],
    appeals: [...(await suspendedPlayers(db, { isAppealed: true, most }))],
    signOffs: [...(await openSignOffs(db, moderator))],
    suspended: [...(await suspendedPlayers(db, { isAppealed: false, most }))],
    muted: [...(await mutedPlayers(db))],
    moderators: [...(await listModerators(db, configured))],
    mayAppoint: configured.includes(moderator.id),
    audit: [...(await auditOf(db))],
  };
}

async function openSignOffs(db: LobbyDatabase, { id: own }: Player): Promise<readonly SignOff[]> {
  const rows = await db
    .selectFrom('sign_offs')
    .innerJoin('players', 'players.id', 'sign_offs.player_id')
    .leftJoin('players as moderator', 'moderator.id', 'asked_by')
    .select(['sign_offs.id', 'deed', 'player_id', 'asked_by', 'asked_at', 'why'])
    .select(['players.name', 'players.kind', 'moderator.name as byName', 'moderator.kind as byKind'])
    .where('settled_at', 'is', null)
    .orderBy('asked_at')
    .limit(LIMITS.page)
    .execute();
  return rows.map(({ id, deed, player_id, asked_by, asked_at, why, name, kind, byName, byKind }) => ({
    id,
    deed,
    player: { id: player_id, name, kind },
    ...(byName !== null && byKind !== null && { by: { id: asked_by, name: byName, kind: byKind } }),
    why,
    at: asked_at.toISOString(),
    own: asked_by === own,
  }));
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
