import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OPENING, STORES, type TestStore } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { API } from './app.ts';
import type { Rates } from './parts.ts';
import { Tables } from './tables.ts';
import { NONCE, newGuest, newTable, openTestServer, type TestServer } from './testServer.ts';

const PAGE = '<!doctype html><title>Riposte</title>';
const [{ open }] = STORES;

let store: TestStore;
let folder: string;

beforeAll(async () => {
  store = await open();
  folder = mkdtempSync(join(tmpdir(), 'riposte-pages-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  mkdirSync(join(folder, 'dist/preview'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  for (const [name, text] of [
    ['index.html', PAGE],
    ['sw.js', '// worker'],
    ['manifest.webmanifest', '{}'],
    ['.env', 'hidden'],
    [`preview/${DUEL_ID}.png`, 'a picture'],
    ['assets/main-abc123.js', '// script'],
    ['assets/main-abc123.js.gz', 'zipped'],
    ['assets/.hidden.js', 'hidden'],
  ] as const) {
    writeFileSync(join(folder, 'dist', name), text);
  }
}, OPENING);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
}, OPENING);

/** A server for the tests of a `describe`, which sends what lies in this folder. */
function serverWith(where: () => string): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await openTestServer(store, { web: where() })), OPENING);
  afterAll(() => server.close());
  return server;
}

