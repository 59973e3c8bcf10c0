import { type Kysely, sql } from 'kysely';

/**
 * Replay files as they were when their matches ended, which matches still need one, and which rules each node speaks;
 * a node of an older release does not say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table replays (
      match_id text collate "C" primary key,
      text text not null,
      sealed_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table matches add column is_sealed boolean not null default false`.execute(db);
  await sql`
    create index matches_unsealed on matches (id)
    where status = 'over' and match is not null and not is_sealed`.execute(db);
  await sql`alter table nodes add column rules text`.execute(db);
}
