import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** All that stands in these tables, or in all there are, as one text. */
export async function everyRow(db: Database, tables?: readonly string[]): Promise<string> {
  const names = tables ?? (await db.introspection.getTables()).map(({ name }) => name);
  const rows: unknown[] = [];
  for (const name of names) {
    rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  }
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
