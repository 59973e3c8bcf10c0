import { type Kysely, sql } from 'kysely';

/**
 * Lists of open and of running tables, the newest first: by game, and of all games, where few are among many that are
 * over.
 */
const INDEXES = [
  `create index matches_listed on matches (game, status, id desc)
    where status in ('open', 'running') and visibility = 'public'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(index).execute(db);
}
