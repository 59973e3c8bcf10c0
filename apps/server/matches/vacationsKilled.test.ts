import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '../http/app.ts';
import { Client, DUEL, NONCE } from '../http/testServer.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { newDatabase } from '../testing/postgres.ts';
import { ReachingNode } from '../testing/reachingNode.ts';

const CLOCK = { type: 'correspondence', perTurn: 86_400_000 };
const TABLES = 8;

/** How many wait for a row that another has. */
async function waiting(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

async function guest(url: string): Promise<Client> {
  const client = new Client(url);
  expect(await client.ask('POST', `${API}/guests`, {})).toMatchObject({ status: 200 });
  return client;
}

test('a vacation that was acknowledged outlives kill -9 at all tables; one that was not is there at none', async () => {
  const { url, drop } = await newDatabase('template');
  const db = await openDatabase({ url });
  const nodes: ReachingNode[] = [];
  const start = async () => {
    const node = await ReachingNode.open(url);
    nodes.push(node);
    return node;
  };
  const away = async () => {
    const rows = await db.selectFrom('matches').select('table_state').execute();
    const seats = rows.flatMap(({ table_state }) => JSON.parse(table_state).seats);
    const kept = await db.selectFrom('vacations').selectAll().execute();
    return { seats: seats.filter((seat) => seat.away).length, kept: kept.length };
  };
  try {
    const first = await start();
    const people = [await guest(first.url), await guest(first.url)];
    const [ann, ben] = people as [Client, Client];
    for (let table = 0; table < TABLES; table++) {
      const { data } = await ann.ask('POST', `${API}/tables`, { ...DUEL, clock: CLOCK });
      for (const person of people) {
        const sat = await person.ask('POST', `${API}/tables/${data.id}/seats`, { nonce: NONCE });
        expect(sat.status).toBe(200);
      }
    }
    expect((await ann.ask('POST', `${API}/me/vacation`, { days: 3 })).status).toBe(200);
    await first.kill();
    expect(await away()).toEqual({ seats: TABLES, kept: 1 });

    const second = await start();
    const again = new Client(second.url, { origin: second.url, cookie: ben.cookie });
    expect((await again.ask('GET', `${API}/me/vacation`)).data).toEqual({ daysLeft: 30 });
    await db.transaction().execute(async (inside) => {
      // The last table is held, so the node is killed in the middle.
      await sql`select from matches order by id desc limit 1 for update`.execute(inside);
      const asked = again.ask('POST', `${API}/me/vacation`, { days: 3 }).catch(() => 'killed');
      await expect.poll(() => waiting(db)).toBe(1);
      await second.kill();
      expect(await asked).toBe('killed');
    });
    await expect.poll(() => waiting(db)).toBe(0);
    await wait(200);
    expect(await away()).toEqual({ seats: TABLES, kept: 1 });
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await db.destroy();
    await drop();
  }
}, 120_000);
