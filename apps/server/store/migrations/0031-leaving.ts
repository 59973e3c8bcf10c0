import { type Kysely, sql } from 'kysely';

/** A player who is being erased sits down nowhere meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column leaving_until timestamptz`.execute(db);
}
