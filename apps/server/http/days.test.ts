import { randomUUID } from 'node:crypto';
import { taskOf, thinkerOf } from '@riposte/bots';
import { type Checked, chanceOfDay, checkDuel, dailyOf, dealOfDay } from '@riposte/daily';
import { type AnyChoice, type Entry, fullTable, History, parseOptions, seat } from '@riposte/kernel';
import type { DuelBody } from '@riposte/protocol';
import { WEEKS } from '@riposte/shelf/weeks';
import { describe, expect, test } from 'vitest';
import type { Check } from '../days/check.ts';
import { Days } from '../days/days.ts';
import { withDuels } from '../days/schema.ts';
import { findGame, GAMES } from '../games.ts';
import { postgresStore, STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { Client, openTestServer, serverOn } from './testServer.ts';

/** The game that has a duel of the day, on a Monday, against the weakest bot of the week. */
const DAY = '2026-11-16';
const FOUND = GAMES.find(({ id }) => WEEKS[id] !== undefined);
const WITHOUT = GAMES.find(({ id }) => WEEKS[id] === undefined);
if (!FOUND || !WITHOUT) throw new Error('some game has a duel of the day, and some has none');
const game = FOUND;
const daily = dailyOf(WEEKS[game.id] ?? [], DAY);

/** The whole duel of a day, played by a bot of this level, which takes the first choice where it is 0. */
function played(level: number): readonly Entry<AnyChoice>[] {
  const think = thinkerOf([game]);
  const options = parseOptions(game.options, daily.options);
  if (!options.ok) throw new Error(options.why.text);
  const history = new History(game, options.value, dealOfDay(game.id, DAY, fullTable(game, options.value)));
  while (!history.outcome) {
    const [next = seat(0)] = history.snapshot('spectator').awaiting;
    const { view, decision } = history.snapshot(next);
    if (!decision) throw new Error('nothing is asked');
    const turn = { game, seat: next, view, question: decision, random: chanceOfDay(game.id, DAY, view) };
    const name = `level-${next === 0 ? level : daily.level}`;
    const thought = next === 0 && level === 0 ? undefined : think(taskOf(turn, game.id, name));
    const chosen = history.choose(next, decision.id, thought?.choice ?? decision.choices[0]);
    if (!chosen.ok) throw new Error(chosen.why.text);
  }
  return history.entries;
}

const WELL = played(7);
const BADLY = played(0);
const place = (day = DAY) => `${API}/days/${day}/${game.id}`;
const body = (entries: readonly unknown[]): DuelBody => ({
  rulesVersion: game.rulesVersion,
  entries: entries as DuelBody['entries'],
});

/** As the thread does it, which takes longer to start than most duels to check. */
const checkAtOnce: Check = async ({ day, entries }) =>
  checkDuel({ game, day, daily: dailyOf(WEEKS[game.id] ?? [], day) }, entries);

describe.each(STORES)('the duel of the day on $form', ({ open }) => {
  const server = serverOn(open, ({ db }) => ({ days: new Days({ db, findGame, check: checkAtOnce }) }));
  const stranger = () => new Client(server.url);
  const table = async () => (await stranger().ask('GET', place())).data.rows;
  const tell = (entries: readonly unknown[], attempt = randomUUID(), day = DAY) =>
    stranger().ask('PUT', `${place(day)}/${attempt}`, body(entries));
  const kept = () => withDuels(server.store.db).selectFrom('duels').selectAll().execute();

  test('the results of all are counted, the best first, and nobody is named', async () => {
    expect(await table()).toEqual([]);
    const again = randomUUID();
    const first = await tell(BADLY, again);
    expect(first.status, first.text).toBe(200);
    await tell(WELL);
    await tell(WELL.slice(0, 5));
    // Told twice, it counts once: the answer may have been lost on its way.
    expect((await tell(BADLY, again)).status).toBe(200);
    const rows = await table();
    expect(rows.map(({ result, count }: { result: string; count: number }) => [result, count])).toEqual([
      ['won', 1],
      ['lost', 1],
      ['givenUp', 1],
    ]);
    expect(rows[0].scores).toEqual([3, expect.any(Number)]);
    expect(rows[2]).toEqual({ result: 'givenUp', count: 1 });
    // All that is kept of a match: no move, no name, no address, no time.
    expect(await kept()).toHaveLength(3);
    for (const row of await kept()) {
      expect(Object.keys(row).toSorted()).toEqual(['attempt', 'day', 'game', 'result', 'scores']);
    }
    expect((await stranger().ask('GET', place('2026-11-17'))).data.rows).toEqual([]);
  });

  test('two that are told at once both count', async () => {
    const before = (await kept()).length;
    const answers = await Promise.all([tell(WELL), tell(WELL), tell(BADLY)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(before + 3);
  });

  test('what was not played counts nowhere', async () => {
    const before = await kept();
    const botAt = WELL.findIndex(({ type, seat: one }) => type === 'choice' && one === 1);
    const forged = WELL.map((entry, index) =>
      index === botAt ? { type: 'choice', seat: 1, choice: { type: 'resign' } } : entry,
    );
    const [entry] = WELL;
    for (const [entries, day] of [
      [forged, DAY],
      [[...WELL, entry], DAY],
      [WELL, '2026-11-17'],
    ] as const) {
      const { status, data } = await tell(entries, randomUUID(), day);
      expect([status, data.code]).toEqual([422, 'NOT_OF_DAY']);
    }
    const old = { rulesVersion: '0', entries: WELL };
    expect((await stranger().ask('PUT', `${place()}/${randomUUID()}`, old)).data.code).toBe('NOT_OF_DAY');
    expect(await kept()).toEqual(before);
  });

  test('only so many wait to be checked; who comes too late may come again', async () => {
    const { promise, resolve } = Promise.withResolvers<Checked>();
    const days = new Days({ db: server.store.db, findGame, check: () => promise });
    let asked = 0;
    const mayAsk = async () => {
      asked += 1;
    };
    const take = () =>
      days.take({ game: game.id, day: '2026-11-09', attempt: randomUUID() }, body([]), mayAsk);
    const waiting = Array.from({ length: 100 }, take);
    await expect.poll(() => asked).toBe(100);
    expect(await take()).toMatchObject({ ok: false, error: 'BUSY' });
    resolve({ ok: true, value: { result: 'givenUp' } });
    await Promise.all(waiting);
    expect(await take()).toEqual({ ok: true, value: { rows: [{ result: 'givenUp', count: 101 }] } });
  });

  test.each<[what: string, path: string, status: number, code: string]>([
    ['a day that has not begun', `${API}/days/2999-01-01/${game.id}`, 409, 'NOT_STARTED'],
    ['what is no day', `${API}/days/2026-02-30/${game.id}`, 400, 'BAD_MESSAGE'],
    ['a game that is not here', `${API}/days/${DAY}/go`, 404, 'NO_SUCH_GAME'],
    ['a game without a duel of the day', `${API}/days/${DAY}/${WITHOUT.id}`, 404, 'NO_SUCH_GAME'],
  ])('%s has no table', async (_what, path, status, code) => {
    expect(await stranger().ask('GET', path)).toMatchObject({ status, data: { code } });
    const told = await stranger().ask('PUT', `${path}/${randomUUID()}`, body(WELL));
    expect(told).toMatchObject({ status, data: { code } });
  });

  test('so many entries are too many, and a try has an id of its own', async () => {
    const entry = { type: 'undo', seat: 0 };
    expect((await tell(Array.from({ length: 1_001 }, () => entry))).status).toBe(400);
    expect((await tell([{ type: 'takeback', seat: 0, to: 0 }])).status).toBe(400);
    expect((await stranger().ask('PUT', `${place()}/anna`, body(WELL))).status).toBe(400);
  });
});

test('one network has only so many checked in an hour; what is here already is told all the same', async () => {
  // Checked in threads, as for people.
  const store = await postgresStore();
  const server = await openTestServer(store, {
    rates: { address: 1_000, player: 1_000, duels: 2 },
  });
  const tell = (attempt: string) => new Client(server.url).ask('PUT', `${place()}/${attempt}`, body(BADLY));
  const known = randomUUID();
  const statuses = [];
  for (const attempt of [known, randomUUID(), randomUUID(), known]) {
    statuses.push((await tell(attempt)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
  await server.close();
  await store.close();
});
