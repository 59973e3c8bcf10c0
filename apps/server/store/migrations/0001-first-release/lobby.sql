-- How people meet: who looks for a match, what is said at tables, who does not want to hear whom.

-- Players who look for a match: what they want, and what they would play as well.
create table seeks (
  player_id text primary key references players (id),
  wish text not null,
  also text[] not null default '{}',
  since timestamptz not null default now(),
  until timestamptz not null,
  pair text,
  pair_until timestamptz,
  table_id text
);
create index seeks_wish on seeks (wish, since) where table_id is null;
create index seeks_pair on seeks (pair) where pair is not null;

-- When the host of an open table was here last, in service time.
create table hosts (
  player_id text collate "C" primary key references players (id) on delete cascade,
  seen bigint not null
);

-- What was said at tables.
create table chat (
  id text primary key,
  match_id text not null,
  player_id text not null references players (id),
  text text not null,
  at timestamptz not null default now(),
  removed_at timestamptz
);
create index chat_match on chat (match_id, id);
create index chat_player on chat (player_id, at);

-- Who does not want to hear of whom, nor to play with them.
create table blocks (
  player_id text not null references players (id),
  blocked_id text not null references players (id),
  primary key (player_id, blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- What the service has to tell a player.
create table notices (
  id text primary key,
  player_id text not null references players (id) on delete cascade,
  text text not null,
  at timestamptz not null default now()
);
create index notices_player on notices (player_id);

-- Players who watched a table at which they have no seat: they may report what happened there.
create table visits (
  match_id text not null,
  player_id text not null references players (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (match_id, player_id)
);
create index visits_at on visits (at);
create index visits_player on visits (player_id);
