import { describe, expect, test } from 'vitest';
import { Authenticator } from '../identity/authenticator.ts';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { Client, DUEL, newGuest, PASSWORD, serverOn } from './testServer.ts';

let emails = 0;

describe.each(STORES)('accounts over HTTP on $form', ({ open }) => {
  const server = serverOn(open);

  describe('accounts', () => {
    test('a guest is a player after one request', async () => {
      const client = await newGuest(server, 'Anna Maria');
      const { data, headers } = await client.ask('GET', `${API}/me`);
      expect(data).toEqual({ player: { id: client.id, name: 'Anna Maria', kind: 'guest' }, token: false });
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('without a cookie a request is a stranger’s', async () => {
      const { status, data } = await new Client(server.url).ask('GET', `${API}/me`);
      expect([status, data.code]).toEqual([401, 'NOT_SIGNED_IN']);
    });

    test('a guest registers, signs out, signs in, and is the same player', async () => {
      const client = await newGuest(server);
      emails += 1;
      const email = `web${emails}@riposte.example`;
      expect((await client.ask('POST', `${API}/register`, { email, password: PASSWORD })).data).toEqual({
        id: client.id,
        name: client.name,
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
      const client = await newGuest(server);
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
      expect(player).toEqual({ id: client.id, name: client.name, kind: 'member' });
      expect((await elsewhere.ask('POST', `${passkeys}/verify-authentication`, answer)).status).toBe(403);
    });

    test('what better-auth could do besides is not reachable', async () => {
      const client = await newGuest(server);
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
      const client = await newGuest(server);
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
      const client = await newGuest(server);
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

    test('a player revokes no token of another', async () => {
      const [mine, other] = [await newGuest(server), await newGuest(server)];
      const { data } = await mine.ask('POST', `${API}/me/tokens`, { name: 'my bot' });
      expect((await other.ask('DELETE', `${API}/me/tokens/${data.id}`)).status).toBe(404);
    });
  });
});
