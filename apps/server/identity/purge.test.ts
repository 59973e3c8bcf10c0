import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../testing/forms.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { granted, seated } from '../testing/tables.ts';
import { purge } from './purge.ts';
import { NOBODY, withCookies } from './testIdentity.ts';
import { addToken } from './tokens.ts';

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  async function newGuest() {
    const { player, cookies } = granted(await house.one.identity.guest(NOBODY));
    return { player, isIn: async () => (await house.one.identity.whoIs(withCookies(cookies))) !== undefined };
  }

  /** As if all that is known of these guests had happened so many days earlier. */
  async function age(days: number, ids: readonly string[]) {
    const { db } = house.one;
    const before = sql`make_interval(days => ${days}::integer)`;
    const players = sql`any(${sql.val(ids)}::text[])`;
    await sql`update players set created_at = created_at - ${before} where id = ${players}`.execute(db);
    await sql`update users set "createdAt" = "createdAt" - ${before} where "playerId" = ${players}`.execute(
      db,
    );
    await sql`
      update sessions set "updatedAt" = "updatedAt" - ${before}, "expiresAt" = "expiresAt" - ${before}
      where "userId" in (select "id" from users where "playerId" = ${players})`.execute(db);
    await sql`update tokens set created_at = created_at - ${before} where player_id = ${players}`.execute(db);
  }

  async function known(ids: readonly string[]): Promise<readonly boolean[]> {
    const rows = await house.one.db.selectFrom('players').select('id').where('id', 'in', ids).execute();
    return ids.map((id) => rows.some((row) => row.id === id));
  }

  test('guests who never sat down go after a week, guests who played when their session is over, and nobody else', async () => {
    const [idle, fresh, seatedGuest, programmer] = [
      await newGuest(),
      await newGuest(),
      await newGuest(),
      await newGuest(),
    ];
    await seated(house.one.matches, [seatedGuest.player, house.ben]);
    granted(await addToken(house.one.identity.db, programmer.player, 'bot'));
    const ids = [idle, fresh, seatedGuest, programmer].map(({ player }) => player.id);
    const aged = ids.filter((id) => id !== fresh.player.id);

    await age(8, aged);
    expect(await purge(house.one.db)).toBeGreaterThan(0);
    expect(await known(ids)).toEqual([false, true, true, true]);
    expect([await idle.isIn(), await fresh.isIn(), await seatedGuest.isIn()]).toEqual([false, true, true]);

    await age(90, aged);
    await purge(house.one.db);
    // Who has played stays as a name in the log; the login is gone, so is the programmer nobody ever met.
    expect(await known(ids)).toEqual([false, true, true, false]);
    // Who has just asked is remembered for five seconds.
    house.one.identity.forget(seatedGuest.player.id);
    expect(await seatedGuest.isIn()).toBe(false);
    expect(await known([house.ann.id, house.ben.id])).toEqual([true, true]);
    const { rows } = await sql`select from users where "playerId" = ${seatedGuest.player.id}`.execute(
      house.one.db,
    );
    expect(rows).toHaveLength(0);
  });

  test('links of e-mails go once they are no longer good', async () => {
    const { db } = house.one.identity;
    for (const [id, days] of [
      ['old', -1],
      ['good', 1],
    ] as const) {
      await sql`
        insert into verifications ("id", "identifier", "value", "expiresAt")
        values (${id}, ${id}, ${id}, now() + make_interval(days => ${days}::integer))`.execute(db);
    }
    await purge(house.one.db);
    const left = await db
      .selectFrom('verifications')
      .select('id')
      .where('id', 'in', ['old', 'good'])
      .execute();
    expect(left).toEqual([{ id: 'good' }]);
  });
});
