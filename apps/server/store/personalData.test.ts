import { IMPERSONAL_DATA, PERSONAL_DATA } from '@riposte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPENING, STORES, type TestStore } from '../testing/databases.ts';

/** What the lists know, as `table.column`. */
const LISTED = [...Object.values(PERSONAL_DATA), IMPERSONAL_DATA].flatMap((tables) =>
  Object.entries(tables as Readonly<Record<string, string>>).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  ),
);

describe.each(STORES)('the privacy page and $form', ({ open }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  }, OPENING);
  afterAll(() => store.close(), OPENING);

  test('know the same tables and columns: a new one is personal, or it is not', async () => {
    const tables = await store.db.introspection.getTables();
    const there = tables
      // Partitions have the columns of their table.
      .filter(({ name }) => !/_\d+$/.test(name))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    expect({
      'listed nowhere in personalData.ts': there.filter((column) => !LISTED.includes(column)),
      'listed there and gone': LISTED.filter((column) => !there.includes(column)),
      'listed twice': LISTED.filter((column, index) => LISTED.indexOf(column) !== index),
    }).toEqual({
      'listed nowhere in personalData.ts': [],
      'listed there and gone': [],
      'listed twice': [],
    });
  });
});
