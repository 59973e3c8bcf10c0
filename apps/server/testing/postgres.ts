import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { ensureTemplate, templateName } from './template.ts';

interface TestDatabase {
  readonly url: string;
  /** Takes it away, even from open connections. */
  drop(): Promise<void>;
}

let template: Promise<string> | undefined;

/** A database of its own for a test: an empty one, or one on the newest schema. */
export async function newDatabase(from: 'empty' | 'template' = 'empty'): Promise<TestDatabase> {
  const name = `riposte_test_${randomBytes(6).toString('hex')}`;
  if (from === 'template') template ??= copyOfTemplate();
  await tellServer(`create database ${name}${from === 'template' ? await template : ''}`);
  // Whoever forgets to drop it is told (scripts/leftovers.ts).
  globalThis.testDatabases ??= new Set();
  globalThis.testDatabases.add(name);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await tellServer(`drop database if exists ${name} with (force)`);
      globalThis.testDatabases?.delete(name);
    },
  };
}

/** The server of this run (`cluster.ts`), or one that stands ready. */
function serverUrl(): string {
  return process.env.RIPOSTE_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
}

/** To copy files is the cheapest where nothing is synced, and the dearest where everything is. */
async function copyOfTemplate(): Promise<string> {
  const [row] = await tellServer(`
    select current_setting('fsync') = 'off' and current_setting('server_version_num')::int >= 150000 as files`);
  await ensureTemplate(serverUrl());
  return ` template ${templateName()}${row?.files ? ' strategy file_copy' : ''}`;
}

/** Says one thing to the PostgreSQL server that tests use. */
async function tellServer(statement: string): Promise<readonly Record<string, unknown>[]> {
  const server = serverUrl();
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    const { host } = new URL(server);
    throw new Error(
      `These tests need PostgreSQL, and cannot use the one at ${host}. Start it, or name another in RIPOSTE_TEST_DATABASE_URL.`,
      { cause },
    );
  }
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
