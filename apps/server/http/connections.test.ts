import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPENING, postgresStore, type TestStore } from '../testing/databases.ts';
import { API } from './app.ts';
import type { WebParts } from './parts.ts';
import { newGuest, newTable, openTestServer, type TestServer } from './testServer.ts';

let store: TestStore;
beforeAll(async () => {
  store = await postgresStore();
}, OPENING);
afterAll(() => store.close());

/** A server for the tests of a `describe`. */
function serverWith(more: Partial<WebParts>): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await openTestServer(store, more)), OPENING);
  afterAll(() => server.close());
  return server;
}

describe('a request has to arrive in time', () => {
  const arrival = 200;
  const server = serverWith({ arrival });
  const strict = serverWith({ arrival, rates: { address: 0 } });
  const half = (more = '') =>
    `POST ${API}/guests HTTP/1.1\r\nHost: x\r\n${more}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;

  /** What is said on a connection that is not closed from here, until the server has no connection left. */
  async function heard({ port, app }: TestServer, text: string): Promise<string> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let all = '';
    socket.on('data', (bytes) => {
      all += bytes;
    });
    socket.on('error', () => {});
    socket.write(text);
    await once(socket, 'end');
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () =>
      app.server.getConnections((_error, count) => (count === 0 ? resolve() : setTimeout(look, 20)));
    look();
    await promise;
    socket.destroy();
    return all;
  }

  test.each<[what: string, on: TestServer, text: string, first: RegExp]>([
    ['half a body', server, half(), /^HTTP\/1\.1 408 .*"TOO_SLOW"/s],
    [
      'half a body that was refused for its origin',
      server,
      half('Origin: https://evil.example\r\n'),
      /^HTTP\/1\.1 403 /,
    ],
    ['half a body that was refused as one too many', strict, half(), /^HTTP\/1\.1 429 /],
    [
      'half a body for a path that leads nowhere',
      server,
      half().replace('guests', 'nothing'),
      /^HTTP\/1\.1 408 /,
    ],
    ['half a body that is too big', server, half().replace(': 100', ': 100000'), /^HTTP\/1\.1 413 /],
    ['half a head', server, half().slice(0, 60), /^HTTP\/1\.1 408 /],
    [
      'half a body behind a whole request',
      server,
      `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${half()}`,
      /^HTTP\/1\.1 200 .*TOO_SLOW/s,
    ],
    ['what is not HTTP', server, 'GARBAGE\r\n\r\n', /^HTTP\/1\.1 400 .*"BAD_MESSAGE"/s],
  ])(
    '%s is answered, and its connection closed though the client keeps it open',
    async (_what, on, text, first) => {
      const begun = performance.now();
      expect(await heard(on, text)).toMatch(first);
      // Without a limit of ours it would be a minute or more.
      expect(performance.now() - begun).toBeLessThan(20_000);
    },
  );

  test('a connection on which nothing is asked is closed', async () => {
    expect(await heard(server, '')).toMatch(/TOO_SLOW/);
  });

  test('an answer may take longer than that', async () => {
    const guest = await newGuest(server);
    const table = await newTable(guest);
    const path = `${API}/tables/${table}/present`;
    const { data } = await guest.ask('GET', path);
    const begun = performance.now();
    const { status } = await guest.ask('GET', `${path}?after=${data.seq}&wait=1`);
    expect(status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(2 * arrival);
  });
});

describe('connections of one address', () => {
  /** Opens connections, as from these addresses, and says which of them the server keeps. */
  async function kept(server: TestServer, addresses: readonly string[]): Promise<readonly Socket[]> {
    const all: Socket[] = [];
    for (const address of addresses) {
      server.app.server.prependOnceListener('connection', (socket: Socket) => {
        Object.defineProperty(socket, 'remoteAddress', { value: address });
      });
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      all.push(socket);
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    }
    return all.filter(({ destroyed }) => !destroyed);
  }

  async function closed(sockets: readonly Socket[]): Promise<void> {
    const gone = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.destroy();
    await Promise.all(gone);
  }

  test.each([
    ['an address', Array(9).fill('9.9.9.9'), 3],
    ['an address in the form of IPv6', Array(9).fill('::ffff:9.9.9.9'), 3],
    ['a network of IPv6', Array.from({ length: 9 }, (_, n) => `2620:fe::${n + 1}`), 3],
    ['a site of IPv6', Array.from({ length: 30 }, (_, n) => `2620:fe:0:${n}::1`), 24],
    ['this machine', Array(9).fill('127.0.0.1'), 9],
    ['its network', Array(9).fill('::ffff:10.0.0.7'), 9],
  ])('%s has no more than it may', async (_who, addresses, most) => {
    const server = await openTestServer(store, { connections: 3 });
    try {
      const sockets = await kept(server, addresses);
      expect(sockets).toHaveLength(most);
      // Others are not touched by it, and what was closed may be opened again.
      const other = await kept(server, ['8.8.8.8']);
      expect(other).toHaveLength(1);
      await closed(sockets.slice(0, 2));
      const [address = ''] = addresses;
      await expect.poll(async () => (await kept(server, [address])).length).toBe(1);
    } finally {
      await server.close();
    }
  });

  test('are those of all clients where a proxy stands before the server: they are its business', async () => {
    const server = await openTestServer(store, { connections: 3, proxies: 1 });
    try {
      expect(await kept(server, Array(9).fill('9.9.9.9'))).toHaveLength(9);
    } finally {
      await server.close();
    }
  });
});
