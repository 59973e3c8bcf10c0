import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { STORES, type TestStore } from '../testing/databases.ts';
import type { Identity } from './identity.ts';
import { good, identityOn, NOBODY, withCookies, withToken } from './testIdentity.ts';
import { addToken, listTokens, revokeToken } from './tokens.ts';

describe.each(STORES)('an API token on $form', ({ open }) => {
  let store: TestStore;
  let identity: Identity;
  identityOn(open, (...opened) => {
    [store, identity] = opened;
  });

  const newGuest = (name?: string) => good(identity.guest(NOBODY, name));

  test('is its player, until it is revoked', async () => {
    const { player } = await newGuest();
    const { token, id } = await good(addToken(identity.db, player, 'my bot'));
    expect(token).toMatch(/^riposte_[\w-]{43}$/);
    expect(await identity.caller(withToken(token))).toEqual({ player, by: 'token' });
    expect(await revokeToken(identity.db, player, id)).toBe(true);
    // Else it might be remembered for five seconds.
    identity.forget(player.id);
    expect(await identity.whoIs(withToken(token))).toBeUndefined();
  });

  test('is nowhere in the database, and in no list', async () => {
    const { player } = await newGuest();
    const { token } = await good(addToken(identity.db, player, 'my bot'));
    await identity.whoIs(withToken(token));
    const { rows } = await sql`select * from tokens`.execute(store.db);
    expect(JSON.stringify(rows)).not.toContain(token.slice('riposte_'.length));
    const listed = await listTokens(identity.db, player);
    expect(listed).toEqual([
      { id: expect.any(String), name: 'my bot', createdAt: expect.any(String), usedAt: expect.any(String) },
    ]);
  });

  test('of another player cannot be revoked', async () => {
    const [mine, other] = [await newGuest(), await newGuest()];
    const { token, id } = await good(addToken(identity.db, mine.player, 'my bot'));
    expect(await revokeToken(identity.db, other.player, id)).toBe(false);
    expect(await identity.whoIs(withToken(token))).toMatchObject({ id: mine.player.id });
  });

  test('that is wrong proves nothing, though the cookie beside it is right', async () => {
    const { cookies } = await newGuest();
    for (const authorization of [
      'Bearer x',
      'Bearer',
      '',
      `Bearer riposte_${'A'.repeat(43)}`,
      'Basic eDp5',
    ]) {
      const headers = withCookies(cookies);
      headers.set('authorization', authorization);
      expect(await identity.whoIs(headers), authorization).toBeUndefined();
    }
  });

  test('there are twenty at most, also when many are asked for at once', async () => {
    const { player } = await newGuest();
    const asked = Array.from({ length: 25 }, (_, index) => addToken(identity.db, player, `bot ${index}`));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  });
});
