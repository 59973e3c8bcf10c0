import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const SERVER = process.env.RIPOSTE_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** An empty PostgreSQL database of its own; `drop` takes it away, even from those still connected. */
export async function newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `riposte_test_${randomBytes(6).toString('hex')}`;
  await tellServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tellServer(`drop database if exists ${name} with (force)`) };
}

async function tellServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
