import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { taskOf, thinkerOf } from '@riposte/bots';
import { type AnyChoice, type Entry, fullTable, History, parseOptions, seat } from '@riposte/kernel';
import type { DuelBody } from '@riposte/protocol';
import { type Checked, chanceOfDay, checkDuel, dailyOf, dealOfDay, WEEKS } from '@riposte/shelf/daily';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Check } from '../days/check.ts';
import { Days } from '../days/days.ts';
import { forgetChecks } from '../days/duelChecks.ts';
import { withDuels } from '../days/schema.ts';
import { findGame, GAMES } from '../games.ts';
import { type Asker, askerAt } from '../queue/asker.ts';
import { holdQueue } from '../queue/turns.ts';
import type { StoredPlayer } from '../store/players.ts';
import { postgresStore, STORES } from '../testing/databases.ts';
import { everyRow } from '../testing/everyRow.ts';
import { API } from './app.ts';
import { Client, newGuest, openTestServer, PASSWORD, serverOn } from './testServer.ts';

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
const SECRET = 'a secret';
const body = (entries: readonly unknown[]): DuelBody => ({
  rulesVersion: game.rulesVersion,
  entries: entries as DuelBody['entries'],
});

/** As the thread does it, which takes longer to start than most duels to check. */
const checkAtOnce: Check = async ({ day, entries }) =>
  checkDuel({ game, day, daily: dailyOf(WEEKS[game.id] ?? [], day) }, entries);

