import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as matches from './migrations/0001-matches.ts';

/** Every step of the schema, in order. A step that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': matches,
};

/** Brings the schema to the present. Nodes that start together wait for each other. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
