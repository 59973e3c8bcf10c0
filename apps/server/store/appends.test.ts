import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EACH_STORE, OPENING, type TestStore } from '../testing/databases.ts';
import { newDatabase } from '../testing/postgres.ts';
import { proxyTo, throughLine } from '../testing/proxy.ts';
import { addBareMatches, bareAppend } from '../testing/rows.ts';
import { Appends } from './appends.ts';
import { type Database, openDatabase } from './database.ts';

async function logOf(db: Database, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['number', 'entry'])
    .where('match_id', '=', id)
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index));
  return rows.map(({ entry }) => entry);
}

function rowOf(db: Database, id: string) {
  return db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe.each(EACH_STORE)('on $form', ({ open }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  }, OPENING);
  afterAll(() => store.close());

  test('moves that come together go in one write, and each stands in its match', async () => {
    const appends = new Appends(store.db);
    const ids = await addBareMatches(store.db, 100);
    const answers = await Promise.all(
      ids.map((id) => appends.append(bareAppend(id, 0, { entry: `of ${id}` }))),
    );
    expect(answers).toEqual(ids.map(() => 'done'));
    expect(appends.counts).toEqual({ moves: 100, writes: 1, waiting: 0 });
    for (const id of ids) {
      expect(await logOf(store.db, id)).toEqual([`of ${id}`]);
      expect(await rowOf(store.db, id)).toMatchObject({
        seq: 1,
        match: 'move 0',
        table_state: 'move 0',
        heads: [0, 2, 3],
        status: 'running',
        deadline: null,
        result: null,
      });
    }
  });

  test('a write holds no more than a batch', async () => {
    const appends = new Appends(store.db, { batch: 10, writers: 3 });
    const ids = await addBareMatches(store.db, 95);
    await Promise.all(ids.map((id) => appends.append(bareAppend(id, 0))));
    expect(appends.counts).toMatchObject({ moves: 95, writes: 10 });
  });

  test('a move that is taken leaves its checkpoint behind, a move that is lost leaves none', async () => {
    const appends = new Appends(store.db);
    const [a = '', b = '', c = ''] = await addBareMatches(store.db, 3);
    await Promise.all([
      appends.append(bareAppend(a, 0, { checkpoint: 7 })),
      appends.append(bareAppend(b, 1, { checkpoint: 7 })),
      appends.append(bareAppend(c, 0)),
    ]);
    const kept = await store.db
      .selectFrom('checkpoints')
      .selectAll()
      .where('match_id', 'in', [a, b, c])
      .execute();
    const { match, tableState, heads } = bareAppend(a, 0);
    expect(kept).toEqual([{ match_id: a, seq: 1, entries: 7, match, table_state: tableState, heads }]);
  });

  test('a move for another place in the log is lost, and those beside it are not', async () => {
    const appends = new Appends(store.db);
    const [a = '', b = '', c = ''] = await addBareMatches(store.db, 3);
    expect(
      await Promise.all([
        appends.append(bareAppend(a, 0)),
        appends.append(bareAppend(b, 1)),
        appends.append(bareAppend('nothing', 0)),
        appends.append(bareAppend(c, 0)),
      ]),
    ).toEqual(['done', 'lost', 'lost', 'done']);
    expect(await rowOf(store.db, b)).toMatchObject({ seq: 0, match: '{}' });
    expect(await logOf(store.db, b)).toEqual([]);
  });

  test('of several moves for one place one is taken, and a move for the next place follows it', async () => {
    const appends = new Appends(store.db);
    const [id = ''] = await addBareMatches(store.db, 1);
    const answers = await Promise.all([
      appends.append(bareAppend(id, 0, { entry: 'first' })),
      appends.append(bareAppend(id, 0, { entry: 'second' })),
      appends.append(bareAppend(id, 1, { entry: 'third' })),
      appends.append(bareAppend(id, 0, { entry: 'fourth' })),
    ]);
    expect(answers).toEqual(['done', 'lost', 'done', 'lost']);
    expect(await logOf(store.db, id)).toEqual(['first', 'third']);
    expect(appends.counts.writes).toBe(2);
  });

  test('a result ends the match, and nothing is appended after it', async () => {
    const appends = new Appends(store.db);
    const [id = ''] = await addBareMatches(store.db, 1);
    expect(await appends.append(bareAppend(id, 0, { result: 'won' }))).toBe('done');
    expect(await rowOf(store.db, id)).toMatchObject({
      status: 'over',
      result: 'won',
      ended_at: expect.any(Date),
    });
    expect(await appends.append(bareAppend(id, 1))).toBe('lost');
  });

  test('of two deadlines the earlier one stays', async () => {
    const appends = new Appends(store.db);
    const [id = ''] = await addBareMatches(store.db, 1);
    const seen: (number | null)[] = [];
    for (const [seq, deadline] of [undefined, 500, 900, undefined, 400].entries()) {
      await appends.append(bareAppend(id, seq, { deadline }));
      seen.push((await rowOf(store.db, id)).deadline);
    }
    expect(seen).toEqual([null, 500, 500, 500, 400]);
  });

  test('a move the database cannot take fails alone', async () => {
    const appends = new Appends(store.db);
    const [a = '', b = '', c = ''] = await addBareMatches(store.db, 3);
    const [first, second, third] = await Promise.allSettled([
      appends.append(bareAppend(a, 0)),
      appends.append(bareAppend(b, 0, { entry: 'no text has a \u0000' })),
      appends.append(bareAppend(c, 0)),
    ]);
    expect(first).toMatchObject({ value: 'done' });
    expect(second).toMatchObject({ status: 'rejected' });
    expect(third).toMatchObject({ value: 'done' });
    expect(await appends.append(bareAppend(b, 0))).toBe('done');
  });

  test('nodes that race for the same matches lose nothing and write nothing twice', async () => {
    const nodes = [new Appends(store.db), new Appends(await store.another(), { writers: 3 })];
    const ids = await addBareMatches(store.db, 4);
    const acknowledged = new Map<string, string[]>(ids.map((id) => [id, []]));
    let lost = 0;
    const player = async (node: Appends, name: string) => {
      for (let turn = 0; turn < 40; turn++) {
        const id = ids[(turn * 7 + name.length) % ids.length] ?? '';
        const entry = `${name} ${turn}`;
        let seq = (await rowOf(store.db, id)).seq;
        while ((await node.append(bareAppend(id, seq, { entry }))) === 'lost') {
          lost++;
          seq = (await rowOf(store.db, id)).seq;
        }
        acknowledged.get(id)?.push(entry);
      }
    };
    const names = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'];
    await Promise.all(names.map((name, index) => player(nodes[index % 2] as Appends, name)));
    expect(lost).toBeGreaterThan(0);
    for (const id of ids) {
      expect([...(await logOf(store.db, id))].sort()).toEqual([...(acknowledged.get(id) ?? [])].sort());
    }
  });
});

