import { type Kysely, sql } from 'kysely';

/**
 * Seats are bound to their nonces before any is shown, and tables have a time between the last who sat down and the
 * deal. Such a table is never without a deadline: a node of an older release, which knows nothing of it, cannot forget
 * it. Nonces of before stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seats alter column nonce drop not null`.execute(db);
  await sql`alter table seats add column seal text, add column nonces text[]`.execute(db);
  await sql`alter table matches drop constraint matches_status_check`.execute(db);
  await sql`
    alter table matches add constraint matches_status_check
    check (status in ('open', 'running', 'over') or (status = 'dealing' and deadline is not null))`.execute(
    db,
  );
}
