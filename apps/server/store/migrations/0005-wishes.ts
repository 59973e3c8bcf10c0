import { type Kysely, sql } from 'kysely';

/** A player who looks for a match may name more than one that would do. Nodes of an older release name none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seeks add column also text[] not null default '{}'`.execute(db);
}
