import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { STORES, type TestStore } from '../testing/databases.ts';
import { Authenticator } from './authenticator.ts';
import type { Identity } from './identity.ts';
import { good, HOME, identityOn, NOBODY, registered, URL_OF_TESTS, withCookies } from './testIdentity.ts';

describe.each(STORES)('a passkey on $form', ({ open }) => {
  let store: TestStore;
  let identity: Identity;
  identityOn(open, (...opened) => {
    [store, identity] = opened;
  });

  const newGuest = (name?: string) => good(identity.guest(NOBODY, name));

  /** What a browser with a security key does. */
  async function passkey(path: 'register' | 'authenticate', key: Authenticator, cookies: readonly string[]) {
    const isNew = path === 'register';
    const options = await good(
      identity.passkey(
        isNew ? '/passkey/generate-register-options' : '/passkey/generate-authenticate-options',
        { headers: withCookies(cookies), query: '' },
        HOME,
      ),
    );
    const { challenge } = (await options.json()) as { challenge: string };
    const response = isNew ? key.register(challenge) : key.authenticate(challenge);
    const headers = withCookies([...cookies, ...options.headers.getSetCookie()]);
    const body = JSON.stringify({ response });
    return good(
      identity.passkey(
        isNew ? '/passkey/verify-registration' : '/passkey/verify-authentication',
        { headers, query: '', body },
        HOME,
      ),
    );
  }

  test('makes a guest a member, the same player, who signs in with it from elsewhere', async () => {
    const guest = await newGuest('Carla');
    const key = new Authenticator(URL_OF_TESTS);
    const registered = await passkey('register', key, guest.cookies);
    expect(registered.status).toBe(200);
    const member = { id: guest.player.id, name: 'Carla', kind: 'member' };
    expect(await identity.whoIs(withCookies(guest.cookies))).toMatchObject(member);
    const signedIn = await passkey('authenticate', key, []);
    expect(signedIn.status).toBe(200);
    expect(await identity.whoIs(withCookies(signedIn.headers.getSetCookie()))).toMatchObject(member);
  });

  test('may be registered by a guest whose session is old', async () => {
    const guest = await newGuest();
    await sql`update sessions set "createdAt" = now() - interval '90 days'`.execute(store.db);
    const registered = await passkey('register', new Authenticator(URL_OF_TESTS), guest.cookies);
    expect(registered.status).toBe(200);
  });

  test('is refused to a member whose session is old, who has to sign in again first', async () => {
    const { cookies } = await registered(identity);
    await sql`update sessions set "createdAt" = now() - interval '90 days'`.execute(store.db);
    const options = await good(
      identity.passkey(
        '/passkey/generate-register-options',
        { headers: withCookies(cookies), query: '' },
        HOME,
      ),
    );
    expect(options.status).toBe(403);
  });

  test('of another site is refused', async () => {
    const guest = await newGuest();
    const registered = await passkey('register', new Authenticator('http://evil.example'), guest.cookies);
    expect(registered.ok).toBe(false);
    expect(await identity.whoIs(withCookies(guest.cookies))).toMatchObject({ kind: 'guest' });
  });

  test('signed by another key is refused', async () => {
    const guest = await newGuest();
    const key = new Authenticator(URL_OF_TESTS);
    await passkey('register', key, guest.cookies);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const thief = Object.assign(Object.create(key), {
      authenticate: (challenge: string) => key.authenticate(challenge, privateKey),
    }) as Authenticator;
    const answer = await passkey('authenticate', thief, []);
    expect(answer.ok).toBe(false);
    expect(answer.headers.getSetCookie().join()).not.toContain('session_token=');
  });

  test('is tried so often from one address, and as often as they like from all together', async () => {
    const verify = (address: string) =>
      identity.passkey('/passkey/verify-authentication', { headers: NOBODY, query: '', body: '{}' }, address);
    const refused: string[] = [];
    for (let tries = 0; tries < 101; tries += 1) {
      const [mine, others] = [await verify('10.0.0.1'), await verify(`10.0.1.${tries}`)];
      if (!mine.ok) refused.push(`${tries}`);
      if (!others.ok) refused.push('another');
    }
    expect(refused).toEqual(['100']);
  });
});
