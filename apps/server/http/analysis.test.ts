import { describe, expect, test } from 'vitest';
import { Analyses, type AnalysisLimits } from '../analyses/analyses.ts';
import { AnalysisJobs } from '../analyses/jobs.ts';
import { judge } from '../analyses/judge.ts';
import { withAnalyses } from '../analyses/schema.ts';
import { type JudgeThinks, thinkInThread } from '../analyses/think.ts';
import { findGame, GAMES } from '../games.ts';
import { askerAt } from '../queue/asker.ts';
import { addPlayer, type StoredPlayer } from '../store/players.ts';
import { STORES } from '../testing/databases.ts';
import { everyRow } from '../testing/everyRow.ts';
import { API } from './app.ts';
import { Client, NONCE, newGuest, newTable, openTestServer, PASSWORD, serverOn } from './testServer.ts';

/** Without a thread, which takes longer to start than to judge a match in which nobody chose anything. */
const thinkOnce: JudgeThinks = async (text) => {
  const judged = judge(text, GAMES, () => false);
  if (judged.type === 'stopped') throw new Error('nobody stopped it');
  return judged;
};

describe.each(STORES)('analysis on $form', ({ open }) => {
  const server = serverOn(open);

  const place = (table: string) => `${API}/tables/${table}/analysis`;
  const sit = async (client: Client, table: string, body: object = { nonce: NONCE }) => {
    const { status, text } = await client.ask('POST', `${API}/tables/${table}/seats`, body);
    expect(status, text).toBe(200);
  };

  /** A match that runs, and its two players. */
  async function running() {
    const people = [await newGuest(server, 'Anna'), await newGuest(server, 'Ben')] as const;
    const table = await newTable(people[0]);
    for (const person of people) await sit(person, table);
    return { people, table };
  }

  async function over() {
    const { people, table } = await running();
    await server.matches.resign(table, people[1].id);
    return { people, table };
  }

  async function makeAll(think: JudgeThinks) {
    const time = { now: async () => Date.now(), hasPassed: async () => true };
    const { matches, store } = server;
    const jobs = new AnalysisJobs({ node: 'one', db: store.db, time, matches, think });
    while (await jobs.round()) {}
  }

  /** All kinds of viewers that there are. */
  async function viewers(people: readonly Client[]): Promise<readonly (readonly [string, Client])[]> {
    const member = await newGuest(server, 'Mia');
    const email = `${member.id}@riposte.example`;
    await member.ask('POST', `${API}/register`, { email, password: PASSWORD });
    const { token } = (await people[0]?.ask('POST', `${API}/me/tokens`, { name: 'mine' }))?.data ?? {};
    return [
      ...people.map((person, seat) => [`seat ${seat}`, person] as const),
      ['a program of seat 0', new Client(server.url, { authorization: `Bearer ${token}` })],
      ['a guest who watches', await newGuest(server, 'Eve')],
      ['a member who watches', member],
      ['a stranger', new Client(server.url)],
    ];
  }

  async function expectRefused(table: string, all: readonly (readonly [string, Client])[]) {
    for (const [who, client] of all) {
      for (const method of ['GET', 'POST']) {
        const { status, data } = await client.ask(method, place(table));
        expect([who, method, status, data]).toEqual([
          who,
          method,
          409,
          { code: 'NOT_FINISHED', text: 'The match is not over yet.' },
        ]);
      }
    }
    const rows = await withAnalyses(server.store.db).selectFrom('analyses').select('match_id').execute();
    expect(rows.map(({ match_id }) => match_id)).not.toContain(table);
  }

  test('while a match is running it is refused for every seat and spectator, from the first card to the last', async () => {
    const { people, table } = await running();
    const all = await viewers(people);
    await expectRefused(table, all);
    const [asked] = (await people[0].ask('GET', `${API}/tables/${table}/present`)).data.present.awaiting;
    const mover = people[asked as 0 | 1];
    const { present } = (await mover.ask('GET', `${API}/tables/${table}/present`)).data;
    const { id: decision, choices } = present.decision;
    const chosen = await mover.ask('POST', `${API}/tables/${table}/choose`, { decision, choice: choices[0] });
    expect(chosen.status, chosen.text).toBe(200);
    await expectRefused(table, all);
    await server.matches.resign(table, people[1].id);
    expect((await people[1].ask('GET', place(table))).data).toEqual({ status: 'unasked' });
  });

  test('an analysis that stands in the store is told to nobody as long as the match is not over', async () => {
    const { people, table } = await running();
    const done = { match_id: table, result: '{"told":"too early"}', done_at: new Date() };
    await withAnalyses(server.store.db).insertInto('analyses').values(done).execute();
    for (const [, client] of await viewers(people)) {
      for (const method of ['GET', 'POST']) {
        const { status, text } = await client.ask(method, place(table));
        expect([status, text.includes('too early')]).toEqual([409, false]);
      }
    }
    await withAnalyses(server.store.db).deleteFrom('analyses').where('match_id', '=', table).execute();
  });

  test('it is refused before the deal, while that is made, and for tables that were closed or never were', async () => {
    const [anna, ben] = [await newGuest(server, 'Anna'), await newGuest(server, 'Ben')];
    const table = await newTable(anna);
    await expectRefused(table, [['the host', anna]]);
    for (const client of [anna, ben]) await sit(client, table, { seal: 'ab'.repeat(32) });
    expect((await anna.ask('GET', `${API}/tables/${table}`)).data.status).toBe('dealing');
    await expectRefused(table, await viewers([anna, ben]));
    const closed = await newTable(anna);
    await anna.ask('DELETE', `${API}/tables/${closed}`);
    await expectRefused(closed, [['the host', anna]]);
    expect(await anna.ask('POST', place('nowhere'))).toMatchObject({ status: 404 });
  });

  test('all who may see the replay may ask; it is made once, kept, and served to all from then on', async () => {
    const { people, table } = await over();
    const stranger = new Client(server.url);
    expect((await stranger.ask('GET', place(table))).data).toEqual({ status: 'unasked' });
    expect((await stranger.ask('POST', place(table))).data).toEqual({ status: 'waiting' });
    expect((await people[0].ask('POST', place(table))).data).toEqual({ status: 'waiting' });
    // By a thread, as for people.
    await makeAll(thinkInThread);
    const made = (await stranger.ask('GET', place(table))).data;
    expect(made).toMatchObject({ status: 'made', analysis: { plan: 'deep-1', judged: [] } });
    expect(made.analysis.curve.length).toBeGreaterThan(0);
    // Nobody chose anything, so there is no accuracy to be told.
    expect((await people[0].ask('GET', `${API}/me/accuracies`)).data).toEqual({ accuracies: [] });
    const said = { accuracies: '[81.5,null]' };
    await withAnalyses(server.store.db)
      .updateTable('analyses')
      .set(said)
      .where('match_id', '=', table)
      .execute();
    const own = await Promise.all(people.map((person) => person.ask('GET', `${API}/me/accuracies`)));
    expect(own.map(({ data }) => data.accuracies)).toEqual([[{ table, accuracy: 81.5 }], []]);
    expect((await stranger.ask('GET', `${API}/me/accuracies`)).status).toBe(401);
    for (const [who, client] of await viewers(people)) {
      for (const method of ['GET', 'POST']) {
        expect([who, (await client.ask(method, place(table))).data]).toEqual([who, made]);
      }
    }
  });

  test('a player has so many in a day, a network so many in an hour; what is there costs nothing', async () => {
    const limits = { guest: 2 };
    const analyses = new Analyses({ db: server.store.db, findGame, limits });
    const strict = await openTestServer(server.store, { analyses, rates: { analyses: 3 } });
    try {
      const tables = [];
      for (let count = 0; count < 5; count++) tables.push((await over()).table);
      const guest = await newGuest(strict, 'Eve');
      const ask = async (client: Client, table = '') => {
        const { status, data } = await client.ask('POST', place(table));
        return [status, data.code ?? data.status];
      };
      const asked = await Promise.all(tables.slice(0, 4).map((table) => ask(guest, table)));
      expect(asked.map(([, word]) => word).sort()).toEqual([
        'TOO_MANY_ANALYSES',
        'TOO_MANY_ANALYSES',
        'waiting',
        'waiting',
      ]);
      const there = tables.find((_, index) => asked[index]?.[0] === 200);
      const left = tables.filter((_, index) => asked[index]?.[0] !== 200);
      expect(await ask(guest, there)).toEqual([200, 'waiting']);
      const stranger = new Client(strict.url);
      expect(await ask(stranger, left[0])).toEqual([200, 'waiting']);
      expect(await ask(stranger, left[1])).toEqual([429, 'TOO_MANY']);
      expect(await ask(stranger, there)).toEqual([200, 'waiting']);
    } finally {
      await strict.close();
      await withAnalyses(server.store.db).deleteFrom('analyses').execute();
    }
  });

  test('people without an account at one site share a quota, and a queue keeps room for members and other sites', async () => {
    const { db } = server.store;
    const [eve, mal, mia] = [
      await addPlayer(db, 'Eve', 'guest'),
      await addPlayer(db, 'Mal', 'guest'),
      await addPlayer(db, 'Mia', 'member'),
    ];
    const tables: string[] = [];
    for (let count = 0; count < 4; count++) tables.push((await over()).table);
    const site = '2001:db8:77:1::1';
    const ask = async (
      limits: Partial<AnalysisLimits>,
      wishes: readonly (readonly [player?: StoredPlayer | undefined, address?: string])[],
    ) => {
      const analyses = new Analyses({ db, findGame, limits });
      const told: string[] = [];
      for (const [index, [player, address = site]] of wishes.entries()) {
        const asker = askerAt('a secret', address, player);
        const asked = await analyses.want(tables[index] ?? '', asker, async () => {});
        told.push(asked.ok ? asked.value.status : asked.why.text);
      }
      await withAnalyses(db).deleteFrom('analyses').execute();
      return told;
    };
    const shared = expect.stringContaining('Your network has asked for many analyses today: sign in');
    const other = '2001:db8:77:2::1';
    expect(await ask({ guests: 2, visitors: 1 }, [[undefined], [undefined, other], [mia], [eve]])).toEqual([
      'waiting',
      shared,
      'waiting',
      'waiting',
    ]);
    expect(await ask({ guests: 2, visitors: 1 }, [[eve], [mal, other], [mal], [mia]])).toEqual([
      'waiting',
      'waiting',
      shared,
      'waiting',
    ]);
    const elsewhere = '10.0.0.1';
    const room = { waiting: { all: 3, guests: 1, site: 2 } };
    expect(await ask(room, [[eve], [mal, elsewhere], [mia], [mia]])).toEqual([
      'waiting',
      'Many analyses wait already: sign in to an account, or ask again later.',
      'waiting',
      'Many analyses of your network wait already; ask again later.',
    ]);
    const all = { waiting: { all: 1, guests: 9, site: 9 } };
    expect((await ask(all, [[eve], [mia, elsewhere]]))[1]).toBe(
      'Many analyses wait already; ask again later.',
    );
  });

  test('a player who goes takes along what they asked for, and leaves no trace in an analysis, which stays', async () => {
    const { people, table } = await over();
    const [anna, ben] = people;
    const rename = await anna.ask('PATCH', `${API}/me`, { name: 'Zebedee Zed' });
    expect(rename.status).toBe(200);
    const again = await newTable(anna);
    for (const person of people) await sit(person, again);
    await server.matches.resign(again, ben.id);
    for (const one of [table, again]) await anna.ask('POST', place(one));
    await makeAll(thinkOnce);
    const { data } = await anna.ask('GET', `${API}/me/export`);
    expect(data.analyses.map((one: { table: string }) => one.table).sort()).toEqual([table, again].sort());
    const before = (await ben.ask('GET', place(again))).data;
    expect(before.status).toBe('made');
    expect((await anna.ask('DELETE', `${API}/me`, {})).status).toBe(204);
    expect((await ben.ask('GET', place(again))).data).toEqual(before);
    const rows = await everyRow(server.store.db, ['analyses']);
    expect([rows.includes(again), rows.includes(anna.id), rows.includes('Zebedee')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
