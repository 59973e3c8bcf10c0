import { type Kysely, sql } from 'kysely';

/** With which addresses nobody registers before a suspension ends, though its account was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table barred_addresses (code text primary key, until timestamptz)`.execute(db);
  await sql`create index barred_addresses_until on barred_addresses (until)`.execute(db);
}
