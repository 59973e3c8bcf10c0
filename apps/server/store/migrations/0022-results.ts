import { type Kysely, sql } from 'kysely';

/**
 * How a match was played: its game, its options and the kind of its clock. There are few, and many matches of each, so a
 * result has only the number.
 */
const MODE_OF = `
  create function mode_of(of_game text, of_options text, of_clock text) returns integer language plpgsql as $$
  declare
    found_id integer;
  begin
    loop
      select modes.id into found_id from modes
        where modes.game = of_game and modes.options = of_options and modes.clock = of_clock;
      if found then return found_id; end if;
      insert into modes (game, options, clock) values (of_game, of_options, of_clock) on conflict do nothing;
    end loop;
  end $$`;

/**
 * A row for every seat that a person had in these matches, of those that are over and were dealt. Lines that come after
 * the end do not count for how long it took.
 */
const WRITE_RESULTS = `
  create function write_results(of_matches text[]) returns void language sql as $$
    insert into results (
      player_id, match_id, seat, mode, is_public, rules_version, place, is_drawn, ended_by, opponents, duration, has_stand_in,
      accuracy, ended_at
    )
    select seats.player_id, ended.id, seats.seat, ended.mode, ended.visibility = 'public', ended.rules_version,
      (ended.ending #>> array['outcome', 'places', seats.seat::text])::smallint,
      (
        select count(*) > 1 and count(distinct place) = 1
        from jsonb_array_elements(ended.ending #> '{outcome,places}') as place
      ),
      ended.ending ->> 'by',
      array(
        select coalesce(facing.player_id, 'bot ' || facing.bot) from seats as facing
        where facing.match_id = ended.id and facing.seat <> seats.seat order by facing.seat
      ),
      ended.last_at - ended.began_at,
      (ended.state #> array['seats', seats.seat::text]) ? 'bot',
      (ended.accuracies ->> seats.seat)::double precision,
      ended.ended_at
    from (
      select matches.id, matches.visibility, matches.rules_version, matches.ended_at,
        matches.result::jsonb as ending, matches.table_state::jsonb as state, analyses.accuracies::jsonb as accuracies,
        mode_of(matches.game, matches.options, coalesce(matches.terms::jsonb #>> '{clock,type}', 'none')) as mode,
        (
          select entries.at from entries
          where entries.match_id = matches.id and entries.entry like '{"type":"began"%' order by entries.number limit 1
        ) as began_at,
        (
          select entries.at from entries
          where entries.match_id = matches.id
            and entries.entry not like '{"type":"rematch"%' and entries.entry not like '{"type":"forgotten"%'
          order by entries.number desc limit 1
        ) as last_at
      from matches left join analyses on analyses.match_id = matches.id
      where matches.id = any (of_matches) and matches.status = 'over' and matches.match is not null
    ) as ended
    join seats on seats.match_id = ended.id and seats.player_id is not null
    on conflict do nothing
  $$`;

/**
 * The commit that ends a match writes its results, whichever release made it. A match must be able to end though its
 * results cannot be written: then what is due stays due, and the sweep says why.
 */
const MATCH_ENDED = `
  create function match_ended() returns trigger language plpgsql as $$
  begin
    delete from active_seats where match_id = new.id;
    if new.match is null then return null; end if;
    insert into results_due (match_id) values (new.id) on conflict do nothing;
    begin
      perform write_results(array[new.id]);
    exception when data_exception or integrity_constraint_violation then null;
    end;
    return null;
  end $$`;

const SEAT_TAKEN = `
  create function seat_taken() returns trigger language plpgsql as $$
  begin
    insert into active_seats (match_id, player_id) values (new.match_id, new.player_id) on conflict do nothing;
    return null;
  end $$`;

const SEAT_LEFT = `
  create function seat_left() returns trigger language plpgsql as $$
  begin
    delete from active_seats where match_id = old.match_id and player_id = old.player_id;
    return null;
  end $$`;

const MATCH_ANALYSED = `
  create function match_analysed() returns trigger language plpgsql as $$
  begin
    update results set accuracy = (new.accuracies::jsonb ->> seats.seat)::double precision
    from seats
    where seats.match_id = new.match_id
      and results.player_id = seats.player_id and results.match_id = seats.match_id and results.seat = seats.seat;
    return null;
  end $$`;

/**
 * What pages read of matches that are over, a small row a seat, and of those that are not: nothing walks a player's
 * whole life any more. Kept up to date by the database itself, so that nodes of an older release, which know nothing of it,
 * can run beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table modes (
      id integer primary key generated always as identity,
      game text not null,
      options text not null,
      clock text not null,
      unique (game, options, clock)
    )`.execute(db);
  await sql`
    create table results (
      player_id text collate "C" not null,
      match_id text collate "C" not null,
      seat smallint not null,
      mode integer not null,
      is_public boolean not null,
      rules_version text not null,
      place smallint,
      is_drawn boolean not null,
      ended_by text not null,
      opponents text[] not null,
      duration bigint,
      has_stand_in boolean not null,
      accuracy double precision,
      ended_at timestamptz,
      primary key (player_id, match_id, seat)
    )`.execute(db);
  await sql`
    create index results_accuracy on results (player_id, match_id) where accuracy is not null`.execute(db);
  await sql`
    create table results_due (match_id text collate "C" primary key, tries integer not null default 0)`.execute(
    db,
  );
  await sql`
    create table results_fill (
      the_one boolean primary key default true check (the_one),
      before text collate "C" not null
    )`.execute(db);
  await sql`
    create table feats (
      player_id text collate "C" not null,
      game text not null,
      results text not null,
      primary key (player_id, game)
    )`.execute(db);
  await sql`
    create table active_seats (
      match_id text collate "C" not null,
      player_id text collate "C" not null,
      primary key (match_id, player_id)
    )`.execute(db);
  await sql`create index active_seats_player on active_seats (player_id, match_id)`.execute(db);
  for (const text of [MODE_OF, WRITE_RESULTS, MATCH_ENDED, SEAT_TAKEN, SEAT_LEFT, MATCH_ANALYSED])
    await sql.raw(text).execute(db);

  await (db.isTransaction ? keepUpToDate(db) : db.transaction().execute(keepUpToDate));
}

/** All in one commit: nobody writes meanwhile, so that no seat is missed. They are those of unfinished matches only. */
async function keepUpToDate(db: Kysely<unknown>): Promise<void> {
  await sql`lock table matches, seats, analyses in share row exclusive mode`.execute(db);
  await sql`
    create trigger match_ended after update of status on matches for each row
    when (new.status = 'over' and old.status <> 'over') execute function match_ended()`.execute(db);
  await sql`
    create trigger seat_taken after insert on seats for each row
    when (new.player_id is not null) execute function seat_taken()`.execute(db);
  await sql`
    create trigger seat_left after delete on seats for each row
    when (old.player_id is not null) execute function seat_left()`.execute(db);
  await sql`
    create trigger match_analysed after update of accuracies on analyses for each row
    when (new.accuracies is not null) execute function match_analysed()`.execute(db);
  await sql`
    insert into active_seats (match_id, player_id)
    select seats.match_id, seats.player_id from matches join seats on seats.match_id = matches.id
    where matches.status <> 'over' and seats.player_id is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into results_fill (before) select '~' where exists (select from matches where status = 'over')`.execute(
    db,
  );
}
