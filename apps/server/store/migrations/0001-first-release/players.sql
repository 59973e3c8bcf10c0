-- Players, the names they have, and the logins that lead to them.

-- A person or a bot, as matches know them. Ids begin with the time and are compared as bytes, here and everywhere. The row
-- of an erased player stays, so that the matches of others stay whole. One who is being erased sits down nowhere until
-- `leaving_until`.
create table players (
  id text collate "C" primary key,
  name text not null,
  kind text not null check (kind in ('guest', 'member', 'bot')),
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  leaving_until timestamptz
);

-- Names that no two players share, by how they look. One that nobody may have before `until` may be nobody's.
create table names (
  key text collate "C" primary key,
  player_id text references players (id) on delete cascade,
  until timestamptz
);
create index names_player on names (player_id);
create index names_until on names (until) where until is not null;

-- When players were away, in service time. `until_at` is what others are told.
create table vacations (
  id text primary key,
  player_id text collate "C" not null references players (id) on delete cascade,
  since bigint not null,
  until bigint not null,
  until_at timestamptz not null,
  check (until >= since)
);
create index vacations_player on vacations (player_id, until);

-- The next five tables are better-auth's, which names their columns itself. A test compares them with what it wants.

-- A login, and the player it leads to.
create table users (
  "id" text primary key,
  "playerId" text not null references players (id),
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "isAnonymous" boolean,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index users_player on users ("playerId");

-- A browser that is signed in.
create table sessions (
  "id" text primary key,
  "userId" text not null references users ("id") on delete cascade,
  "token" text not null unique,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create index sessions_user on sessions ("userId");

-- A way to sign in, such as a password.
create table accounts (
  "id" text primary key,
  "userId" text not null references users ("id") on delete cascade,
  "accountId" text not null,
  "providerId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create index accounts_user on accounts ("userId");

-- What was sent to an address and can be shown once.
create table verifications (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verifications_identifier on verifications ("identifier");

-- A passkey of a login.
create table passkeys (
  "id" text primary key,
  "userId" text not null references users ("id") on delete cascade,
  "name" text,
  "publicKey" text not null,
  "credentialID" text not null,
  "counter" integer not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  "transports" text,
  "createdAt" timestamptz,
  "aaguid" text
);
create index passkeys_user on passkeys ("userId");
create unique index passkeys_credential on passkeys ("credentialID");

-- Tokens of programs. Only the hash of one is kept.
create table tokens (
  id text primary key,
  player_id text not null references players (id),
  name text not null,
  hash text not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index tokens_player on tokens (player_id);

-- How often something was tried that may be tried only so often.
create table attempts (
  key text primary key,
  count integer not null,
  until timestamptz not null
);
create index attempts_until on attempts (until);

-- From where players signed in: not the address, but what a key of this service makes of it.
create table networks (
  player_id text not null references players (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (player_id, network)
);
create index networks_network on networks (network);
create index networks_seen on networks (seen_at);

-- With which addresses nobody registers before a suspension ends, though its account was deleted.
create table barred_addresses (
  code text primary key,
  until timestamptz
);
create index barred_addresses_until on barred_addresses (until);
