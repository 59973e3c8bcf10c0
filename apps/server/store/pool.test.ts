import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { newDatabase } from '../testing/postgres.ts';
import { proxyTo, throughLine } from '../testing/proxy.ts';
import { ServiceClock } from '../time/serviceClock.ts';
import { type Database, openDatabase } from './database.ts';

const PATIENCE = 1_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A database behind a line that may fall silent. */
async function behindLine() {
  const { url, drop } = await newDatabase('template');
  closing.push(drop);
  const proxy = await proxyTo(Number(new URL(url).port || 5432));
  closing.push(() => proxy.close());
  const db = await openDatabase({ url: throughLine(url, proxy), connections: 3, patience: PATIENCE });
  closing.push(() => db.destroy());
  return { db, proxy };
}

const one = (db: Database) => sql<{ one: number }>`select 1 as one`.execute(db);
/** All connections that there may be. */
const all = (db: Database) => Promise.allSettled([one(db), one(db), one(db)]);

async function measured(what: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await what.catch(() => undefined);
  return performance.now() - began;
}

test('a question on a half-open connection fails in time, and the next one has another connection', async () => {
  const { db, proxy } = await behindLine();
  await all(db);
  proxy.silence();
  const took = await measured(one(db));
  expect(took).toBeGreaterThanOrEqual(0.9 * PATIENCE);
  expect(took).toBeLessThan(3 * PATIENCE);
  await all(db);
  expect((await one(db)).rows).toEqual([{ one: 1 }]);
  expect((await all(db)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('a transaction on a half-open connection fails in time as well', async () => {
  const { db, proxy } = await behindLine();
  const silenced = db.transaction().execute(async (transaction) => {
    await one(transaction as unknown as Database);
    proxy.silence();
    await one(transaction as unknown as Database);
  });
  expect(await measured(silenced)).toBeLessThan(4 * PATIENCE);
  expect((await one(db)).rows).toEqual([{ one: 1 }]);
});

test('a beat that hangs does not hold up time for good', async () => {
  const { db, proxy } = await behindLine();
  const clock = new ServiceClock(db, { node: 'here' });
  await clock.beat();
  proxy.silence();
  await expect(clock.beat()).rejects.toThrow();
  expect(await clock.beat()).toBeGreaterThan(0);
});

test('what takes too long is given up by the server, not only by us', async () => {
  const { db } = await behindLine();
  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});

test('how long a question waits for a connection is told', async () => {
  const { url, drop } = await newDatabase('template');
  closing.push(drop);
  const waits: number[] = [];
  const onWait = (milliseconds: number) => void waits.push(milliseconds);
  const db = await openDatabase({ url, connections: 1, patience: PATIENCE, onWait });
  closing.push(() => db.destroy());
  waits.length = 0;
  await Promise.all([sql`select pg_sleep(0.3)`.execute(db), one(db)]);
  expect(waits).toHaveLength(2);
  expect(Math.max(...waits)).toBeGreaterThan(250);
});
