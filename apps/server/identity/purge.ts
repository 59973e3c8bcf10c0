import { KEPT_DAYS } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** So many rows of each kind go at a time: nobody waits for it. */
const BATCH = 500;
/** A guest who was never at a table is kept for so long after they were here last; one who has played as long as a session lasts. */
const UNSEATED = sql`make_interval(days => ${sql.lit(KEPT_DAYS.unseatedGuest)})`;
/** A token that was not used for so long keeps no guest. */
const TOKEN = sql`make_interval(days => ${sql.lit(KEPT_DAYS.session)})`;

/** A player comes first, then their login: so long one may be without. */
const NEW = sql`interval '1 hour'`;

/**
 * Forgets sessions and links that are over, guests who do not come back, and players nobody has ever met. A player who has sat at
 * a table stays, as a name in its log. Gives how many rows went.
 */
export async function purge(db: Database): Promise<number> {
  let gone = 0;
  for (const statement of [SESSIONS, VERIFICATIONS, LOGINS, TOKENS, SEEKS, PLAYERS, NAMES, ...OLD]) {
    gone += Number((await statement.execute(db)).numAffectedRows ?? 0);
  }
  return gone;
}

const SESSIONS = sql`
  delete from sessions where "id" in (select "id" from sessions where "expiresAt" < now() limit ${sql.lit(BATCH)})`;

/** Links of e-mails, and how many e-mails an account was sent of late. */
const VERIFICATIONS = sql`
  delete from verifications where "id" in (
    select "id" from verifications where "expiresAt" < now() limit ${sql.lit(BATCH)}
  )`;

const LOGINS = sql`
  delete from users where "id" in (
    select "id" from users as guest
    where "isAnonymous" and "createdAt" < now() - ${UNSEATED}
      and not exists (
        select from tokens
        where player_id = guest."playerId" and coalesce(used_at, created_at) > now() - ${TOKEN}
      )
      and not exists (
        select from sessions
        where "userId" = guest."id" and (
          "updatedAt" > now() - ${UNSEATED}
          or exists (select from seats where player_id = guest."playerId")
          or exists (select from matches where creator = guest."playerId")
        )
      )
    limit ${sql.lit(BATCH)}
  )`;

const TOKENS = sql`
  delete from tokens where id in (
    select tokens.id from tokens join players on players.id = player_id
    where kind = 'guest' and coalesce(used_at, tokens.created_at) < now() - ${TOKEN}
      and not exists (select from users where "playerId" = players.id)
    limit ${sql.lit(BATCH)}
  )`;

const SEEKS = sql`delete from seeks where until < now() - ${UNSEATED}`;

/** Names that were given up long enough ago, and those of guests who cannot come back. */
const NAMES = sql`
  delete from names where key in (
    select key from names
    where until < now() or not (
      player_id is null
      or exists (select from users where "playerId" = names.player_id)
      or exists (select from tokens where player_id = names.player_id)
      or exists (select from players where id = names.player_id and created_at > now() - ${NEW})
    )
    limit ${sql.lit(BATCH)}
  )`;

/** What is kept for so many days. */
const OLD = [
  old('visits', 'at', KEPT_DAYS.visit),
  old('networks', 'seen_at', KEPT_DAYS.network),
  old('reports', 'settled_at', KEPT_DAYS.report),
  old('player_reports', 'settled_at', KEPT_DAYS.report),
  old('suspensions', 'lifted_at', KEPT_DAYS.suspension),
  old('suspensions', 'until', KEPT_DAYS.suspension),
  old('sign_offs', 'settled_at', KEPT_DAYS.suspension),
  old('mutes', 'until', KEPT_DAYS.suspension),
  old('audit', 'at', KEPT_DAYS.audit),
  old('barred_addresses', 'until', 0),
];

function old(table: string, column: string, days: number) {
  return sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)}
      where ${sql.ref(column)} < now() - make_interval(days => ${sql.lit(days)})
      limit ${sql.lit(BATCH)}
    )`;
}

const PLAYERS = sql`
  delete from players where id in (
    select id from players as guest
    where kind = 'guest' and created_at < now() - ${UNSEATED}
      and not exists (select from users where "playerId" = guest.id)
      and not exists (select from seats where player_id = guest.id)
      and not exists (select from matches where creator = guest.id)
      and not exists (select from tokens where player_id = guest.id)
      and not exists (select from seeks where player_id = guest.id)
      and not exists (select from chat where player_id = guest.id)
      and not exists (select from reports where player_id = guest.id)
      and not exists (select from blocks where player_id = guest.id or blocked_id = guest.id)
    limit ${sql.lit(BATCH)}
  )`;
