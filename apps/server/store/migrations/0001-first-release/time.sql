-- The time of the service, in which clocks and deadlines are counted, and the nodes it goes by.

-- The only row says how long the service was not there. All times are milliseconds of the database's clock.
create table service_clock (
  the_one boolean primary key default true check (the_one),
  outage bigint not null,
  counted bigint not null,
  beat bigint not null,
  set_back bigint not null default 0,
  forgiven bigint not null default 0,
  forgiven_since bigint not null default 0,
  unforgiven bigint not null default 0,
  locked bigint,
  written bigint
);

-- Nodes that serve clients, which rules each speaks, and how writing goes there.
create table nodes (
  id text primary key,
  beat bigint not null,
  rules text,
  stalled bigint,
  waiting text
);

-- Every history the database has had: a change-over to a standby, or a restored backup, begins another.
create table histories (
  identity text primary key,
  number integer not null generated always as identity,
  id text not null,
  since bigint not null
);

-- A node beats, or, where it serves no clients, only looks. The row of the clock is held first, so all beats come one
-- after another, and each sees what the one before has written.
-- Where no node that serves clients has beaten for as long as patience lasts, nobody could play: all of that is forgiven.
-- Where only some were silent, or where one node claims that the database's clock ran faster than its own, all clocks
-- hang on the word of a few: of that no more than the allowance is forgiven in a minute.
-- A node also says how writing goes there: since when appends wait and none has come back, when one last did, and whose
-- answers wait. Where nothing can be written anywhere, that is an outage, whatever the beats say: the tables are found
-- locked at every beat, or every node that serves clients says so. What only some say, while the others have nothing to
-- write, hangs on the word of a few.
create function beat_service_clock(
  of_node text, is_serving boolean, speaks text, patience bigint, grace bigint, allowance bigint, claim bigint,
  claim_after bigint, stalled_ago bigint, stall_ended_ago bigint, written_ago bigint, waits text
) returns table (
  at bigint, heard bigint, outage bigint, set_back bigint, unforgiven bigint, is_missed boolean, waiting text
)
language plpgsql as $$
#variable_conflict use_column
declare
  clock service_clock%rowtype;
  present bigint;
  back bigint;
  all_since bigint;
  some_since bigint;
  is_locked boolean := false;
  locked_since bigint;
  stall_since bigint;
  stall_until bigint;
  whole_since bigint;
  whole_until bigint;
  few_since bigint;
  few_until bigint;
  doubt_since bigint;
  doubt_until bigint;
  doubtful bigint;
  granted bigint;
  is_fresh boolean;
begin
  select * into clock from service_clock for update;
  if not found then
    insert into service_clock (outage, counted, beat)
      select 0, ms, ms from (select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms) as first
      on conflict do nothing;
    select * into strict clock from service_clock for update;
  end if;
  present := floor(extract(epoch from clock_timestamp()) * 1000);

  -- The database's clock was set back: time goes on from where it was.
  back := greatest(clock.beat, clock.counted) - present;
  if back > 0 then
    clock.outage := clock.outage - back;
    clock.set_back := clock.set_back + back;
    clock.beat := clock.beat - back;
    clock.counted := clock.counted - back;
    clock.forgiven_since := clock.forgiven_since - back;
    clock.locked := clock.locked - back;
    clock.written := clock.written - back;
    update nodes set beat = nodes.beat - back, stalled = nodes.stalled - back;
  end if;

  select min(nodes.beat) into some_since from nodes where nodes.beat < present - patience;
  if clock.beat < present - patience then all_since := clock.beat; end if;
  is_fresh := exists (select from nodes where nodes.id = of_node and nodes.beat >= present - patience);

  -- Could an append be written now? It is not waited for: then other beats would wait, too.
  begin
    lock table only matches, only entries in row exclusive mode nowait;
  exception when lock_not_available then
    is_locked := true;
  end;
  clock.locked := case when is_locked then coalesce(clock.locked, present) end;
  clock.written := greatest(clock.written, present - written_ago);
  stall_until := present - stall_ended_ago;
  stall_since := case when stalled_ago is not null then greatest(present - stalled_ago, clock.written) end;
  if is_locked then
    locked_since := least(greatest(clock.locked, clock.written), stall_since);
    if present - locked_since >= patience then
      whole_since := locked_since;
      whole_until := present;
    end if;
  end if;
  if whole_since is null and stall_since is not null then
    if exists (select from nodes where nodes.id <> of_node and nodes.beat >= present - patience and nodes.stalled is null)
    then
      if stall_until - stall_since >= patience then
        few_since := stall_since;
        few_until := stall_until;
      end if;
    else
      select greatest(stall_since, max(nodes.stalled)) into stall_since
        from nodes where nodes.id <> of_node and nodes.beat >= present - patience;
      if stall_until - stall_since >= patience then
        whole_since := stall_since;
        whole_until := stall_until;
      end if;
    end if;
  end if;

  doubtful := case when claim_after = clock.outage + clock.set_back then claim else 0 end;
  doubt_since := least(some_since, few_since);
  if doubt_since is not null then
    doubt_since := greatest(doubt_since, clock.counted);
    doubt_until := greatest(case when some_since is not null then coalesce(all_since, present) end, few_until);
    doubtful := doubtful + greatest(0, doubt_until - doubt_since);
    if whole_since is not null then
      doubtful := doubtful
        - greatest(0, least(whole_until, doubt_until) - greatest(whole_since, doubt_since));
    end if;
  end if;
  if doubtful > 0 then
    if clock.forgiven_since <= present - 60000 then
      clock.forgiven_since := present;
      clock.forgiven := 0;
    end if;
    granted := least(doubtful, greatest(0, allowance - clock.forgiven));
    clock.forgiven := clock.forgiven + granted;
    clock.unforgiven := clock.unforgiven + doubtful - granted;
    clock.outage := clock.outage + granted;
  end if;
  -- A silence of all that began before covers it.
  if whole_since is not null and (all_since is null or whole_since < all_since) then
    clock.outage := clock.outage + greatest(0, whole_until - greatest(clock.counted, whole_since));
    clock.counted := greatest(clock.counted, whole_until);
  end if;
  if all_since is not null then
    clock.outage := clock.outage + present - greatest(clock.counted, all_since)
      + case when is_serving then grace else 0 end;
  end if;
  clock.counted := greatest(clock.counted, few_until);
  if all_since is not null or some_since is not null then clock.counted := present; end if;

  if is_serving then
    clock.beat := present;
    insert into nodes (id, beat, rules, stalled, waiting)
      values (
        of_node, present, speaks, case when stall_ended_ago = 0 then present - stalled_ago end, waits
      )
      on conflict (id) do update set
        beat = excluded.beat, rules = excluded.rules, stalled = excluded.stalled, waiting = excluded.waiting;
  end if;
  delete from nodes where nodes.beat < present - patience;
  update service_clock set
    outage = clock.outage, counted = clock.counted, beat = clock.beat, set_back = clock.set_back,
    forgiven = clock.forgiven, forgiven_since = clock.forgiven_since, unforgiven = clock.unforgiven,
    locked = clock.locked, written = clock.written;
  return query select
    present, coalesce((select min(nodes.beat) from nodes), present), clock.outage, clock.set_back, clock.unforgiven,
    all_since is null and not is_fresh,
    (
      select json_object_agg(told.key, told.since)::text
      from (
        select each.key, min(each.value::bigint) as since
        from nodes cross join lateral json_each_text(nodes.waiting::json) as each (key, value)
        where nodes.id <> of_node and nodes.waiting is not null
        group by each.key
      ) as told
    );
end
$$;
