import { type Kysely, sql } from 'kysely';

/**
 * The keys in the links to private tables. No table has one yet: it is made when the host or a player first asks for
 * it, so nothing has to be read or written here, and tables that an older node still lays get theirs, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      match_id text collate "C" primary key,
      key text not null
    )`.execute(db);
}
