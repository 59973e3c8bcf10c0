-- What pages read of matches that are over, a small row a seat, and of those that are not: nothing walks a player's whole
-- life. The database keeps it up to date itself, in the commit that changes a match.

-- How matches are played: game, options and kind of clock. There are few, so a result has only the number.
create table modes (
  id integer primary key generated always as identity,
  game text not null,
  options text not null,
  clock text not null,
  unique (game, options, clock)
);

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
end $$;

-- What pages need of one seat that a person had in a match that is over.
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
);
create index results_accuracy on results (player_id, match_id) where accuracy is not null;
-- For what strangers see of a player: public matches, the newest first, however many private ones are newer.
create index results_public on results (player_id, match_id) where is_public;

-- A row for every seat that a person had in these matches, of those that are over and were dealt. Lines that come after
-- the end do not count for how long it took.
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
$$;

-- Matches that are over, whose results are to be completed.
create table results_due (
  match_id text collate "C" primary key,
  tries integer not null default 0
);

-- What all matches of a player count for, in a game that has something to achieve.
create table feats (
  player_id text collate "C" not null,
  game text not null,
  results text not null,
  primary key (player_id, game)
);

-- Who sits at tables that are not over.
create table active_seats (
  match_id text collate "C" not null,
  player_id text collate "C" not null,
  primary key (match_id, player_id)
);
create index active_seats_player on active_seats (player_id, match_id);

create function seat_taken() returns trigger language plpgsql as $$
begin
  insert into active_seats (match_id, player_id) values (new.match_id, new.player_id) on conflict do nothing;
  return null;
end $$;
create trigger seat_taken after insert on seats for each row
  when (new.player_id is not null) execute function seat_taken();

create function seat_left() returns trigger language plpgsql as $$
begin
  delete from active_seats where match_id = old.match_id and player_id = old.player_id;
  return null;
end $$;
create trigger seat_left after delete on seats for each row
  when (old.player_id is not null) execute function seat_left();

-- The commit that ends a match writes its results. A match must be able to end though they cannot be written: then what is
-- due stays due, and the sweep says why.
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
end $$;
create trigger match_ended after update of status on matches for each row
  when (new.status = 'over' and old.status <> 'over') execute function match_ended();

-- An analysis adds how exactly each seat chose.
create function match_analysed() returns trigger language plpgsql as $$
begin
  update results set accuracy = (new.accuracies::jsonb ->> seats.seat)::double precision
  from seats
  where seats.match_id = new.match_id
    and results.player_id = seats.player_id and results.match_id = seats.match_id and results.seat = seats.seat;
  return null;
end $$;
create trigger match_analysed after update of accuracies on analyses for each row
  when (new.accuracies is not null) execute function match_analysed();
