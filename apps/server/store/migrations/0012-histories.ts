import { type Kysely, sql } from 'kysely';

/**
 * As before, but a move names the line it comes after by its key, too: a database that was changed over to a standby may
 * have lost that line, and have another in its place. A move without a key of before is taken by its number alone.
 * The function of before stays for nodes of an older release, which leave the key as it is.
 */
const APPEND_KNOWN_MOVES = `
  create function append_known_moves(
    ids text[], seqs integer[], befores bigint[], new_entries text[], ats bigint[], keys bigint[], saves text[],
    states text[], viewer_heads text[], deadlines bigint[], results text[], checkpoint_entries integer[]
  ) returns table (moved_id text, is_done boolean) language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  as $$
  begin
    return query
    with free as materialized (
      select matches.id from unnest(ids) as wanted (id) join matches on matches.id = wanted.id
      for no key update of matches skip locked
    ), moved as (
      update matches set
        seq = matches.seq + 1,
        last_key = given.key,
        match = given.save,
        table_state = given.state,
        heads = given.heads::integer[],
        deadline = least(matches.deadline, given.deadline),
        result = given.result,
        status = case when given.result is null then matches.status else 'over' end,
        ended_at = case when given.result is null then matches.ended_at else now() end
      from unnest(
          ids, seqs, befores, new_entries, ats, keys, saves, states, viewer_heads, deadlines, results,
          checkpoint_entries
        ) as given (id, seq, before, entry, at, key, save, state, heads, deadline, result, checkpoint)
      where matches.id = given.id and matches.seq = given.seq and matches.status = 'running'
        and matches.last_key = coalesce(given.before, matches.last_key)
        and given.id in (select free.id from free)
      returning matches.id, given.seq, given.entry, given.at, given.key, given.save, given.state, given.heads,
        given.checkpoint
    ), marked as (
      insert into checkpoints (match_id, seq, entries, match, table_state, heads)
      select moved.id, moved.seq + 1, moved.checkpoint, moved.save, moved.state, moved.heads::integer[]
      from moved where moved.checkpoint is not null
    ), written as (
      insert into entries (match_id, number, entry, at, key)
      select moved.id, moved.seq, moved.entry, moved.at, moved.key from moved
      returning entries.match_id
    )
    select written.match_id, true from written
    union all
    select matches.id, false from unnest(ids) as wanted (id) join matches on matches.id = wanted.id
    where wanted.id not in (select free.id from free);
  end $$`;

/** Every history the database has had: a change-over to a standby, or a restored backup, begins another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table matches add column last_key bigint not null default 0`.execute(db);
  await sql.raw(APPEND_KNOWN_MOVES).execute(db);
  await sql`
    create table histories (
      identity text primary key,
      number integer not null generated always as identity,
      id text not null,
      since bigint not null
    )`.execute(db);
}
