import { type Kysely, sql } from 'kysely';

/** Analyses of matches that are over: those that are wanted, and what came of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analyses (
      match_id text collate "C" primary key,
      asked_by text references players (id) on delete set null,
      asked_at timestamptz not null default now(),
      due bigint not null default 0,
      tries integer not null default 0,
      held_by text,
      result text,
      accuracies text,
      failure text,
      done_at timestamptz
    )`.execute(db);
  await sql`create index analyses_due on analyses (due) where done_at is null`.execute(db);
  await sql`create index analyses_asker on analyses (asked_by, asked_at)`.execute(db);
}
