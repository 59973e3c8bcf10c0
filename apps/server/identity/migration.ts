import { type Kysely, sql } from 'kysely';

/**
 * Logins, sessions and API tokens. The first five tables are better-auth's, which names their columns itself; a test
 * compares them with what it wants to have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db);
  await sql`
    create table sessions (
      "id" text primary key,
      "userId" text not null references users ("id") on delete cascade,
      "token" text not null unique,
      "expiresAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null
    )`.execute(db);
  await sql`
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
    )`.execute(db);
  await sql`
    create table verifications (
      "id" text primary key,
      "identifier" text not null,
      "value" text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`
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
    )`.execute(db);
  await sql`create index sessions_user on sessions ("userId")`.execute(db);
  await sql`create index accounts_user on accounts ("userId")`.execute(db);
  await sql`create index verifications_identifier on verifications ("identifier")`.execute(db);
  await sql`create index passkeys_user on passkeys ("userId")`.execute(db);
  await sql`create unique index passkeys_credential on passkeys ("credentialID")`.execute(db);

  await sql`
    create table tokens (
      id text primary key,
      player_id text not null references players (id),
      name text not null,
      hash text not null unique,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index tokens_player on tokens (player_id)`.execute(db);
  await sql`
    create table attempts (
      key text primary key,
      count integer not null,
      until timestamptz not null
    )`.execute(db);
  await sql`create index attempts_until on attempts (until)`.execute(db);
}
