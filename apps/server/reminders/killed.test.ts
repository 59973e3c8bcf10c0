import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '../http/app.ts';
import { Client, DUEL, NONCE } from '../http/testServer.ts';
import { QUIET } from '../matches/reminderDue.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { browserKeys, openDoorbell } from '../testing/doorbell.ts';
import { newDatabase } from '../testing/postgres.ts';
import { ReachingNode } from '../testing/reachingNode.ts';

/** Lets the service's time go on. */
async function pass(db: Database, milliseconds: number): Promise<void> {
  // What the nodes forgive a clock that is set forward comes on top.
  await sql`update service_clock set outage = outage - ${milliseconds + 30_000}::bigint`.execute(db);
}

/** A guest who is told at this URL. */
async function guest(url: string, endpoint: string): Promise<Client> {
  const client = new Client(url);
  expect(await client.ask('POST', `${API}/guests`, {})).toMatchObject({ status: 200 });
  const contact = { kind: 'push', endpoint, keys: browserKeys() };
  expect(await client.ask('POST', `${API}/me/contacts`, contact)).toMatchObject({ status: 201 });
  return client;
}

test('a node that is killed after it has taken a reminder and before it has sent it leaves it to the next', async () => {
  const { url, drop } = await newDatabase('template');
  const bell = await openDoorbell();
  const db = await openDatabase({ url });
  const nodes = [await ReachingNode.open(url)];
  const [first] = nodes as [ReachingNode];
  try {
    const killed = Promise.withResolvers<void>();
    bell.onConnection = (socket) => {
      // It has connected, and nothing of what it says is read.
      socket.destroy();
      killed.resolve(first.kill());
    };
    const people = [await guest(first.url, `${bell.url}/0`), await guest(first.url, `${bell.url}/1`)];
    const [host] = people as [Client];
    const clock = { type: 'correspondence', perTurn: 86_400_000 };
    const { data } = await host.ask('POST', `${API}/tables`, { ...DUEL, clock });
    for (const person of people) {
      const sat = await person.ask('POST', `${API}/tables/${data.id}/seats`, { nonce: NONCE });
      expect(sat.status).toBe(200);
    }
    await pass(db, QUIET);
    await killed.promise;
    expect(bell.rings).toEqual([]);
    bell.onConnection = () => {};
    nodes.push(await ReachingNode.open(url), await ReachingNode.open(url));
    await pass(db, 60_000);
    await expect.poll(() => bell.rings.length, { timeout: 30_000 }).toBe(1);
    await wait(5_000);
    expect(bell.rings).toHaveLength(1);
    const { rows } = await sql`select from deliveries`.execute(db);
    expect(rows).toEqual([]);
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await db.destroy();
    await bell.close();
    await drop();
  }
}, 120_000);
