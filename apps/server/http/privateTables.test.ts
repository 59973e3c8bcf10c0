import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { say } from '../lobby/chat.ts';
import { withLobby } from '../lobby/schema.ts';
import { STORES } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { granted } from '../testing/tables.ts';
import { API } from './app.ts';
import { Client, DUEL, NONCE, newGuest, newTable, serverOn } from './testServer.ts';

type Guest = Awaited<ReturnType<typeof newGuest>>;

/** An id as ours are, of a table that never was. */
const NO_TABLE = `0${'1'.repeat(25)}`;
const FALSE_KEY = 'A'.repeat(22);

/** What is sent to routes that read a body. */
const BODIES: Readonly<Record<string, object>> = {
  'POST seats': { nonce: NONCE },
  'POST nonce': { nonce: NONCE },
  'POST bots': { bot: 'level-1' },
  'POST choose': { decision: 'q1', choice: { type: 'pass' } },
  'PUT plan': { choices: [] },
};

describe.each(STORES)('a private table on $form', ({ open }) => {
  const server = serverOn(open);

  const invited = (key: string) => ({ 'invitation-key': key });

  async function keyFor(client: Client, table: string): Promise<string> {
    const { status, data, text } = await client.ask('GET', `${API}/tables/${table}/invitation`);
    if (status !== 200) throw new Error(text);
    return data.key;
  }

  /** Ann's table, at which she sits. */
  async function opened(): Promise<{ ann: Guest; table: string; path: string; key: string }> {
    const ann = await newGuest(server, 'Ann');
    const table = await newTable(ann, { visibility: 'private' });
    const path = `${API}/tables/${table}`;
    await ann.ask('POST', `${path}/seats`, { nonce: NONCE });
    return { ann, table, path, key: await keyFor(ann, table) };
  }

  /** The same, where Ben came by the link. */
  async function begun() {
    const laid = await opened();
    const ben = await newGuest(server, 'Ben');
    const sat = await ben.ask('POST', `${laid.path}/seats`, { nonce: NONCE }, invited(laid.key));
    expect(sat.data.status, sat.text).toBe('running');
    return { ...laid, ben };
  }

  async function over() {
    const match = await begun();
    granted(await server.matches.resign(match.table, match.ann.id));
    await server.matches.settled();
    return match;
  }

  describe('to those who know no more than its id', () => {
    /** Every route of a table, with its method, from the document. */
    let routes: readonly (readonly [method: string, path: string])[];
    beforeAll(async () => {
      const { data } = await new Client(server.url).ask('GET', `${API}/openapi.json`);
      routes = Object.entries<object>(data.paths).flatMap(([path, methods]) =>
        path.includes('{table}')
          ? Object.keys(methods).map((method) => [method.toUpperCase(), path] as const)
          : [],
      );
      expect(routes.length).toBeGreaterThan(12);
    });

    test.each([
      ['open', opened],
      ['running', begun],
      ['over', over],
    ])('is no table at all while it is %s, whatever they ask', async (status, lay) => {
      const { ann, table, path } = await lay();
      expect((await ann.ask('GET', path)).data).toMatchObject({ status, visibility: 'private' });
      const eve = await newGuest(server, 'Eve');
      const queries = ['', '?as=0', '?as=spectator', '?as=9'];
      for (const [method, route] of routes) {
        const body = BODIES[`${method} ${route.split('/').at(-1)}`];
        const isPresent = route.endsWith('/present');
        for (const client of [eve, new Client(server.url)]) {
          for (const headers of [{}, invited(FALSE_KEY)]) {
            for (const query of isPresent ? queries : ['']) {
              const answer = async (id: string) => {
                const place = route.replace('{table}', id) + query;
                const { status: code, text } = await client.ask(method, place, body, headers);
                return `${method} ${route}${query}: ${code} ${text}`;
              };
              const told = await answer(table);
              expect(told).toBe(await answer(NO_TABLE));
              expect(told).toMatch(/: (404 .*NO_SUCH_TABLE|401 )/);
            }
          }
        }
      }
      expect((await ann.ask('GET', path)).data.seats[0].player.id).toBe(ann.id);
    });

    test('tells nothing of what is said there', async () => {
      const { ann, table, path } = await begun();
      const speaker = { id: ann.id, name: 'Ann', kind: 'guest' } as const;
      granted(await say(withLobby(server.store.db), speaker, table, 'Between us.'));
      const eve = await newGuest(server, 'Eve');
      expect((await ann.ask('GET', `${path}/chat`)).text).toContain('Between us.');
      expect((await eve.ask('GET', `${path}/chat`)).text).not.toContain('Between us.');
    });
  });

  test('is opened by its key: read, watched, sat down at, and heard', async () => {
    const { path, key, ann } = await opened();
    const stranger = new Client(server.url);
    expect(key).toMatch(/^[\w-]{22}$/);
    for (const part of ['', '/present', '/chat', '/invitation']) {
      expect((await stranger.ask('GET', path + part, undefined, invited(key))).status, part).toBe(200);
    }
    const ben = await newGuest(server, 'Ben');
    expect((await ben.ask('POST', `${path}/seats`, { nonce: NONCE }, invited(key))).status).toBe(200);
    // Who sits there needs it no more.
    for (const one of [ann, ben]) expect((await one.ask('GET', `${path}/present`)).status).toBe(200);
    expect((await new Client(server.url).ask('GET', path)).status).toBe(404);
  });

  test('that is over is read by those who sat there and by its key', async () => {
    const { path, key, ben } = await over();
    for (const part of ['/replay', '/analysis']) {
      const byKey = await new Client(server.url).ask('GET', path + part, undefined, invited(key));
      expect([byKey.status, (await ben.ask('GET', path + part)).status], part).toEqual([200, 200]);
    }
  });

  test('has one key, which its own people are told; a public one has none', async () => {
    const { ann, table, path, key } = await opened();
    const keys = await Promise.all([keyFor(ann, table), keyFor(ann, table)]);
    expect(keys).toEqual([key, key]);
    const another = await newTable(ann, { visibility: 'private' });
    const others = await Promise.all([1, 2, 3].map(() => keyFor(ann, another)));
    expect(new Set([...others, key]).size).toBe(2);
    expect((await ann.ask('GET', path, undefined, invited(others[0] ?? ''))).status).toBe(200);
    const eve = await newGuest(server, 'Eve');
    expect((await eve.ask('GET', path, undefined, invited(others[0] ?? ''))).status).toBe(404);
    const shown = await newTable(ann);
    const none = await ann.ask('GET', `${API}/tables/${shown}/invitation`);
    expect([none.status, none.data]).toEqual([200, {}]);
    expect((await eve.ask('GET', `${API}/tables/${shown}`)).status).toBe(200);
  });

  test('is left by a player who came by the link, and wants the key again from then on', async () => {
    const ann = await newGuest(server, 'Ann');
    const ben = await newGuest(server, 'Ben');
    const table = await newTable(ann, { visibility: 'private' });
    const path = `${API}/tables/${table}`;
    const key = await keyFor(ann, table);
    await ben.ask('POST', `${path}/seats`, { nonce: NONCE }, invited(key));
    const left = await ben.ask('DELETE', `${path}/seats`);
    expect([left.status, left.data.seats]).toEqual([200, [{ seat: 0 }, { seat: 1 }]]);
    expect((await ben.ask('GET', path)).status).toBe(404);
    expect((await ben.ask('GET', path, undefined, invited(key))).status).toBe(200);
  });

  test('has a rematch for the same people without a key, and for spectators by the same key', async () => {
    const { ann, ben, path, key } = await over();
    const next = (await ann.ask('POST', `${path}/rematch`)).data;
    expect(next).toMatchObject({ visibility: 'private', status: 'open' });
    const place = `${API}/tables/${next.id}`;
    expect((await ben.ask('GET', place)).status).toBe(200);
    const spectator = new Client(server.url);
    expect((await spectator.ask('GET', place)).status).toBe(404);
    expect((await spectator.ask('GET', place, undefined, invited(key))).status).toBe(200);
    expect(await keyFor(ben, next.id)).toBe(key);
    for (const one of [ann, ben]) {
      expect((await one.ask('POST', `${place}/seats`, { nonce: NONCE })).status).toBe(200);
    }
    expect((await ben.ask('GET', `${place}/present`)).data.table.status).toBe('running');
  });

  test('of two who found each other lets both in without a key, and nobody else', async () => {
    const [ann, ben, eve] = [await newGuest(server), await newGuest(server), await newGuest(server)];
    await ann.ask('POST', `${API}/seek`, DUEL);
    const { table } = (await ben.ask('POST', `${API}/seek`, DUEL)).data;
    for (const one of [ann, ben]) {
      const sat = await one.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
      expect(sat.status, sat.text).toBe(200);
    }
    expect((await eve.ask('GET', `${API}/tables/${table}`)).status).toBe(404);
  });

  test('of before there were keys gets one when its host looks for the link', async () => {
    const { ann, table, path, key } = await opened();
    await sql`delete from invitations where match_id = ${table}`.execute(server.store.db);
    const eve = await newGuest(server, 'Eve');
    for (const headers of [{}, invited(key), invited('undefined')]) {
      expect((await eve.ask('GET', path, undefined, headers)).status).toBe(404);
    }
    const fresh = await keyFor(ann, table);
    expect(fresh).not.toBe(key);
    expect((await eve.ask('GET', path, undefined, invited(fresh))).status).toBe(200);
  });

  test('leaves its key in no log, replay, card or list, and in no address that others are told', async () => {
    const { ann, ben, table, path, key } = await over();
    const stranger = new Client(server.url);
    const { headers } = await stranger.ask('GET', `/t/${table}?key=${key}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect((await stranger.ask('GET', `${path}/present`, undefined, invited(key))).status).toBe(200);
    expect((await stranger.ask('GET', path, undefined, invited(`${key}!`))).status).toBe(400);
    for (const place of [path, `${path}/present`, `${path}/replay`, `${path}/chat`, `${API}/me/tables`]) {
      for (const one of [ann, ben]) expect((await one.ask('GET', place)).text, place).not.toContain(key);
    }
    const fails = await openFailing(key, table);
    expect(fails).toBe(500);
    expect(server.lines.length).toBeGreaterThan(5);
    expect(server.lines.join('\n')).not.toContain(key);
  });

  /** A request with the key that fails on our side, which is logged as an error. */
  async function openFailing(key: string, table: string): Promise<number> {
    const { db } = server.store;
    await sql`update matches set terms = 'broken' where id = ${table}`.execute(db);
    const path = `${API}/tables/${table}?key=${key}`;
    return (await new Client(server.url).ask('GET', path, undefined, invited(key))).status;
  }
});

describe.each(STORES)('where a list goes on, on $form', ({ open }) => {
  const server = serverOn(open);

  /** So many public tables of a player, each before the one that was laid last. */
  async function copies(table: string, player: string, count: number): Promise<void> {
    const { db } = server.store;
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_name = 'matches' and column_name <> 'id' order by ordinal_position`.execute(db);
    const columns = sql.join(rows.map(({ column_name }) => sql.ref(column_name)));
    await sql`
      insert into matches (id, ${columns})
      select 'z' || lpad(number::text, 4, '0'), ${columns}
      from matches, generate_series(1, ${count}::integer) as number where id = ${table}`.execute(db);
    await sql`
      insert into seats (match_id, seat, player_id)
      select 'z' || lpad(number::text, 4, '0'), 0, ${player}
      from generate_series(1, ${count}::integer) as number`.execute(db);
  }

  test('pages are full, whatever is hidden between; own lists have all', async () => {
    const ann = await newGuest(server, 'Ann');
    const shown = await newTable(ann);
    await copies(shown, ann.id, 120);
    await sql`update matches set visibility = 'private' where id like 'z%' and right(id, 1) in ('2', '4', '6')`.execute(
      server.store.db,
    );
    const list = async (client: Client) => {
      const pages: number[] = [];
      const seen = new Set<string>();
      let after = '';
      for (;;) {
        const { data } = await client.ask('GET', `${API}/players/${ann.id}/tables${after}`);
        pages.push(data.tables.length);
        for (const { id } of data.tables) seen.add(id);
        if (data.next === undefined) return { pages, seen: seen.size };
        expect(data.next).not.toMatch(/z\d{4}/);
        after = `?after=${data.next}`;
      }
    };
    expect(await list(new Client(server.url))).toEqual({ pages: [50, 34, 0], seen: 84 });
    expect(await list(ann)).toEqual({ pages: [50, 50, 20, 0], seen: 120 });
  });

  test('a cursor is of use where it was given, and nobody can make one up', async () => {
    const [ann, ben] = [await newGuest(server, 'Ann'), await newGuest(server, 'Ben')];
    const shown = await newTable(ann, { game: DUEL_ID });
    const anns = `${API}/players/${ann.id}/tables`;
    await ann.ask('POST', `${API}/tables/${shown}/seats`, { nonce: NONCE });
    const { next } = (await ben.ask('GET', anns)).data;
    expect((await ben.ask('GET', `${anns}?after=${next}`)).data.tables).toEqual([]);
    expect((await ben.ask('GET', anns)).data.next).toBe(next);
    for (const cursor of [shown, 'z', `${next.slice(0, -2)}AA`, next.slice(4), 'A'.repeat(72)]) {
      const { status, data } = await ben.ask('GET', `${anns}?after=${cursor}`);
      expect([status, data.code], cursor).toEqual([400, 'BAD_MESSAGE']);
    }
    for (const list of [`${API}/tables`, `${API}/players/${ben.id}/tables`]) {
      expect((await ben.ask('GET', `${list}?after=${next}`)).status, list).toBe(400);
    }
  });
});