describe('when the connection breaks', () => {
  const done: (() => unknown)[] = [];
  afterEach(async () => {
    for (let undo = done.pop(); undo; undo = done.pop()) await undo();
  });

  /** A database that is reached over a line that can be cut, and directly. */
  async function behindLine() {
    const { url, drop } = await newDatabase('template');
    done.push(drop);
    const proxy = await proxyTo(Number(new URL(url).port));
    done.push(() => proxy.close());
    const [direct, through] = await Promise.all([
      openDatabase({ url }),
      openDatabase({ url: throughLine(url, proxy), connections: 1 }),
    ]);
    done.push(() => Promise.all([through.destroy(), direct.destroy()]));
    return { direct, proxy, through };
  }

  test('a write that was committed is found, though its answer never came', async () => {
    const { direct, proxy, through } = await behindLine();
    const appends = new Appends(through);
    const ids = await addBareMatches(direct, 20);
    await appends.append(bareAppend(ids[0] ?? '', 0));
    proxy.cutNextAnswer();
    const answers = await Promise.all(ids.slice(1).map((id) => appends.append(bareAppend(id, 0))));
    expect(answers).toEqual(ids.slice(1).map(() => 'done'));
    for (const id of ids) expect(await logOf(direct, id)).toEqual(['move 0']);
  });

  test('what waited while it was looked for is to be dated anew, and asked again', async () => {
    const { direct, proxy, through } = await behindLine();
    const appends = new Appends(through, { writers: 1, batch: 1 });
    const [a = '', b = '', c = ''] = await addBareMatches(direct, 3);
    await appends.append(bareAppend(a, 0));
    proxy.cutNextAnswer();
    const [first, second] = [b, c].map((id) => appends.append(bareAppend(id, 0)));
    expect(await Promise.all([first, second])).toEqual(['done', 'lost']);
    expect(await logOf(direct, c)).toEqual([]);
    expect(await appends.append(bareAppend(c, 0))).toBe('done');
  });

  test('what another node wrote in the meantime is not taken for its own', async () => {
    const { direct, proxy, through } = await behindLine();
    const [id = ''] = await addBareMatches(direct, 1);
    const appends = new Appends(through);
    expect(await new Appends(direct).append(bareAppend(id, 0))).toBe('done');
    proxy.cutNextAnswer();
    expect(await appends.append(bareAppend(id, 0))).toBe('lost');
  });

  test('backends that are ended at any moment cost no acknowledged move', async () => {
    const { url, drop } = await newDatabase('template');
    const [db, killer] = await Promise.all([openDatabase({ url }), openDatabase({ url, connections: 1 })]);
    try {
      const appends = new Appends(db, { writers: 3 });
      const ids = await addBareMatches(killer, 8);
      let isPlaying = true;
      let ended = 0;
      const killing = (async () => {
        while (isPlaying) {
          const { rows } = await sql<{ ok: boolean }>`
            select pg_terminate_backend(pid) as ok from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and query like '%append_known_moves%'`.execute(
            killer,
          );
          ended += rows.length;
          await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 30));
        }
      })();
      const done = await Promise.all(
        ids.map(async (id) => {
          const entries: string[] = [];
          for (let seq = 0; seq < 60; ) {
            const entry = `${seq} of ${id} ${Math.random()}`;
            if ((await appends.append(bareAppend(id, seq, { entry }))) === 'done') {
              entries.push(entry);
              seq++;
            } else {
              const { rows } = await sql<{ n: number }>`
                select count(*)::integer as n from entries where match_id = ${id}`.execute(killer);
              expect(rows[0]?.n).toBe(seq);
            }
          }
          return entries;
        }),
      );
      isPlaying = false;
      await killing;
      expect(ended).toBeGreaterThan(5);
      for (const [index, id] of ids.entries()) expect(await logOf(killer, id)).toEqual(done[index]);
    } finally {
      await Promise.all([db.destroy(), killer.destroy()]);
      await drop();
    }
  });

  test('a database that stays away is an error for every move that waits', async () => {
    const { url, drop } = await newDatabase('template');
    const proxy = await proxyTo(Number(new URL(url).port));
    const db = await openDatabase({ url: throughLine(url, proxy) });
    const ids = await addBareMatches(db, 3);
    await proxy.close();
    const appends = new Appends(db, { patience: 200, writers: 1, batch: 2 });
    const answers = await Promise.allSettled(ids.map((id) => appends.append(bareAppend(id, 0))));
    expect(appends.counts).toEqual({ moves: 0, writes: 1, waiting: 0 });
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 'rejected'));
    await db.destroy();
    await drop();
  });
});

