import { createHash, randomBytes } from 'node:crypto';
import { LIMITS, type Result, refuse, type TokenCard } from '@riposte/protocol';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import type { IdentityDatabase } from './schema.ts';

const TOKEN = /^riposte_[A-Za-z0-9_-]{43}$/;

/** Makes a token that lets a program play as this player. Only its hash is kept: it is shown this once. */
export async function addToken(
  db: IdentityDatabase,
  player: StoredPlayer,
  name: string,
): Promise<Result<TokenCard & { readonly token: string }>> {
  const token = `riposte_${randomBytes(32).toString('base64url')}`;
  const id = newId();
  // Counted in the statement that adds it, under a lock, so that two at once do not pass the limit together.
  return db.transaction().execute(async (locked) => {
    const held = await locked
      .selectFrom('players')
      .select('id')
      .where('id', '=', player.id)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return refuse('NOT_SIGNED_IN');
    const { count } = await locked
      .selectFrom('tokens')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= LIMITS.tokens) {
      return refuse('NOT_ALLOWED', `A player has at most ${LIMITS.tokens} tokens; revoke one first.`);
    }
    const row = await locked
      .insertInto('tokens')
      .values({ id, player_id: player.id, name, hash: hashOf(token), used_at: null })
      .returning('created_at')
      .executeTakeFirstOrThrow();
    return { ok: true, value: { id, name, createdAt: row.created_at.toISOString(), token } };
  });
}

/** The tokens of a player, without what they are. */
export async function listTokens(db: IdentityDatabase, player: StoredPlayer): Promise<readonly TokenCard[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('player_id', '=', player.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    ...(used_at && { usedAt: used_at.toISOString() }),
  }));
}

/** Takes a token away; whether there was one. */
export async function revokeToken(db: IdentityDatabase, player: StoredPlayer, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose token this is. */
export async function playerOfToken(db: IdentityDatabase, token: string): Promise<StoredPlayer | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const found = await db
    .selectFrom('tokens')
    .innerJoin('players', 'players.id', 'tokens.player_id')
    .select(['tokens.id as token', 'players.id', 'players.name', 'players.kind'])
    .select(sql<boolean>`coalesce(tokens.used_at < now() - interval '1 hour', true)`.as('isStale'))
    .where('tokens.hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!found) return undefined;
  // When it was last used is for its owner's eyes; to the hour is enough.
  if (found.isStale) {
    await db.updateTable('tokens').set({ used_at: sql<Date>`now()` }).where('id', '=', found.token).execute();
  }
  return { id: found.id, name: found.name, kind: found.kind };
}

/** A token is 256 bits of chance, so one round of a fast hash hides it well enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