describe.each(STORES)('the duel of the day on $form', ({ open }) => {
  const server = serverOn(open, ({ db }) => ({
    days: new Days({ db, findGame, secret: SECRET, check: checkAtOnce }),
  }));
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
      expect(Object.keys(row).toSorted()).toEqual(['attempt', 'day', 'game', 'played', 'result', 'scores']);
    }
    expect((await stranger().ask('GET', place('2026-11-17'))).data.rows).toEqual([]);
  });

  test('two that are told at once both count', async () => {
    const before = (await kept()).length;
    const answers = await Promise.all([
      tell(WELL.slice(0, 7)),
      tell(WELL.slice(0, 9)),
      tell(BADLY.slice(0, 7)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(before + 3);
  });

  test('one log counts once a day, however many tries it is said to be; another player may play the same', async () => {
    const before = (await kept()).length;
    const played = WELL.slice(0, 11);
    // Also at once, and with the parts of an entry in another order.
    const turned = played.map((entry) => Object.fromEntries(Object.entries(entry).toReversed()));
    const answers = await Promise.all([tell(played), tell(played), tell(turned)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await tell(played);
    // A guest is told from others by their network alone: else one could be made for each time it is sent.
    const guest = await newGuest(server);
    const member = await newGuest(server);
    const email = `${member.id}@riposte.example`;
    await member.ask('POST', `${API}/register`, { email, password: PASSWORD });
    const again = (client: Client) => client.ask('PUT', `${place()}/${randomUUID()}`, body(played));
    await again(guest);
    expect(await kept()).toHaveLength(before + 1);
    for (const client of [member, member]) expect((await again(client)).status).toBe(200);
    expect(await kept()).toHaveLength(before + 2);
    // Whose it was nobody reads in the rows.
    expect(await everyRow(server.store.db, ['duels', 'duel_checks'])).not.toContain(member.id);
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

  const DAY_BEFORE = '2026-11-09';
  const at = (address: string, player?: StoredPlayer) => askerAt(SECRET, address, player);
  const taken = (days: Days, asker: Asker, count: number) =>
    days.take(
      { game: game.id, day: DAY_BEFORE, attempt: randomUUID() },
      body(WELL.slice(0, count)),
      asker,
      async () => {},
    );
  const waiting = async () =>
    (
      await withDuels(server.store.db)
        .selectFrom('duel_checks')
        .where('done_at', 'is', null)
        .selectAll()
        .execute()
    ).length;

  test('only so many wait to be checked, few of one site; who comes too late may come again', async () => {
    const { promise, resolve } = Promise.withResolvers<Checked>();
    const limits = { all: 4, guests: 3, site: 2 };
    const days = new Days({ db: server.store.db, findGame, secret: SECRET, limits, check: () => promise });
    const asked = [at('10.0.0.1'), at('10.0.0.1'), at('10.0.0.2')].map((asker, count) =>
      taken(days, asker, count),
    );
    await expect.poll(waiting).toBe(3);
    expect(await taken(days, at('10.0.0.1'), 3)).toMatchObject({ ok: false, error: 'BUSY' });
    expect(await taken(days, at('10.0.0.3'), 3)).toMatchObject({ ok: false, error: 'BUSY' });
    const member = { id: 'mia', name: 'Mia', kind: 'member' } as const;
    asked.push(taken(days, at('10.0.0.3', member), 3));
    await expect.poll(waiting).toBe(4);
    resolve({ ok: true, value: { result: 'givenUp' } });
    await Promise.all(asked);
    expect(await taken(days, at('10.0.0.1'), 3)).toEqual({
      ok: true,
      value: { rows: [{ result: 'givenUp', count: 5 }] },
    });
    await days.checks.stop();
  });

  test('a duel that is sent again and again while it waits stands in no line, and few wait for it', async () => {
    const { db } = server.store;
    const { promise, resolve } = Promise.withResolvers<Checked>();
    const days = new Days({ db, findGame, secret: SECRET, check: () => promise });
    const first = taken(days, at('10.0.0.7'), 2);
    await expect.poll(waiting).toBe(1);
    const again: unknown[] = [];
    await db.transaction().execute(async (inside) => {
      await holdQueue(inside, 'duel_checks');
      for (let count = 0; count < 20; count++)
        void taken(days, at('10.0.0.7'), 2).then((answer) => again.push(answer));
      // All but those who may wait are answered although nobody is let into the queue.
      await expect.poll(() => again.length).toBe(17);
    });
    expect(again[0]).toMatchObject({ error: 'BUSY' });
    resolve({ ok: true, value: { result: 'givenUp' } });
    expect(await first).toMatchObject({ ok: true });
    await expect.poll(() => again.length).toBe(20);
    await days.checks.stop();
  });

  test('a duel that nobody waits for any more is checked by another node, and leaves nothing but who asked', async () => {
    const { db } = server.store;
    const dead = new Days({
      ...{ db, findGame, secret: SECRET, patience: 0 },
      check: () => Promise.reject(new Error('the node dies')),
    });
    expect(await taken(dead, at('10.0.0.5'), 0)).toMatchObject({ error: 'BUSY' });
    await dead.checks.work();
    await dead.checks.stop();
    const before = (await kept()).length;
    await withDuels(db)
      .updateTable('duel_checks')
      .set({ due: new Date(0) })
      .execute();
    const alive = new Days({ db, findGame, secret: SECRET, check: checkAtOnce });
    await alive.checks.work();
    expect(await kept()).toHaveLength(before + 1);
    const rows = await withDuels(db).selectFrom('duel_checks').selectAll().execute();
    for (const { game, day, attempt, entries, played, done_at } of rows) {
      expect([game, day, attempt, entries, played]).toEqual([null, null, null, null, null]);
      expect(done_at).not.toBeNull();
    }
    await sql`update duel_checks set done_at = now() - interval '2 hours'`.execute(db);
    await forgetChecks(db);
    expect(await withDuels(db).selectFrom('duel_checks').select('id').execute()).toEqual([]);
  });

  test('a check that takes longer than its lease is left to the node that is at it', async () => {
    const { db } = server.store;
    const { promise, resolve } = Promise.withResolvers<Checked>();
    const slow = new Days({ db, findGame, secret: SECRET, lease: 4_000, check: () => promise });
    const told = taken(slow, at('10.0.0.6'), 0);
    await expect.poll(waiting).toBe(1);
    let checks = 0;
    const check: Check = async (duel) => {
      checks += 1;
      return checkAtOnce(duel);
    };
    const other = new Days({ db, findGame, secret: SECRET, check });
    try {
      for (let second = 0; second < 6; second++) {
        await wait(1_000);
        await other.checks.work();
      }
      expect(checks).toBe(0);
    } finally {
      resolve({ ok: true, value: { result: 'givenUp' } });
      await told;
      await slow.checks.stop();
    }
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
  const tell = (count: number) =>
    new Client(server.url).ask('PUT', `${place()}/${randomUUID()}`, body(BADLY.slice(0, count)));
  const statuses = [];
  for (const count of [2, 4, 6, 2]) statuses.push((await tell(count)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  await server.close();
  await store.close();
});