describe('while another transaction holds the rows of two matches', () => {
  let url = '';
  let db: Database;
  let holder: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await newDatabase('template'));
    [db, holder] = await Promise.all([openDatabase({ url }), openDatabase({ url, connections: 1 })]);
  }, OPENING);
  afterAll(async () => {
    await Promise.all([db.destroy(), holder.destroy()]);
    await drop();
  });

  /** Does something while these matches are held. */
  function holding<Value>(ids: readonly string[], act: () => Promise<Value>): Promise<Value> {
    return holder.transaction().execute(async (held) => {
      await sql`select 1 from matches where id = any(${sql.val(ids)}::text[]) for update`.execute(held);
      return act();
    });
  }

  test('the moves of all others are written, and theirs once they are free', async () => {
    const appends = new Appends(db);
    const ids = await addBareMatches(db, 8);
    const waiting = await holding(ids.slice(0, 2), async () => {
      const [first, second, ...others] = ids.map((id) => appends.append(bareAppend(id, 0)));
      expect(await Promise.all(others)).toEqual(others.map(() => 'done'));
      expect(await Promise.all(ids.slice(2).map((id) => appends.append(bareAppend(id, 1))))).toEqual(
        others.map(() => 'done'),
      );
      return [first, second];
    });
    expect(await Promise.all(waiting)).toEqual(['done', 'done']);
    for (const id of ids.slice(0, 2)) expect(await logOf(db, id)).toEqual(['move 0']);
  });

  test('a move that has waited for long was not done, and is to be dated anew; nothing stood in the way of others', async () => {
    const appends = new Appends(db, { holding: 200 });
    const [id = ''] = await addBareMatches(db, 1);
    await holding([id], async () => expect(await appends.append(bareAppend(id, 0))).toBe('held'));
    await appends.settled();
    expect(await logOf(db, id)).toEqual([]);
    const { written = 0, stall } = appends.writing;
    expect(performance.now() - written).toBeLessThan(1_000);
    expect(stall).toMatchObject({ until: expect.any(Number) });
  });

  test('while a table is locked no move waits for it for longer than a second, and it is known since when none is written', async () => {
    const appends = new Appends(db);
    const [id = ''] = await addBareMatches(db, 1);
    const before = performance.now();
    await holder.transaction().execute(async (held) => {
      await sql`lock table matches in share mode`.execute(held);
      expect(await appends.append(bareAppend(id, 0))).toBe('held');
      expect(await appends.append(bareAppend(id, 0))).toBe('held');
      expect(performance.now() - before).toBeLessThan(8_000);
      const { stall } = appends.writing;
      expect(stall).toEqual({ since: expect.any(Number) });
      expect((stall?.since ?? 0) - before).toBeLessThan(1_000);
    });
    expect(await appends.append(bareAppend(id, 0))).toBe('done');
    const { stall, written } = appends.writing;
    expect(stall).toEqual({ since: expect.any(Number), until: written });
    expect((stall?.until ?? 0) - (stall?.since ?? 0)).toBeGreaterThan(1_900);
    expect(await logOf(db, id)).toEqual(['move 0']);
  });
});
