import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EACH_STORE, OPENING, type TestStore } from '../testing/databases.ts';
import { newDatabase } from '../testing/postgres.ts';
import { addBareMatches, bareAppend } from '../testing/rows.ts';
import { Appends } from './appends.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate, type SchemaStep, STEPS } from './migrations.ts';

/** How long, in milliseconds, is waited between tries. */
const PAUSE = 50;

const STATUS: SchemaStep = {
  indexes: [
    { name: 'tried_status', table: 'matches', columns: 'game, id desc', where: "status = 'running'" },
    { name: 'tried_kind', table: 'players', columns: 'kind' },
  ],
};

function take(db: Database, name: string, step: SchemaStep): Promise<void> {
  return migrate(db, { ...STEPS, [name]: step }, PAUSE);
}

/** The indexes of a test, with the tables they belong to, and whether they are whole. */
async function indexesOf(db: Database, name: string) {
  const { rows } = await sql<{ name: string; whole: boolean }>`
    select relname as name, indisvalid as whole from pg_index join pg_class on pg_class.oid = indexrelid
    where relname like ${`%${name}%`} order by length(relname), relname`.execute(db);
  return rows;
}

describe.each(EACH_STORE)('on $form', ({ open }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  }, OPENING);
  afterAll(() => store.close());

  test('an index is built on every partition, and what a crash has left of it is made again', async () => {
    const { db } = store;
    await sql`create index tried_status_3 on matches_3 (game, id desc) where status = 'running'`.execute(db);
    await sql`update pg_index set indisvalid = false where indexrelid = 'tried_status_3'::regclass`.execute(
      db,
    );
    await take(db, '9990-status', STATUS);
    const parts = Array.from({ length: 16 }, (_, part) => ({ name: `tried_status_${part}`, whole: true }));
    expect(await indexesOf(db, 'tried_status')).toEqual([{ name: 'tried_status', whole: true }, ...parts]);
    expect(await indexesOf(db, 'tried_kind')).toEqual([{ name: 'tried_kind', whole: true }]);
    // Nobody has noted that it was done: then it is done again.
    await sql`delete from kysely_migration where name = '9990-status'`.execute(db);
    await take(db, '9990-status', STATUS);
    expect(await indexesOf(db, 'tried_status')).toHaveLength(17);
    await sql`delete from kysely_migration where name > '9'`.execute(db);
  });
});

test('a step whose statement takes longer than a second is undone, and named', async () => {
  const { url, drop } = await newDatabase('template');
  const db = await openDatabase({ url, connections: 1 });
  const slow: SchemaStep = {
    up: async (inside) => {
      await sql`create table half_done (id text)`.execute(inside);
      await sql`select pg_sleep(60)`.execute(inside);
    },
  };
  try {
    await expect(take(db, '9991-slow', slow)).rejects.toThrow(
      'step 9991-slow was tried 5 times: a statement took longer than a second',
    );
    const { rows } = await sql`select to_regclass('half_done') as there`.execute(db);
    expect(rows).toEqual([{ there: null }]);
  } finally {
    await db.destroy();
    await drop();
  }
});

test('a step that needs a lock which is held keeps nobody waiting for longer than a second, and is taken later', async () => {
  const { url, drop } = await newDatabase('template');
  const opened = await Promise.all([1, 1, 4].map((connections) => openDatabase({ url, connections })));
  const [migrating, holder, db] = opened as [Database, Database, Database];
  try {
    const appends = new Appends(db);
    const [held = '', free = ''] = await addBareMatches(db, 2);
    let isTaken = false;
    const column: SchemaStep = {
      up: async (inside) => void (await sql`alter table matches add column tried text`.execute(inside)),
    };
    const taking = holder.transaction().execute(async (inside) => {
      await sql`update matches set seq = 0 where id = ${held}`.execute(inside);
      const taken = take(migrating, '9992-column', column).then(() => {
        isTaken = true;
      });
      // It queues up for the table, and all who come after it do, too, until it gives way.
      const waiting = sql`select from pg_locks where relation = 'matches'::regclass and not granted`;
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
      for (let seq = 0; seq < 3; ) {
        if ((await appends.append(bareAppend(free, seq))) === 'done') seq++;
      }
      expect(isTaken).toBe(false);
      return { taken };
    });
    await (await taking).taken;
    const { rows } = await sql`select count(tried)::integer as n from matches`.execute(db);
    expect(rows).toEqual([{ n: 0 }]);
  } finally {
    await Promise.all(opened.map((one) => one.destroy()));
    await drop();
  }
});

test('no step after the first release builds an index of a large table in its transaction', () => {
  const folder = new URL('migrations/', import.meta.url).pathname;
  const plain =
    /create\s+(unique\s+)?index(?!\s+concurrently)[^`;]*?\son\s+(only\s+)?(matches|seats|entries|checkpoints|replays)\b/;
  // The first one has nobody to keep waiting.
  expect(readFileSync(`${folder}0001-first-release/matches.sql`, 'utf8')).toMatch(plain);
  for (const file of globSync('{*.ts,*/*.sql}', { cwd: folder }).filter((file) => file > '0002'))
    expect([file, readFileSync(folder + file, 'utf8')]).toEqual([file, expect.not.stringMatching(plain)]);
});
