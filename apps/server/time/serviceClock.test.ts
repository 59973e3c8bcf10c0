import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPENING, STORES, type TestStore } from '../testing/databases.ts';
import { ServiceClock } from './serviceClock.ts';

const INTERVAL = 100;
const LIMIT = 400;
/** How much the machine may be late in these tests. */
const SLACK = 250;

describe.each(STORES)('on $form', ({ open }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  }, OPENING);
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.deleteFrom('nodes').execute();
    await store.db.deleteFrom('service_clock').execute();
  });

  function node(name: string): ServiceClock {
    return new ServiceClock(store.db, { node: name, interval: INTERVAL, limit: LIMIT });
  }

  async function outage(): Promise<number> {
    return (await store.db.selectFrom('service_clock').select('outage').executeTakeFirstOrThrow()).outage;
  }

  /** Moves all that is noted back, as if so much time had gone by since: what was said of the time is so much too late. */
  async function pass(milliseconds: number): Promise<void> {
    await store.db
      .updateTable('nodes')
      .set((eb) => ({ beat: eb('beat', '-', milliseconds) }))
      .execute();
    await store.db
      .updateTable('service_clock')
      .set((eb) => ({
        beat: eb('beat', '-', milliseconds),
        counted: eb('counted', '-', milliseconds),
      }))
      .execute();
  }

  // A machine that stands still for longer than the limit has an outage by right: then it is tried again.
  test('while nodes beat, the service’s time runs as any other', { retry: 3 }, async () => {
    const [a, b] = [node('a'), node('b')];
    const begin = await a.beat();
    await b.beat();
    for (let beat = 0; beat < 4; beat++) {
      await wait(INTERVAL);
      await Promise.all([a.beat(), b.beat()]);
    }
    expect(await outage()).toBe(0);
    const elapsed = (await b.now()) - begin;
    expect(elapsed).toBeGreaterThanOrEqual(4 * INTERVAL - 20);
  });

  test('a node knows how long the service was not there', async () => {
    const clock = node('a');
    await clock.beat();
    expect(clock.outage).toBe(0);
    await pass(5_000);
    await clock.beat();
    expect(clock.outage).toBe(await outage());
    expect(clock.outage).toBeGreaterThanOrEqual(5_000);
  });

  test('after an outage people get some time to come back, once, however many nodes come back', async () => {
    const graceful = (name: string) =>
      new ServiceClock(store.db, { node: name, interval: INTERVAL, limit: LIMIT, grace: 5_000 });
    await graceful('a').beat();
    await pass(10 * LIMIT);
    await graceful('b').beat();
    await graceful('c').beat();
    expect(await outage()).toBeGreaterThanOrEqual(10 * LIMIT + 5_000);
    expect(await outage()).toBeLessThan(10 * LIMIT + 9_000);
  });

  test('an outage that another node has just found is known where it must be sure', async () => {
    const [a, b, c] = [node('a'), node('b'), node('c')];
    await c.beat();
    await a.beat();
    await pass(10 * LIMIT);
    // Only the third was not there.
    const later = { beat: sql<number>`beat + ${10 * LIMIT}` };
    await store.db.updateTable('nodes').set(later).where('id', '=', 'a').execute();
    await store.db.updateTable('service_clock').set(later).execute();
    const found = await b.beat();
    expect((await a.now()) - found).toBeGreaterThan(5 * LIMIT);
    expect((await a.now(true)) - found).toBeLessThan(LIMIT);
  });

  test('between beats the time goes on, without asking the database', async () => {
    const clock = node('a');
    const first = await clock.beat();
    await wait(50);
    const later = await clock.now();
    expect(later - first).toBeGreaterThanOrEqual(45);
    expect(later - first).toBeLessThan(50 + SLACK);
  });

  test('a silence of all nodes is counted once, however many notice it', async () => {
    const nodes = [node('a'), node('b'), node('c')];
    for (const one of nodes) await one.beat();
    const before = await node('a').beat();
    await pass(10_000);
    const after = await Promise.all(nodes.map((one) => one.beat()));
    expect(await outage()).toBeGreaterThanOrEqual(10_000);
    expect(await outage()).toBeLessThan(10_000 + SLACK);
    for (const time of after) {
      // It is counted from the earliest of their last beats on.
      expect(time - (before - 10_000)).toBeGreaterThan(-SLACK);
      expect(time - (before - 10_000)).toBeLessThan(SLACK);
    }
  });

  test('a node that goes silent is missing from its last beat on, once', async () => {
    const [a, b, c] = [node('a'), node('b'), node('c')];
    await c.beat();
    await pass(900);
    // All others beat all the time.
    await store.db
      .insertInto('nodes')
      .values(['a', 'b'].map((id) => ({ id, beat: Date.now() })))
      .execute();
    await store.db.updateTable('service_clock').set({ beat: Date.now() }).execute();
    await Promise.all([a.beat(), b.beat()]);
    expect(await outage()).toBeGreaterThanOrEqual(900);
    expect(await outage()).toBeLessThan(900 + SLACK);
    const before = await outage();
    await Promise.all([a.beat(), b.beat()]);
    expect(await outage()).toBe(before);
    const left = await store.db.selectFrom('nodes').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('of two nodes that were missing at overlapping times, the time is counted once', async () => {
    const [a, c, d] = [node('a'), node('c'), node('d')];
    await c.beat();
    await pass(600);
    await d.beat();
    // d's beat has counted the time c was missing; d itself goes silent at the same moment.
    const first = await outage();
    await pass(500);
    await store.db.updateTable('service_clock').set({ beat: Date.now() }).execute();
    await a.beat();
    expect(first).toBeGreaterThanOrEqual(600);
    const whole = await outage();
    expect(whole).toBeGreaterThanOrEqual(1_100);
    expect(whole).toBeLessThan(1_100 + SLACK);
  });

  test('a node that says good-bye is not missing', async () => {
    const [a, b] = [node('a'), node('b')];
    await a.beat();
    await b.beat();
    await b.goodbye();
    await pass(LIMIT / 2);
    await a.beat();
    await pass(LIMIT / 2 + 50);
    await a.beat();
    expect(await outage()).toBe(0);
  });

  test('the time when all have gone, even with a good-bye, is no time of the service', async () => {
    const a = node('a');
    const before = await a.beat();
    await a.goodbye();
    await pass(3_600_000);
    const after = await node('a2').beat();
    expect(after - (before - 3_600_000)).toBeGreaterThanOrEqual(0);
    expect(after - (before - 3_600_000)).toBeLessThan(SLACK);
  });

  test('a node that has not beaten for long asks the database before it says what time it is', async () => {
    const a = node('a');
    const before = await a.beat();
    await pass(5_000);
    await wait(2 * INTERVAL + 10);
    const after = await a.now();
    expect(after - (before - 5_000)).toBeLessThan(SLACK);
  });

  test('a clock that was started beats by itself', async () => {
    const a = node('a');
    await a.start();
    const read = () => store.db.selectFrom('nodes').select('beat').executeTakeFirstOrThrow();
    const { beat } = await read();
    await expect.poll(async () => (await read()).beat, { timeout: 5_000 }).toBeGreaterThan(beat);
    await a.goodbye();
    expect(await store.db.selectFrom('nodes').selectAll().execute()).toEqual([]);
  });
});
