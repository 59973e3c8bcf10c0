-- Matches, who sits at them, and their logs, each in sixteen partitions by the id of the match.

-- A match, or the open table it will be played at: the whole of it in one row, which every move changes.
create table matches (
  id text collate "C" primary key,
  game text not null,
  rules_version text not null,
  options text not null,
  terms text not null,
  visibility text not null check (visibility in ('public', 'private')),
  creator text collate "C" not null references players (id),
  -- From where the table was laid, as a keyed hash.
  site text,
  -- While seats show their nonces there is always a deadline, so that no table stays so for ever.
  status text not null constraint matches_status_check
    check (status in ('open', 'running', 'over') or (status = 'dealing' and deadline is not null)),
  seq integer not null,
  last_key bigint not null default 0,
  match text,
  table_state text not null,
  heads integer[] not null,
  deadline bigint,
  secret text not null,
  commitment text not null,
  result text,
  is_sealed boolean not null default false,
  created_at timestamptz not null default now(),
  ended_at timestamptz
) partition by hash (id);

-- Room on each page, so that a new version of a row lies beside the old one and no index has to know.
do $$ begin
  for part in 0..15 loop
    execute format(
      'create table matches_%s partition of matches for values with (modulus 16, remainder %s)
        with (fillfactor = 50, toast_tuple_target = 4080)',
      part, part
    );
  end loop;
end $$;

create index matches_creator on matches (creator);
create index matches_due on matches (deadline) where status <> 'over';
create index matches_laid on matches (creator) where status <> 'over';
create index matches_listed on matches (game, status, id desc)
  where status in ('open', 'running') and visibility = 'public';
create index matches_open on matches (id) where status = 'open' and visibility = 'public';
create index matches_unbegun on matches (ended_at) where status = 'over' and match is null;
create index matches_unsealed on matches (id) where status = 'over' and match is not null and not is_sealed;

-- Who holds a seat, and what they added to the deal: an open nonce, or a seal first and nonces after the deal.
create table seats (
  match_id text collate "C" not null,
  seat integer not null,
  player_id text collate "C" references players (id),
  bot text,
  nonce text,
  seal text,
  nonces text[],
  primary key (match_id, seat),
  check ((player_id is null) <> (bot is null))
) partition by hash (match_id);

do $$ begin
  for part in 0..15 loop
    execute format('create table seats_%s partition of seats for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;

-- Ids begin with the time, so this also gives a player's matches from the latest to the first.
create index seats_player on seats (player_id, match_id) where player_id is not null;

-- The lines of a match's log, counted from 0: the log is the truth, and nothing in it is ever changed.
create table entries (
  match_id text collate "C" not null,
  number integer not null,
  entry text not null,
  at bigint not null,
  key bigint not null,
  primary key (match_id, number)
) partition by hash (match_id);

do $$ begin
  for part in 0..15 loop
    execute format('create table entries_%s partition of entries for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;

-- Where the name of a player stands in logs: it is taken out of them when the player is erased.
create index entries_sat on entries ((entry::jsonb -> 'player' ->> 'id')) where entry like '{"type":"sat"%';

-- What a running match was after some of the lines of its log, so that not all of it has to be replayed.
create table checkpoints (
  match_id text collate "C" not null,
  seq integer not null,
  entries integer not null,
  match text not null,
  table_state text not null,
  heads integer[] not null,
  primary key (match_id, seq)
) partition by hash (match_id);

do $$ begin
  for part in 0..15 loop
    execute format(
      'create table checkpoints_%s partition of checkpoints for values with (modulus 16, remainder %s)', part, part
    );
  end loop;
end $$;

-- Many moves in one statement, each on the condition of its own row: gives for each match whether its move was taken. A row
-- that another transaction holds is passed by, and its move is given back as not done: one match never waits for the row of
-- another. Of a match that is not there nothing is given back.
-- A move names the line it comes after by its number and its key: a database that was changed over to a standby may have
-- lost that line, and have another in its place.
-- It is a function so that its plan is made once for each connection, and always goes by the ids: before the first
-- statistics the planner would rather read all matches. Lists cannot be told apart inside a list, so the heads come as
-- text. Of two deadlines the earlier one stays: an index that need not change costs nothing.
create function append_known_moves(
  ids text[], seqs integer[], befores bigint[], new_entries text[], ats bigint[], keys bigint[], saves text[],
  states text[], viewer_heads text[], deadlines bigint[], results text[], checkpoint_entries integer[]
) returns table (moved_id text, is_done boolean) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
set lock_timeout = '1s'
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
end $$;

-- The keys in the links to private tables, each made when it is first asked for.
create table invitations (
  match_id text collate "C" primary key,
  key text not null
);

-- Replay files as they were when their matches ended.
create table replays (
  match_id text collate "C" primary key,
  text text not null,
  sealed_at timestamptz not null default now()
);
