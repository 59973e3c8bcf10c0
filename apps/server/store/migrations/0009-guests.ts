import { type Kysely, sql } from 'kysely';

/** To find guests nobody has ever met, all that names a player has to be found by player. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_player on users ("playerId")`.execute(db);
  await sql`create index matches_creator on matches (creator)`.execute(db);
  await sql`create index blocks_blocked on blocks (blocked_id)`.execute(db);
  await sql`create index reports_player on reports (player_id)`.execute(db);
}
