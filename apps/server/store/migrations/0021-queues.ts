import { type Kysely, sql } from 'kysely';
import type { NewIndex } from './indexes.ts';

/**
 * Queues in which everybody takes turns, one log of a duel of the day that counts once, and what the list of open tables
 * goes by: the site a table was laid from, and when its host was here last. A site is kept as a keyed hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table analyses
      add column asker text collate "C",
      add column site text collate "C",
      add column turn bigint not null default 0`.execute(db);
  await sql`drop index analyses_due`.execute(db);

  await sql`
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
    )`.execute(db);
  await sql`create index duel_checks_turn on duel_checks (turn, asked_at) where done_at is null`.execute(db);

  await sql`alter table duels add column played text collate "C"`.execute(db);

  await sql`alter table matches add column site text`.execute(db);
  await sql`
    create table hosts (
      player_id text collate "C" primary key references players (id) on delete cascade,
      seen bigint not null
    )`.execute(db);
}

export const indexes: readonly NewIndex[] = [
  { name: 'analyses_turn', table: 'analyses', columns: 'turn, asked_at', where: 'done_at is null' },
  { name: 'analyses_served', table: 'analyses', columns: 'turn', where: 'tries > 0' },
  { name: 'analyses_turns', table: 'analyses', columns: 'asker, turn', where: 'asker is not null' },
  { name: 'analyses_site', table: 'analyses', columns: 'site, turn', where: 'site is not null' },
  { name: 'duels_played', table: 'duels', columns: 'game, day, played', isUnique: true },
];
