import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import { KnownCallers } from '../identity/knownCallers.ts';
import { API } from './app.ts';
import { Client, newGuest, PASSWORD, type TestServer } from './testServer.ts';
import { sameClientAt, twoServers } from './twoServers.ts';

let emails = 0;

describe('who asks', () => {
  const { here, there, trips } = twoServers();

  const statusAt = async (server: TestServer, client: Client) =>
    (await sameClientAt(server, client).ask('GET', `${API}/me/blocks`)).status;
  const nameAt = async (server: TestServer, client: Client) =>
    (await sameClientAt(server, client).ask('GET', `${API}/me`)).data.player.name;

  async function member() {
    emails += 1;
    const account = { email: `asks${emails}@riposte.example`, password: PASSWORD };
    const [desk, phone] = [new Client(here.url), new Client(here.url)];
    await desk.ask('POST', `${API}/register`, account);
    await phone.ask('POST', `${API}/sign-in`, account);
    return { desk, phone };
  }

  test('a session is one question to the store, and none while it is remembered; so is a token', async () => {
    const anna = await newGuest(here);
    const { token } = (await anna.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
    const bot = new Client(there.url, { authorization: `Bearer ${token}` });
    for (const client of [sameClientAt(there, anna), bot]) {
      const first = await trips.during(() => client.ask('GET', `${API}/games`));
      // A token notes the day on which it was used.
      expect(first.filter(({ text }) => text.startsWith('select'))).toHaveLength(1);
      expect(await trips.during(() => client.ask('GET', `${API}/games`))).toEqual([]);
    }
  });

  test('many requests at once ask once', async () => {
    const anna = await newGuest(here);
    const client = sameClientAt(there, anna);
    const asked = await trips.during(() =>
      Promise.all(Array.from({ length: 10 }, () => client.ask('GET', `${API}/games`))),
    );
    expect(asked).toHaveLength(1);
  });

  test('who signs out is refused at once where they did, and on another node as soon as it is told', async () => {
    const anna = await newGuest(here);
    expect([await statusAt(here, anna), await statusAt(there, anna)]).toEqual([200, 200]);
    await sameClientAt(here, anna).ask('POST', `${API}/sign-out`);
    expect(await statusAt(here, anna)).toBe(401);
    await expect.poll(() => statusAt(there, anna), { timeout: 2_000 }).toBe(401);
  });

  test.each<[what: string, act: (desk: Client) => Promise<{ readonly status: number }>]>([
    ['signed out elsewhere', (desk) => desk.ask('DELETE', `${API}/me/sessions`)],
    [
      'with a new password',
      (desk) =>
        desk.ask('POST', `${API}/me/password`, { password: PASSWORD, newPassword: 'a quite different one' }),
    ],
    ['erased', (desk) => desk.ask('DELETE', `${API}/me`, { password: PASSWORD })],
  ])('a player %s is forgotten on all nodes', async (_what, act) => {
    const { desk, phone } = await member();
    expect([await statusAt(here, phone), await statusAt(there, phone)]).toEqual([200, 200]);
    expect((await act(desk)).status).toBe(204);
    expect(await statusAt(here, phone)).toBe(401);
    await expect.poll(() => statusAt(there, phone), { timeout: 2_000 }).toBe(401);
  });

  test('a revoked token is refused at once', async () => {
    const anna = await newGuest(here);
    const { id, token } = (await anna.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
    const bot = new Client(here.url, { authorization: `Bearer ${token}` });
    expect((await bot.ask('GET', `${API}/me`)).status).toBe(200);
    await anna.ask('DELETE', `${API}/me/tokens/${id}`);
    expect((await bot.ask('GET', `${API}/me`)).status).toBe(401);
  });

  test('a new name, and a guest who registers, are seen at once, and elsewhere as soon as it is told', async () => {
    const anna = await newGuest(here, 'Annika');
    expect([await nameAt(here, anna), await nameAt(there, anna)]).toEqual(['Annika', 'Annika']);
    await anna.ask('PATCH', `${API}/me`, { name: 'Annette' });
    expect(await nameAt(here, anna)).toBe('Annette');
    await expect.poll(() => nameAt(there, anna), { timeout: 2_000 }).toBe('Annette');
    emails += 1;
    const account = { email: `asks${emails}@riposte.example`, password: PASSWORD };
    expect((await anna.ask('POST', `${API}/register`, account)).data.kind).toBe('member');
    expect((await anna.ask('GET', `${API}/me`)).data.player.kind).toBe('member');
  });

  test('a cookie that somebody else signed is nobody, and no question to the store', async () => {
    const anna = await newGuest(here);
    const [name = '', value = ''] = anna.cookie.split('=');
    const token = decodeURIComponent(value).split('.')[0];
    for (const cookie of [
      `${name}=${token}`,
      `${name}=${encodeURIComponent(`${token}.${Buffer.alloc(32).toString('base64')}`)}`,
      `${name}=%`,
    ]) {
      const client = new Client(there.url, { cookie, origin: there.url });
      const asked = await trips.during(async () =>
        expect((await client.ask('GET', `${API}/me/blocks`)).status).toBe(401),
      );
      expect(asked).toEqual([]);
    }
  });

  test('two players who ask in the same second are told of themselves', async () => {
    const [anna, ben] = [await newGuest(here, 'Amalie'), await newGuest(here, 'Benedikt')];
    for (let times = 0; times < 5; times++) {
      const [one, other] = await Promise.all([nameAt(there, anna), nameAt(there, ben)]);
      expect([one, other]).toEqual(['Amalie', 'Benedikt']);
    }
  });

  test('where the bus does not reach, a session that has ended is believed for five seconds at most', async () => {
    let now = 0;
    const callers = new KnownCallers(localBus(), () => now);
    let player: string | undefined = 'anna';
    const find = async () =>
      (
        await callers.find('session 1', async () =>
          player === undefined
            ? undefined
            : { player: { id: player, name: 'Anna', kind: 'guest' }, by: 'session' },
        )
      )?.player.id;
    expect(await find()).toBe('anna');
    player = undefined;
    now = 4_999;
    expect(await find()).toBe('anna');
    now = 5_000;
    expect(await find()).toBeUndefined();
  });

  test('an answer that was on its way while the player signed out is not remembered', async () => {
    const callers = new KnownCallers(undefined, () => 0);
    const { promise, resolve } = Promise.withResolvers<void>();
    const anna = { player: { id: 'anna', name: 'Anna', kind: 'guest' }, by: 'session' } as const;
    const late = callers.find('session 1', () => promise.then(() => anna));
    callers.forget('anna');
    resolve();
    expect(await late).toEqual(anna);
    expect(await callers.find('session 1', async () => undefined)).toBeUndefined();
  });
});
