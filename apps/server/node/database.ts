import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { codeOf, wordsOf } from '../errors.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { type AskConnection, Histories } from '../store/histories.ts';
import { StartFailure } from './failure.ts';
import { flush, keepPrivate } from './files.ts';
import { holdFolder } from './folder.ts';

/** A store, and what closes it. */
export interface OpenedStore {
  readonly db: Database;
  readonly histories: Histories;
  close(): Promise<void>;
}

/** How long, in milliseconds, PostgreSQL may take to answer for the first time. */
const PATIENCE = 10_000;

/** Opens the store that is configured, on its newest schema. */
export async function openStore(
  { databaseUrl, connections, data }: Config,
  onError: (error: unknown) => void,
  onWait?: (milliseconds: number) => void,
): Promise<OpenedStore> {
  if (databaseUrl === undefined) return openEmbedded(data);
  await greet(databaseUrl);
  try {
    const histories = new Histories();
    const onConnect = (ask: AskConnection) => histories.meet(ask);
    const place = { url: databaseUrl, connections, onConnect, onError, ...(onWait && { onWait }) };
    const db = await openDatabase(place);
    return { db, histories, close: () => db.destroy() };
  } catch (error) {
    throw new StartFailure(`The schema of the database could not be renewed: ${wordsOf(error)}.`, error);
  }
}

async function openEmbedded(data: string): Promise<OpenedStore> {
  const leave = await holdFolder(data);
  try {
    const folder = join(data, 'database');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepPrivate(folder);
    const db = await openDatabase({ folder });
    keepPrivate(folder);
    const close = async () => {
      await db.destroy();
      keepPrivate(folder);
      // While it runs the database waits for no disk; what was stopped in peace is safe.
      await flush(folder);
      await leave();
    };
    return { db, histories: new Histories(), close };
  } catch (error) {
    await leave();
    throw new StartFailure(`The database in ${data} could not be opened: ${wordsOf(error)}.`, error);
  }
}

/** Says hello to PostgreSQL, so that an operator who mistyped its address is told at once. */
async function greet(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  // The address may hold a password: only its host and name are shown.
  const { host, pathname } = new URL(url);
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(
      `PostgreSQL at ${host} cannot be used (DATABASE_URL): ${reasonOf(error, pathname.slice(1))}.`,
      error,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown, name: string): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return 'nothing answers there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such machine';
    case '28P01':
    case '28000':
      return 'it does not accept this user or password';
    case '3D000':
      return `it has no database “${name}”`;
    default:
      return wordsOf(error);
  }
}
