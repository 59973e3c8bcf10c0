import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The store, whichever form it has. */
export type Database = Kysely<Schema>;

/** A PostgreSQL server, a folder for an embedded one, or an embedded one that forgets everything but what it begins with. */
export type DatabasePlace =
  | { readonly url: string; readonly connections?: number; readonly onError?: (error: Error) => void }
  | { readonly folder: string }
  | { readonly memory: true; readonly dump?: Blob };

const CONNECTIONS = 10;
const BIGINT = 20;

/** Opens the store and brings its schema to the present. `destroy()` closes it. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: dialectOf(place) });
  try {
    await migrate(db);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  return db;
}

function dialectOf(place: DatabasePlace): PostgresDialect | PGliteDialect {
  if ('url' in place) return new PostgresDialect({ pool: poolOf(place) });
  return new PGliteDialect({
    pglite: () => ('folder' in place ? PGlite.create(place.folder) : createInMemory(place.dump)),
  });
}

function createInMemory(dump: Blob | undefined): Promise<PGlite> {
  return PGlite.create(dump ? { loadDataDir: dump } : {});
}

function poolOf({ url, connections = CONNECTIONS, onError }: Extract<DatabasePlace, { url: string }>): Pool {
  const pool = new Pool({ connectionString: url, max: connections, types: { getTypeParser } });
  // A connection that breaks is replaced, and the query that waits on it fails; an error without a listener would
  // end the process. The pool itself listens only while a connection is idle.
  pool.on('connect', (client) => client.on('error', ignore));
  pool.on('error', (error) => onError?.(error));
  return pool;
}

function ignore(): void {}

/** Our whole numbers of 64 bits are milliseconds and counts, which a number holds; PGlite reads them so, too. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === BIGINT ? Number : types.getTypeParser(oid, format);
}
