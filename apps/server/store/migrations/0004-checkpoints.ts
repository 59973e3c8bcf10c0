import { type Kysely, sql } from 'kysely';

const PARTITIONS = 16;

/**
 * As in the first migration, and some moves leave a checkpoint behind, in the same commit. The function without
 * checkpoints stays for nodes of an older release, which may still be running beside this one.
 */
const APPEND_MOVES = `
  create function append_moves(
    ids text[], seqs integer[], new_entries text[], ats bigint[], keys bigint[], saves text[],
    states text[], viewer_heads text[], deadlines bigint[], results text[], checkpoint_entries integer[]
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
      from unnest(
          ids, seqs, new_entries, ats, keys, saves, states, viewer_heads, deadlines, results, checkpoint_entries
        ) as given (id, seq, entry, at, key, save, state, heads, deadline, result, checkpoint)
      where matches.id = given.id and matches.seq = given.seq and matches.status = 'running'
      returning matches.id, given.seq, given.entry, given.at, given.key, given.save, given.state, given.heads,
        given.checkpoint
    ), marked as (
      insert into checkpoints (match_id, seq, entries, match, table_state, heads)
      select moved.id, moved.seq + 1, moved.checkpoint, moved.save, moved.state, moved.heads::integer[]
      from moved where moved.checkpoint is not null
    )
    insert into entries (match_id, number, entry, at, key)
    select moved.id, moved.seq, moved.entry, moved.at, moved.key from moved
    returning entries.match_id;
  end $$`;

/** What a running match was after some of the lines of its log, so that not all of it has to be replayed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checkpoints (
      match_id text collate "C" not null,
      seq integer not null,
      entries integer not null,
      match text not null,
      table_state text not null,
      heads integer[] not null,
      primary key (match_id, seq)
    ) partition by hash (match_id)`.execute(db);
  for (let remainder = 0; remainder < PARTITIONS; remainder++) {
    await sql`
      create table ${sql.table(`checkpoints_${remainder}`)} partition of checkpoints
      for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(remainder)})`.execute(db);
  }
  await sql.raw(APPEND_MOVES).execute(db);
}
