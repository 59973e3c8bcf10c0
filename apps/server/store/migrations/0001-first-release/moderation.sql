-- Reports, and what moderators do about them.

-- Moderators who were named while the service ran.
create table moderators (
  player_id text primary key references players (id) on delete cascade,
  added_at timestamptz not null default now(),
  added_by text not null
);

-- Reports about what was said.
create table reports (
  chat_id text not null references chat (id),
  player_id text not null references players (id),
  why text not null,
  at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (chat_id, player_id)
);
create index reports_open on reports (at) where settled_at is null;
create index reports_player on reports (player_id);

-- Reports about players, by those who were at the same table.
create table player_reports (
  player_id text not null references players (id) on delete cascade,
  reported_id text not null references players (id) on delete cascade,
  match_id text not null,
  why text not null,
  at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (player_id, reported_id, match_id)
);
create index player_reports_open on player_reports (at) where settled_at is null;
create index player_reports_reported on player_reports (reported_id);

-- Players who may not talk.
create table mutes (
  player_id text primary key references players (id) on delete cascade,
  until timestamptz not null,
  why text not null
);

-- Players who may not take part, now or once.
create table suspensions (
  id text primary key,
  player_id text not null references players (id) on delete cascade,
  by_id text not null,
  since timestamptz not null default now(),
  until timestamptz,
  told text not null,
  lifted_at timestamptz
);
create unique index suspensions_now on suspensions (player_id) where lifted_at is null;
create index suspensions_player on suspensions (player_id);

-- What players say against their suspensions, and what they were answered.
create table appeals (
  id text primary key,
  suspension_id text not null references suspensions (id) on delete cascade,
  player_id text not null references players (id) on delete cascade,
  text text not null,
  at timestamptz not null default now(),
  answered_at timestamptz,
  is_granted boolean,
  answer text
);
create unique index appeals_open on appeals (suspension_id) where answered_at is null;
create index appeals_player on appeals (player_id);

-- What a moderator wants to be done for good: another has to confirm it.
create table sign_offs (
  id text primary key,
  deed text not null,
  player_id text not null references players (id) on delete cascade,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  why text not null,
  told text not null,
  settled_at timestamptz,
  settled_by text,
  is_confirmed boolean
);
create unique index sign_offs_open on sign_offs (player_id) where settled_at is null;

-- What moderators did. It outlives those whom it names.
create table audit (
  id text primary key,
  at timestamptz not null default now(),
  moderator_id text not null,
  deed text not null,
  player_id text not null,
  chat_id text,
  note text not null
);
create index audit_player on audit (player_id);
