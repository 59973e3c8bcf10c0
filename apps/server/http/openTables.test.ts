import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { Client, DUEL, NONCE, newTable, serverOn } from './testServer.ts';

const OTHER = GAMES.find(({ id }) => id !== DUEL.game)?.id ?? '';

describe.each(STORES)('the list of open tables on $form', ({ open }) => {
  const here: string[] = [];
  const server = serverOn(open, () => ({ proxies: 1, hosts: { note: (player) => void here.push(player) } }));

  async function guestAt(address: string) {
    const client = new Client(server.url, { origin: server.url, 'x-forwarded-for': address });
    const { status, text } = await client.ask('POST', `${API}/guests`, { name: 'Eve' });
    if (status !== 200) throw new Error(text);
    return client;
  }
  /** So many tables of one host, the oldest first. */
  async function laid(host: Client, count: number, more: object = {}): Promise<readonly string[]> {
    const tables = [];
    for (let index = 0; index < count; index++) tables.push(await newTable(host, more));
    return tables;
  }
  const listed = async (query: string): Promise<{ tables: readonly string[]; next?: string }> => {
    const { data } = await new Client(server.url).ask('GET', `${API}/tables?${query}`);
    return { ...data, tables: data.tables.map(({ id }: { id: string }) => id) };
  };
  const newest = (tables: readonly string[], count: number) => tables.toReversed().slice(0, count);
  async function closeAll() {
    for (const id of await server.store.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'open')
      .execute())
      await server.matches.openings.close(id.id);
  }

  test('one host has two places, one site five, and older tables of others come in', async () => {
    const old = await laid(await guestAt('10.0.0.1'), 1);
    // Five hosts of one site, of whom the last has laid most.
    const inSite = [];
    for (const index of [1, 2, 3, 4, 5]) inSite.push(await guestAt(`2001:db8:77:${index}::1`));
    const [a, b, c, d, e] = await Promise.all(inSite.map((host) => laid(host, 2)));
    const more = await laid(inSite[4] as Client, 3);
    const own = await laid(await guestAt('10.0.0.2'), 4);
    const { tables } = await listed(`game=${DUEL.game}`);
    expect(tables).toHaveLength(8);
    expect(tables.slice(0, 4)).toEqual([...newest(own, 2), ...newest(more, 2)]);
    expect(tables.at(-1)).toBe(old[0]);
    // The places of the site go to the newest of its other hosts, and not to more of the same.
    const rest = [a, b, c, d].flat();
    expect(tables.slice(4, 7).filter((id) => rest.includes(id))).toHaveLength(3);
    expect(tables.filter((id) => e?.includes(id))).toEqual([]);
    // Of each game, and of all together, so many.
    const others = await laid(inSite[0] as Client, 3, { game: OTHER, options: {} });
    expect((await listed(`game=${OTHER}`)).tables).toEqual(newest(others, 2));
    expect((await listed('')).tables.slice(0, 2)).toEqual(newest(others, 2));
    await closeAll();
  });

  test('a page is full though most tables are of one site, and the next one goes on', async () => {
    const honest: string[] = [];
    for (let index = 0; index < 26; index++)
      honest.push(...(await laid(await guestAt(`10.0.1.${index}`), 2)));
    const flood: string[] = [];
    for (let index = 0; index < 3; index++) flood.push(...(await laid(await guestAt('10.0.2.1'), 4)));
    const first = await listed(`game=${DUEL.game}`);
    expect(first.tables.filter((id) => flood.includes(id))).toHaveLength(5);
    expect(first.tables.slice(5)).toEqual(newest(honest, 45));
    const second = await listed(`game=${DUEL.game}&after=${first.next}`);
    expect(second.tables).toEqual(newest(honest, 52).slice(45));
    await closeAll();
  });

  test('a host who asks for anything is here, by whatever proves who they are', async () => {
    const host = await guestAt('10.0.4.1');
    const { data: me } = await host.ask('GET', `${API}/me`);
    const { data } = await host.ask('POST', `${API}/me/tokens`, { name: 'mine' });
    const program = new Client(server.url, { authorization: `Bearer ${data.token}` });
    for (const client of [host, program]) {
      here.length = 0;
      await client.ask('GET', `${API}/games`);
      expect(here).toEqual([me.player.id]);
    }
    await new Client(server.url).ask('GET', `${API}/games`);
    expect(here).toEqual([me.player.id]);
  });

  test('from where a table was laid stands in its row as long as it is open, and never in the clear', async () => {
    const host = await guestAt('10.0.3.1');
    const table = await newTable(host);
    const rowOf = () =>
      server.store.db.selectFrom('matches').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
    const row = await rowOf();
    expect(row.site).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(row)).not.toContain('10.0.3.1');
    for (const player of [host, await guestAt('10.0.3.2')]) {
      await player.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
    }
    expect(await rowOf()).toMatchObject({ status: 'running', site: null });
  });
});
