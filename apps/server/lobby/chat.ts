import { type ChatLine, LIMITS, type Result, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import { findPlayer, type StoredPlayer } from '../store/players.ts';
import { dayOf, refuseSuspended, suspensionOf } from '../store/suspensions.ts';
import { muteOf } from './mutes.ts';
import type { LobbyDatabase } from './schema.ts';

/** So many lines in so many seconds, at all tables together. */
const LINES = 8;
const SECONDS = 15;

/** Control characters, text that runs backwards, invisible spaces. */
export const UNSEEN_LINE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const PILED = /(\p{M}{2})\p{M}+/gu;

/**
 * Says something at a table. Only those who sit there are heard: what spectators see, nobody at the table shall be
 * told.
 */
export async function say(
  db: LobbyDatabase,
  player: StoredPlayer,
  matchId: string,
  said: string,
): Promise<Result<ChatLine>> {
  const text = said.replace(UNSEEN_LINE, ' ').replace(PILED, '$1').trim();
  if (text === '' || text.length > LIMITS.chat)
    return refuse('BAD_CHAT', `Say 1 to ${LIMITS.chat} characters.`);
  if (!(await sitsAt(db, player, matchId))) return refuse('NOT_SEATED');
  const muted = await muteOf(db, player.id);
  if (muted) return refuse('NOT_ALLOWED', `You may not talk until ${dayOf(muted)}.`);
  const suspension = await suspensionOf(db, player.id);
  if (suspension) return refuseSuspended(suspension);
  const id = newId();
  // Counted where it is added, so that it holds for all nodes together.
  const added = await sql<{ at: Date }>`
    with speaker as (
      select id from players where id = ${player.id} and erased_at is null for share
    )
    insert into chat (id, match_id, player_id, text)
    select ${id}, ${matchId}, speaker.id, ${text} from speaker
    where (
      select count(*) from chat
      where player_id = ${player.id} and at > now() - make_interval(secs => ${SECONDS})
    ) < ${LINES}
    returning at`.execute(db);
  const [row] = added.rows;
  if (!row && !(await findPlayer(db, player.id))) return refuse('NOT_SIGNED_IN');
  if (!row) return refuse('TOO_MANY', 'You talk too fast; wait a little.');
  const { id: playerId, name, kind } = player;
  return {
    ok: true,
    value: { match: matchId, id, from: { id: playerId, name, kind }, text, at: row.at.toISOString() },
  };
}

/** So many rematches back what was said is still heard. */
export const REMATCHES = 20;

/** A table, and those of which it is the rematch. */
function tablesBefore(matchId: string) {
  return sql<string>`(
    with recursive followed as (
      select ${matchId}::text as id, 0 as depth
      union all
      select matches.terms::jsonb ->> 'follows', depth + 1
      from followed join matches on matches.id = followed.id
      where matches.terms::jsonb ? 'follows' and depth < ${REMATCHES}
    )
    select id from followed
  )`;
}

/**
 * The last that was said at a table, oldest first, without those whom the listener has blocked. People who play again
 * go on talking: what they said before the rematch counts as said here.
 */
export async function lastSaid(
  db: LobbyDatabase,
  matchId: string,
  listener: StoredPlayer | undefined,
): Promise<readonly ChatLine[]> {
  let said = db
    .selectFrom('chat')
    .innerJoin('players', 'players.id', 'chat.player_id')
    .select(['chat.id', 'chat.text', 'chat.at', 'players.id as playerId', 'players.name', 'players.kind'])
    .where('chat.match_id', 'in', tablesBefore(matchId))
    .where('chat.removed_at', 'is', null)
    .orderBy('chat.id', 'desc')
    .limit(LIMITS.page);
  if (listener) {
    said = said.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.blocked_id')
            .where('blocks.player_id', '=', listener.id)
            .whereRef('blocks.blocked_id', '=', 'chat.player_id'),
        ),
      ),
    );
  }
  const rows = await said.execute();
  return rows.reverse().map(({ id, text, at, playerId, name, kind }) => ({
    match: matchId,
    id,
    from: { id: playerId, name, kind },
    text,
    at: at.toISOString(),
  }));
}

async function sitsAt(db: LobbyDatabase, player: StoredPlayer, matchId: string): Promise<boolean> {
  const seat = await db
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', matchId)
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  return seat !== undefined;
}
