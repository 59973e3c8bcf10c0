import { type AnyGame, type OptionTable, seat } from '@riposte/kernel';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { StoredPlayer } from '../store/players.ts';
import { STORES } from '../testing/databases.ts';
import { someNonce } from '../testing/forms.ts';
import { granted } from '../testing/tables.ts';
import { API } from './app.ts';
import { Client, newGuest, openTestServer, serverOn, type TestServer } from './testServer.ts';

/** Pages of a list that are read at most: ours have one or two. */
const MOST_PAGES = 10;

/** Who asks, and which private tables they sit at. */
interface Asker {
  readonly name: string;
  readonly cookie: string | undefined;
  readonly own: readonly string[];
}

/** A GET route of the document, with the names of what it takes. */
interface Route {
  readonly path: string;
  readonly takes: readonly string[];
}

interface Parameter {
  readonly in: string;
  readonly name: string;
}

async function routesOf({ url }: TestServer): Promise<readonly Route[]> {
  const { data } = await new Client(url).ask('GET', `${API}/openapi.json`);
  const paths = data.paths as Record<
    string,
    { readonly get?: { readonly parameters?: readonly Parameter[] } }
  >;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const queries = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
    return get ? [{ path, takes: queries.map(({ name }) => name) }] : [];
  });
}

/** A path with every value of its parameters. A parameter that is not named here fails the test. */
function filled(path: string, values: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const [whole, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (whole === undefined || name === undefined) return [path];
  const known = values[name];
  if (!known) throw new Error(`say here what stands for ${name} in ${path}`);
  return known.flatMap((value) => filled(path.replace(whole, value), values));
}

/** The fewest players that a game's options allow. */
function smallest(options: OptionTable): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) =>
      option.type === 'integer' ? [[name, option.min] as const] : [],
    ),
  );
}

