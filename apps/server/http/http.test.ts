import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { CODES, check, errorSchema, gamesAnswer, LIMITS, tableSchema } from '@riposte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../identity/authenticator.ts';
import { STORES, type TestStore } from '../testing/databases.ts';
import { openMetricsServer } from './metricsServer.ts';
import { DOCUMENT, openApiDocument } from './openApiDocument.ts';
import { Client, openTestServer, type TestServer } from './testServer.ts';

/** A database is not there at once, on a busy machine least of all. */
const OPENING = 60_000;
const API = '/api/v1';
const PASSWORD = 'correct horse battery';
const NONCE = 'ab'.repeat(16);
const DUEL = { game: 'flash-duel', options: { mode: 'simple' } };
let emails = 0;

describe.each(STORES)('the web server on $form', ({ open }) => {
  let store: TestStore;
  let server: TestServer;

  beforeAll(async () => {
    store = await open();
    server = await openTestServer(store);
  }, OPENING);
  afterAll(async () => {
    await server?.close();
    await store?.close();
  }, OPENING);

  async function newGuest(name = 'Anna'): Promise<Client & { readonly id: string }> {
    const client = new Client(server.url);
    const { status, data } = await client.ask('POST', `${API}/guests`, { name });
    expect(status).toBe(200);
    return Object.assign(client, { id: data.id as string });
  }

  async function newTable(client: Client, more: object = {}): Promise<string> {
    const { status, data } = await client.ask('POST', `${API}/tables`, { ...DUEL, ...more });
    expect(status).toBe(201);
    return data.id;
  }

  describe('accounts', () => {
    test('a guest is somebody after one request', async () => {
      const client = await newGuest('Anna Maria');
      const { data, headers } = await client.ask('GET', `${API}/me`);
      expect(data).toEqual({ player: { id: client.id, name: 'Anna Maria', kind: 'guest' }, token: false });
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('without a cookie one is nobody', async () => {
      const { status, data } = await new Client(server.url).ask('GET', `${API}/me`);
      expect([status, data.code]).toEqual([401, 'NOT_SIGNED_IN']);
    });

    test('a guest registers, signs out, signs in, and is the same player', async () => {
      const client = await newGuest();
      emails += 1;
      const email = `web${emails}@riposte.example`;
      expect((await client.ask('POST', `${API}/register`, { email, password: PASSWORD })).data).toEqual({
        id: client.id,
        name: 'Anna',
        kind: 'member',
      });
      expect((await client.ask('GET', `${API}/me`)).data).toMatchObject({ email });
      expect((await client.ask('POST', `${API}/sign-out`)).status).toBe(204);
      expect((await client.ask('GET', `${API}/me`)).status).toBe(401);
      const wrong = await client.ask('POST', `${API}/sign-in`, { email, password: 'wrong password' });
      expect([wrong.status, wrong.data.code]).toEqual([401, 'WRONG_PASSWORD']);
      const right = await client.ask('POST', `${API}/sign-in`, { email, password: PASSWORD });
      expect(right.data).toMatchObject({ id: client.id, kind: 'member' });
      expect((await client.ask('GET', `${API}/me`)).data).toMatchObject({ player: { id: client.id } });
    });

    test('a guest registers a passkey, and signs in with it elsewhere', async () => {
      const client = await newGuest();
      const key = new Authenticator(server.url);
      const passkeys = `${API}/auth/passkey`;
      const { data } = await client.ask('GET', `${passkeys}/generate-register-options`);
      const response = key.register(data.challenge);
      expect((await client.ask('POST', `${passkeys}/verify-registration`, { response })).status).toBe(200);
      const elsewhere = new Client(server.url);
      const asked = await elsewhere.ask('GET', `${passkeys}/generate-authenticate-options`);
      const answer = { response: key.authenticate(asked.data.challenge) };
      const signedIn = await elsewhere.ask('POST', `${passkeys}/verify-authentication`, answer);
      expect(signedIn.status, signedIn.text).toBe(200);
      const { player } = (await elsewhere.ask('GET', `${API}/me`)).data;
      expect(player).toEqual({ id: client.id, name: 'Anna', kind: 'member' });
      expect((await elsewhere.ask('POST', `${passkeys}/verify-authentication`, answer)).status).toBe(403);
    });

    test('what better-auth could do besides is not reachable', async () => {
      const client = await newGuest();
      for (const path of [
        'sign-up/email',
        'sign-in/email',
        'update-user',
        'delete-user',
        'sign-in/anonymous',
      ]) {
        const { status } = await client.ask('POST', `${API}/auth/${path}`, {});
        expect(status, path).toBe(404);
      }
      expect((await client.ask('GET', `${API}/auth/get-session`)).status).toBe(404);
    });

    test('a name can be changed, to a name', async () => {
      const client = await newGuest();
      expect((await client.ask('PATCH', `${API}/me`, { name: ' Berta ' })).data).toMatchObject({
        name: 'Berta',
      });
      const bad = await client.ask('PATCH', `${API}/me`, { name: '<b>' });
      expect([bad.status, bad.data.code]).toEqual([422, 'BAD_NAME']);
      expect((await client.ask('GET', `${API}/players/${client.id}`)).data.name).toBe('Berta');
    });
  });

  describe('tokens', () => {
    test('a token plays, and can neither make tokens nor change the account', async () => {
      const client = await newGuest();
      const made = await client.ask('POST', `${API}/me/tokens`, { name: 'my bot' });
      expect(made.status).toBe(201);
      const bearer = { authorization: `Bearer ${made.data.token}` };
      const bot = new Client(server.url, bearer);
      expect((await bot.ask('GET', `${API}/me`)).data).toMatchObject({
        player: { id: client.id },
        token: true,
      });
      expect((await bot.ask('POST', `${API}/tables`, DUEL)).status).toBe(201);
      for (const [method, path, body] of [
        ['POST', '/me/tokens', { name: 'another' }],
        ['GET', '/me/tokens', undefined],
        ['PATCH', '/me', { name: 'Evil' }],
        ['DELETE', `/me/tokens/${made.data.id}`, undefined],
      ] as const) {
        const { status, data } = await bot.ask(method, `${API}${path}`, body);
        expect([status, data.code], path).toEqual([403, 'NOT_ALLOWED']);
      }
      const { data: listed } = await client.ask('GET', `${API}/me/tokens`);
      expect(listed.tokens).toHaveLength(1);
      expect(JSON.stringify(listed)).not.toContain(made.data.token);
      expect((await client.ask('DELETE', `${API}/me/tokens/${made.data.id}`)).status).toBe(204);
      expect((await bot.ask('GET', `${API}/me`)).status).toBe(401);
    });

    test('nobody revokes what is not his', async () => {
      const [mine, other] = [await newGuest(), await newGuest()];
      const { data } = await mine.ask('POST', `${API}/me/tokens`, { name: 'my bot' });
      expect((await other.ask('DELETE', `${API}/me/tokens/${data.id}`)).status).toBe(404);
    });
  });

  describe('games and tables', () => {
    test('games are listed with their options', async () => {
      const { data } = await new Client(server.url).ask('GET', `${API}/games`);
      expect(check(gamesAnswer, data)).toMatchObject({ ok: true });
      expect(data.games[0]).toMatchObject({ id: 'flash-duel', options: { mode: { type: 'oneOf' } } });
      expect((await new Client(server.url).ask('GET', `${API}/games/chess`)).data.code).toBe('NO_SUCH_GAME');
    });

    test('two sit down and begin', async () => {
      const [anna, ben] = [await newGuest('Anna'), await newGuest('Ben')];
      const id = await newTable(anna);
      const path = `${API}/tables/${id}`;
      await anna.ask('POST', `${path}/seats`, { nonce: NONCE });
      const early = await anna.ask('POST', `${path}/start`);
      expect([early.status, early.data.code]).toEqual([409, 'NOT_FULL']);
      const taken = await ben.ask('POST', `${path}/seats`, { seat: 0, nonce: NONCE });
      expect([taken.status, taken.data.code]).toEqual([409, 'SEAT_TAKEN']);
      await ben.ask('POST', `${path}/seats`, { seat: 1, nonce: NONCE });
      const { data } = await ben.ask('POST', `${path}/start`);
      expect(check(tableSchema, data)).toMatchObject({ ok: true, value: { status: 'running' } });
      expect(data.seats.map((one: { player: { name: string } }) => one.player.name)).toEqual(['Anna', 'Ben']);
    });

    test('a bot takes a seat, and a player gets up', async () => {
      const anna = await newGuest();
      const path = `${API}/tables/${await newTable(anna)}`;
      await anna.ask('POST', `${path}/seats`, { nonce: NONCE });
      const { data } = await anna.ask('POST', `${path}/bots`, { bot: 'level-1' });
      expect(data.seats[1]).toEqual({ seat: 1, bot: 'level-1' });
      expect((await anna.ask('DELETE', `${path}/seats`)).data.seats[0]).toEqual({ seat: 0 });
      expect((await anna.ask('DELETE', `${path}/seats`)).data.code).toBe('NOT_SEATED');
    });

    test('open tables come page by page, and private ones not at all', async () => {
      const anna = await newGuest();
      const open = [await newTable(anna), await newTable(anna), await newTable(anna)];
      const hidden = await newTable(anna, { visibility: 'private' });
      const seen: string[] = [];
      let after = '';
      for (let page = 0; page < 100; page += 1) {
        const { data } = await anna.ask('GET', `${API}/tables?game=flash-duel${after}`);
        seen.push(...data.tables.map(({ id }: { id: string }) => id));
        if (data.next === undefined) break;
        after = `&after=${data.next}`;
      }
      expect(seen).toEqual(expect.arrayContaining(open));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).not.toContain(hidden);
      expect((await new Client(server.url).ask('GET', `${API}/tables/${hidden}`)).data.id).toBe(hidden);
    });

    test('a replay is text, and only there when the match is over', async () => {
      const anna = await newGuest();
      const path = `${API}/tables/${await newTable(anna)}`;
      expect((await anna.ask('GET', `${path}/replay`)).data.code).toBe('NOT_FINISHED');
      await anna.ask('POST', `${path}/bots`, { bot: 'level-1' });
      await anna.ask('POST', `${path}/bots`, { bot: 'level-1' });
      await anna.ask('POST', `${path}/start`);
      const { headers, text } = await anna.ask('GET', `${path}/replay`);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(text).toBe('{"format":"riposte replay 1"}\n');
    });

    test('private matches are in one’s own history only', async () => {
      const [anna, ben] = [await newGuest(), await newGuest()];
      const shown = await newTable(anna);
      const hidden = await newTable(anna, { visibility: 'private' });
      for (const id of [shown, hidden]) await anna.ask('POST', `${API}/tables/${id}/seats`, { nonce: NONCE });
      const matches = async (client: Client) =>
        (await client.ask('GET', `${API}/players/${anna.id}/matches`)).data.matches.map(
          ({ match }: { match: string }) => match,
        );
      expect(await matches(anna)).toEqual([shown, hidden]);
      expect(await matches(ben)).toEqual([shown]);
      const { data } = await ben.ask('GET', `${API}/players/${anna.id}/achievements`);
      expect(data.achievements).toHaveLength(1);
    });
  });

  describe('lobby', () => {
    test('two who look for the same are told the same table', async () => {
      const [anna, ben] = [await newGuest(), await newGuest()];
      expect((await anna.ask('GET', `${API}/seek`)).data).toEqual({ status: 'idle' });
      expect((await anna.ask('POST', `${API}/seek`, DUEL)).data.status).toBe('seeking');
      const found = (await ben.ask('POST', `${API}/seek`, DUEL)).data;
      expect(found.status).toBe('found');
      expect((await anna.ask('GET', `${API}/seek`)).data).toEqual(found);
      expect((await anna.ask('DELETE', `${API}/seek`)).status).toBe(204);
      expect((await anna.ask('GET', `${API}/seek`)).data).toEqual({ status: 'idle' });
    });

    test('players are blocked, listed and unblocked', async () => {
      const [anna, ben] = [await newGuest(), await newGuest('Ben')];
      expect((await anna.ask('PUT', `${API}/me/blocks/${ben.id}`)).status).toBe(204);
      expect((await anna.ask('GET', `${API}/me/blocks`)).data.players).toEqual([
        { id: ben.id, name: 'Ben', kind: 'guest' },
      ]);
      expect((await anna.ask('DELETE', `${API}/me/blocks/${ben.id}`)).status).toBe(204);
      expect((await anna.ask('GET', `${API}/me/blocks`)).data.players).toEqual([]);
      expect((await anna.ask('PUT', `${API}/me/blocks/${'0'.repeat(26)}`)).data.code).toBe('NO_SUCH_PLAYER');
    });

    test('what was never said cannot be reported', async () => {
      const anna = await newGuest();
      expect((await anna.ask('POST', `${API}/chat/abc/report`, { why: 'rude' })).status).toBe(404);
      expect((await anna.ask('GET', `${API}/tables/abc/chat`)).data).toEqual({ lines: [] });
    });
  });

  describe('other sites', () => {
    const cases: readonly [what: string, headers: Record<string, string>][] = [
      ['another origin', { origin: 'https://evil.example' }],
      ['an origin that begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
      ['the origin of a file', { origin: 'null' }],
      ['our address with another port', { origin: 'http://127.0.0.1:1' }],
      ['our address encrypted', { origin: 'https://127.0.0.1' }],
      ['no origin, from a page of another site', { 'sec-fetch-site': 'cross-site' }],
      ['no origin, from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ];

    test.each(cases)('%s cannot write with somebody’s cookies', async (_what, headers) => {
      const victim = await newGuest();
      const evil = new Client(server.url, { ...headers, cookie: victim.cookie });
      for (const [method, path, body] of [
        ['POST', '/tables', DUEL],
        ['PATCH', '/me', { name: 'Evil' }],
        ['POST', '/sign-out', undefined],
        ['POST', '/guests', {}],
      ] as const) {
        const { status, data } = await evil.ask(method, `${API}${path}`, body);
        expect([status, data.code], path).toEqual([403, 'WRONG_ORIGIN']);
      }
      expect((await victim.ask('GET', `${API}/me`)).data.player.name).toBe('Anna');
    });

    test.each(cases)('%s cannot open a live channel with somebody’s cookies', async (_what, headers) => {
      const victim = await newGuest();
      const lines = Object.entries({ ...headers, cookie: victim.cookie }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      const text = await raw(
        `GET ${API}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${lines.join('\r\n')}\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1\.1 403 /);
      expect(text).toContain('WRONG_ORIGIN');
    });

    test('a form cannot write: only JSON is read', async () => {
      const victim = await newGuest();
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const { status, data } = await victim.ask('POST', `${API}/tables`, JSON.stringify(DUEL), {
          'content-type': type,
        });
        expect([status, data.code], type).toEqual([400, 'BAD_MESSAGE']);
      }
    });

    test('a program without an origin may, and so may one with a token from anywhere', async () => {
      const victim = await newGuest();
      const program = new Client(server.url, { cookie: victim.cookie });
      expect((await program.ask('POST', `${API}/tables`, DUEL)).status).toBe(201);
      const { data } = await victim.ask('POST', `${API}/me/tokens`, { name: 'bot' });
      const bot = new Client(server.url, {
        origin: 'https://elsewhere.example',
        authorization: `Bearer ${data.token}`,
      });
      expect((await bot.ask('POST', `${API}/tables`, DUEL)).status).toBe(201);
    });

    test('on the loopback address its other name is the same place', async () => {
      const client = await newGuest();
      const origin = { origin: `http://localhost:${server.port}` };
      expect((await client.ask('POST', `${API}/tables`, DUEL, origin)).status).toBe(201);
    });

    test('no answer lets another site read it', async () => {
      const client = await newGuest();
      const { headers } = await client.ask('GET', `${API}/me`, undefined, { origin: 'https://evil.example' });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    });
  });

  describe('what makes no sense', () => {
    test.each<[what: string, method: string, path: string, body: unknown, code: keyof typeof CODES]>([
      ['a path that does not exist', 'GET', '/nothing', undefined, 'NOT_FOUND'],
      ['a method that does not exist there', 'PUT', '/tables', {}, 'NOT_FOUND'],
      ['a path that cannot be read', 'GET', '/tables/%', undefined, 'BAD_MESSAGE'],
      ['an id that cannot be one', 'GET', '/tables/a.b', undefined, 'BAD_MESSAGE'],
      ['an unknown field', 'POST', '/tables', { ...DUEL, cheat: true }, 'BAD_MESSAGE'],
      ['an unknown question', 'GET', '/tables?cheat=1', undefined, 'BAD_MESSAGE'],
      ['half a JSON', 'POST', '/tables', '{"game":', 'BAD_MESSAGE'],
      ['a JSON that reaches for the prototype', 'POST', '/tables', '{"__proto__":{"x":1}}', 'BAD_MESSAGE'],
      ['a list', 'POST', '/tables', [], 'BAD_MESSAGE'],
      ['nothing at all', 'POST', '/tables', undefined, 'BAD_MESSAGE'],
      ['a body too big', 'POST', '/tables', { game: 'x'.repeat(LIMITS.clientBytes) }, 'TOO_BIG'],
      ['a game that does not exist', 'POST', '/tables', { game: 'chess' }, 'NO_SUCH_GAME'],
      [
        'an option that does not exist',
        'POST',
        '/tables',
        { game: 'flash-duel', options: { x: 1 } },
        'BAD_OPTION',
      ],
    ])('%s', async (_what, method, path, body, code) => {
      const { status, data } = await (await newGuest()).ask(method, `${API}${path}`, body);
      expect(check(errorSchema, data)).toMatchObject({ ok: true, value: { code } });
      expect(status).toBe(CODES[code].status);
    });

    test('what is not HTTP is answered, and the server lives on', async () => {
      expect(await raw('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"BAD_MESSAGE"/s);
      expect((await new Client(server.url).ask('GET', '/healthz')).status).toBe(200);
    });

    test('a fault of ours is told without saying what it was', async () => {
      const broken = await openTestServer(store, {
        tables: {
          games: () => {
            throw new Error('the secret is 4711');
          },
        } as never,
      });
      try {
        const { status, text } = await new Client(broken.url).ask('GET', `${API}/games`);
        expect([status, JSON.parse(text)]).toEqual([500, { code: 'INTERNAL', text: CODES.INTERNAL.text }]);
        expect(broken.lines.join('')).toContain('a request failed');
      } finally {
        await broken.close();
      }
    });
  });

  test('security headers are on every answer, errors included', async () => {
    for (const path of [`${API}/games`, `${API}/nothing`, '/healthz', '/']) {
      const { headers } = await new Client(server.url).ask('GET', path);
      expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none';/);
      expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
  });

  describe('rates', () => {
    test('who asks too often is told to wait, and another player is not', async () => {
      const busy = await openTestServer(store, { rates: { player: 5, address: 1_000, guests: 1_000 } });
      try {
        const [anna, ben] = [new Client(busy.url), new Client(busy.url)];
        for (const client of [anna, ben]) await client.ask('POST', `${API}/guests`, {});
        const statuses: number[] = [];
        for (let asked = 0; asked < 8; asked += 1) statuses.push((await anna.ask('GET', `${API}/me`)).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
        const { headers, data } = await anna.ask('GET', `${API}/me`);
        expect([data.code, Number(headers.get('retry-after')) > 0]).toEqual(['TOO_MANY', true]);
        expect((await ben.ask('GET', `${API}/me`)).status).toBe(200);
        expect((await anna.ask('GET', '/healthz')).status).toBe(200);
      } finally {
        await busy.close();
      }
    });

    test('an address that asks too often is told to wait, whoever it says it is', async () => {
      const busy = await openTestServer(store, { rates: { address: 5 } });
      try {
        const statuses: number[] = [];
        for (let asked = 0; asked < 7; asked += 1) {
          const liar = new Client(busy.url, { 'x-forwarded-for': `10.0.0.${asked}` });
          statuses.push((await liar.ask('GET', `${API}/games`)).status);
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      } finally {
        await busy.close();
      }
    });

    test('behind a proxy, the address it names counts', async () => {
      const behind = await openTestServer(store, { proxies: 1, rates: { address: 2 } });
      try {
        const ask = (address: string) =>
          new Client(behind.url, { 'x-forwarded-for': `1.2.3.4, ${address}` }).ask('GET', `${API}/games`);
        const statuses = [];
        for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'])
          statuses.push((await ask(address)).status);
        expect(statuses).toEqual([200, 200, 429, 200]);
      } finally {
        await behind.close();
      }
    });

    test('an address makes only so many guests a minute', async () => {
      const busy = await openTestServer(store, { rates: { guests: 2 } });
      try {
        const statuses: number[] = [];
        for (let asked = 0; asked < 3; asked += 1)
          statuses.push((await new Client(busy.url).ask('POST', `${API}/guests`, {})).status);
        expect(statuses).toEqual([200, 200, 429]);
      } finally {
        await busy.close();
      }
    });
  });

  describe('operation', () => {
    test('it is alive whatever happens, and ready when all it needs is there', async () => {
      const client = new Client(server.url);
      expect((await client.ask('GET', '/readyz')).data).toEqual({ ready: true, failed: [] });
      for (const [mood, failed] of [
        ['fails', ['bus']],
        ['hangs', ['bus']],
        ['isDraining', ['draining']],
      ] as const) {
        server.mood[mood] = true;
        const { status, data } = await client.ask('GET', '/readyz');
        expect([status, data], mood).toEqual([503, { ready: false, failed }]);
        expect((await client.ask('GET', '/healthz')).status).toBe(200);
        server.mood[mood] = false;
      }
    });

    test('figures are shown on a port of their own, and nowhere else', async () => {
      const figures = await openMetricsServer(server.metrics, 0);
      const { port, address } = figures.address() as AddressInfo;
      const shown = await new Client(`http://127.0.0.1:${port}`).ask('GET', '/metrics');
      expect(address).toBe('127.0.0.1');
      expect(shown.text).toContain('riposte_http_request_seconds_count{route="/api/v1/me",status="2xx"}');
      expect(shown.text).not.toMatch(/route="[^"]*[0-9a-z]{26}/);
      expect((await new Client(`http://127.0.0.1:${port}`).ask('GET', '/')).status).toBe(404);
      expect((await new Client(server.url).ask('GET', '/metrics')).status).toBe(404);
      await new Promise((resolve) => figures.close(resolve));
    });

    test('nothing in the log says who can sign in, or how', async () => {
      const client = await newGuest();
      emails += 1;
      const email = `web${emails}@riposte.example`;
      await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
      const { data } = await client.ask('POST', `${API}/me/tokens`, { name: 'bot' });
      await client.ask('GET', `${API}/me?x=${data.token}`, undefined, {
        authorization: `Bearer ${data.token}`,
      });
      const text = server.lines.join('');
      expect(server.lines.length).toBeGreaterThan(10);
      const cookie = client.cookie.split('=')[1]?.split('.')[0] ?? 'no cookie';
      for (const secret of [PASSWORD, email, data.token, cookie, NONCE]) expect(text).not.toContain(secret);
    });
  });

  /** Sends bytes as they are, and gives back what comes. */
  async function raw(text: string): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(text);
    let answer = '';
    socket.setTimeout(3_000, () => socket.destroy());
    for await (const bytes of socket) {
      answer += String(bytes);
      if (answer.includes('\r\n\r\n') && answer.endsWith('}')) break;
    }
    socket.destroy();
    return answer;
  }
});

describe('the document', () => {
  test('in docs/openapi.json is the one that the routes give', async () => {
    const kept: unknown = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
    expect(await openApiDocument(), 'run: node apps/server/http/openApiDocument.ts').toEqual(kept);
  });

  test('describes every route of the API with a summary, and every error', async () => {
    const { paths } = (await openApiDocument()) as {
      paths: Record<string, Record<string, { summary?: string; responses?: Record<string, unknown> }>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({ name: `${method} ${path}`, path, ...route })),
    );
    expect(routes.length).toBeGreaterThan(30);
    for (const { name, path, summary, responses } of routes) {
      expect(summary, name).toBeTruthy();
      if (!path.includes('/auth/')) expect(Object.keys(responses ?? {}), name).toContain('4XX');
    }
  });
});
