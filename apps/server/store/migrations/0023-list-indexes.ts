import { type Kysely, sql } from 'kysely';

/** For lists of open and of running tables, the newest first, and for the tables a player has laid that are not over. */
const INDEXES = [
  `create index matches_listed on matches (game, status, id desc)
    where status in ('open', 'running') and visibility = 'public'`,
  `create index matches_laid on matches (creator) where status <> 'over'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(index).execute(db);
}
