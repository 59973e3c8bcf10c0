import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** How many matches are made up, and of whom. */
export interface Crowd {
  readonly matches: number;
  /** The games they are of, in turn: of the last none is open or running. */
  readonly games: readonly string[];
}

/** So many players share all seats; the first of them has one in 50 matches. */
const PLAYERS = 20_000;
const AT_ONCE = 100_000;
const DAYS = 1_000;

/** The player who has played the most. */
export const HEAVY = playerId(1);
/** One who has played as much as most. */
export const USUAL = playerId(77);

/**
 * Fills an empty store with matches that are only rows: nearly all are over, one in 40 is running, a hundred are open. Rows
 * are as wide as those of short matches; nothing in them can be played.
 */
export async function addManyMatches(db: Database, { matches, games }: Crowd): Promise<void> {
  const step = Math.floor(matches / 100);
  await sql`
    insert into players (id, name, kind)
    select 'p' || lpad(i::text, 25, '0'), 'Player ' || i, 'member' from generate_series(1, ${sql.lit(PLAYERS)}) i`.execute(
    db,
  );
  // What the triggers would do row by row is done at once at the end.
  for (const table of ['matches', 'seats'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  for (let first = 1; first <= matches; first += AT_ONCE) {
    const last = Math.min(matches, first + AT_ONCE - 1);
    await sql`
      insert into matches (
        id, game, rules_version, options, terms, visibility, creator, status, seq, match, table_state, heads, deadline,
        secret, commitment, result, created_at, ended_at, is_sealed
      )
      select lpad(i::text, 26, '0'), game, '1', '{"mode":"simple"}', '{"clock":{"type":"none"}}',
        case when i % 10 = 0 then 'private' else 'public' end, 'p' || lpad((1 + i % ${sql.lit(PLAYERS)})::text, 25, '0'),
        status, 60, '{"filler":"' || repeat('x', 400) || '"}',
        '{"seats":[{},{}],"clock":{"since":0,"used":[0,0],"running":[]},"heads":[60,60,60]}', '{60,60,60}',
        case when status <> 'over' then 4000000000000 end, '', '',
        case when status = 'over' then '{"by":"game","outcome":{"places":[1,2]}}' end,
        now() - interval '1 day' * (${sql.lit(DAYS)} * (1 - i::float8 / ${sql.lit(matches)})),
        case when status = 'over' then now() end, status = 'over'
      from (
        select i, game, case
          when game = ${games.at(-1)} then 'over'
          when i % 40 = 7 then 'running'
          when i % ${sql.lit(step)} = 11 then 'open'
          else 'over'
        end as status
        from (
          select i, (${sql.val(games)}::text[])[1 + i % ${sql.lit(games.length)}] as game
          from generate_series(${sql.lit(first)}, ${sql.lit(last)}) i
        ) as numbered
      ) as made`.execute(db);
    await sql`
      insert into seats (match_id, seat, player_id, nonce)
      select lpad(i::text, 26, '0'), s, 'p' || lpad((
        case when s = 1 and i % 50 = 0 then 1 else 2 + (i::bigint * 7 + s * 3001) % ${sql.lit(PLAYERS - 1)} end
      )::text, 25, '0'), ''
      from generate_series(${sql.lit(first)}, ${sql.lit(last)}) i, generate_series(0, 1) s`.execute(db);
  }
  for (const table of ['matches', 'seats'])
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`insert into modes (game, options, clock) select distinct game, options, 'none' from matches`.execute(
    db,
  );
  await sql`
    insert into results (
      player_id, match_id, seat, mode, is_public, rules_version, place, is_drawn, ended_by, opponents, duration, has_stand_in,
      accuracy, ended_at
    )
    select seats.player_id, matches.id, seats.seat, modes.id, visibility = 'public', '1', 1 + seats.seat, false, 'game',
      array['bot level-3'], 300000, false, case when matches.id like '%0' then 80 end, ended_at
    from matches join seats on seats.match_id = matches.id join modes on modes.game = matches.game
    where status = 'over'`.execute(db);
  await sql`
    insert into active_seats (match_id, player_id)
    select match_id, player_id from matches join seats on seats.match_id = matches.id where status <> 'over'`.execute(
    db,
  );
  for (const table of ['matches', 'seats', 'results', 'active_seats', 'players'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}

function playerId(number: number): string {
  return `p${`${number}`.padStart(25, '0')}`;
}
