-- Analyses of matches, and the duel of the day. Both have a queue in which everybody takes turns.

-- Analyses of matches that are over: those that are wanted, and what came of them.
create table analyses (
  match_id text collate "C" primary key,
  asked_by text references players (id) on delete set null,
  asked_at timestamptz not null default now(),
  asker text collate "C",
  site text collate "C",
  turn bigint not null default 0,
  due bigint not null default 0,
  tries integer not null default 0,
  held_by text,
  result text,
  accuracies text,
  failure text,
  done_at timestamptz
);
create index analyses_asker on analyses (asked_by, asked_at);
create index analyses_turn on analyses (turn, asked_at) where done_at is null;
create index analyses_served on analyses (turn) where tries > 0;
create index analyses_turns on analyses (asker, turn) where asker is not null;
create index analyses_site on analyses (site, turn) where site is not null;

-- Results of the duels of the day, without names: each is of a match that was checked, and each log counts once.
create table duels (
  game text collate "C" not null,
  day text collate "C" not null,
  attempt text collate "C" not null,
  result text not null,
  scores text,
  played text collate "C",
  primary key (game, day, attempt)
);
create unique index duels_played on duels (game, day, played);

-- Duels of the day that are to be checked, and those that were.
create table duel_checks (
  id text collate "C" primary key,
  game text collate "C",
  day text collate "C",
  attempt text collate "C",
  rules_version text,
  entries text,
  played text collate "C",
  asker text collate "C" not null,
  site text collate "C" not null,
  turn bigint not null,
  asked_at timestamptz not null default now(),
  due timestamptz not null default now(),
  tries integer not null default 0,
  failure text,
  done_at timestamptz
);
create index duel_checks_turn on duel_checks (turn, asked_at) where done_at is null;
