import { type Kysely, sql } from 'kysely';

/** Players who have gone, and where their names stand in logs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column erased_at timestamptz`.execute(db);
  await sql`
    create index entries_sat on entries ((entry::jsonb -> 'player' ->> 'id'))
    where entry like '{"type":"sat"%'`.execute(db);
}
