import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** In this order, for a file names tables of those before it. */
const FILES = ['players', 'matches', 'time', 'analyses', 'results', 'lobby', 'moderation', 'reminders'];

/** The schema of the first release, as the SQL files in the folder of the same name say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const file of FILES) {
    const text = readFileSync(new URL(`0001-first-release/${file}.sql`, import.meta.url), 'utf8');
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(db);
  }
}

/** Each ends with a semicolon at the end of a line that is not between `$$`. PGlite takes one at a time. */
function statementsOf(text: string): readonly string[] {
  return text.match(/(?:\$\$.*?\$\$|[^$])+?;\n/gs) ?? [];
}
