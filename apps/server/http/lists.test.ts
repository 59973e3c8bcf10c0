import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DUEL_ID } from '../testing/duel.ts';
import { API } from './app.ts';
import { Client, NONCE, newGuest, newTable } from './testServer.ts';
import { sameClientAt, twoServers } from './twoServers.ts';

describe('lists of tables on two nodes', () => {
  const { store, here, there, trips } = twoServers();

  const listed = async (client: Client, query = '') =>
    (await client.ask('GET', `${API}/tables${query}`)).data.tables.map(({ id }: { id: string }) => id);

  test('fifty strangers who ask at once ask the store once, and so does each second', async () => {
    const stranger = new Client(there.url);
    const asked = await trips.during(() => Promise.all(Array.from({ length: 50 }, () => listed(stranger))));
    expect(asked).toHaveLength(1);
  });

  test('a table that was laid, taken or closed is seen so at once on the same node, and soon on another', async () => {
    const anna = await newGuest(here);
    const stranger = { here: new Client(here.url), there: new Client(there.url) };
    for (const client of [stranger.here, stranger.there]) await listed(client);
    const table = await newTable(anna);
    expect(await listed(stranger.here)).toContain(table);
    expect(await listed(stranger.here, `?game=${DUEL_ID}`)).toContain(table);
    // The bus takes a moment, less than it takes to read the list anew by itself.
    await expect.poll(() => listed(stranger.there), { timeout: 900, interval: 20 }).toContain(table);
    await anna.ask('DELETE', `${API}/tables/${table}`);
    expect(await listed(stranger.here)).not.toContain(table);
    await expect.poll(() => listed(stranger.there), { timeout: 900, interval: 20 }).not.toContain(table);
  });

  test('of two players who ask in the same second each is shown what they may see, and nobody a private table', async () => {
    const [anna, ben, cleo] = [
      await newGuest(here),
      await newGuest(here, 'Ben'),
      await newGuest(here, 'Cleo'),
    ];
    const hidden = await newTable(ben, { visibility: 'private' });
    const shown = await newTable(ben);
    await ben.ask('POST', `${API}/tables/${hidden}/seats`, { nonce: NONCE });
    await anna.ask('PUT', `${API}/me/blocks/${ben.id}`);
    // Another node may hear of a new table a fifth of a second later.
    await expect.poll(() => listed(sameClientAt(there, cleo))).toContain(shown);
    const [toAnna, toBen, toCleo, toStranger] = await Promise.all(
      [
        sameClientAt(there, anna),
        sameClientAt(there, ben),
        sameClientAt(there, cleo),
        new Client(there.url),
      ].map((client) => listed(client)),
    );
    for (const seen of [toBen, toCleo, toStranger]) expect(seen).toContain(shown);
    expect(toAnna).not.toContain(shown);
    for (const seen of [toAnna, toBen, toCleo, toStranger]) expect(seen).not.toContain(hidden);
    // Their own tables, and what a profile shows of others.
    const own = async (client: Client) =>
      (await client.ask('GET', `${API}/me/tables`)).data.tables.map(
        ({ table }: { table: { id: string } }) => table.id,
      );
    const profile = async (client: Client) =>
      (await client.ask('GET', `${API}/players/${ben.id}/tables`)).data.tables.map(
        ({ id }: { id: string }) => id,
      );
    const [ofBen, ofCleo, byBen, byCleo] = await Promise.all([
      own(sameClientAt(there, ben)),
      own(sameClientAt(there, cleo)),
      profile(sameClientAt(there, ben)),
      profile(sameClientAt(there, cleo)),
    ]);
    expect([ofBen, ofCleo]).toEqual([[hidden], []]);
    expect(byBen).toContain(hidden);
    expect(byCleo).toEqual([]);
  });

  test('results of private matches, and how exactly somebody chose, are shown to the player alone', async () => {
    const [anna, ben] = [await newGuest(here), await newGuest(here, 'Ben')];
    for (const visibility of ['public', 'private']) {
      const table = await newTable(anna, { visibility });
      const { key } = (await anna.ask('GET', `${API}/tables/${table}/invitation`)).data;
      for (const client of [anna, ben])
        await client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE }, { 'invitation-key': key });
      await here.matches.resign(table, ben.id);
    }
    await here.matches.settled();
    await store.db.updateTable('results').set({ accuracy: 91.5 }).execute();
    const results = async (client: Client) =>
      (await client.ask('GET', `${API}/players/${anna.id}/results`)).data.results;
    const [own, bens] = await Promise.all([
      results(sameClientAt(there, anna)),
      results(sameClientAt(there, ben)),
    ]);
    expect(own).toMatchObject([
      { visibility: 'private', accuracy: 91.5 },
      { visibility: 'public', accuracy: 91.5, place: 1, drawn: false, by: 'resigned' },
    ]);
    expect(own[0].opponents).toMatchObject([{ player: { id: ben.id, kind: 'guest' } }]);
    expect(bens).toHaveLength(1);
    expect(bens[0]).toMatchObject({ visibility: 'public' });
    expect(bens[0]).not.toHaveProperty('accuracy');
  });

  test('a profile shows strangers whole pages of public tables, however many private ones are newer', async () => {
    const [anna, ben] = [await newGuest(here), await newGuest(here, 'Ben')];
    const table = await newTable(anna);
    for (const client of [anna, ben])
      await client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
    await here.matches.resign(table, ben.id);
    await here.matches.settled();
    const { db } = store;
    const match = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const result = await db
      .selectFrom('results')
      .selectAll()
      .where('player_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 660 }, (_, index) => ({
      ...match,
      id: `${table.slice(0, -3)}${`${index}`.padStart(4, '0')}`,
      visibility: index < 60 ? ('public' as const) : ('private' as const),
    }));
    // What the triggers would do row by row is done at once.
    await sql`alter table matches disable trigger user`.execute(db);
    await db.insertInto('matches').values(copies).execute();
    await sql`alter table matches enable trigger user`.execute(db);
    await db
      .insertInto('results')
      .values(
        copies.map(({ id, visibility }) => ({ ...result, match_id: id, is_public: visibility === 'public' })),
      )
      .execute();
    const live = await newTable(anna);
    await anna.ask('POST', `${API}/tables/${live}/seats`, { nonce: NONCE });

    const page = async (after = '') =>
      (await new Client(here.url).ask('GET', `${API}/players/${anna.id}/tables${after}`)).data;
    const first = await page();
    expect(first.tables).toHaveLength(50);
    const second = await page(`?after=${first.next}`);
    const shown = [...first.tables, ...second.tables].map(({ id }: { id: string }) => id);
    const publicOnes = copies.filter(({ visibility }) => visibility === 'public').map(({ id }) => id);
    expect(shown).toEqual([live, ...publicOnes.toReversed(), table].toSorted().toReversed());
  });
});
