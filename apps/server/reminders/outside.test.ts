import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { call, leadsOutside } from './call.ts';
import { Inside, isOutside, parseOutside } from './outside.ts';

describe('addresses', () => {
  test.each([
    '93.184.215.14',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
  ])('%s is outside', (address) => expect(isOutside(address)).toBe(true));

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:93.184.215.14',
    '64:ff9b::7f00:1',
    '100::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is not', (address) => expect(isOutside(address)).toBe(false));
});

describe('URLs', () => {
  test.each(['https://push.example/abc', 'https://push.example:443/abc', 'https://1.1.1.1/'])(
    '%s may be called',
    (url) => expect(parseOutside(url, 'outside')).toBeDefined(),
  );

  test.each([
    'nonsense',
    'http://push.example/abc',
    'ftp://push.example/abc',
    'file:///etc/passwd',
    'https://push.example:8443/abc',
    'https://name:word@push.example/',
    'https://localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
  ])('%s may not', async (url) => {
    expect(parseOutside(url, 'outside')).toBeUndefined();
    await expect(call({ url, headers: {}, body: '' }, 'outside')).rejects.toBeInstanceOf(Inside);
  });
});

describe('a name that leads inside, whatever it looks like', () => {
  const url = 'https://push.example/';
  const INSIDE = { address: '127.0.0.1', family: 4 };
  const OUTSIDE = { address: '93.184.215.14', family: 4 };

  test('is found when it is given, though others of its addresses are outside', async () => {
    const find = async () => [OUTSIDE, INSIDE];
    expect(await leadsOutside(new URL(url), 'outside', find)).toBe(false);
    expect(await leadsOutside(new URL(url), 'outside', async () => [OUTSIDE])).toBe(true);
    expect(await leadsOutside(new URL(url), 'outside', async () => [])).toBe(false);
  });

  test('is not connected to, though it led elsewhere when it was given', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const find = async () => [INSIDE];
    const called = call({ url, headers: {}, body: '' }, 'outside', find);
    await expect(called).rejects.toBeInstanceOf(Inside);
    // The same way, open for tests, does connect: so it was the check that did not.
    const there = new URL(url);
    there.port = String((server.address() as AddressInfo).port);
    await expect(call({ url: there.href, headers: {}, body: '' }, 'anywhere', find)).rejects.toThrow();
    expect(connections).toBe(1);
    await new Promise((resolve) => server.close(resolve));
  });
});
