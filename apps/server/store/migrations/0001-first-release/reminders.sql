-- How players are told that it is their turn.

-- Where a player wants to be told.
create table contacts (
  id text primary key,
  player_id text not null references players (id) on delete cascade,
  kind text not null,
  address text not null,
  detail text not null,
  name text not null,
  created_at timestamptz not null default now(),
  unique (player_id, kind, address)
);
create index contacts_address on contacts (address) where kind = 'push';

-- What players are to be told: one for each player and turn, whichever node finds it first.
create table reminders (
  id text primary key,
  match_id text not null,
  seat integer not null,
  since bigint not null,
  player_id text not null references players (id) on delete cascade,
  due bigint not null,
  settled_at timestamptz,
  unique (match_id, seat, since)
);
create index reminders_due on reminders (due) where settled_at is null;
create index reminders_player on reminders (player_id);
create index reminders_settled on reminders (settled_at);

-- What is still on its way.
create table deliveries (
  reminder_id text not null references reminders (id) on delete cascade,
  contact_id text not null references contacts (id) on delete cascade,
  due bigint not null,
  tries integer not null default 0,
  primary key (reminder_id, contact_id)
);
create index deliveries_due on deliveries (due);
create index deliveries_contact on deliveries (contact_id);
