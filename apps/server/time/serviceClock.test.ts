import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { Unavailable } from '../store/failure.ts';
import { OPENING, STORES, type TestStore } from '../testing/databases.ts';
import { newDatabase } from '../testing/postgres.ts';
import { proxyTo, throughLine } from '../testing/proxy.ts';
import { ServiceClock, type ServiceClockOptions } from './serviceClock.ts';

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
    jumped = 0;
  });

  /** How much more than it does the watch of every node shows, and how far the database's clock was set forward. */
  let watched = 0;
  let jumped = 0;

  function node(name: string, more: Partial<ServiceClockOptions> = {}): ServiceClock {
    const watch = () => performance.now() + watched;
    return new ServiceClock(store.db, { node: name, interval: INTERVAL, limit: LIMIT, watch, ...more });
  }

  async function outage(): Promise<number> {
    const { outage, set_back } = await store.db
      .selectFrom('service_clock')
      .select(['outage', 'set_back'])
      .executeTakeFirstOrThrow();
    return outage + set_back + jumped;
  }

  /** All that is noted is so much older. */
  async function age(milliseconds: number): Promise<void> {
    await store.db
      .updateTable('nodes')
      .set((eb) => ({ beat: eb('beat', '-', milliseconds), stalled: eb('stalled', '-', milliseconds) }))
      .execute();
    await store.db
      .updateTable('service_clock')
      .set((eb) => ({
        beat: eb('beat', '-', milliseconds),
        counted: eb('counted', '-', milliseconds),
        locked: eb('locked', '-', milliseconds),
        written: eb('written', '-', milliseconds),
        forgiven_since: eb('forgiven_since', '-', milliseconds),
      }))
      .execute();
  }

  /** So much time goes by, and nobody beats: what was said of the time is so much too late. */
  async function pass(milliseconds: number): Promise<void> {
    await age(milliseconds);
    watched += milliseconds;
  }

  /** The database's clock is set forward, or back, and no time goes by: what was said of the time stays so. */
  async function setForward(milliseconds: number): Promise<void> {
    await age(milliseconds);
    await store.db
      .updateTable('service_clock')
      .set((eb) => ({ outage: eb('outage', '-', milliseconds) }))
      .execute();
    jumped += milliseconds;
  }

  /** So much time goes by, and only this node does not beat. */
  async function passWithout(name: string, milliseconds: number): Promise<void> {
    await pass(milliseconds);
    const beat = sql<number>`beat + ${milliseconds}`;
    await store.db.updateTable('nodes').set({ beat }).where('id', '<>', name).execute();
    await store.db.updateTable('service_clock').set({ beat }).execute();
  }

  // A machine that stands still for longer than the limit has an outage by right: then it is tried again.
  test('after a change-over the time is the new database’s, though the last beat is fresh', async () => {
    const clock = node('a');
    await clock.beat();
    const before = await clock.now();
    // The standby has heard of nothing for two seconds, so they are forgiven.
    await age(2_000);
    expect(await clock.now()).toBeGreaterThanOrEqual(before);
    clock.restart();
    expect(before - (await clock.now())).toBeGreaterThan(2_000 - SLACK);
  });

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
    const graceful = (name: string) => node(name, { grace: 5_000 });
    await graceful('a').beat();
    await pass(10 * LIMIT);
    await graceful('b').beat();
    await graceful('c').beat();
    expect(await outage()).toBeGreaterThanOrEqual(10 * LIMIT + 5_000);
    expect(await outage()).toBeLessThan(10 * LIMIT + 9_000);
  });

  test('an outage that another node has just found is known where it must be sure', async () => {
    const [a, b, c] = [node('a', { interval: 60_000 }), node('b'), node('c')];
    await c.beat();
    await a.beat();
    await passWithout('c', 1_000);
    const known = await b.beat();
    expect((await a.now()) - known).toBeGreaterThan(LIMIT);
    expect(await a.hasPassed(known + LIMIT)).toBe(false);
    expect((await a.now()) - known).toBeLessThan(SLACK);
  });

  test('no time is over for sure while a node may be gone that will be forgiven', async () => {
    const [here, dead] = [node('here'), node('dead')];
    await dead.beat();
    await passWithout('dead', LIMIT / 2);
    const deadline = await here.beat();
    expect(await here.hasPassed(deadline)).toBe(false);
    expect(await outage()).toBeGreaterThanOrEqual(LIMIT);
  });

  test('a time is over as soon as every node was there', async () => {
    const [here, there] = [node('here'), node('there')];
    await there.start();
    const deadline = await here.beat();
    expect(await here.hasPassed(deadline)).toBe(true);
    expect(await here.hasPassed(deadline + 60_000)).toBe(false);
    await there.goodbye();
    expect(await here.hasPassed(await here.beat())).toBe(true);
  });

  test('the silence of a node that serves no clients costs nobody time', async () => {
    const [web, worker] = [node('web'), node('worker', { isServing: false })];
    await web.beat();
    await worker.beat();
    await passWithout('worker', 10 * LIMIT);
    await web.beat();
    await worker.beat();
    expect(await outage()).toBe(0);
  });

  test('where no node serves clients time stands still, whatever others do', async () => {
    const [web, worker] = [node('web', { grace: 5_000 }), node('worker', { grace: 5_000, isServing: false })];
    const before = await web.beat();
    for (let minute = 1; minute <= 3; minute++) {
      await pass(60_000);
      expect((await worker.beat()) - (before - minute * 60_000)).toBeLessThan(SLACK);
    }
    await web.beat();
    expect(await outage()).toBeGreaterThanOrEqual(185_000);
    expect(await outage()).toBeLessThan(189_000);
  });

  test('nodes that are silent again and again slow the time of all no more than the allowance', async () => {
    const [well, sick] = [node('well', { allowance: 1_000 }), node('sick', { allowance: 1_000 })];
    await sick.beat();
    for (let stall = 0; stall < 12; stall++) {
      await passWithout('sick', LIMIT + 100);
      await (stall % 2 === 0 ? well : sick).beat();
      await sick.beat();
    }
    expect(await outage()).toBe(1_000);
    expect(sick.unforgiven).toBeGreaterThanOrEqual(12 * (LIMIT + 100) - 1_000);
    expect(sick.silences).toBe(12);
    // The next minute has an allowance of its own.
    await store.db
      .updateTable('service_clock')
      .set({ forgiven_since: sql<number>`forgiven_since - 60000` })
      .execute();
    await passWithout('sick', LIMIT + 100);
    await well.beat();
    expect(await outage()).toBeGreaterThanOrEqual(1_000 + LIMIT + 100);
  });

  test('a silence of all is forgiven whole, however long, and whatever was forgiven before', async () => {
    const [a, b] = [node('a', { allowance: 100 }), node('b', { allowance: 100 })];
    await b.beat();
    await passWithout('b', LIMIT + 100);
    await a.beat();
    await pass(60_000);
    await a.beat();
    expect(await outage()).toBeGreaterThanOrEqual(60_100);
    expect(await outage()).toBeLessThan(60_100 + SLACK);
  });

  test('a node that was missed twice within a minute is told so; one that was alone is not', async () => {
    const [well, sick] = [node('well'), node('sick')];
    let told = 0;
    sick.onSick(() => told++);
    await sick.beat();
    for (let silence = 0; silence < 2; silence++) {
      await pass(LIMIT + 100);
      await sick.beat();
    }
    expect(told).toBe(0);
    for (const expected of [0, 1, 2]) {
      await passWithout('sick', LIMIT + 100);
      await well.beat();
      await sick.beat();
      expect(told).toBe(expected);
    }
    watched += 60_000;
    await passWithout('sick', LIMIT + 100);
    await sick.beat();
    expect(told).toBe(2);
  });

  test('when the database’s clock is set back, time goes on, and silences are still found', async () => {
    const [a, b] = [node('a'), node('b')];
    await b.beat();
    const before = await a.beat();
    await setForward(-120_000);
    const after = await a.beat();
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThan(SLACK);
    await wait(INTERVAL);
    expect((await a.beat()) - after).toBeGreaterThanOrEqual(INTERVAL - 20);
    expect(await outage()).toBe(0);
    await passWithout('b', LIMIT);
    await a.beat();
    expect(await outage()).toBeGreaterThanOrEqual(LIMIT);
    expect(a.outage + jumped).toBe(await outage());
  });

  test.each([LIMIT - 100, 3_600_000])(
    'when the database’s clock is set forward by %i ms, nobody is charged, whichever node beats',
    async (jump) => {
      const nodes = [node('a'), node('b'), node('c', { isServing: false })];
      const times = [];
      for (const one of nodes) times.push(await one.beat());
      await setForward(jump);
      for (const [index, one] of nodes.entries()) {
        expect((await one.beat()) - (times[index] ?? 0)).toBeLessThan(SLACK);
      }
      expect(await outage()).toBeLessThan(jump + LIMIT + SLACK);
    },
  );

  test('a node whose own clock is wrong knows the time, and says that its clock is wrong', async () => {
    const said: string[] = [];
    const wall = () => Date.now() - 3_600_000;
    const wrong = node('wrong', { wall, onError: (error) => said.push(String(error)) });
    const right = await node('right').beat();
    for (let beat = 0; beat < 2; beat++) {
      expect(Math.abs((await wrong.beat()) - right)).toBeLessThan(SLACK);
    }
    expect(Math.abs(wrong.skew + 3_600_000)).toBeLessThan(SLACK);
    expect(said).toEqual(["Error: the clock of this machine is 3600 s behind the database's"]);
  });

  /** A node at which nothing that is written has come back since then, on the real watch. */
  function stalledNode(name: string, more: Partial<ServiceClockOptions> = {}) {
    const state: { since?: number; until?: number; written?: number } = {};
    const writing = () => ({
      written: state.written,
      stall:
        state.since === undefined
          ? undefined
          : { since: state.since, ...(state.until && { until: state.until }) },
    });
    return { state, clock: node(name, { writing, ...more }) };
  }

  /** So much time goes by, and every node beats all the time. */
  async function passBeating(milliseconds: number): Promise<void> {
    await pass(milliseconds);
    const beat = sql<number>`beat + ${milliseconds}`;
    await store.db.updateTable('nodes').set({ beat }).execute();
    await store.db.updateTable('service_clock').set({ beat }).execute();
  }

  test('while nothing can be written anywhere no time passes, though all nodes beat', async () => {
    const [a, b] = [stalledNode('a'), stalledNode('b')];
    await a.clock.beat();
    const before = await b.clock.beat();
    for (const { state } of [a, b]) state.since = performance.now() + watched;
    for (let beat = 1; beat <= 4; beat++) {
      await passBeating(10_000);
      await a.clock.beat();
      expect((await b.clock.beat()) - (before - beat * 10_000)).toBeLessThan(SLACK);
      expect(await b.clock.hasPassed(before + 5_000)).toBe(false);
    }
    // It ends in the middle of a second; the rest of that counts.
    for (const { state } of [a, b]) state.until = performance.now() + watched + 700;
    await passBeating(1_000);
    await a.clock.beat();
    const after = await b.clock.beat();
    const passed = after - (before - 41_000);
    expect(passed).toBeGreaterThanOrEqual(300 - 20);
    expect(passed).toBeLessThan(300 + SLACK);
    const known = await outage();
    for (const { clock } of [a, b]) await clock.beat();
    expect(await outage()).toBe(known);
  });

  test('a stall that is shorter than the limit is charged', async () => {
    const { clock, state } = stalledNode('a');
    await clock.beat();
    state.since = performance.now() + watched;
    state.until = state.since + LIMIT - 100;
    await passBeating(LIMIT);
    await clock.beat();
    expect(await outage()).toBe(0);
  });

  test('what one node cannot write while others can is no outage; while they have nothing to write, it is one within the allowance', async () => {
    const [sick, well] = [stalledNode('sick', { allowance: 1_000 }), stalledNode('well')];
    await well.clock.beat();
    await sick.clock.beat();
    sick.state.since = performance.now() + watched;
    await passBeating(5_000);
    well.state.written = performance.now() + watched - LIMIT / 2;
    await well.clock.beat();
    await sick.clock.beat();
    expect(await outage()).toBe(0);
    for (let beat = 0; beat < 3; beat++) {
      await passBeating(5_000);
      await well.clock.beat();
      await sick.clock.beat();
    }
    expect(await outage()).toBe(1_000);
    expect(sick.clock.unforgiven).toBeGreaterThanOrEqual(13_000);
  });

  test('where the tables are locked no time passes, though nobody wants to write', async () => {
    const another = await store.another();
    const clock = node('a');
    const before = await clock.beat();
    await another.transaction().execute(async (held) => {
      await sql`lock table entries in share mode`.execute(held);
      await clock.beat();
      for (let beat = 1; beat <= 3; beat++) {
        await passBeating(20_000);
        expect((await clock.beat()) - (before - beat * 20_000)).toBeLessThan(SLACK);
      }
    });
    const freed = await clock.beat();
    await wait(INTERVAL);
    expect((await clock.beat()) - freed).toBeGreaterThanOrEqual(INTERVAL - 20);
  });

  test('other nodes know whose answers wait here by the time it is over for sure', async () => {
    const waits = { 'match/7': 1_234 };
    const [here, there] = [node('here', { waits: () => waits }), node('there')];
    await here.beat();
    await here.beat();
    await there.beat();
    expect(there.waitingSince('match/7')).toBe(1_234);
    expect([there.waitingSince('match/8'), here.waitingSince('match/7')]).toEqual([undefined, undefined]);
    await here.goodbye();
    await there.beat();
    expect(there.waitingSince('match/7')).toBeUndefined();
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

test('a clock whose first beat fails goes on, and is right with the next', async () => {
  const { url, drop } = await newDatabase('template');
  const proxy = await proxyTo(Number(new URL(url).port));
  const db = await openDatabase({ url: throughLine(url, proxy), connections: 1 });
  try {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const clock = new ServiceClock(db, { node: 'a', interval: INTERVAL, limit: LIMIT, onError });
    proxy.cutNextAnswer();
    await clock.start();
    expect(errors).toEqual([expect.any(Unavailable)]);
    await expect.poll(() => clock.isBeating).toBe(true);
    await clock.goodbye();
  } finally {
    await db.destroy();
    await proxy.close();
    await drop();
  }
});
