import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The server of this run, which its global setup has made, or one that stands ready. */
function serverUrl(): string {
  return process.env.RIPOSTE_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
}

/** An empty PostgreSQL database of its own; `drop` takes it away, even from those still connected. */
export async function newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `riposte_test_${randomBytes(6).toString('hex')}`;
  await tellServer(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tellServer(`drop database if exists ${name} with (force)`) };
}

/** What is kept of a table, and the column that names it. */
const OF_A_TABLE = { matches: 'id', seats: 'match_id', entries: 'match_id', checkpoints: 'match_id' };

/** A second table that is the first one, word for word, but for its id. */
export async function twinOf(table: string, url: string): Promise<string> {
  const twin = randomUUID();
  for (const [name, id] of Object.entries(OF_A_TABLE)) {
    const row = `(jsonb_populate_record(one, jsonb_build_object('${id}', $2::text))).*`;
    await tell(url, `insert into ${name} select ${row} from ${name} one where ${id} = $1`, [table, twin]);
  }
  return twin;
}

/** Lets the time of a service go on, by which its clocks run. */
export function passTime(url: string, milliseconds: number): Promise<void> {
  // Nodes forgive a little where a clock seems to have been set forward.
  const all = String(milliseconds + 30_000);
  return tell(url, 'update service_clock set outage = outage - $1::bigint', [all]);
}

/** In a service that many test files share, each may call its people Anna and Ben. */
export function letNamesBeShared(url: string): Promise<void> {
  return tell(
    url,
    `create function any_name() returns trigger language plpgsql as
       'begin new.key := new.key || gen_random_uuid(); return new; end';
     create trigger any_name before insert on names for each row execute function any_name()`,
  );
}

/** Names a moderator, as an operator does. */
export function addModerator(url: string, player: string): Promise<void> {
  return tell(url, "insert into moderators (player_id, added_by) values ($1, '')", [player]);
}

/** Gives a player a name that the service would refuse, as if a check of names had failed. */
export function giveName(url: string, player: string, name: string): Promise<void> {
  return tell(url, 'update players set name = $2 where id = $1', [player, name]);
}

function tellServer(statement: string): Promise<void> {
  return tell(serverUrl(), statement);
}

async function tell(url: string, statement: string, values?: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement, values && [...values]);
  } finally {
    await client.end();
  }
}
