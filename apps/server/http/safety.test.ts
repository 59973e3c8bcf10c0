import { connect } from 'node:net';
import { CODES, check, errorSchema, LIMITS } from '@riposte/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORES } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { API } from './app.ts';
import { Client, DUEL, newGuest, openTestServer, serverOn } from './testServer.ts';

describe.each(STORES)('the web server against others on $form', ({ open }) => {
  const server = serverOn(open);

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

    test.each(cases)('%s cannot write with the cookies of a player', async (_what, headers) => {
      const victim = await newGuest(server);
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
      expect((await victim.ask('GET', `${API}/me`)).data.player.name).toBe(victim.name);
    });

    test.each(cases)('%s cannot open a live channel with the cookies of a player', async (_what, headers) => {
      const victim = await newGuest(server);
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
      const victim = await newGuest(server);
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
      const victim = await newGuest(server);
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
      const client = await newGuest(server);
      const origin = { origin: `http://localhost:${server.port}` };
      expect((await client.ask('POST', `${API}/tables`, DUEL, origin)).status).toBe(201);
    });

    test('no answer lets another site read it', async () => {
      const client = await newGuest(server);
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
        { game: DUEL_ID, options: { x: 1 } },
        'BAD_OPTION',
      ],
    ])('%s', async (_what, method, path, body, code) => {
      const { status, data } = await (await newGuest(server)).ask(method, `${API}${path}`, body);
      expect(check(errorSchema, data)).toMatchObject({ ok: true, value: { code } });
      expect(status).toBe(CODES[code].status);
    });

    test('whatever stands in a cookie or behind “Bearer”, it is nobody, and no fault of ours', async () => {
      const { cookie } = await newGuest(server);
      const [name = '', value = ''] = cookie.split('=');
      const odd = fc.oneof(
        fc.string({
          maxLength: 60,
          unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
        }),
        fc.nat(value.length).map((at) => `${value.slice(0, at)}%${value.slice(at + 1)}`),
        fc.constantFrom('%', '%E0%A4%A', '%00', '.', '..', `${value}.${value}`, '"'),
      );
      await fc.assert(
        fc.asyncProperty(odd, fc.constantFrom(name, '__proto__', ''), async (text, key) => {
          fc.pre(text.trim() !== value);
          for (const line of [`cookie: ${key}=${text}`, `authorization: Bearer ${text}`]) {
            const answer = await raw(
              `GET ${API}/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${line}\r\n\r\n`,
            );
            // A byte that no header may have is refused before anybody reads it.
            expect(answer).toMatch(/^HTTP\/1\.1 (401 .*"NOT_SIGNED_IN"|400 .*"BAD_MESSAGE")/s);
          }
        }),
        { numRuns: 300 },
      );
    });

    test('what is not HTTP is answered, and the server lives on', async () => {
      expect(await raw('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"BAD_MESSAGE"/s);
      expect((await new Client(server.url).ask('GET', '/healthz')).status).toBe(200);
    });

    test('a fault of ours is told without saying what it was', async () => {
      const broken = await openTestServer(server.store, {
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

  /** Sends bytes as they are, and gives back what comes. */
  async function raw(text: string): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(text, 'latin1');
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
