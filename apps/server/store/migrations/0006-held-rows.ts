import { type Kysely, sql } from 'kysely';

/**
 * As before, but a row that another transaction holds is passed by, and its move is given back as not done: one match
 * never waits for the row of another. Of a match that is not there nothing is given back. The function that waits stays
 * for nodes of an older release, which may still be running beside this one.
 */
const APPEND_FREE_MOVES = `
  create function append_free_moves(
    ids text[], seqs integer[], new_entries text[], ats bigint[], keys bigint[], saves text[],
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
        match = given.save,
        table_state = given.state,
        heads = given.heads::integer[],
        deadline = least(matches.deadline, given.deadline),
        result = given.result,
        status = case when given.result is null then matches.status else 'over' end,
        ended_at = case when given.result is null then matches.ended_at else now() end
      from unnest(
          ids, seqs, new_entries, ats, keys, saves, states, viewer_heads, deadlines, results, checkpoint_entries
        ) as given (id, seq, entry, at, key, save, state, heads, deadline, result, checkpoint)
      where matches.id = given.id and matches.seq = given.seq and matches.status = 'running'
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

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(APPEND_FREE_MOVES).execute(db);
}
