import { LIMITS, type PlayerCard, type Result, refuse } from '@riposte/protocol';
import { findPlayer, type StoredPlayer } from '../store/players.ts';
import type { LobbyDatabase } from './schema.ts';

/** The player no longer hears what the other says, and is not put together with them. */
export async function block(
  db: LobbyDatabase,
  player: StoredPlayer,
  other: string,
): Promise<Result<undefined>> {
  if (other === player.id) return refuse('NOT_ALLOWED', 'You cannot block yourself.');
  if (!(await findPlayer(db, other))) return refuse('NO_SUCH_PLAYER');
  if ((await blockedBy(db, player.id)).length >= LIMITS.blocks) {
    return refuse('NOT_ALLOWED', `You can block at most ${LIMITS.blocks} players.`);
  }
  await db
    .insertInto('blocks')
    .values({ player_id: player.id, blocked_id: other })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, value: undefined };
}

/** The player hears the other again. */
export async function unblock(db: LobbyDatabase, player: StoredPlayer, other: string): Promise<void> {
  await db.deleteFrom('blocks').where('player_id', '=', player.id).where('blocked_id', '=', other).execute();
}

/** Whom a player does not want to hear. */
export async function blockedBy(db: LobbyDatabase, playerId: string): Promise<readonly PlayerCard[]> {
  return db
    .selectFrom('blocks')
    .innerJoin('players', 'players.id', 'blocks.blocked_id')
    .select(['players.id', 'players.name', 'players.kind'])
    .where('blocks.player_id', '=', playerId)
    .orderBy('players.id')
    .execute();
}

/** Which of these players are not to be put together with this one: either has blocked the other. */
export async function estrangedFrom(
  db: LobbyDatabase,
  player: string,
  others: readonly string[],
): Promise<readonly { readonly id: string; readonly isOwn: boolean }[]> {
  if (others.length === 0) return [];
  const rows = await db
    .selectFrom('blocks')
    .select(['player_id', 'blocked_id'])
    .where(({ eb, and, or }) =>
      or([
        and([eb('player_id', '=', player), eb('blocked_id', 'in', others)]),
        and([eb('blocked_id', '=', player), eb('player_id', 'in', others)]),
      ]),
    )
    .execute();
  return rows.map(({ player_id, blocked_id }) =>
    player_id === player ? { id: blocked_id, isOwn: true } : { id: player_id, isOwn: false },
  );
}

/** Which of these players do not want to hear this one. */
export async function blockersOf(
  db: LobbyDatabase,
  speaker: string,
  listeners: readonly string[],
): Promise<ReadonlySet<string>> {
  if (listeners.length === 0) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select('player_id')
    .where('blocked_id', '=', speaker)
    .where('player_id', 'in', listeners)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}
