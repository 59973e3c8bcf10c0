import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import { addToken, revokeToken } from '../identity/tokens.ts';
import { FORMS } from '../testing/forms.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { GENEROUS, listening } from '../testing/liveNode.ts';
import { greeting, heardOn, knock, rawConnection } from '../testing/rawConnection.ts';
import { granted } from '../testing/tables.ts';
import { OPEN, type Socket } from './socket.ts';

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  test('a player by a token, and a stranger', async () => {
    const { one, ann } = house;
    expect((await house.clientOf(ann, one)).welcome?.player).toEqual({ ...ann });
    expect((await house.clientOf(undefined, one)).welcome).not.toHaveProperty('player');
  });

  test.each([
    ['a token that is none', { authorization: 'Bearer riposte_nonsense' }, 401],
    ['a header that is no token', { authorization: 'Basic YTpi' }, 401],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page of no site', { origin: 'null' }, 403],
    ['a browser from elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['another page that brings a cookie', { origin: 'https://evil.example', cookie: 'a=b' }, 403],
  ])('%s is not let in', async (_case, headers: Record<string, string>, status) => {
    const { one } = house;
    expect(await knock(one, headers)).toBe(status);
  });

  test('a page of our own is', async () => {
    const { one } = house;
    expect(await knock(one, { origin: one.url })).toBe(101);
  });

  test('a connection that is refused is not kept', async () => {
    const node = await house.nodeWith({});
    const elsewhere = ['/', '/%zz', '/api/v1/games', `/${'x'.repeat(20_000)}`, '*'];
    const lines = [
      ...elsewhere.map((path) => greeting(node, { origin: node.url }, path)),
      ...[...elsewhere, '/api/v1/live'].map((path) =>
        greeting(node, { origin: 'https://evil.example' }, path),
      ),
    ];
    for (const line of lines) expect(await heardOn(rawConnection(node, line))).not.toContain(' 101 ');
    await expect.poll(() => node.connections(), { timeout: 3_000 }).toBe(0);
  });

  test('without an upgrade there is nothing here, and nothing else can be upgraded', async () => {
    const { one } = house;
    expect((await fetch(one.socketUrl.replace('ws:', 'http:'))).status).toBe(404);
    const answered = await heardOn(rawConnection(one, greeting(one, {}, '/api/v1/games')));
    expect(answered).not.toContain('101');
  });

  test('a player who signs out or revokes a token is disconnected from every node, and nobody else is', async () => {
    const { one, other, ben } = house;
    const ask = (method: string, path: string, cookie = '', body?: object) =>
      fetch(`${one.url}/api/v1${path}`, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const guest = await ask('POST', '/guests', '', { name: 'Gil' });
    const cookie = guest.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const made = async () =>
      (await (await ask('POST', '/me/tokens', cookie, { name: 'bot' })).json()) as Record<
        'id' | 'token',
        string
      >;
    const [first, second] = [await made(), await made()];
    const bystander = await house.clientOf(ben, other);

    const revoked = await house.clientWith(first.token, other);
    await ask('DELETE', `/me/tokens/${first.id}`, cookie);
    await revoked.until(() => revoked.closings.some(({ code }) => code === 'NOT_SIGNED_IN'));
    expect(await knock(other, { authorization: `Bearer ${first.token}` })).toBe(401);

    const signedOut = await house.clientWith(second.token, other);
    await ask('POST', '/sign-out', cookie);
    await signedOut.until(() => signedOut.closings.some(({ code }) => code === 'NOT_SIGNED_IN'));
    expect(bystander.closings).toEqual([]);
  });

  test('a revoked token ends its connections though nobody could be told, and no others', async () => {
    const { service, one, ann, ben } = house;
    const bus = localBus();
    await bus.close();
    const alone = await listening(await service.node({ bus }), { ...GENEROUS, credentialsAlone: 200 });
    try {
      const { id, token } = granted(await addToken(one.identity.db, ann, 'stolen'));
      const thief = await house.clientWith(token, alone);
      const owner = await house.clientOf(ann, alone);
      const stranger = await house.clientWith(undefined, alone);
      const bystander = await house.clientOf(ben, alone);
      await revokeToken(one.identity.db, ann, id);
      await thief.until(() => thief.closings.some(({ code }) => code === 'NOT_SIGNED_IN'));
      await wait(500);
      for (const client of [owner, stranger, bystander]) expect(client.closings).toEqual([]);
    } finally {
      await alone.close();
    }
  });

  test('an address that asks again and again is turned away before anything is looked up', async () => {
    const node = await house.nodeWith({ knocks: 0.01, knockBurst: 3, knockWait: 100 });
    const headers = { authorization: 'Bearer nobody' };
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push(await knock(node, headers));
    expect(answers).toEqual([401, 401, 401, 429, 429]);
  });

  test('a player, and an address, has so many connections and no more', async () => {
    const { ann, ben } = house;
    const node = await house.nodeWith({ perPlayer: 2, perAddress: 4 });
    const [first] = [await house.clientOf(ann, node), await house.clientOf(ann, node)];
    const authorization = `Bearer ${house.tokenOf(ann)}`;
    expect(await knock(node, { authorization })).toBe(429);
    await house.clientOf(ben, node);
    await house.clientOf(undefined, node);
    expect(await knock(node, {})).toBe(429);
    await first.close();
    await expect.poll(() => node.live.counts.channels).toBe(3);
    await house.clientOf(ann, node);
  });

  test('a site of many IPv6 networks may ask for more connections than one of them, and not for many more', async () => {
    const { live } = await house.nodeWith({ knocks: 0.01, knockBurst: 3, perAddress: 4 });
    const addresses = Array.from({ length: 60 }, (_, number) => `2001:db8:0:${number.toString(16)}::1`);
    expect(addresses.filter((address) => live.mayKnock(address))).toHaveLength(3 * 8);
    expect(live.mayKnock('2001:db8:1::1')).toBe(true);
    const open = (address: string) => {
      const wire = new EventEmitter();
      const end = () => void wire.emit('close');
      Object.assign(wire, { readyState: OPEN, bufferedAmount: 0, send() {}, close: end, terminate: end });
      live.open(wire as unknown as Socket, { player: undefined, address, isStill: async () => true });
      return wire;
    };
    const [first] = addresses.map(open);
    expect(live.counts.channels).toBe(4 * 8);
    open('2001:db8:1::1');
    expect(live.counts.channels).toBe(4 * 8 + 1);
    first?.emit('close');
    open('2001:db8:0:ff::1');
    expect(live.counts.channels).toBe(4 * 8 + 1);
  });
});
