import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlayer } from '../store/players.ts';
import { OPENING, STORES, type TestStore } from '../testing/databases.ts';
import { giveName, giveNumberedName, isNameTaken, takeName } from './names.ts';
import { purge } from './purge.ts';
import { type IdentityDatabase, withIdentity } from './schema.ts';
import { nameKey } from './skeleton.ts';

describe('two names look the same', () => {
  test.each([
    ['in small letters and capitals', 'Anna', 'aNNa'],
    ['with an accent', 'Jerome', 'Jérôme'],
    ['with spaces, dots and dashes', 'Anna Maria', 'Anna-Maria'],
    ['with l, I and 1', 'Bill', 'BiI1'],
    ['with 0 and O', 'Otto', '0tt0'],
    ['with rn and m', 'Bernd', 'Bemd'],
    ['in Cyrillic and Latin', 'Coco', 'Сосо'],
    ['in Greek and Latin', 'KATE', 'ΚΑΤΕ'],
    ['in Armenian and Latin', 'nun', 'ոսո'],
    ['in Katakana and Kanji', '二口', 'ニロ'],
    ['with the two letters yeh', 'علي', 'علی'],
    ['in wide letters', 'Anna', 'Ａｎｎａ'],
  ])('%s', (_how, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['other letters', 'Anna', 'Hanna'],
    ['another number', 'Anna 2', 'Anna 3'],
    ['other vowel signs', 'मीरा', 'मोरा'],
    ['other kanji', '李小龙', '李大龙'],
  ])('and not where they have %s', (_how, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

describe.each(STORES)('names on $form', ({ open }) => {
  let store: TestStore;
  let db: IdentityDatabase;
  beforeAll(async () => {
    store = await open();
    db = withIdentity(store.db);
  }, OPENING);
  afterAll(() => store.close(), OPENING);

  const player = (kind: 'guest' | 'member' = 'member') => addPlayer(store.db, 'new', kind);
  const nameOf = async (id: string) =>
    (await db.selectFrom('players').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
  /** As if so many days had gone by. */
  const later = async (days: number) => {
    const rows = await db.selectFrom('names').select(['key', 'until']).execute();
    for (const { key, until } of rows) {
      if (until === null) continue;
      const moved = new Date(until.getTime() - days * 86_400_000);
      await db.updateTable('names').set({ until: moved }).where('key', '=', key).execute();
    }
  };

  test('of two who want the same name at once, one gets it', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => player()));
    const given = await Promise.all(players.map(({ id }) => giveName(db, id, 'Tilda')));
    expect(given.filter(({ ok }) => ok)).toHaveLength(1);
    expect(given.filter((one) => !one.ok && one.error === 'NAME_TAKEN')).toHaveLength(5);
  });

  test('a name that a member gave up is theirs for 30 days, and then free', async () => {
    const [one, other] = [await player(), await player()];
    await giveName(db, one.id, 'Urs');
    await giveName(db, one.id, 'Beat');
    expect(await isNameTaken(db, 'Urs')).toBe(true);
    expect(await giveName(db, other.id, 'Urs')).toMatchObject({ error: 'NAME_TAKEN' });
    expect(await giveName(db, one.id, 'Urs')).toMatchObject({ ok: true });
    expect(await giveName(db, one.id, 'Beat')).toMatchObject({ ok: true });
    await later(31);
    expect(await isNameTaken(db, 'Urs')).toBe(false);
    expect(await giveName(db, other.id, 'Urs')).toMatchObject({ ok: true });
  });

  test('a guest keeps no name but their own, and a member three former ones', async () => {
    const [guest, member] = [await player('guest'), await player()];
    for (const name of ['Ada', 'Bea', 'Cia', 'Dea', 'Eva']) {
      await giveName(db, guest.id, `G ${name}`);
      await giveName(db, member.id, `M ${name}`);
    }
    const taken = async (letter: string) =>
      Promise.all(['Ada', 'Bea', 'Cia', 'Dea', 'Eva'].map((name) => isNameTaken(db, `${letter} ${name}`)));
    expect(await taken('G')).toEqual([false, false, false, false, true]);
    expect((await taken('M')).filter(Boolean)).toHaveLength(4);
    expect((await taken('M')).at(-1)).toBe(true);
  });

  test('a name with a number is never longer than a name can be, however often it is taken', async () => {
    const given = new Set<string>();
    for (let count = 0; count < 14; count++) {
      given.add(await giveNumberedName(db, (await player()).id, 'x'.repeat(24)));
    }
    expect(given.size).toBe(14);
    for (const name of given) expect(name.length).toBeLessThanOrEqual(24);
  });

  test.each(['member', 'guest'] as const)(
    'what a moderator took from a %s is nobody’s for a year, not even of the player',
    async (kind) => {
      const name = kind === 'guest' ? 'Grobian' : 'Flegel';
      const bad = await player(kind);
      await giveName(db, bad.id, name);
      await takeName(db, { ...bad, name: name });
      expect(await nameOf(bad.id)).toMatch(/^(Player|Guest) \d{4}$/);
      expect(await giveName(db, bad.id, name)).toMatchObject({ error: 'NAME_TAKEN' });
      await later(360);
      expect(await giveName(db, bad.id, name)).toMatchObject({ error: 'NAME_TAKEN' });
      await later(10);
      expect(await giveName(db, (await player()).id, name)).toMatchObject({ ok: true });
    },
  );

  test('the name of a guest who cannot come back is free; of one who is just being made it is kept', async () => {
    const gone = await player('guest');
    await giveName(db, gone.id, 'Fort');
    // Their login comes after their name.
    await purge(store.db);
    expect(await isNameTaken(db, 'Fort')).toBe(true);
    await sql`update players set created_at = now() - interval '1 hour' where id = ${gone.id}`.execute(db);
    await purge(store.db);
    expect(await isNameTaken(db, 'Fort')).toBe(false);
  });
});
