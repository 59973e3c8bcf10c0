import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EACH_STORE, OPENING, type TestStore } from '../testing/databases.ts';
import { newDatabase } from '../testing/postgres.ts';
import { addBareMatches } from '../testing/rows.ts';
import { type Database, openDatabase } from './database.ts';
import { isId, newId } from './id.ts';
import { addPlayer, findPlayer } from './players.ts';
import { openPool } from './pool.ts';
import { Texts } from './texts.ts';

describe.each(EACH_STORE)('on $form', ({ open }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  }, OPENING);
  afterAll(() => store.close());

  test('matches, seats, entries and checkpoints lie in sixteen partitions each', async () => {
    const { rows } = await sql<{ parent: string; parts: number }>`
      select parent.relname as parent, count(*)::integer as parts from pg_inherits
      join pg_class parent on parent.oid = inhparent and parent.relkind = 'p'
      group by 1 order by 1`.execute(store.db);
    const parents = ['checkpoints', 'entries', 'matches', 'seats'];
    expect(rows).toEqual(parents.map((parent) => ({ parent, parts: 16 })));
  });

  test('texts of a list arrive as they are, whatever stands in them', async () => {
    const texts = Texts.of('', '"a\\"', "{b},'c'", null, 'null', 'საქართველო', '🂡', '\n\t');
    const { rows } = await sql<{ text: string | null }>`
      select text from unnest(${sql.val(texts)}::text[]) as given (text)`.execute(store.db);
    expect(rows.map(({ text }) => text)).toEqual([...texts]);
  });

  test('milliseconds come back as numbers, lists as lists, times as dates', async () => {
    const [id = ''] = await addBareMatches(store.db, 1);
    const deadline = 1_900_000_000_123;
    await store.db.updateTable('matches').set({ deadline }).where('id', '=', id).execute();
    const row = await store.db
      .selectFrom('matches')
      .select(['deadline', 'heads', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ deadline, heads: [1, 1, 1], created_at: expect.any(Date) });
  });

  test('no time is kept without its zone', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'timestamp without time zone'`.execute(store.db);
    expect(rows).toEqual([]);
  });

  test('a player is found by id', async () => {
    const player = await addPlayer(store.db, 'Bea', 'member');
    expect(await findPlayer(store.db, player.id)).toEqual(player);
    expect(await findPlayer(store.db, newId())).toBeUndefined();
  });

  test('a query beside a transaction is not part of it', async () => {
    const before = await addPlayer(store.db, 'Before', 'guest');
    const transaction = store.db.transaction().execute(async (db) => {
      await db.updateTable('players').set({ name: 'Within' }).where('id', '=', before.id).execute();
      throw new Error('undo');
    });
    const [outcome, beside] = await Promise.all([
      transaction.catch((error: Error) => error.message),
      addPlayer(store.db, 'Beside', 'guest'),
    ]);
    expect(outcome).toBe('undo');
    expect(await findPlayer(store.db, before.id)).toMatchObject({ name: 'Before' });
    expect(await findPlayer(store.db, beside.id)).toMatchObject({ name: 'Beside' });
  });
});

test('nodes that start together on an empty database bring it to the present once', async () => {
  const { url, drop } = await newDatabase();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url, connections: 2 })));
  try {
    const [db] = opened;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db as Database);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  } finally {
    await Promise.all(opened.map((db) => db.destroy()));
    await drop();
  }
});

test('a node that is started again while a newer release has brought the schema further starts', async () => {
  const { url, drop } = await newDatabase();
  const step = (name: string) => sql`
    insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01T00:00:00.000Z')`;
  const db = await openDatabase({ url, connections: 2 });
  try {
    await step('9999-of-a-newer-release').execute(db);
    const again = await openDatabase({ url, connections: 2 });
    expect((await addPlayer(again, 'Ann', 'guest')).name).toBe('Ann');
    await again.destroy();
    // A step between ours that we do not know is none of a newer release.
    await step('0000-unheard-of').execute(db);
    await expect(openDatabase({ url, connections: 2 })).rejects.toThrow('0000-unheard-of');
  } finally {
    await db.destroy();
    await drop();
  }
});

test('a database that was made before the first release is left as it is, and has to be made anew', async () => {
  const { url, drop } = await newDatabase();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool({ url }) }) });
  try {
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    );
    await sql`
      insert into kysely_migration (name, timestamp)
      values ('0001-matches', '2026-11-01T00:00:00.000Z'), ('0028-barred-addresses', '2026-11-19T00:00:00.000Z')`.execute(
      db,
    );
    await expect(openDatabase({ url, connections: 1 })).rejects.toThrow(
      'this database was made before the first release and has to be made anew',
    );
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
    expect(rows).toEqual([{ name: '0001-matches' }, { name: '0028-barred-addresses' }]);
    expect((await sql`select to_regclass('players') as players`.execute(db)).rows).toEqual([
      { players: null },
    ]);
  } finally {
    await db.destroy();
    await drop();
  }
});

test('an embedded database in a folder is still there when it is opened again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riposte-store-'));
  try {
    const first = await openDatabase({ folder });
    const player = await addPlayer(first, 'Cleo', 'guest');
    await first.destroy();
    const second = await openDatabase({ folder });
    expect(await findPlayer(second, player.id)).toEqual(player);
    await second.destroy();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a database that cannot be reached is an error at the start', async () => {
  await expect(openDatabase({ url: 'postgres://postgres@127.0.0.1:1/none' })).rejects.toThrow();
});

test('ids are in the order of their time, and all different', () => {
  const early = newId(1_000);
  const late = newId(2 ** 45);
  expect(early < late).toBe(true);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(5))).size).toBe(1_000);
  expect([early, late, newId()].every(isId)).toBe(true);
});

test.each(['', 'a', `${newId()}0`, newId().toUpperCase(), 'i'.repeat(26), `${newId().slice(1)}.`])(
  '“%s” is no id',
  (text) => expect(isId(text)).toBe(false),
);
