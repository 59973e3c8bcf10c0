import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { migrate } from './migrations.ts';
import { openPool, type PoolPlace } from './pool.ts';
import type { Schema } from './schema.ts';

/** The store, whichever form it has. */
export type Database = Kysely<Schema>;

/** A PostgreSQL server, a folder for an embedded one, or an embedded one that forgets everything but what it begins with. */
export type DatabasePlace =
  | PoolPlace
  | { readonly folder: string }
  | { readonly memory: true; readonly dump?: Blob };

/** Opens the store and brings its schema to the present. `destroy()` closes it. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: dialectOf(place) });
  try {
    if ('url' in place) await migrateAt(place);
    else await migrate(db);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  return db;
}

/** A large table may take long to be changed: here nothing is hurried. */
async function migrateAt({ url }: PoolPlace): Promise<void> {
  const pool = openPool({ url, connections: 1, patience: 'endless' });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function dialectOf(place: DatabasePlace): PostgresDialect | PGliteDialect {
  if ('url' in place) return new PostgresDialect({ pool: openPool(place) });
  return new PGliteDialect({
    pglite: () => ('folder' in place ? PGlite.create(place.folder) : createInMemory(place.dump)),
  });
}

function createInMemory(dump: Blob | undefined): Promise<PGlite> {
  return PGlite.create(dump ? { loadDataDir: dump } : {});
}
