import { type Database, openDatabase } from '../store/database.ts';
import type { PoolPlace } from '../store/pool.ts';
import { readDump } from './dump.ts';
import { newDatabase } from './postgres.ts';

/** A store for a test, in one of its forms. */
export interface TestStore {
  readonly db: Database;
  /** The store as another node of the service sees it: with connections of its own where there are any. */
  another(): Promise<Database>;
  close(): Promise<void>;
}

/** How long, in milliseconds, a busy machine may take to open a store. */
export const OPENING = 300_000;

/** A PostgreSQL database of its own. */
export async function postgresStore(more: Omit<PoolPlace, 'url'> = {}): Promise<TestStore> {
  const { url, drop } = await newDatabase('template');
  const opened = [await openDatabase({ url, ...more })];
  const [db] = opened as [Database];
  return {
    db,
    another: async () => {
      const other = await openDatabase({ url, ...more });
      opened.push(other);
      return other;
    },
    close: async () => {
      await Promise.all(opened.map((one) => one.destroy()));
      await drop();
    },
  };
}

/** An embedded database in memory; there is only one node that could use it. */
export async function embeddedStore(): Promise<TestStore> {
  const db = await openDatabase({ memory: true, dump: await readDump() });
  return { db, another: async () => db, close: () => db.destroy() };
}

const POSTGRES = { form: 'PostgreSQL', open: () => postgresStore() } as const;

/** Both forms of the store, for what may differ between them: types, locks, what is kept. */
export const EACH_STORE = [POSTGRES, { form: 'PGlite', open: embeddedStore }] as const;

/** The form in which all else is tried, for `describe.each`; before a release both are. */
export const STORES: readonly [typeof POSTGRES, ...(typeof EACH_STORE)[number][]] = process.env.RIPOSTE_DEEP
  ? EACH_STORE
  : [POSTGRES];
