import fastify from 'fastify';
import { expect, test } from 'vitest';
import { postgresStore } from '../testing/databases.ts';
import { API } from './app.ts';
import { addressOf, isOwn, networkOf, siteOf } from './network.ts';
import { openTestServer } from './testServer.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', undefined],
  ['::ffff:192.0.2.7', '192.0.2.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['nonsense', 'nonsense', undefined],
])('%s belongs to %s, of %s', (address, network, site) => {
  expect([networkOf(address), siteOf(address)]).toEqual([network, site]);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['fe80::1%eth0', true],
  ['fd00::1', true],
  ['9.9.9.9', false],
  ['::ffff:9.9.9.9', false],
  ['2620:fe::9', false],
  ['10.1.2.3:80', false],
  ['unknown', false],
  ['', false],
])('“%s” is of our own network: %s', (address, own) => {
  expect(isOwn(address)).toBe(own);
});

test('300 addresses of one IPv6 network make as many guests as one address, and a site of many networks only some more', async () => {
  const store = await postgresStore();
  const server = await openTestServer(store, { rates: { guests: 5 } });
  try {
    const made = async (addresses: readonly string[]) => {
      let guests = 0;
      for (const remoteAddress of addresses) {
        const asked = { method: 'POST', url: `${API}/guests`, payload: {}, remoteAddress } as const;
        const { statusCode } = await server.app.inject({ ...asked, headers: { origin: server.url } });
        expect([200, 429]).toContain(statusCode);
        if (statusCode === 200) guests++;
      }
      return guests;
    };
    const numbers = Array.from({ length: 300 }, (_, number) => number.toString(16));
    expect(await made(numbers.map((number) => `2001:db8:0:1::${number}`))).toBe(5);
    expect(await made(numbers.map((number) => `2001:db8:0:${number}::1`))).toBeLessThanOrEqual(40);
    expect(await made(['2001:db8:7:1::1', '192.0.2.1', '192.0.2.2'])).toBe(3);
  } finally {
    await server.close();
    await store.close();
  }
});

test.each([
  [0, undefined],
  [0, '203.0.113.9'],
  [1, '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9'],
  [2, '198.51.100.1,203.0.113.9'],
  [3, ' 198.51.100.1 , 203.0.113.9 '],
  [1, ''],
])('behind %i proxies that say “%s” the client is where the application sees it', async (proxies, said) => {
  const app = fastify({ trustProxy: (_address, hop) => hop < proxies });
  app.get('/', async (request) => [request.ip, addressOf(request.raw, proxies)]);
  const headers = said === undefined ? {} : { 'x-forwarded-for': said };
  const [seen, found] = (await app.inject({ url: '/', headers })).json();
  expect(found).toBe(seen);
});
