import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findGame } from '../games.ts';
import { Metrics } from '../metrics.ts';
import { type Asker, askerAt } from '../queue/asker.ts';
import { nextTurn } from '../queue/turns.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, type TestNode, type TestService } from '../testing/forms.ts';
import { givenUp, granted, seated } from '../testing/tables.ts';
import { Analyses } from './analyses.ts';
import { AnalysisJobs, type JobsOptions } from './jobs.ts';
import { withAnalyses } from './schema.ts';
import type { JudgeThinks } from './think.ts';

const LEASE = 60_000;
const ANALYSIS = {
  plan: 'deep-1',
  rulesVersion: '1',
  replay: 'ab'.repeat(32),
  isOver: false,
  judged: [],
  curve: [],
  sure: { loss: 0, curve: 0 },
  seats: [{ accuracy: 87.5, turning: [] }, { turning: [] }],
};

/** Thoughts that come when a test lets them. */
function heldThoughts() {
  const thoughts: { readonly let: (seconds: number) => void }[] = [];
  const think: JudgeThinks = (_text, signal) =>
    new Promise((resolve, reject) => {
      const let_ = (cpu: number) => resolve({ type: 'made', analysis: ANALYSIS, cpu });
      thoughts.push({ let: let_ });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { thoughts, think };
}

describe.each(FORMS)('analyses on $form', ({ open }) => {
  let service: TestService;
  let nodes: readonly [TestNode, TestNode];
  let people: readonly StoredPlayer[];
  let analyses: Analyses;
  beforeAll(async () => {
    service = await open();
    nodes = [await service.node(), await service.node()];
    people = [await service.player('Ann'), await service.player('Ben')];
    analyses = new Analyses({ db: nodes[0].db, findGame });
  }, OPENING);
  afterAll(() => service.close());
  beforeEach(() => withAnalyses(nodes[0].db).deleteFrom('analyses').execute());

  const jobsOf = (which: 0 | 1, think: JudgeThinks, more: Partial<JobsOptions> = {}) =>
    new AnalysisJobs({ ...nodes[which], node: `node ${which}`, time: service.time, think, ...more });
  const rowOf = (id: string) =>
    withAnalyses(nodes[0].db)
      .selectFrom('analyses')
      .selectAll()
      .where('match_id', '=', id)
      .executeTakeFirstOrThrow();
  const askerOf = (player: StoredPlayer | undefined, address = '10.0.0.1') =>
    askerAt('a secret', address, player);
  const wish = async (id: string, asker = askerOf(people[0])) =>
    granted(await analyses.want(id, asker, async () => {}));

  async function wanted(asker?: Asker): Promise<string> {
    const id = await givenUp(nodes[0].matches, people, 2);
    expect(await wish(id, asker)).toEqual({ status: 'waiting' });
    return id;
  }

  /** Which of these matches nodes take one after another, by their number. */
  async function orderOf(ids: readonly string[]): Promise<readonly number[]> {
    const think: JudgeThinks = async () => ({ type: 'refused', why: 'only the order is asked for' });
    const order: number[] = [];
    for (let count = 0; count < ids.length; count++) {
      await jobsOf(count % 2 === 0 ? 0 : 1, think).round();
      const rows = await withAnalyses(nodes[0].db)
        .selectFrom('analyses')
        .select(['match_id', 'done_at'])
        .execute();
      const done = ids.findIndex(
        (id, index) =>
          !order.includes(index) && rows.some((row) => row.match_id === id && row.done_at !== null),
      );
      order.push(done);
    }
    return order;
  }

  test('an analysis is made by one of two nodes, once, and kept', async () => {
    const id = await wanted();
    const { thoughts, think } = heldThoughts();
    const metrics = new Metrics();
    const two = [jobsOf(0, think, { metrics }), jobsOf(1, think, { metrics })];
    const rounds = Promise.all(two.map((jobs) => jobs.round()));
    await expect.poll(() => thoughts.length).toBe(1);
    expect(granted(await analyses.look(id))).toEqual({ status: 'waiting' });
    thoughts[0]?.let(7);
    expect((await rounds).sort()).toEqual([false, true]);
    expect(await Promise.all(two.map((jobs) => jobs.round()))).toEqual([false, false]);
    expect(thoughts).toHaveLength(1);
    const made = { status: 'made', madeAt: expect.any(String), analysis: ANALYSIS };
    expect(granted(await analyses.look(id))).toEqual(made);
    expect(await wish(id)).toEqual(made);
    expect(await rowOf(id)).toMatchObject({ tries: 1, held_by: null, accuracies: '[87.5,null]' });
    const figures = await metrics.text();
    expect(figures).toContain('riposte_analyses_total{result="made"} 1\n');
    expect(figures).toContain('riposte_analysis_cpu_seconds_total 7\n');
  });

  test('a node does one at a time, those first that were asked for first', async () => {
    const ids = [await wanted(), await wanted()];
    const { thoughts, think } = heldThoughts();
    const jobs = jobsOf(0, think);
    jobs.start(10);
    await expect.poll(() => thoughts.length).toBe(1);
    await wait(100);
    expect(thoughts).toHaveLength(1);
    thoughts[0]?.let(1);
    await expect.poll(() => thoughts.length).toBe(2);
    expect((await rowOf(ids[0] ?? '')).result).not.toBeNull();
    expect((await rowOf(ids[1] ?? '')).result).toBeNull();
    thoughts[1]?.let(1);
    await expect.poll(async () => (await rowOf(ids[1] ?? '')).result).not.toBeNull();
    await jobs.stop();
  });

  test('who asks for one analysis waits for one of another’s, however many those are', async () => {
    const guest = askerOf(people[0]);
    const other = askerOf(people[1], '10.0.0.2');
    const ids = [];
    for (const asker of [guest, guest, guest, other]) ids.push(await wanted(asker));
    expect(await orderOf(ids)).toEqual([0, 3, 1, 2]);
  });

  test('guests of one site, and who is not signed in there, take turns as if they were one', async () => {
    const inSite = (index: number) => `2001:db8:77:${index}::1`;
    const ids = [];
    for (const index of [0, 1, 2])
      ids.push(await wanted(askerOf(index === 1 ? undefined : people[0], inSite(index))));
    ids.push(await wanted(askerOf(people[1], '10.0.0.2')));
    expect(await orderOf(ids)).toEqual([0, 3, 1, 2]);
  });

  test('a member has twice the share of a site’s guests, and a site of members eight times that of one', async () => {
    const member = (name: string, address: string) => askerOf({ id: name, name, kind: 'member' }, address);
    const [ann, guest] = [member('ann', '10.0.0.3'), askerOf(people[0])];
    const turnsOf = async (askers: readonly Asker[]) => {
      const { db } = nodes[0];
      await withAnalyses(db).deleteFrom('analyses').execute();
      const turns = [];
      for (const [index, asker] of askers.entries()) {
        const turn = nextTurn('analyses', asker);
        const row = { match_id: `m${index}`, asker: asker.key, site: asker.site, turn };
        const put = withAnalyses(db).insertInto('analyses').values(row).returning('turn');
        turns.push((await put.executeTakeFirstOrThrow()).turn);
      }
      return turns;
    };
    expect(await turnsOf([ann, ann, ann])).toEqual([0, 8, 16]);
    expect(await turnsOf([guest, guest, guest])).toEqual([0, 16, 32]);
    const many = Array.from({ length: 9 }, (_, index) => member(`m${index}`, '2001:db8:77::1'));
    expect(await turnsOf([...many, ann, ann])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 8]);
  });

  test('what a node has taken and no longer cares for is taken by another, and only that one is heard', async () => {
    const id = await wanted();
    const [dead, alive] = [heldThoughts(), heldThoughts()];
    const lost = jobsOf(0, dead.think).round();
    await expect.poll(() => dead.thoughts.length).toBe(1);
    service.time.pass(LEASE - 1);
    expect(await jobsOf(1, alive.think).round()).toBe(false);
    service.time.pass(1);
    const round = jobsOf(1, alive.think).round();
    await expect.poll(() => alive.thoughts.length).toBe(1);
    // The first one was not dead, only late.
    dead.thoughts[0]?.let(1);
    await lost;
    expect(await rowOf(id)).toMatchObject({ result: null, held_by: 'node 1', tries: 2 });
    alive.thoughts[0]?.let(1);
    await round;
    expect(await rowOf(id)).toMatchObject({ result: JSON.stringify(ANALYSIS) });
  });

  test('a node that cares for its work keeps it, however long that takes', async () => {
    await wanted();
    const { thoughts, think } = heldThoughts();
    const round = jobsOf(0, think, { lease: 200 }).round();
    await expect.poll(() => thoughts.length).toBe(1);
    for (let count = 0; count < 5; count++) {
      await wait(150);
      service.time.pass(100);
    }
    expect(await jobsOf(1, think).round()).toBe(false);
    thoughts[0]?.let(1);
    expect(await round).toBe(true);
  });

  test('a node that stops leaves its work to another at once, and that is no failed try', async () => {
    const id = await wanted();
    const { thoughts, think } = heldThoughts();
    const jobs = jobsOf(0, think);
    jobs.start(10);
    await expect.poll(() => thoughts.length).toBe(1);
    await jobs.stop();
    expect(await rowOf(id)).toMatchObject({ tries: 0, due: 0, held_by: null, done_at: null });
  });

  test('a match that brings down node after node is left alone, and so is one that is refused', async () => {
    const errors: unknown[] = [];
    const id = await wanted();
    const think: JudgeThinks = () => Promise.reject(new Error('out of memory'));
    const jobs = jobsOf(0, think, { onError: (error) => errors.push(error) });
    for (let count = 0; count < 4; count++) {
      expect(await jobs.round()).toBe(true);
      service.time.pass(LEASE);
    }
    expect(errors).toHaveLength(3);
    expect(await jobs.round()).toBe(false);
    expect(granted(await analyses.look(id))).toMatchObject({ status: 'failed' });
    const other = await wanted();
    await jobsOf(0, async () => ({ type: 'refused', why: 'newer rules took over' })).round();
    expect(granted(await analyses.look(other))).toEqual({ status: 'failed', why: 'newer rules took over' });
  });

  test('a running match is never thought about, though its row should stand there', async () => {
    const id = await seated(nodes[0].matches, people, { game: DUEL_ID });
    await withAnalyses(nodes[0].db).insertInto('analyses').values({ match_id: id }).execute();
    const { thoughts, think } = heldThoughts();
    expect(await jobsOf(0, think).round()).toBe(false);
    expect(thoughts).toEqual([]);
    expect(await analyses.look(id)).toMatchObject({ ok: false, error: 'NOT_FINISHED' });
  });

  test('rules that no node has any more are named; those of another node are left to it', async () => {
    const { db } = nodes[0];
    const id = await wanted();
    await db.updateTable('matches').set({ rules_version: '0.1' }).where('id', '=', id).execute();
    const { think } = heldThoughts();
    expect(await jobsOf(0, think).round()).toBe(false);
    const why = { ok: false, error: 'NO_ANALYSIS', why: { text: expect.stringContaining('rules 0.1') } };
    expect(await analyses.look(id)).toMatchObject(why);
    const rules = JSON.stringify({ [DUEL_ID]: '0.1' });
    await db
      .insertInto('nodes')
      .values({ id: 'older', beat: 2 ** 45, rules })
      .execute();
    expect(granted(await analyses.look(id))).toEqual({ status: 'waiting' });
    await db.deleteFrom('nodes').execute();
    await withAnalyses(db).deleteFrom('analyses').execute();
    expect(await analyses.want(id, askerOf(people[0]), async () => {})).toMatchObject(why);
  });

  test('a kind of match that was never measured is refused', async () => {
    const options = { seats: 2, rounds: 2 };
    const id = await givenUp(nodes[0].matches, people, 1, { game: 'skirmish', options });
    expect(await analyses.want(id, askerOf(people[0]), async () => {})).toMatchObject({
      error: 'NO_ANALYSIS',
    });
  });
});
