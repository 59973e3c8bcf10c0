import { Client } from 'pg';
import { openDatabase } from '../store/database.ts';
import { schemaHash } from './schemaHash.ts';

/** Any number that nobody else locks. */
const LOCK = 7_305_482;

/** The database that new ones are copied from: other migrations make another one. */
export function templateName(): string {
  return `riposte_template_${schemaHash()}`;
}

/** Makes the template on this server, unless it is there; of several processes that want it, one does. */
export async function ensureTemplate(server: string): Promise<void> {
  const name = templateName();
  const client = new Client({ connectionString: server });
  await client.connect();
  const isThere = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
  try {
    if (await isThere()) return;
    // The end of the connection gives it back, too.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isThere()) return;
    const part = `${name}_part`;
    await client.query(`drop database if exists ${part} with (force)`);
    await client.query(`create database ${part}`);
    const url = new URL(server);
    url.pathname = `/${part}`;
    await (await openDatabase({ url: url.href, connections: 1 })).destroy();
    // While anybody is connected to it, nothing is copied from it.
    await client.query(`alter database ${part} with allow_connections false`);
    // Who finds the name finds all of it.
    await client.query(`alter database ${part} rename to ${name}`);
  } finally {
    await client.end();
  }
}
