import { seat } from '@riposte/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BotWorker, type Think } from '../bots/worker.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, someNonce, type TestNode, type TestService } from '../testing/forms.ts';
import { granted, playOne, presentOf, questionOf, seated } from '../testing/tables.ts';
import type { NewTable } from './openings.ts';
import { Sweep } from './sweep.ts';

const A = seat(0);
const LIVE: NewTable = { game: DUEL_ID, clock: { type: 'live', initial: 60_000, increment: 2_000 } };
const LETTERS: NewTable = { game: DUEL_ID, clock: { type: 'correspondence', perTurn: 86_400_000 } };

const firstChoice: Think = async ({ question }) => ({
  id: question.id,
  choice: question.choices[0] ?? { type: 'nothing' },
});

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let nodes: readonly TestNode[];
  let one: TestNode;
  let sweeps: readonly Sweep[];
  let people: readonly [StoredPlayer, StoredPlayer, StoredPlayer];
  const errors: unknown[] = [];
  beforeAll(async () => {
    service = await open();
    nodes = [await service.node(), await service.node()];
    one = nodes[0] as TestNode;
    const onError = (error: unknown) => errors.push(error);
    sweeps = nodes.map((node) => new Sweep({ ...node, time: service.time, batch: 10, onError }));
    people = [await service.player('Ann'), await service.player('Ben'), await service.player('Cleo')];
  }, OPENING);
  afterAll(async () => {
    await service.close();
    expect(errors).toEqual([]);
  });

  const pair = () => people.slice(0, 2);
  const idOf = (index: number) => people[index]?.id ?? '';

  async function card(id: string) {
    return granted(await one.matches.lookups.table(id));
  }

  /** All sweeps, until nothing is due. */
  async function sweepAll(): Promise<number> {
    for (let total = 0; ; ) {
      const found = (await Promise.all(sweeps.map((sweep) => sweep.sweep()))).reduce(
        (sum, { tables }) => sum + tables,
        0,
      );
      total += found;
      if (found === 0) return total;
    }
  }

  test('all viewers are told what the clocks show, and a move gives the increment', async () => {
    const id = await seated(one.matches, pair(), LIVE);
    const { awaiting } = await presentOf(one.matches, id, 'spectator');
    const [next = A] = awaiting;
    service.time.pass(10_000);
    const waiting = await presentOf(one.matches, id, 'spectator');
    expect(waiting.clocks?.running).toEqual([next]);
    expect(waiting.clocks?.left[next]).toBe(50_000);
    await playOne(one.matches, id, pair());
    const after = await presentOf(one.matches, id, 'spectator');
    expect(after.clocks?.left[next]).toBe(52_000);
    expect(after.clocks?.left[next === A ? 1 : 0]).toBe(60_000);
  });

  test('in a duel, a player whose time is over has lost, though nothing is asked', async () => {
    const id = await seated(one.matches, pair(), LIVE);
    const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
    service.time.pass(59_999);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'running' });
    service.time.pass(1);
    await sweepAll();
    expect(await card(id)).toMatchObject({
      status: 'over',
      outcome: { places: next === A ? [2, 1] : [1, 2] },
    });
  });

  test('a choice that comes after the time is over comes too late, though no sweep was there', async () => {
    const id = await seated(one.matches, pair(), LIVE);
    const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
    const { id: decision, choices } = await questionOf(one.matches, id, next);
    service.time.pass(60_000);
    const late = await one.matches.choose(id, idOf(next), { decision, choice: choices[0] });
    expect(late).toMatchObject({ error: 'GAME_OVER' });
    expect(await card(id)).toMatchObject({ status: 'over' });
  });

  test('nobody is late before it is sure: a choice that comes while a node may be gone is taken', async () => {
    const id = await seated(one.matches, pair(), LIVE);
    const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
    const asked: number[] = [];
    const hasPassed = async (time: number) => asked.push(time) > 2;
    const doubtful = await service.node({ time: { now: () => service.time.now(), hasPassed } });
    const deadline = service.time.at + 60_000;
    service.time.pass(60_001);
    expect(granted(await doubtful.matches.settle(id)).status).toBe('running');
    const { id: decision, choices } = await questionOf(one.matches, id, next);
    granted(await doubtful.matches.choose(id, idOf(next), { decision, choice: choices[0] }));
    expect(asked).toEqual([deadline, deadline]);
    const { clocks } = await presentOf(one.matches, id, 'spectator');
    expect(clocks?.left[next]).toBe(2_000);
    service.time.pass(60_000);
    expect(granted(await doubtful.matches.settle(id)).status).toBe('over');
  });

  test('by letter every move has its day', async () => {
    const id = await seated(one.matches, pair(), LETTERS);
    for (let turn = 0; turn < 3; turn++) {
      service.time.pass(80_000_000);
      await sweepAll();
      await playOne(one.matches, id, pair());
    }
    expect(await card(id)).toMatchObject({ status: 'running' });
    service.time.pass(86_400_000);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'over' });
  });

  test('with more than two, a bot plays on for a player whose time is over, until they come back', async () => {
    const id = await seated(one.matches, people, { ...LIVE, game: 'skirmish', options: { seats: 3 } });
    const { awaiting } = await presentOf(one.matches, id, 'spectator');
    service.time.pass(60_000);
    await sweepAll();
    const seen = await card(id);
    expect(seen.status).toBe('running');
    expect(seen.seats.filter(({ bot }) => bot !== undefined).map(({ seat }) => seat)).toEqual(awaiting);
    const [late = A] = awaiting;
    granted(await one.matches.comeBack(id, idOf(late)));
    const present = await presentOf(one.matches, id, late);
    expect(present.clocks?.running).toContain(late);
    expect(present.clocks?.left[late]).toBe(10_000);
  });

  test('without clocks no seat is ever late, and the sweep has nothing to look at', async () => {
    const id = await seated(one.matches, pair());
    const { deadline } = await one.db
      .selectFrom('matches')
      .select('deadline')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(deadline).toBeNull();
  });

  test('many matches that are late at once are each ended once, whichever node sweeps', async () => {
    await sweepAll();
    const ids = await Promise.all(Array.from({ length: 35 }, () => seated(one.matches, pair(), LIVE)));
    service.time.pass(60_000);
    await sweepAll();
    for (const id of ids) {
      const log = await one.db.selectFrom('entries').select('entry').where('match_id', '=', id).execute();
      expect(log.filter(({ entry }) => JSON.parse(entry).type === 'late')).toHaveLength(1);
    }
    const heads = await one.matches.lookups.heads(ids);
    expect(heads.size).toBe(35);
  });

  test('what a node has taken and not finished is looked at by another after a while', async () => {
    const id = await seated(one.matches, pair(), LIVE);
    service.time.pass(60_000);
    // As if a node had died between taking and doing.
    await one.db
      .updateTable('matches')
      .set({ deadline: service.time.at + 5_000 })
      .where('id', '=', id)
      .execute();
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'running' });
    service.time.pass(5_000);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'over' });
  });

  test('a sweep that was started goes on by itself until it is stopped', async () => {
    const id = await seated(one.matches, pair(), LIVE);
    const sweep = new Sweep({ ...one, time: service.time, onError: (error) => errors.push(error) });
    sweep.start(5);
    service.time.pass(60_000);
    await expect.poll(async () => (await card(id)).status, { timeout: 20_000 }).toBe('over');
    await sweep.stop();
    const later = await seated(one.matches, pair(), LIVE);
    service.time.pass(60_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await card(later)).toMatchObject({ status: 'running' });
    await sweepAll();
  });

  test('a table that stays empty is closed after some hours', async () => {
    const host = { player: idOf(0) };
    const wanted = { game: DUEL_ID, visibility: 'private' } as const;
    const { setting } = granted(await one.matches.create(idOf(0), wanted));
    granted(await one.matches.sit(setting.id, people[0], { nonce: someNonce() }));
    service.time.pass(3 * 3_600_000 - 1);
    await sweepAll();
    expect(granted(await one.matches.lookups.table(setting.id, host))).toMatchObject({ status: 'open' });
    service.time.pass(1);
    await sweepAll();
    expect(granted(await one.matches.lookups.table(setting.id, host))).toMatchObject({ status: 'over' });
  });

  test('bots on workers play a whole match against a person, though every worker is told twice', async () => {
    const workers = nodes.map(
      (node) => new BotWorker({ ...node, think: firstChoice, onError: (e) => errors.push(e) }),
    );
    const { setting } = granted(await one.matches.create(idOf(0), { game: DUEL_ID }));
    const { id } = setting;
    granted(await one.matches.openings.askBot(id, idOf(0), { bot: 'random' }));
    granted(await one.matches.sit(id, people[0], { nonce: someNonce() }));
    const own = seat(1);
    await expect
      .poll(
        async () => {
          const { decision, outcome, awaiting } = await presentOf(one.matches, id, own);
          if (outcome) return 'over';
          for (const bot of awaiting.filter((one) => one !== own)) {
            one.bus.publish('bots.turn', new TextEncoder().encode(JSON.stringify({ match: id, seat: bot })));
          }
          if (decision) {
            const given = { decision: decision.id, choice: decision.choices[0] };
            granted(await one.matches.choose(id, idOf(0), given));
          }
          return 'running';
        },
        { timeout: 60_000, interval: 5 },
      )
      .toBe('over');
    await Promise.all(workers.map((worker) => worker.close()));
    expect(granted(await one.matches.lookups.replay(id))).toContain('"end":true');
  });

  test('a turn of a bot that was lost is given out again by the sweep', async () => {
    const { setting } = granted(
      await one.matches.create(idOf(0), { game: 'skirmish', options: { seats: 2 } }),
    );
    const { id } = setting;
    granted(await one.matches.openings.askBot(id, idOf(0), { bot: 'random' }));
    granted(await one.matches.openings.askBot(id, idOf(0), { bot: 'hasty' }));
    expect(await card(id)).toMatchObject({ status: 'running' });
    // The first turn went unheard: there was no worker.
    const worker = new BotWorker({ ...one, think: firstChoice, onError: (e) => errors.push(e) });
    await one.bus.settled();
    await sweepAll();
    expect((await one.matches.lookups.heads([id])).get(id)).toEqual([4, 4, 4]);
    service.time.pass(10_000);
    await sweepAll();
    await expect.poll(async () => (await card(id)).status, { timeout: 60_000 }).toBe('over');
    await worker.close();
  });

  test('bots alone begin at once and play to the end', async () => {
    const worker = new BotWorker({ ...one, think: firstChoice, onError: (e) => errors.push(e) });
    await one.bus.settled();
    const { setting } = granted(await one.matches.create(idOf(0), { game: DUEL_ID }));
    granted(await one.matches.openings.askBot(setting.id, idOf(0), { bot: 'random' }));
    granted(await one.matches.openings.askBot(setting.id, idOf(0), { bot: 'hasty' }));
    await expect.poll(async () => (await card(setting.id)).status, { timeout: 60_000 }).toBe('over');
    await worker.close();
    expect(worker.busy).toBe(0);
  });
});
