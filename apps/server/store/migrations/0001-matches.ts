import { type Kysely, sql } from 'kysely';

const PARTITIONS = 16;

/** Room on each page, so that a new version of a row lies beside the old one and no index has to know. */
const MATCH_PAGES = 'fillfactor = 50, toast_tuple_target = 4080';

/**
 * Many moves in one statement, each on the condition of its own row: gives the matches whose move was taken. It is a
 * function so that its plan is made once for each connection, and always goes by the ids: before the first
 * statistics the planner would rather read all matches. Lists cannot be told apart inside a list, so the heads
 * come as text. Of two deadlines the earlier one stays: an index that need not change costs nothing.
 */
const APPEND_MOVES = `
  create function append_moves(
    ids text[], seqs integer[], new_entries text[], ats bigint[], keys bigint[], saves text[],
    states text[], viewer_heads text[], deadlines bigint[], results text[]
  ) returns setof text language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  as $$
  begin
    return query
    with moved as (
      update matches set
        seq = matches.seq + 1,
        match = given.save,
        table_state = given.state,
        heads = given.heads::integer[],
        deadline = least(matches.deadline, given.deadline),
        result = given.result,
        status = case when given.result is null then matches.status else 'over' end,
        ended_at = case when given.result is null then matches.ended_at else now() end
      from unnest(ids, seqs, new_entries, ats, keys, saves, states, viewer_heads, deadlines, results)
        as given (id, seq, entry, at, key, save, state, heads, deadline, result)
      where matches.id = given.id and matches.seq = given.seq and matches.status = 'running'
      returning matches.id, given.seq, given.entry, given.at, given.key
    )
    insert into entries (match_id, number, entry, at, key)
    select moved.id, moved.seq, moved.entry, moved.at, moved.key from moved
    returning entries.match_id;
  end $$`;

/**
 * Matches, their seats and logs, players, and the clock of the service. Ids begin with the time and are compared as
 * bytes, which no language's order changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table players (
      id text collate "C" primary key,
      name text not null,
      kind text not null check (kind in ('guest', 'member', 'bot')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table matches (
      id text collate "C" primary key,
      game text not null,
      rules_version text not null,
      options text not null,
      terms text not null,
      visibility text not null check (visibility in ('public', 'private')),
      creator text collate "C" not null references players (id),
      status text not null check (status in ('open', 'running', 'over')),
      seq integer not null,
      match text,
      table_state text not null,
      heads integer[] not null,
      deadline bigint,
      secret text not null,
      commitment text not null,
      result text,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    ) partition by hash (id)`.execute(db);
  await sql`
    create table seats (
      match_id text collate "C" not null,
      seat integer not null,
      player_id text collate "C" references players (id),
      bot text,
      nonce text not null,
      primary key (match_id, seat),
      check ((player_id is null) <> (bot is null))
    ) partition by hash (match_id)`.execute(db);
  await sql`
    create table entries (
      match_id text collate "C" not null,
      number integer not null,
      entry text not null,
      at bigint not null,
      key bigint not null,
      primary key (match_id, number)
    ) partition by hash (match_id)`.execute(db);
  for (let remainder = 0; remainder < PARTITIONS; remainder++) {
    for (const table of ['matches', 'seats', 'entries']) {
      const pages = table === 'matches' ? sql` with (${sql.raw(MATCH_PAGES)})` : sql``;
      await sql`
        create table ${sql.table(`${table}_${remainder}`)} partition of ${sql.table(table)}
        for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(remainder)})${pages}`.execute(
        db,
      );
    }
  }
  await sql`create index matches_open on matches (id) where status = 'open' and visibility = 'public'`.execute(
    db,
  );
  await sql`create index matches_due on matches (deadline) where status <> 'over'`.execute(db);
  // Ids begin with the time, so this also gives a player's matches from the latest to the first.
  await sql`create index seats_player on seats (player_id, match_id) where player_id is not null`.execute(db);

  await sql`
    create table service_clock (
      the_one boolean primary key default true check (the_one),
      outage bigint not null,
      counted bigint not null,
      beat bigint not null
    )`.execute(db);
  await sql`create table nodes (id text primary key, beat bigint not null)`.execute(db);
  await sql.raw(APPEND_MOVES).execute(db);
}
