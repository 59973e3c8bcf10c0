import { type ReportCard, type ReportedPlayer, type Result, refuse } from '@riposte/protocol';
import { type RawBuilder, sql } from 'kysely';
import { findPlayer, type StoredPlayer } from '../store/players.ts';
import { REMATCHES, UNSEEN_LINE } from './chat.ts';
import type { LobbyDatabase } from './schema.ts';

/** So many reports a player can make in a day. */
const A_DAY = { guest: 10, member: 30, bot: 10 } as const;
const TOO_MANY = refuse(
  'TOO_MANY',
  'You have reported a lot today. Moderators look at it; report again tomorrow.',
);
const NOT_THERE = refuse(
  'NOT_ALLOWED',
  'Only players who sat at this table or watched it can report what happened there.',
);

/** So many players with open reports are shown, so many reports about each, and so many of those by one player. */
const PLAYERS = 50;
const REPORTS = 20;
const BY_ONE = 3;

/** Tells moderators that something should not have been said. Once is enough. */
export async function reportLine(
  db: LobbyDatabase,
  player: StoredPlayer,
  chatId: string,
  why: string,
): Promise<Result<undefined>> {
  const line = await db
    .selectFrom('chat')
    .select(['match_id', 'player_id'])
    .where('id', '=', chatId)
    .executeTakeFirst();
  if (!line) return refuse('NOT_FOUND');
  if (line.player_id === player.id) return refuse('NOT_ALLOWED', 'You said that yourself.');
  if (!(await wasThere(db, player, line.match_id))) return NOT_THERE;
  if (await hasReportedEnough(db, player)) return TOO_MANY;
  await db
    .insertInto('reports')
    .values({ chat_id: chatId, player_id: player.id, why: why.replace(UNSEEN_LINE, ' ') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, value: undefined };
}

/** Tells moderators of a player who sat at a table: for their name, or for how they play. */
export async function reportPlayer(
  db: LobbyDatabase,
  player: StoredPlayer,
  reported: string,
  { table, why }: { readonly table: string; readonly why: string },
): Promise<Result<undefined>> {
  if (reported === player.id) return refuse('NOT_ALLOWED', 'You cannot report yourself.');
  const other = await findPlayer(db, reported);
  if (!other) return refuse('NO_SUCH_PLAYER');
  if (!(await wasThere(db, player, table))) return NOT_THERE;
  if (!(await wasThere(db, other, table))) return refuse('NOT_ALLOWED', 'They were not at this table.');
  if (await hasReportedEnough(db, player)) return TOO_MANY;
  await db
    .insertInto('player_reports')
    .values({
      player_id: player.id,
      reported_id: reported,
      match_id: table,
      why: why.replace(UNSEEN_LINE, ' '),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, value: undefined };
}

/** A player was let in to watch a table. */
export async function noteVisit(db: LobbyDatabase, table: string, player: string): Promise<void> {
  await db
    .insertInto('visits')
    .values({ match_id: table, player_id: player })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a player sat at a table or watched it, or one of its rematches, where the same chat is heard. */
async function wasThere(db: LobbyDatabase, player: StoredPlayer, table: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive again as (
      select ${table}::text collate "C" as id, (select table_state from matches where id = ${table}) as table_state, 0 as depth
      union all
      select matches.id, matches.table_state, depth + 1
      from again join matches on matches.id = again.table_state::jsonb ->> 'rematch'
      where depth < ${REMATCHES}
    )
    select from again where
      exists (select from seats where match_id = again.id and player_id = ${player.id})
      or exists (select from visits where match_id = again.id and player_id = ${player.id})
    limit 1`.execute(db);
  return rows.length > 0;
}

async function hasReportedEnough(db: LobbyDatabase, { id, kind }: StoredPlayer): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from reports where player_id = ${id} and at > now() - interval '1 day')
      + (select count(*) from player_reports where player_id = ${id} and at > now() - interval '1 day')
    )::integer as count`.execute(db);
  return (rows[0]?.count ?? 0) >= A_DAY[kind];
}

/** Reports about lines and about players, as one table. */
const ALL = sql`(
  select chat.player_id as about, reports.player_id as by_id, reports.why, reports.at, reports.settled_at,
    chat.match_id, chat.id as line, chat.text, chat.at as said_at
  from reports join chat on chat.id = reports.chat_id
  union all
  select reported_id, player_id, why, at, settled_at, match_id, null, null, null from player_reports
)`;

interface ReportRow {
  about: string;
  aboutName: string;
  aboutKind: StoredPlayer['kind'];
  by_id: string;
  byName: string;
  byKind: StoredPlayer['kind'];
  why: string;
  at: Date;
  match_id: string;
  line: string | null;
  text: string | null;
  said_at: Date | null;
}

/**
 * Players about whom reports wait. First those about whom most players with accounts complain, then most players: a
 * single one who reports much moves nobody up, and hides nobody.
 */
export async function reportedPlayers(db: LobbyDatabase): Promise<readonly ReportedPlayer[]> {
  const { rows: worst } = await sql<{ about: string; count: number; reporters: number }>`
    select about, count(*)::integer as count, count(distinct by_id)::integer as reporters
    from ${ALL} as told join players on players.id = by_id
    where settled_at is null
    group by about
    order by count(distinct by_id) filter (where kind = 'member') desc, reporters desc, min(at)
    limit ${PLAYERS}`.execute(db);
  if (worst.length === 0) return [];
  const told = await latest(
    db,
    sql`settled_at is null and about in (${sql.join(worst.map(({ about }) => about))})`,
  );
  return worst.flatMap(({ about, count, reporters }) => {
    const own = told.filter((row) => row.about === about);
    const [first] = own;
    if (!first) return [];
    return { player: aboutOf(first), count, reporters, reports: own.map(cardOf) };
  });
}

/** Reports about a player, looked at or not. */
export async function reportsAbout(db: LobbyDatabase, player: string): Promise<readonly ReportCard[]> {
  return (await latest(db, sql`about = ${player}`)).map(cardOf);
}

/** Reports by a player, and about whom each is. */
export async function reportsBy(db: LobbyDatabase, player: string) {
  const rows = await latest(db, sql`by_id = ${player}`, sql`by_id`);
  return rows.map((row) => ({ ...cardOf(row), about: aboutOf(row) }));
}

/** The latest reports, so many about each player, of whom one reporter makes few; or so many of each reporter. */
async function latest(
  db: LobbyDatabase,
  where: RawBuilder<unknown>,
  each: RawBuilder<unknown> = sql`about`,
): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select told.*, a.name as "aboutName", a.kind as "aboutKind", b.name as "byName", b.kind as "byKind"
    from (
      select *, row_number() over (partition by ${each} order by at desc) as place from (
        select *, row_number() over (partition by about, by_id order by at desc) as nth
        from ${ALL} as every where ${where}
      ) as counted where nth <= ${BY_ONE}
    ) as told
    join players a on a.id = about
    join players b on b.id = by_id
    where place <= ${REPORTS}
    order by told.at desc`.execute(db);
  return rows;
}

function aboutOf({ about, aboutName, aboutKind }: ReportRow): StoredPlayer {
  return { id: about, name: aboutName, kind: aboutKind };
}

function cardOf(row: ReportRow): ReportCard {
  const { by_id, byName, byKind, why, at, match_id: table, line, text, said_at } = row;
  const said =
    line === null || text === null || said_at === null
      ? undefined
      : { match: table, id: line, from: aboutOf(row), text, at: said_at.toISOString() };
  return {
    by: { id: by_id, name: byName, kind: byKind },
    why,
    at: at.toISOString(),
    table,
    ...(said && { line: said }),
  };
}
