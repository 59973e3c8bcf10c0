import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const SERVER = process.env.RIPOSTE_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Says one thing to the PostgreSQL server that tests use. */
async function tellServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    const { host } = new URL(SERVER);
    throw new Error(
      `These tests need PostgreSQL, and cannot use the one at ${host}. Start it, or name another in RIPOSTE_TEST_DATABASE_URL.`,
      { cause },
    );
  }
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database of its own for a test; `drop` takes it away, even from open connections. */
export async function newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `riposte_test_${randomBytes(6).toString('hex')}`;
  await tellServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tellServer(`drop database if exists ${name} with (force)`) };
}