/** Asks for a path exactly as it is; a browser would tidy it up first. */
async function ask({ port }: TestServer, path: string, method = 'GET', more: readonly string[] = []) {
  const socket = connect(port, '127.0.0.1');
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...more];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let text = '';
  for await (const bytes of socket) text += String(bytes);
  const [head = '', ...body] = text.split('\r\n\r\n');
  const headers = new Map(
    head.split('\r\n').flatMap((line) => {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), value] as const];
    }),
  );
  return { status: Number(head.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

describe('the built client', () => {
  const server = serverWith(() => join(folder, 'dist'));

  test.each<[path: string]>([['/'], ['/play/a-game'], ['/t/k3v9TQ2mXw7d'], ['/me?tab=games'], ['/new/']])(
    'at %s a browser is sent the page',
    async (path) => {
      const { status, headers, body } = await ask(server, path);
      expect([status, body]).toEqual([200, PAGE]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each<[path: string, cache: string]>([
    ['/assets/main-abc123.js', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
  ])('%s is kept: %s', async (path, cache) => {
    const { status, headers } = await ask(server, path);
    expect([status, headers.get('cache-control')]).toEqual([200, cache]);
  });

  describe('the link to a table', () => {
    /** What the page says to those who show links. */
    const facts = (page: string) =>
      Object.fromEntries(
        [...page.matchAll(/<meta property="(og:\w+)" content="([^"]*)" \/>/g)].map(([, key, fact]) => [
          key,
          fact,
        ]),
      );

    /** A private table, and the end of the link to it. */
    async function invitation(name: string): Promise<{ table: string; key: string; link: string }> {
      const host = await newGuest(server, name);
      const table = await newTable(host, { visibility: 'private' });
      await host.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
      const { key } = (await host.ask('GET', `${API}/tables/${table}/invitation`)).data;
      return { table, key, link: `/t/${table}?key=${key}` };
    }

    test('says who invites, to which game, with a picture that is there', async () => {
      const { link } = await invitation('Ada');
      const { status, headers, body } = await ask(server, `${link}&from=chat`);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(facts(body)).toEqual({
        'og:site_name': 'Riposte',
        'og:type': 'website',
        'og:title': expect.stringMatching(/^Ada challenges you: \w/),
        'og:description': expect.stringContaining('No account'),
        'og:image': `${server.url}/preview/${DUEL_ID}.png`,
        'og:url': server.url + link,
      });
      const picture = await fetch(facts(body)['og:image'] ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    });

    test('tells nothing of a table besides', async () => {
      const { table, key, link } = await invitation('Ada');
      const ben = await newGuest(server, 'Ben');
      const card = await ben.ask('GET', `${API}/tables/${table}`, undefined, { 'invitation-key': key });
      expect(card.status).toBe(200);
      const { body } = await ask(server, link);
      for (const told of [card.data.commitment, card.data.host, 'simple', 'private']) {
        expect(body).not.toContain(told);
      }
    });

    test('names nobody once the match has begun', async () => {
      const { table, key, link } = await invitation('Ada');
      const ben = await newGuest(server, 'Ben');
      const sat = { nonce: NONCE };
      await ben.ask('POST', `${API}/tables/${table}/seats`, sat, { 'invitation-key': key });
      const { body } = await ask(server, link);
      expect(facts(body)['og:title']).toMatch(/on Riposte$/);
      expect(body).not.toMatch(/Ada|Ben/);
    });

    test('is that of no table where it lacks the key of a private one', async () => {
      const { table, link } = await invitation('Ada');
      // The page of the whole link is remembered, and for that link alone.
      expect(facts((await ask(server, link)).body)['og:title']).toMatch(/^Ada/);
      for (const path of [`/t/${table}`, `/t/${table}?key=`, `${link}A`, `/t/${table}?key=${table}`]) {
        expect((await ask(server, path)).body, path).toBe(PAGE);
      }
    });

    test('is looked up once for all who open it at about the same time', async () => {
      const { link } = await invitation('Agnes');
      const show = vi.spyOn(Tables.prototype, 'show');
      try {
        const paths = ['', '&from=chat', '&from=mail'].map((more) => `${link}${more}`);
        const pages = await Promise.all(
          Array.from({ length: 60 }, (_, n) => ask(server, paths[n % 3] ?? '')),
        );
        for (const { status, body } of pages) {
          expect(status).toBe(200);
          expect(facts(body)['og:title']).toMatch(/^Agnes challenges you/);
        }
        expect(show).toHaveBeenCalledTimes(1);
      } finally {
        show.mockRestore();
      }
    });

    test('has names with an apostrophe', async () => {
      const { body } = await ask(server, (await invitation("O'Neil")).link);
      expect(facts(body)['og:title']).toContain('O&#39;Neil challenges you');
    });
  });

  test('who can unpack it is sent the packed file', async () => {
    const packed = await ask(server, '/assets/main-abc123.js', 'GET', ['Accept-Encoding: gzip']);
    expect([packed.headers.get('content-encoding'), packed.body]).toEqual(['gzip', 'zipped']);
    expect(packed.headers.get('content-type')).toMatch(/javascript/);
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect((await ask(server, '/assets/main-abc123.js')).body).toBe('// script');
  });

  test('a page may use what is ours and nothing else, and stands in no frame', async () => {
    for (const path of ['/', '/find/a-game', '/sw.js', '/assets/main-abc123.js']) {
      const { headers } = await ask(server, path);
      expect(headers.get('content-security-policy'), path).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
          `connect-src 'self' ws://127.0.0.1:${server.port}; worker-src 'self'; font-src 'self'; ` +
          "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  test.each<[path: string]>([
    [`${API}/nothing`],
    [`${API.toUpperCase()}/games`],
    ['/api'],
    ['/api/v2/games'],
    ['/health'],
    ['/healthz/deep'],
    ['/metrics'],
  ])('%s is for programs: no page is sent, and the strict policy stays', async (path) => {
    const { status, headers, body } = await ask(server, path);
    expect([status, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  });

  test('health is told as ever', async () => {
    expect((await ask(server, '/healthz')).body).toBe('{"alive":true}');
  });

  test.each<[path: string]>([
    ['/../secret.txt'],
    ['/assets/../../secret.txt'],
    ['/%2e%2e/secret.txt'],
    ['/%2e%2e%2fsecret.txt'],
    ['/..%2fsecret.txt'],
    ['/..%5csecret.txt'],
    ['/assets/%2e%2e/%2e%2e/secret.txt'],
    ['/%252e%252e/secret.txt'],
    ['/....//secret.txt'],
    ['//etc/passwd/.'],
    ['/.env'],
    ['/%2eenv'],
    ['/assets/.hidden.js'],
    ['/assets/gone-abc123.js'],
    ['/favicon.ico'],
    ['/secret.txt'],
    [`/${API}/games`],
    ['/sw.js%00.html'],
  ])('%s is nothing', async (path) => {
    const { status, body } = await ask(server, path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/outside|hidden|doctype/);
  });

  test.each<[method: string]>([['POST'], ['PUT'], ['DELETE'], ['PATCH'], ['OPTIONS']])(
    'a page cannot be asked to %s',
    async (method) => {
      const { status, headers } = await ask(server, '/play/a-game', method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('who asks only for the head is sent no body', async () => {
    const { status, body } = await ask(server, '/', 'HEAD');
    expect([status, body]).toEqual([200, '']);
  });
});

describe('who asks too often', () => {
  async function strictServer(rates: Partial<Rates>): Promise<TestServer> {
    return openTestServer(store, { web: join(folder, 'dist'), rates });
  }

  test('for pages is told to wait, on every path of one; files are still sent, and so are pages to others', async () => {
    const server = await strictServer({ pages: 2 });
    try {
      const answers = [];
      for (const path of ['/play/a-game', '/t/k3v9TQ2mXw7d', '/t/k3v9TQ2mXw7d', '/find'])
        answers.push(await ask(server, path));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
      const [, , last] = answers;
      expect([JSON.parse(last?.body ?? '').code, last?.headers.get('cache-control')]).toEqual([
        'TOO_MANY',
        'no-store',
      ]);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(server, '/sw.js')).status).toBe(200);
      const other = await server.app.inject({ url: '/find', remoteAddress: '192.0.2.7' });
      expect(other.statusCode).toBe(200);
    } finally {
      await server.close();
    }
  });

  test('for files is told to wait', async () => {
    const server = await strictServer({ files: 2 });
    try {
      const statuses = [];
      for (const path of ['/sw.js', '/nothing.js', '/sw.js', '/'])
        statuses.push((await ask(server, path)).status);
      expect(statuses).toEqual([200, 404, 429, 429]);
    } finally {
      await server.close();
    }
  });

  test('for links to tables is sent the page without what it says of the table', async () => {
    const server = await strictServer({ previews: 1 });
    try {
      const host = await newGuest(server, 'Ada');
      const [first, second] = [await newTable(host), await newTable(host)];
      const bodies = [];
      for (const table of [first, second, first]) {
        const { status, body } = await ask(server, `/t/${table}`);
        expect(status).toBe(200);
        bodies.push(body.includes('og:title'));
      }
      expect(bodies).toEqual([true, false, true]);
    } finally {
      await server.close();
    }
  });
});

describe('where the client is not built', () => {
  const server = serverWith(() => join(folder, 'nowhere'));

  test('a page and the log say how to build it', async () => {
    const { status, headers, body } = await ask(server, '/play/a-game');
    expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(body).toContain('npm run build');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(server.lines.join('')).toContain('npm run build');
  });

  test('everything else works', async () => {
    expect((await ask(server, `${API}/games`)).status).toBe(200);
    expect((await ask(server, '/missing.js')).status).toBe(404);
    expect((await ask(server, `/${API}/games`)).status).toBe(404);
  });
});