describe.each(STORES)('the lists on $form', ({ open }) => {
  const server = serverOn(open);

  async function guest(name: string): Promise<StoredPlayer & { readonly cookie: string }> {
    const { id, cookie } = await newGuest(server, name);
    return { id, name, kind: 'guest', cookie };
  }

  /** A table at which these sit down; with two, the match begins. */
  async function table(
    { id: game, options }: AnyGame,
    visibility: 'public' | 'private',
    people: readonly StoredPlayer[],
  ): Promise<string> {
    const { matches } = server;
    const [host] = people;
    const wanted = { game, visibility, options: smallest(options) };
    const { id } = granted(await matches.create(host?.id ?? '', wanted)).setting;
    const key = granted(await matches.lookups.invitation(id, { player: host?.id }));
    for (const [index, player] of people.entries()) {
      granted(await matches.sit(id, player, { seat: seat(index), nonce: someNonce() }, key));
    }
    return id;
  }

  async function ended(game: AnyGame, visibility: 'public' | 'private', people: readonly StoredPlayer[]) {
    const id = await table(game, visibility, people);
    granted(await server.matches.resign(id, people[0]?.id ?? ''));
    return id;
  }

  /** Ann has private tables that are open, running and over, before and after public ones; Ben plays at some. */
  async function tablesOf(ann: StoredPlayer, ben: StoredPlayer) {
    const [hidden, shown, bens]: [string[], string[], string[]] = [[], [], []];
    for (const game of GAMES) {
      hidden.push(await table(game, 'private', [ann]));
      bens.push(await ended(game, 'private', [ann, ben]));
      shown.push(await table(game, 'public', [ann]), await table(game, 'public', [ann, ben]));
      shown.push(await ended(game, 'public', [ann, ben]));
      bens.push(await table(game, 'private', [ann, ben]));
    }
    await server.matches.settled();
    return { hidden: [...hidden, ...bens], bens, shown };
  }

  test('tell no private table to nobody, a stranger, an opponent or a friend, on any route and by any cursor', async () => {
    const [ann, ben, cleo, eve] = [
      await guest('Ann'),
      await guest('Ben'),
      await guest('Cleo'),
      await guest('Eve'),
    ] as const;
    const { hidden, bens, shown } = await tablesOf(ann, ben);
    const statuses = await server.store.db
      .selectFrom('matches')
      .select(['game', 'status'])
      .where('id', 'in', hidden)
      .execute();
    expect(new Set(statuses.map(({ game, status }) => `${game} ${status}`)).size).toBe(3 * GAMES.length);
    // Cleo was sent the link to one of them, and has watched there.
    const [sent = ''] = hidden;
    const key = granted(await server.matches.lookups.invitation(sent, { player: ann.id }));
    expect((await server.matches.lookups.look(sent, 'spectator', { player: cleo.id, key })).ok).toBe(true);
    const askers: readonly Asker[] = [
      { name: 'nobody', cookie: undefined, own: [] },
      { name: 'a stranger', cookie: eve.cookie, own: [] },
      { name: 'the opponent', cookie: ben.cookie, own: bens },
      { name: 'a friend', cookie: cleo.cookie, own: [] },
    ];
    const values = {
      table: [...hidden, shown[0] ?? ''],
      player: [ann.id, ben.id],
      game: GAMES.map(({ id }) => id),
      day: ['2026-11-18'],
    };
    const told: string[] = [];
    let calls = 0;

    async function read(asker: Asker, place: string): Promise<string | undefined> {
      const client = new Client(server.url, { ...(asker.cookie !== undefined && { cookie: asker.cookie }) });
      const { status, text, data } = await client.ask('GET', place);
      calls++;
      expect(status, place).toBeLessThan(500);
      const next: unknown = data?.next;
      const cursor = typeof next === 'string' ? next : undefined;
      // A cursor could be an id in other letters.
      const all = text + (cursor === undefined ? '' : Buffer.from(cursor, 'base64url').toString('latin1'));
      const known = hidden.filter((id) => all.includes(id) && !asker.own.includes(id));
      // Who asks for an id knows it.
      told.push(...known.filter((id) => !place.includes(id)).map((id) => `${asker.name} at ${place}: ${id}`));
      if (known.length > 0 && status === 200) told.push(`${asker.name} reads ${place}`);
      return cursor;
    }

    for (const { path, takes } of await routesOf(server)) {
      const asks = (name: string, texts: readonly string[]) =>
        takes.includes(name) ? texts.map((text) => `?${name}=${text}`) : [];
      const queries = ['', ...asks('status', ['open', 'running']), ...asks('as', ['0', 'spectator'])];
      // Where a window could slide: a place in a list that is made up.
      const slid = asks('after', [...shown.slice(0, 2), 'zzzz']);
      for (const place of filled(path, values)) {
        for (const asker of askers) {
          for (const query of [...queries, ...slid]) {
            let next = await read(asker, `${place}${query}`);
            for (let page = 1; next !== undefined && page < MOST_PAGES; page++) {
              next = await read(asker, `${place}?after=${next}`);
            }
          }
        }
      }
    }
    expect(told).toEqual([]);
    expect(calls).toBeGreaterThan(500);
  });

  test('are the same for a stranger, byte for byte, whether or not there are private tables', async () => {
    const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
    const { hidden } = await tablesOf(ann, ben);
    const values = { player: [ann.id, ben.id], game: GAMES.map(({ id }) => id), day: ['2026-11-18'] };
    const routes = (await routesOf(server)).filter(({ path }) => !/\{table\}|\/auth\//.test(path));

    /** Every list, page by page, from a node that remembers nothing. */
    async function lists(): Promise<ReadonlyMap<string, string>> {
      const node = await openTestServer(server.store);
      const read = new Map<string, string>();
      try {
        for (const cookie of [undefined, eve.cookie]) {
          const client = new Client(node.url, { ...(cookie !== undefined && { cookie }) });
          for (const { path, takes } of routes) {
            const queries = ['', ...(takes.includes('status') ? ['?status=running'] : [])];
            for (const place of filled(path, values).flatMap((one) => queries.map((query) => one + query))) {
              let next: string | undefined = place;
              for (let page = 1; next !== undefined && page < MOST_PAGES; page++) {
                const { text, data } = await client.ask('GET', next);
                // The hour of an export is no secret.
                const lasting = text.replace(/"exportedAt":"[^"]*"/, '');
                read.set(`${cookie === undefined ? 'nobody' : 'Eve'} ${next}`, lasting);
                const [list, query = ''] = place.split('?');
                next = data?.next && `${list}?${query}&after=${data.next}`;
              }
            }
          }
        }
      } finally {
        await node.close();
      }
      return read;
    }

    const withThem = await lists();
    expect(withThem.size).toBeGreaterThan(50);
    const { db } = server.store;
    for (const name of ['seats', 'entries', 'checkpoints', 'replays', 'invitations']) {
      await sql`delete from ${sql.table(name)} where match_id = any(${sql.val(hidden)}::text[])`.execute(db);
    }
    await sql`delete from matches where id = any(${sql.val(hidden)}::text[])`.execute(db);
    const without = await lists();
    expect([...withThem].filter(([place, text]) => without.get(place) !== text)).toEqual([]);
    expect(without.size).toBe(withThem.size);
  });
});
