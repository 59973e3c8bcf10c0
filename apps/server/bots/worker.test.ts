import { ThinkingPool } from '@riposte/bots/pool';
import { seat } from '@riposte/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOT_TURNS } from '../matches/announce.ts';
import { Sweep } from '../matches/sweep.ts';
import { Metrics } from '../metrics.ts';
import { spokenIn } from '../store/speakers.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID, duel } from '../testing/duel.ts';
import { FORMS, TEST_GAMES, type TestService } from '../testing/forms.ts';
import { NEWER_GAMES } from '../testing/releases.ts';
import { granted, presentOf } from '../testing/tables.ts';
import { BotWorker, type Think, thinkIn } from './worker.ts';

let service: TestService;
beforeAll(async () => {
  service = await FORMS[0].open();
}, OPENING);
afterAll(() => service.close());

test('bots that think in threads play a match to its end', async () => {
  const node = await service.node({ bots: ['level-1', 'hasty'] });
  const pool = new ThinkingPool({ thinker: new URL('./thinker.ts', import.meta.url), threads: 1 });
  await pool.ready();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const think = thinkIn(pool, 2_000, (_mishap, cause) => cause !== undefined && onError(cause));
  const worker = new BotWorker({ ...node, think, onError });
  await node.bus.settled();
  const ann = await service.player('Ann');
  const { setting } = granted(await node.matches.create(ann.id, { game: DUEL_ID }));
  granted(await node.matches.openings.askBot(setting.id, ann.id, { bot: 'level-1' }));
  granted(await node.matches.openings.askBot(setting.id, ann.id, { bot: 'hasty' }));
  await expect
    .poll(async () => granted(await node.matches.lookups.table(setting.id)).status, { timeout: 120_000 })
    .toBe('over');
  await worker.close();
  await pool.close();
  expect(errors).toEqual([]);
});

test('a worker that fails at one turn, or is told nonsense, takes the next one', async () => {
  const errors: unknown[] = [];
  const node = await service.node();
  let isFirst = true;
  const think: Think = async ({ question: { id, choices } }) => {
    if (isFirst) {
      isFirst = false;
      throw new Error('no idea');
    }
    return { id, choice: choices[0] ?? { type: 'nothing' } };
  };
  const worker = new BotWorker({ ...node, think, onError: (error) => errors.push(error) });
  await node.bus.settled();
  const ann = await service.player('Ann');
  const { setting } = granted(await node.matches.create(ann.id, { game: DUEL_ID }));
  const { id } = setting;
  for (const bot of ['random', 'hasty']) granted(await node.matches.openings.askBot(id, ann.id, { bot }));
  await expect.poll(() => errors).toEqual([new Error('no idea')]);
  const { awaiting } = await presentOf(node.matches, id, 'spectator');
  const say = (job: unknown) => node.bus.publish(BOT_TURNS, new TextEncoder().encode(JSON.stringify(job)));
  for (const nonsense of [{ match: 7 }, 'what', { match: id, seat: -1 }, { match: id, seat: 9 }])
    say(nonsense);
  say({ match: id, seat: awaiting[0] });
  await expect
    .poll(async () => granted(await node.matches.lookups.table(id)).status, { timeout: 60_000 })
    .toBe('over');
  await worker.close();
  expect(errors).toHaveLength(1);
});

test('a worker with other rules passes a turn on to a worker that has those of the match', async () => {
  const [older, newer] = [await service.node(), await service.node({ games: NEWER_GAMES })];
  for (const [id, games] of Object.entries({ older: TEST_GAMES, newer: NEWER_GAMES })) {
    const rules = JSON.stringify(spokenIn(games));
    await older.db
      .insertInto('nodes')
      .values({ id, beat: 2 ** 45, rules })
      .execute();
  }
  const thought: string[] = [];
  const thinking =
    (name: string): Think =>
    async ({ question: { id, choices } }) => {
      thought.push(name);
      return { id, choice: choices[0] ?? { type: 'nothing' } };
    };
  // Every turn is given to the newer one first.
  const bus = {
    publish: (...line: Parameters<typeof older.bus.publish>) => older.bus.publish(...line),
    work: (...line: Parameters<typeof older.bus.work>) =>
      line[0] === BOT_TURNS ? () => {} : older.bus.work(...line),
  };
  const workers = [
    new BotWorker({ ...older, bus, think: thinking('older') }),
    new BotWorker({ ...newer, think: thinking('newer') }),
  ];
  await Promise.all([older.bus.settled(), newer.bus.settled()]);
  const ann = await service.player('Ann');
  const { setting } = granted(
    await older.matches.create(ann.id, { game: 'skirmish', options: { seats: 2, rounds: 2 } }),
  );
  for (const bot of ['random', 'hasty']) {
    granted(await older.matches.openings.askBot(setting.id, ann.id, { bot }));
  }
  const rowOf = () =>
    older.db
      .selectFrom('matches')
      .select(['status', 'rules_version'])
      .where('id', '=', setting.id)
      .executeTakeFirstOrThrow();
  await expect.poll(rowOf, { timeout: 60_000 }).toEqual({ status: 'over', rules_version: '2' });
  expect(new Set(thought)).toEqual(new Set(['older']));
  // Once no node has those rules, the next turn is thought about by the newer ones, after the match was carried.
  const next = granted(
    await older.matches.create(ann.id, { game: 'skirmish', options: { seats: 2, rounds: 2 } }),
  );
  await workers[0]?.close();
  for (const bot of ['random', 'hasty']) {
    granted(await older.matches.openings.askBot(next.setting.id, ann.id, { bot }));
  }
  await older.db.deleteFrom('nodes').where('id', '=', 'older').execute();
  service.time.pass(20_000);
  await new Sweep({ ...newer, time: service.time }).sweep();
  const statusOf = async () => granted(await newer.matches.lookups.table(next.setting.id)).status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('over');
  expect(thought).toContain('newer');
  await workers[1]?.close();
  await older.db.deleteFrom('nodes').execute();
});

test('a thought that does not come is counted, and hasty chooses', async () => {
  const pool = new ThinkingPool({ thinker: new URL('./thinker.ts', import.meta.url), threads: 1 });
  await pool.close();
  const metrics = new Metrics();
  const think = thinkIn(pool, 100, (mishap) => metrics.countMishap(mishap));
  const choices = [{ type: 'one' }, { type: 'other' }];
  const question = { id: 'q1', question: 'turn', choices };
  const turn = { type: 'turn', game: duel, bot: 'level-8', view: {}, question, offers: [] } as const;
  // What hasty makes of such a view is no matter.
  await think(turn, seat(0)).catch(() => {});
  const text = await metrics.text();
  expect(text).toContain('riposte_bot_mishaps_total{why="gone"} 1\n');
  expect(text).toContain('riposte_bot_mishaps_total{why="late"} 0\n');
});
