import { verifyReplay } from '@riposte/kernel';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '../games.ts';
import { Authenticator } from '../identity/authenticator.ts';
import { withIdentity } from '../identity/schema.ts';
import { addToken } from '../identity/tokens.ts';
import { say } from '../lobby/chat.ts';
import { withLobby } from '../lobby/schema.ts';
import { STORES } from '../testing/databases.ts';
import { everyRow } from '../testing/everyRow.ts';
import { API } from './app.ts';
import { Client, DUEL, NONCE, newGuest, newTable, PASSWORD, serverOn } from './testServer.ts';

let people = 0;

describe.each(STORES)('a player who goes, on $form', ({ open }) => {
  const server = serverOn(open);

  /** A member whose name and address are nobody else's. */
  async function member() {
    people += 1;
    const name = `Zebedee ${'abcdefghij'[people]}${people}`;
    const email = `zebedee${people}@riposte.example`;
    const client = await newGuest(server, name);
    await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
    return { client, name, email };
  }

  async function sits(client: Client, table: string) {
    const { status, text } = await client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
    expect(status, text).toBe(200);
  }

  /** A match of two, the first of whom is host. */
  async function match(host: Client, guest: Client): Promise<string> {
    const table = await newTable(host);
    for (const client of [host, guest]) await sits(client, table);
    return table;
  }

  /** Leaves traces of a player everywhere. */
  async function traces() {
    const { client, name, email } = await member();
    const [ben, cleo] = [await newGuest(server, 'Ben'), await newGuest(server, 'Cleo')];
    const over = await match(client, ben);
    await server.matches.resign(over, ben.id);
    const running = await match(cleo, client);
    const own = await newTable(client);
    await sits(client, own);
    const left = await newTable(ben);
    await sits(client, left);
    await client.ask('DELETE', `${API}/tables/${left}/seats`);
    const lobby = withLobby(server.store.db);
    const player = { id: client.id, name, kind: 'member' } as const;
    const said = await say(lobby, player, running, `I, ${name}, greet you`);
    if (!said.ok) throw new Error(said.why.text);
    await cleo.ask('POST', `${API}/chat/${said.value.id}/report`, { why: `${name} is loud` });
    await client.ask('PUT', `${API}/me/blocks/${ben.id}`);
    await cleo.ask('PUT', `${API}/me/blocks/${client.id}`);
    const { token } = (await client.ask('POST', `${API}/me/tokens`, { name: `bot of ${name}` })).data;
    return { client, name, email, ben, cleo, over, running, own, token };
  }

  test('takes everything along in one file, and no secret', async () => {
    const { client, name, email, ben, over, running, own, token } = await traces();
    const { status, headers, data, text } = await client.ask('GET', `${API}/me/export`);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="riposte.json"',
    ]);
    expect(data).toMatchObject({
      player: { id: client.id, name, kind: 'member' },
      login: { email },
      sessions: [{ id: expect.any(String) }],
      tokens: [{ name: `bot of ${name}` }],
      said: [{ table: running, text: `I, ${name}, greet you` }],
      blocked: [{ player: ben.id }],
    });
    expect(data.tables.map(({ id }: { id: string }) => id)).toEqual([over, running, own].sort());
    expect(data.tables[0]).toMatchObject({ status: 'over', replay: `${API}/tables/${over}/replay` });
    const rows = await everyRow(server.store.db, ['accounts', 'sessions', 'matches']);
    const secrets = [...rows.matchAll(/"(?:password|token|secret)":"([^"]+)"/g)].map(
      ([, secret]) => secret ?? '',
    );
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of [...secrets, token]) expect(text).not.toContain(secret);
  });

  test('has in that file what was achieved, and when they were last here', async () => {
    const { client } = await member();
    const { db } = server.store;
    const feat = { player_id: client.id, game: DUEL.game, results: '[{"bot":"dummy"}]' };
    await db.insertInto('feats').values(feat).execute();
    await db.insertInto('hosts').values({ player_id: client.id, seen: 1_000 }).execute();
    const { data } = await client.ask('GET', `${API}/me/export`);
    expect(data).toMatchObject({
      feats: [{ game: DUEL.game, results: [{ bot: 'dummy' }] }],
      hosted: { seen: '1970-01-01T00:00:01.000Z' },
    });
  });

  test('sits nowhere afterwards, whatever they do at that moment', async () => {
    const { client, name } = await member();
    const [early, late] = [await newTable(client), await newTable(await newGuest(server, 'Ben'))];
    await sits(client, early);
    const player = { id: client.id, name, kind: 'member' } as const;
    const { forgetting } = server.matches;
    const listed = forgetting.tablesOf.bind(forgetting);
    const tries: (string | undefined)[] = [];
    const spy = vi.spyOn(forgetting, 'tablesOf').mockImplementation(async (id) => {
      const tables = await listed(id);
      const [sat, laid] = [
        await server.matches.sit(late, player, { nonce: NONCE }),
        await server.matches.create(client.id, DUEL),
      ];
      tries.push(...[sat, laid].map((result) => (result.ok ? 'done' : result.error)));
      return tables;
    });
    const { status } = await client.ask('DELETE', `${API}/me`, { password: PASSWORD });
    spy.mockRestore();
    expect([status, ...tries]).toEqual([204, 'NOT_SIGNED_IN', 'NOT_SIGNED_IN']);
    const again = await server.matches.sit(late, player, { nonce: NONCE });
    expect(again).toMatchObject({ error: 'NOT_SIGNED_IN' });
    expect(await listed(client.id)).toEqual([early]);
  });

  test('whose deletion broke off may sit down again later', async () => {
    const { client } = await member();
    const { forgetting } = server.matches;
    const spy = vi.spyOn(forgetting, 'tablesOf').mockRejectedValue(new Error('broken off'));
    expect((await client.ask('DELETE', `${API}/me`, { password: PASSWORD })).status).toBe(500);
    spy.mockRestore();
    await sql`update players set leaving_until = now() - interval '1 second' where id = ${client.id}`.execute(
      server.store.db,
    );
    await sits(client, await newTable(client));
  });

  test('leaves neither name nor address anywhere; the matches of others stay and still verify', async () => {
    const { client, name, email, ben, cleo, over, running, own, token } = await traces();
    const erased = await client.ask('DELETE', `${API}/me`, { password: PASSWORD });
    expect([erased.status, client.cookie]).toEqual([204, '']);
    const rows = await everyRow(server.store.db);
    expect([name, email].filter((trace) => rows.includes(trace))).toEqual([]);

    const replay = await ben.ask('GET', `${API}/tables/${over}/replay`);
    const verified = verifyReplay(replay.text, (id) => GAMES.find((game) => game.id === id));
    expect(verified).toMatchObject({ ok: true, replay: { names: ['A former player', ben.name] } });
    const match = (await cleo.ask('GET', `${API}/tables/${running}`)).data;
    expect(match).toMatchObject({ status: 'over', by: 'resigned', outcome: { places: [1, 2] } });
    expect((await cleo.ask('GET', `${API}/tables/${own}`)).data).toMatchObject({
      status: 'over',
      by: 'closed',
    });
    for (const path of ['', '/tables', '/achievements']) {
      expect((await ben.ask('GET', `${API}/players/${client.id}${path}`)).data.code).toBe('NO_SUCH_PLAYER');
    }
    const bot = new Client(server.url, { authorization: `Bearer ${token}` });
    expect((await bot.ask('GET', `${API}/me`)).status).toBe(401);
    const again = await new Client(server.url).ask('POST', `${API}/sign-in`, { email, password: PASSWORD });
    expect(again.status).toBe(401);
    expect(
      (await new Client(server.url).ask('POST', `${API}/register`, { email, password: PASSWORD })).status,
    ).toBe(200);
  });

  test('must know the password: a thief of a session erases nobody', async () => {
    const { client, name, email, over } = await traces();
    for (const body of [{}, { password: 'a guess at it' }]) {
      const { status, data } = await client.ask('DELETE', `${API}/me`, body);
      expect([status, data.code]).toEqual([401, 'WRONG_PASSWORD']);
    }
    const { token } = (await client.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
    const bot = new Client(server.url, { authorization: `Bearer ${token}` });
    expect((await bot.ask('DELETE', `${API}/me`, { password: PASSWORD })).status).toBe(403);
    expect((await bot.ask('GET', `${API}/me/export`)).status).toBe(403);
    expect((await client.ask('GET', `${API}/me`)).data).toMatchObject({ player: { name }, email });
    expect((await client.ask('GET', `${API}/tables/${over}`)).text).toContain(name);
  });

  test('is not proved by the cookie of somebody else beside a stolen one', async () => {
    const { client } = await member();
    const thief = await newGuest(server, 'Thief');
    for (const cookie of [`${thief.cookie}; ${client.cookie}`, `${client.cookie}; ${thief.cookie}`]) {
      const answer = await fetch(`${server.url}${API}/me`, {
        method: 'DELETE',
        headers: { cookie, origin: server.url, 'content-type': 'application/json' },
        body: '{}',
      });
      await answer.text();
      expect((await client.ask('GET', `${API}/me`)).status).toBe(200);
    }
  });

  test('takes part in nothing more, though a node has not heard of it, and makes no token', async () => {
    const { client, name } = await member();
    const player = { id: client.id, name, kind: 'member' } as const;
    const other = await newGuest(server, 'Dora');
    const table = await newTable(other);
    const running = await match(other, client);
    expect((await client.ask('DELETE', `${API}/me`, { password: PASSWORD })).status).toBe(204);
    const { matches, store } = server;
    // As a live channel at another node does, for as long as it has not heard the farewell.
    const late = [
      await matches.sit(table, player, { nonce: NONCE }),
      await matches.create(client.id, DUEL),
      await matches.openings.rematch(running, client.id),
      await say(withLobby(store.db), player, running, `${name} is still here`),
      await addToken(withIdentity(store.db), player, name),
    ];
    expect(late.map((done) => (done.ok ? 'done' : done.error))).toEqual(late.map(() => 'NOT_SIGNED_IN'));
    expect((await everyRow(store.db)).includes(name)).toBe(false);
  });

  test('may be a guest', async () => {
    const guest = await newGuest(server, 'Yorick');
    const table = await newTable(guest);
    await sits(guest, table);
    expect((await guest.ask('DELETE', `${API}/me`, {})).status).toBe(204);
    expect((await guest.ask('GET', `${API}/me`)).status).toBe(401);
    expect((await everyRow(server.store.db)).includes('Yorick')).toBe(false);
  });

  test('with a passkey alone has to have signed in within a day', async () => {
    const client = await newGuest(server, 'Xaver Keyholder');
    const passkeys = `${API}/auth/passkey`;
    const { data } = await client.ask('GET', `${passkeys}/generate-register-options`);
    const response = new Authenticator(server.url).register(data.challenge);
    await client.ask('POST', `${passkeys}/verify-registration`, { response });
    const age = (days: number) =>
      server.store.db
        .withTables<{ sessions: { createdAt: Date } }>()
        .updateTable('sessions')
        .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
        .execute();
    await age(2);
    expect((await client.ask('DELETE', `${API}/me`, {})).status).toBe(403);
    await age(0);
    expect((await client.ask('DELETE', `${API}/me`, {})).status).toBe(204);
    expect((await everyRow(server.store.db)).includes('Xaver')).toBe(false);
  });
});
