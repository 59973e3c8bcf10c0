import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { openMetricsServer } from './metricsServer.ts';
import { openApiDocument } from './openApiDocument.ts';
import { Client, NONCE, newGuest, openTestServer, PASSWORD, serverOn } from './testServer.ts';

let emails = 0;

describe.each(STORES)('running the web server on $form', ({ open }) => {
  const server = serverOn(open);

  describe('rates', () => {
    test('who asks too often is told to wait, and another player is not', async () => {
      const busy = await openTestServer(server.store, {
        rates: { player: 5, address: 1_000, guests: 1_000 },
      });
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

    test('an address that asks too often is told to wait, whichever player it says it is', async () => {
      const busy = await openTestServer(server.store, { rates: { address: 5 } });
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
      const behind = await openTestServer(server.store, { proxies: 1, rates: { address: 2 } });
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
      const busy = await openTestServer(server.store, { rates: { guests: 2 } });
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

    test('however often it is asked whether it is ready, what that needs is asked once, and draining is told at once', async () => {
      let asked = 0;
      const busy = await openTestServer(server.store, {
        checks: {
          database: async () => {
            asked += 1;
            if (asked > 1) throw new Error('the database is away');
          },
        },
        isDraining: () => asked < 0,
        readinessAge: 60_000,
      });
      try {
        const flood = await Promise.all(Array.from({ length: 500 }, () => busy.app.inject('/readyz')));
        expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        expect(asked).toBe(1);
        asked = -1;
        expect((await busy.app.inject('/readyz')).json()).toEqual({ ready: false, failed: ['draining'] });
      } finally {
        await busy.close();
      }
    });

    test('a proxy, or a monitor, of our own is told as often as it asks; others are not', async () => {
      const busy = await openTestServer(server.store, { rates: { probes: 3 } });
      try {
        const statuses = async (remoteAddress: string) => {
          const all: number[] = [];
          for (let times = 0; times < 5; times += 1)
            for (const url of ['/readyz', '/healthz'])
              all.push((await busy.app.inject({ url, remoteAddress })).statusCode);
          return all;
        };
        const always = Array(10).fill(200);
        for (const own of ['127.0.0.1', '::1', '10.0.0.7', '192.168.1.2', 'fd00::7'])
          expect(await statuses(own), own).toEqual(always);
        for (const other of ['9.9.9.9', '2620:fe::9'])
          expect(await statuses(other), other).toEqual([200, 200, 200, ...Array(7).fill(429)]);
      } finally {
        await busy.close();
      }
    });

    test('behind a proxy on the same machine, a flood of questions from outside fails no probe of the proxy', async () => {
      const behind = await openTestServer(server.store, { proxies: 1, rates: { probes: 3 } });
      try {
        const ask = (headers: Record<string, string>) => behind.app.inject({ url: '/readyz', headers });
        const flood = [];
        for (let times = 0; times < 5; times += 1)
          flood.push((await ask({ 'x-forwarded-for': '9.9.9.9' })).statusCode);
        expect(flood).toEqual([200, 200, 200, 429, 429]);
        expect((await ask({})).statusCode).toBe(200);
      } finally {
        await behind.close();
      }
    });

    test('figures are shown on a port of their own, and nowhere else', async () => {
      const anna = await newGuest(server);
      await anna.ask('GET', `${API}/players/${anna.id}`);
      const figures = await openMetricsServer(server.metrics, 0, '127.0.0.1');
      const { port, address } = figures.address() as AddressInfo;
      const shown = await new Client(`http://127.0.0.1:${port}`).ask('GET', '/metrics');
      expect(address).toBe('127.0.0.1');
      expect(shown.text).toContain(
        'riposte_http_request_seconds_count{route="/api/v1/players/:player",status="2xx"}',
      );
      expect(shown.text).not.toMatch(/route="[^"]*[0-9a-z]{26}/);
      expect((await new Client(`http://127.0.0.1:${port}`).ask('GET', '/')).status).toBe(404);
      expect((await new Client(server.url).ask('GET', '/metrics')).status).toBe(404);
      await new Promise((resolve) => figures.close(resolve));
    });

    test('figures are shown at another address where the operator says so', async () => {
      const figures = await openMetricsServer(server.metrics, 0, '0.0.0.0');
      const { port, address } = figures.address() as AddressInfo;
      expect(address).toBe('0.0.0.0');
      expect((await new Client(`http://127.0.0.1:${port}`).ask('GET', '/metrics')).status).toBe(200);
      await new Promise((resolve) => figures.close(resolve));
    });

    test('nothing in the log says who can sign in, or how', async () => {
      const client = await newGuest(server);
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
});

describe('the document', () => {
  test('describes every route of the API with a summary, and every error', async () => {
    const { paths } = (await openApiDocument()) as {
      paths: Record<string, Record<string, { summary?: string; responses?: Record<string, unknown> }>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({ name: `${method} ${path}`, ...route })),
    );
    expect(routes.length).toBeGreaterThan(30);
    for (const { name, summary, responses } of routes) {
      expect(summary, name).toBeTruthy();
      expect(Object.keys(responses ?? {}), name).toContain('4XX');
    }
  });
});
