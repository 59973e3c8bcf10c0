import { type Kysely, sql } from 'kysely';

/** Reports that are looked at, players who may not talk, and what moderators did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat add column removed_at timestamptz`.execute(db);
  await sql`alter table reports add column settled_at timestamptz`.execute(db);
  await sql`create index reports_open on reports (at) where settled_at is null`.execute(db);
  await sql`
    create table mutes (
      player_id text primary key references players (id) on delete cascade,
      until timestamptz not null,
      why text not null
    )`.execute(db);
  // It outlives those whom it names.
  await sql`
    create table audit (
      id text primary key,
      at timestamptz not null default now(),
      moderator_id text not null,
      deed text not null,
      player_id text not null,
      chat_id text,
      note text not null
    )`.execute(db);
}
