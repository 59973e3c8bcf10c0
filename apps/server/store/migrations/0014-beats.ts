import { type Kysely, sql } from 'kysely';

/**
 * A node beats, or, where it serves no clients, only looks. The row of the clock is held first, so all beats come one
 * after another, and each sees what the one before has written. Times are milliseconds of the database's clock.
 *
 * Where no node that serves clients has beaten for as long as patience lasts, nobody could play: all of that is forgiven.
 * Where only some were silent, or where one node claims that the database's clock ran faster than its own, all clocks
 * hang on the word of a few: of that no more than the allowance is forgiven in a minute.
 */
const BEAT_CLOCK = `
  create function beat_clock(
    of_node text, is_serving boolean, speaks text, patience bigint, grace bigint, allowance bigint, claim bigint, claim_after bigint
  ) returns table (at bigint, heard bigint, outage bigint, set_back bigint, unforgiven bigint, is_missed boolean)
  language plpgsql as $$
  #variable_conflict use_column
  declare
    clock service_clock%rowtype;
    present bigint;
    back bigint;
    all_since bigint;
    some_since bigint;
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
      update nodes set beat = nodes.beat - back;
    end if;

    select min(nodes.beat) into some_since from nodes where nodes.beat < present - patience;
    if clock.beat < present - patience then all_since := clock.beat; end if;
    is_fresh := exists (select from nodes where nodes.id = of_node and nodes.beat >= present - patience);

    doubtful := case when claim_after = clock.outage + clock.set_back then claim else 0 end;
    if some_since is not null then
      doubtful := doubtful
        + greatest(0, coalesce(all_since, present) - greatest(clock.counted, some_since));
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
    if all_since is not null then
      clock.outage := clock.outage + present - greatest(clock.counted, all_since)
        + case when is_serving then grace else 0 end;
    end if;
    if all_since is not null or some_since is not null then clock.counted := present; end if;

    if is_serving then
      clock.beat := present;
      insert into nodes (id, beat, rules) values (of_node, present, speaks)
        on conflict (id) do update set beat = excluded.beat, rules = excluded.rules;
    end if;
    delete from nodes where nodes.beat < present - patience;
    update service_clock set
      outage = clock.outage, counted = clock.counted, beat = clock.beat, set_back = clock.set_back,
      forgiven = clock.forgiven, forgiven_since = clock.forgiven_since, unforgiven = clock.unforgiven;
    return query select
      present, coalesce((select min(nodes.beat) from nodes), present), clock.outage, clock.set_back, clock.unforgiven,
      all_since is null and not is_fresh;
  end
  $$`;

/** The clock goes on where the database's own is set back, and no few nodes can slow it for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_clock
      add column set_back bigint not null default 0,
      add column forgiven bigint not null default 0,
      add column forgiven_since bigint not null default 0,
      add column unforgiven bigint not null default 0`.execute(db);
  await sql.raw(BEAT_CLOCK).execute(db);
}
