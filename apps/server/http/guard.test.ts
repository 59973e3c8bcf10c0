import { Agent, request } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../testing/databases.ts';
import { API } from './app.ts';
import { Client, newGuest, openTestServer, serverOn } from './testServer.ts';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** Asks for a target exactly as it is spelled; `fetch` would tidy it up first. */
function ask(port: number, method: string, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    answer.on('end', () => {
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, text, cache: headers['cache-control'] });
    });
  });
  sent.on('error', reject).end();
  return promise;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cache: string | undefined;
}

const encoded = (text: string) =>
  text.replaceAll(/[a-z0-9]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Other ways to write a path of the API. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'with a question': (path) => `${path}?a=1`,
  'with a fragment': (path) => `${path}#a`,
  'with a letter of the prefix encoded': (path) => path.replace('/api', '/%61pi'),
  'with another letter of the prefix encoded': (path) => path.replace('/api', '/a%70i'),
  'with the version encoded': (path) => path.replace('/v1', '/%76%31'),
  'with every letter encoded': encoded,
  'encoded in capitals': (path) => encoded(path).replaceAll(/%../g, (code) => code.toUpperCase()),
  'encoded twice': (path) => path.replace('/api', '/%2561pi'),
  'as the whole address': (path) => `http://127.0.0.1${path}`,
  'as the whole address, of another host': (path) => `http://riposte.example:1${path}`,
  'as the whole address, encrypted': (path) => `https://127.0.0.1${path}`,
  'as the whole address, in capitals': (path) => `HTTP://LOCALHOST${path}`,
  'as the whole address, with a user': (path) => `http://anna:sesame@localhost${path}`,
  'as the whole address, encoded': (path) => `http://localhost${encoded(path)}`,
  'with a slash more before it': (path) => `/${path}`,
  'with a slash more in it': (path) => path.replace('/v1', '//v1'),
  'with a slash more behind it': (path) => `${path}/`,
  'without its slash': (path) => path.slice(1),
  'with encoded slashes': (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  'with its first slash encoded': (path) => path.replace('/', '%2F'),
  'with backslashes': (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  'with encoded backslashes': (path) => path.replace('/v1', '%5cv1'),
  'with a dot': (path) => `/.${path}`,
  'with a dot in it': (path) => path.replace('/v1', '/./v1'),
  'with two dots': (path) => `/x/..${path}`,
  'with encoded dots': (path) => `/x/%2e%2e${path}`,
  'with dots behind the prefix': (path) => path.replace('/v1', '/v1/../v1'),
  'in capitals': (path) => path.replace('/api/v1', '/API/V1'),
  'with a capital': (path) => path.replace('/api', '/Api'),
  'with a parameter': (path) => `${path};a=1`,
  'with a parameter in it': (path) => path.replace('/api', '/api;a=1'),
  'with a zero in it': (path) => path.replace('/api', '/api%00'),
  'with a letter written too long': (path) => path.replace('/', '/%c0%af'),
  'with an unreadable end': (path) => `${path}/%`,
};

/** Ways that are none: with them the router reaches the route that is meant. */
const SAME = [
  'as it is',
  'with a question',
  'with a fragment',
  'with a letter of the prefix encoded',
  'with another letter of the prefix encoded',
  'with the version encoded',
  'with every letter encoded',
  'encoded in capitals',
];

describe('however the address of a route is spelled', () => {
  const server = serverOn(postgresStore, () => ({ rates: { address: 0 } }));

  /** Every route that is documented, and the document. */
  function routes(): readonly (readonly [method: string, path: string])[] {
    const { paths } = server.app.swagger();
    const documented = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map(
        (method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'a')] as const,
      ),
    );
    return [...documented, ['GET', `${API}/openapi.json`]];
  }

  test('there are routes to try', () => {
    expect(routes().length).toBeGreaterThan(60);
  });

  test.each(Object.entries(SPELLINGS))(
    '%s: it is limited and kept by nobody, or not found',
    async (name, spell) => {
      const codes = new Set<string>();
      for (const [method, path] of routes()) {
        const { status, text, cache } = await ask(server.port, method, spell(path));
        const said = `${method} ${spell(path)} ${status} ${text.slice(0, 80)}`;
        expect(cache, said).toBe('no-store');
        const { code, text: why } = JSON.parse(text);
        expect([429, 404, 400], said).toContain(status);
        // What a route says of its fields begins so; nobody may come so far here.
        expect(why, said).not.toMatch(/^In /);
        codes.add(code);
      }
      if (SAME.includes(name)) expect([...codes]).toEqual(['TOO_MANY']);
    },
  );
});

test('all spellings of an address count together, for the address and for the player', async () => {
  const store = await postgresStore();
  const byAddress = await openTestServer(store, { rates: { address: 6 } });
  const byPlayer = await openTestServer(store, { rates: { player: 6 } });
  try {
    const anna = await newGuest(byPlayer);
    for (const { port } of [byAddress, byPlayer]) {
      const statuses: number[] = [];
      for (let times = 0; times < 3; times += 1)
        for (const path of ['/api/v1/games', '/%61pi/v1/games', '/api/%761/games?a=1'])
          statuses.push((await ask(port, 'GET', path, { cookie: anna.cookie })).status);
      expect(statuses).toEqual([...Array(6).fill(200), ...Array(3).fill(429)]);
    }
    const others = await ask(byPlayer.port, 'GET', '/%61pi/v1/games');
    expect(others.status).toBe(200);
  } finally {
    await byAddress.close();
    await byPlayer.close();
    await store.close();
  }
});

test('a path below the API that leads nowhere counts, too, and so do pages and files', async () => {
  const store = await postgresStore();
  const server = await openTestServer(store, { rates: { address: 2, files: 2 } });
  try {
    const statuses = async (path: string) => {
      const client = new Client(server.url);
      const all: number[] = [];
      for (let times = 0; times < 3; times += 1) all.push((await client.ask('GET', path)).status);
      return all;
    };
    expect(await statuses(`${API}/nothing`)).toEqual([404, 404, 429]);
    expect(await statuses('/nothing.js')).toEqual([404, 404, 429]);
  } finally {
    await server.close();
    await store.close();
  }
});

test('this is no proxy: who asks for a whole address is told so', async () => {
  const store = await postgresStore();
  const server = await openTestServer(store);
  try {
    const { status, text } = await ask(server.port, 'GET', `${server.url}${API}/games`);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { code: 'BAD_MESSAGE', text: 'Ask for a path that begins with a slash: this server is no proxy.' },
    ]);
  } finally {
    await server.close();
    await store.close();
  }
});
