import { type Kysely, sql } from 'kysely';

/** Suspensions and appeals, moderators who are named while the service runs, and reports by those who were there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderators (
      player_id text primary key references players (id) on delete cascade,
      added_at timestamptz not null default now(),
      added_by text not null
    )`.execute(db);
  await sql`
    create table suspensions (
      id text primary key,
      player_id text not null references players (id) on delete cascade,
      by_id text not null,
      since timestamptz not null default now(),
      until timestamptz,
      told text not null,
      lifted_at timestamptz
    )`.execute(db);
  await sql`create unique index suspensions_now on suspensions (player_id) where lifted_at is null`.execute(
    db,
  );
  await sql`create index suspensions_player on suspensions (player_id)`.execute(db);
  await sql`
    create table appeals (
      id text primary key,
      suspension_id text not null references suspensions (id) on delete cascade,
      player_id text not null references players (id) on delete cascade,
      text text not null,
      at timestamptz not null default now(),
      answered_at timestamptz,
      is_granted boolean,
      answer text
    )`.execute(db);
  await sql`create unique index appeals_open on appeals (suspension_id) where answered_at is null`.execute(
    db,
  );
  await sql`create index appeals_player on appeals (player_id)`.execute(db);
  await sql`
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
    )`.execute(db);
  await sql`create unique index sign_offs_open on sign_offs (player_id) where settled_at is null`.execute(db);
  await sql`
    create table player_reports (
      player_id text not null references players (id) on delete cascade,
      reported_id text not null references players (id) on delete cascade,
      match_id text not null,
      why text not null,
      at timestamptz not null default now(),
      settled_at timestamptz,
      primary key (player_id, reported_id, match_id)
    )`.execute(db);
  await sql`create index player_reports_reported on player_reports (reported_id)`.execute(db);
  await sql`create index player_reports_open on player_reports (at) where settled_at is null`.execute(db);
  await sql`
    create table visits (
      match_id text not null,
      player_id text not null references players (id) on delete cascade,
      at timestamptz not null default now(),
      primary key (match_id, player_id)
    )`.execute(db);
  await sql`create index visits_at on visits (at)`.execute(db);
  await sql`create index visits_player on visits (player_id)`.execute(db);
  await sql`
    create table networks (
      player_id text not null references players (id) on delete cascade,
      network text not null,
      seen_at timestamptz not null default now(),
      primary key (player_id, network)
    )`.execute(db);
  await sql`create index networks_network on networks (network)`.execute(db);
  await sql`create index networks_seen on networks (seen_at)`.execute(db);
  await sql`
    create table notices (
      id text primary key,
      player_id text not null references players (id) on delete cascade,
      text text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index notices_player on notices (player_id)`.execute(db);
  await sql`create index audit_player on audit (player_id)`.execute(db);
}
