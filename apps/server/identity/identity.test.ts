import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { STORES, type TestStore } from '../testing/databases.ts';
import { countAttempt } from './attempts.ts';
import type { Identity } from './identity.ts';
import {
  good,
  HOME,
  identityAt,
  identityOn,
  NOBODY,
  newEmail,
  PASSWORD,
  registered,
  URL_OF_TESTS,
  withCookies,
  withToken,
} from './testIdentity.ts';
import { addToken } from './tokens.ts';

describe.each(STORES)('identity on $form', ({ open }) => {
  let store: TestStore;
  let identity: Identity;
  identityOn(open, (...opened) => {
    [store, identity] = opened;
  });

  const newGuest = (name?: string) => good(identity.guest(NOBODY, name));
  const newMember = () => registered(identity);

  async function countOf(table: string): Promise<number> {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(store.db);
    return rows[0]?.count ?? 0;
  }

  test('the tables are those that better-auth wants', async () => {
    const { toBeCreated, toBeAdded } = await getMigrations(identity.auth.options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  });

  describe('a guest', () => {
    test('is there after one request, and known by a cookie', async () => {
      const { player, cookies } = await newGuest('Anna Maria');
      expect(player).toEqual({ id: expect.any(String), name: 'Anna Maria', kind: 'guest' });
      expect(await identity.whoIs(withCookies(cookies))).toEqual(player);
      expect(await identity.caller(withCookies(cookies))).toEqual({ player, by: 'session' });
    });

    test('who gives no name gets one', async () => {
      expect((await newGuest()).player.name).toMatch(/^Guest \d{4}$/);
    });

    test('whose name is no name is not made', async () => {
      const before = await countOf('players');
      expect(await identity.guest(NOBODY, '\u202EannA')).toMatchObject({ ok: false, error: 'BAD_NAME' });
      expect(await countOf('players')).toBe(before);
    });

    test('does not become another guest by asking again', async () => {
      const { cookies } = await newGuest();
      expect(await identity.guest(withCookies(cookies))).toMatchObject({ error: 'NOT_ALLOWED' });
    });

    test('two at once are two players', async () => {
      const both = await Promise.all([newGuest(), newGuest(), newGuest(), newGuest()]);
      expect(new Set(both.map(({ player }) => player.id)).size).toBe(4);
    });
  });

  describe('cookies', () => {
    test('are HttpOnly and SameSite, and go without encryption on the loopback address only', async () => {
      for (const [url, isSecure] of [
        ['http://localhost:8080', false],
        ['http://127.0.0.1:8080', false],
        ['https://localhost:8080', true],
        ['https://riposte.example', true],
        ['http://riposte.example', true],
      ] as const) {
        const { cookies } = await good(identityAt(store, url).guest(NOBODY));
        expect(cookies.length, url).toBeGreaterThan(0);
        for (const cookie of cookies) {
          expect(cookie, url).toMatch(/; HttpOnly/);
          expect(cookie, url).toMatch(/; SameSite=Lax/);
          expect(/; Secure/.test(cookie), url).toBe(isSecure);
          expect(cookie).not.toMatch(/; Domain/i);
        }
      }
    });

    test('forged, cut or signed by another secret prove nothing', async () => {
      const { cookies } = await newGuest();
      const [pair] = (cookies[0] ?? '').split(';');
      const [name, value = ''] = (pair ?? '').split('=');
      const [token, signature = ''] = decodeURIComponent(value).split('.');
      const other = await newGuest();
      const [, otherValue = ''] = (other.cookies[0] ?? '').split(';')[0]?.split('=') ?? [];
      const [, otherSignature] = decodeURIComponent(otherValue).split('.');
      for (const forged of [
        token,
        `${token}.`,
        `${token}.${signature.slice(0, -4)}AAA=`,
        `${token}.${otherSignature}`,
        `${token}x.${signature}`,
        '',
        '%',
        '%00',
        'a'.repeat(5_000),
      ]) {
        expect(await identity.whoIs(new Headers({ cookie: `${name}=${forged}` })), forged).toBeUndefined();
      }
    });
  });

  describe('a guest who registers', () => {
    test('stays the same player, is a member, and signs in from elsewhere', async () => {
      const guest = await newGuest('Berta');
      const email = newEmail();
      const headers = withCookies(guest.cookies);
      const member = await good(identity.register(headers, { email, password: PASSWORD }));
      expect(member.player).toEqual({ ...guest.player, kind: 'member' });
      expect(await identity.whoIs(withCookies(member.cookies))).toMatchObject({ id: guest.player.id });
      const elsewhere = await good(identity.signIn(HOME, email.toUpperCase(), PASSWORD));
      expect(elsewhere.player).toEqual(member.player);
      expect((await identity.account(withCookies(elsewhere.cookies))).email).toBe(email);
    });

    test('loses the session of the guest', async () => {
      const guest = await newGuest();
      await good(identity.register(withCookies(guest.cookies), { email: newEmail(), password: PASSWORD }));
      expect(await identity.whoIs(withCookies(guest.cookies))).toBeUndefined();
    });

    test('keeps the tokens', async () => {
      const guest = await newGuest();
      const { token } = await good(addToken(identity.db, guest.player, 'bot'));
      await good(identity.register(withCookies(guest.cookies), { email: newEmail(), password: PASSWORD }));
      expect(await identity.whoIs(withToken(token))).toMatchObject({ id: guest.player.id, kind: 'member' });
    });

    test('with an address that is taken stays a guest', async () => {
      const { email } = await newMember();
      const guest = await newGuest();
      const headers = withCookies(guest.cookies);
      const asked = { email: email.toUpperCase(), password: 'another password' };
      expect(await identity.register(headers, asked)).toMatchObject({ ok: false, error: 'BAD_ACCOUNT' });
      expect(await identity.whoIs(headers)).toMatchObject({ id: guest.player.id, kind: 'guest' });
      expect(await identity.signIn(HOME, email, 'another password')).toMatchObject({
        error: 'WRONG_PASSWORD',
      });
    });

    test('twice at once becomes a member once', async () => {
      const guest = await newGuest();
      const headers = withCookies(guest.cookies);
      const email = newEmail();
      const answers = await Promise.all(
        [1, 2, 3].map(() => identity.register(headers, { email, password: PASSWORD })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const accounts = await identity.db
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.userId')
        .select('accounts.id')
        .where('users.email', '=', email)
        .execute();
      expect(accounts).toHaveLength(1);
    });

    test('two at once with one address: one gets it, the other stays a guest', async () => {
      const guests = await Promise.all([newGuest(), newGuest()]);
      const email = newEmail();
      const answers = await Promise.all(
        guests.map(({ cookies }) => identity.register(withCookies(cookies), { email, password: PASSWORD })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: 'BAD_ACCOUNT' });
      const loser = guests[answers.findIndex(({ ok }) => !ok)];
      expect(await identity.whoIs(withCookies(loser?.cookies ?? []))).toMatchObject({ kind: 'guest' });
    });

    test('is refused to a member', async () => {
      const { cookies } = await newMember();
      const again = identity.register(withCookies(cookies), { email: newEmail(), password: PASSWORD });
      expect(await again).toMatchObject({ error: 'ALREADY_MEMBER' });
    });

    test('cannot take the address of a guest', async () => {
      const asked = identity.register(NOBODY, { email: 'x@guest.invalid', password: PASSWORD });
      expect(await asked).toMatchObject({ error: 'BAD_ACCOUNT' });
    });
  });

  describe('signing in', () => {
    test('needs the right password, and does not say whether the address exists', async () => {
      const usual = identityAt(store, URL_OF_TESTS, {});
      const { email, player } = await registered(usual);
      const wrong = await usual.signIn(HOME, email, 'wrong password');
      const unknown = await usual.signIn(HOME, newEmail(), 'wrong password');
      expect(wrong).toMatchObject({ ok: false, error: 'WRONG_PASSWORD' });
      expect(unknown).toEqual(wrong);
      expect(await usual.signIn(HOME, email, PASSWORD)).toMatchObject({ ok: true, value: { player } });
      // What is kept is slow to guess: scrypt, with salt.
      const { rows } = await sql<{ password: string }>`
        select password from accounts join users on users.id = accounts."userId" where email = ${email}`.execute(
        store.db,
      );
      expect(rows).toEqual([{ password: expect.stringMatching(/^[0-9a-f]{32}:[0-9a-f]{128}$/) }]);
    });

    test('is refused after ten tries from one address, with the right password too; elsewhere it goes on', async () => {
      const { email } = await newMember();
      for (let tries = 0; tries < 10; tries += 1) await identity.signIn('10.0.0.1', email, 'wrong password');
      expect(await identity.signIn('10.0.0.1', email, PASSWORD)).toMatchObject({ error: 'TOO_MANY' });
      expect(await identity.signIn('10.0.0.2', email, PASSWORD)).toMatchObject({ ok: true });
    });

    test('is possible again when the time is over, and what was counted is forgotten', async () => {
      const { email } = await newMember();
      for (let tries = 0; tries < 11; tries += 1) await identity.signIn('10.0.0.3', email, 'wrong password');
      await sql`update attempts set until = now() - interval '1 second'`.execute(store.db);
      expect(await identity.signIn('10.0.0.3', email, PASSWORD)).toMatchObject({ ok: true });
      expect(await countOf('attempts')).toBe(3);
    });

    test('no address and no account stands in what is counted', async () => {
      const { email } = await newMember();
      await identity.signIn('10.0.0.4', email, PASSWORD);
      const { rows } = await sql`select * from attempts`.execute(store.db);
      expect(JSON.stringify(rows)).not.toMatch(/10\.0\.0\.4|riposte\.example/);
    });

    test('goes on for the owner, a little slower, though others have guessed from everywhere', async () => {
      const { email } = await newMember();
      for (let tries = 0; tries < 51; tries += 1) {
        await good(countAttempt(identity.db, `10.1.0.${tries}`, email));
      }
      const begun = performance.now();
      expect(await identity.signIn('10.0.0.5', email, PASSWORD)).toMatchObject({ ok: true });
      expect(performance.now() - begun).toBeGreaterThan(150);
      // However many guess, it never takes long.
      await sql`update attempts set count = 1000000 where count > 50`.execute(store.db);
      expect(await good(countAttempt(identity.db, '10.0.0.6', email))).toBe(3_000);
    });

    test('out ends the session, also for a thief who kept the cookie', async () => {
      const { cookies } = await newMember();
      const cleared = await identity.signOut(withCookies(cookies));
      expect(cleared.join()).toMatch(/Max-Age=0/);
      expect(await identity.whoIs(withCookies(cookies))).toBeUndefined();
    });
  });

  test('a player’s name can be changed', async () => {
    const { player, cookies }: { player: StoredPlayer; cookies: readonly string[] } = await newGuest();
    await identity.rename(player.id, 'Dora');
    expect(await identity.whoIs(withCookies(cookies))).toMatchObject({ id: player.id, name: 'Dora' });
  });
});
