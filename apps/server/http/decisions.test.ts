import type { ModerationDeed } from '@riposte/protocol';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeedParts, moderate } from '../lobby/deeds.ts';
import { addModerator } from '../lobby/moderators.ts';
import { withLobby } from '../lobby/schema.ts';
import { addPlayer, findPlayer } from '../store/players.ts';
import { STORES } from '../testing/databases.ts';
import { Courtroom, desk, does, type Guest } from '../testing/moderators.ts';
import { API } from './app.ts';
import { type Client, serverOn } from './testServer.ts';

const DAY = 86_400_000;

describe.each(STORES)('decisions of moderators on $form', ({ open }) => {
  const configured: string[] = [];
  const server = serverOn(open, () => ({ moderators: configured }));
  const court = new Courtroom(server, configured);
  let mod: Guest;
  let second: Guest;
  beforeAll(async () => {
    mod = await court.moderator();
    second = await court.moderator();
  });

  const reasons = { why: 'see the reports', told: 'Insults.' };
  const suspend = (by: Client, player: Guest, days: number) =>
    does(by, { deed: 'suspended', player: player.id, days, ...reasons });
  const asks = (deed: 'banned' | 'erased', player: Guest) =>
    does(mod, { deed, player: player.id, ...reasons });
  const suspensionOf = async (client: Client) => (await client.ask('GET', `${API}/me`)).data.suspension;
  const daysLeft = async (client: Client) => {
    const { until } = await suspensionOf(client);
    return until === undefined ? Infinity : Math.round((Date.parse(until) - Date.now()) / DAY);
  };

  async function signOffOf({ id }: Guest): Promise<{ id: string; confirmed?: true } | undefined> {
    const { signOffs } = await desk(second);
    return signOffs.find((open_: { player: { id: string } }) => open_.player.id === id);
  }

  async function signOff(player: Guest): Promise<string> {
    const found = await signOffOf(player);
    if (!found) throw new Error('nothing waits for a second moderator');
    return found.id;
  }

  async function appealOf(player: Guest): Promise<string> {
    await player.ask('POST', `${API}/me/appeal`, { text: 'I am sorry.' });
    return (await suspensionOf(player)).appeal.id;
  }

  /** What a moderator does where accounts are deleted like this. */
  async function doesWhere(erase: DeedParts['erase'], moderator: Guest, deed: ModerationDeed) {
    const db = withLobby(server.store.db);
    const player = await findPlayer(db, moderator.id);
    if (!player) throw new Error('no such moderator');
    const nothing = async () => {};
    const parts = { db, configured, erase, leaveOpenTables: nothing, write: nothing };
    const unused = () => Promise.reject(new Error('is not asked for'));
    return moderate({ ...parts, closeTable: unused, takeName: unused }, player, deed);
  }

  test('a ban or a deletion that is asked for never shortens what stands', async () => {
    for (const deed of ['banned', 'erased'] as const) {
      const [long, short] = [await court.member(), await court.member()];
      await suspend(mod, long, 365);
      await suspend(mod, short, 3);
      for (const player of [long, short]) expect((await asks(deed, player)).status).toBe(204);
      expect([await daysLeft(long), await daysLeft(short)]).toEqual([365, 30]);
    }
    const banned = await court.member();
    await asks('banned', banned);
    await does(second, { deed: 'confirmed', signOff: await signOff(banned) });
    expect((await asks('erased', banned)).status).toBe(204);
    expect(await daysLeft(banned)).toBe(Infinity);
  });

  test('a suspension never shortens another: that has to be ended first', async () => {
    const player = await court.guest();
    await suspend(mod, player, 30);
    const shorter = await suspend(mod, player, 7);
    expect([shorter.status, shorter.data.text]).toEqual([403, expect.stringContaining('End that first')]);
    expect(await daysLeft(player)).toBe(30);
    expect((await suspend(mod, player, 90)).status).toBe(204);
    expect(await daysLeft(player)).toBe(90);
  });

  test('of two moderators who confirm and decline at the same moment exactly one has decided', async () => {
    for (const deed of ['banned', 'erased'] as const) {
      const player = await court.member();
      await asks(deed, player);
      const id = await signOff(player);
      const both = await Promise.all([
        does(second, { deed: 'confirmed', signOff: id }),
        does(mod, { deed: 'declined', signOff: id, why: 'too hard' }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
      const isConfirmed = both[0].status === 204;
      if (deed === 'banned') expect(await daysLeft(player)).toBe(isConfirmed ? Infinity : 30);
      else expect((await player.ask('GET', `${API}/me`)).status).toBe(isConfirmed ? 401 : 200);
    }
  });

  test('who declines while an account is being deleted is too late, and who declined before it is obeyed', async () => {
    const [gone, spared] = [await court.member(), await court.member()];
    for (const player of [gone, spared]) await asks('erased', player);
    const [late, early] = [await signOff(gone), await signOff(spared)];
    let status = 0;
    const erase = async () => {
      status = (await does(mod, { deed: 'declined', signOff: late, why: 'too hard' })).status;
      return { ok: true, value: undefined } as const;
    };
    expect(await doesWhere(erase, second, { deed: 'confirmed', signOff: late })).toMatchObject({ ok: true });
    expect(status).toBe(404);
    await does(mod, { deed: 'declined', signOff: early, why: 'too hard' });
    const never = () => Promise.reject(new Error('deleted'));
    const confirmed = await doesWhere(never, second, { deed: 'confirmed', signOff: early });
    expect(confirmed).toMatchObject({ ok: false, error: 'NOT_FOUND' });
  });

  test('a deletion that was interrupted stays on the list, and is finished when it is confirmed again', async () => {
    const player = await court.member();
    await asks('erased', player);
    const id = await signOff(player);
    const interrupted = () => Promise.reject(new Error('the process died'));
    await expect(doesWhere(interrupted, second, { deed: 'confirmed', signOff: id })).rejects.toThrow('died');
    expect(await signOffOf(player)).toMatchObject({ id, confirmed: true });
    expect(await daysLeft(player)).toBe(30);
    expect((await does(mod, { deed: 'declined', signOff: id, why: 'x' })).status).toBe(404);
    expect((await does(second, { deed: 'confirmed', signOff: id })).status).toBe(204);
    expect(await signOffOf(player)).toBeUndefined();
    expect((await player.ask('GET', `${API}/me`)).status).toBe(401);
  });

  test('an appeal that is granted ends the suspension that it is about, and no later one', async () => {
    const player = await court.guest();
    await suspend(mod, player, 3);
    const appeal = await appealOf(player);
    await suspend(mod, player, 90);
    for (const deed of ['granted', 'upheld'] as const) {
      const answer = await does(second, { deed, appeal, answer: 'Welcome back.' });
      expect([answer.status, answer.data.text]).toEqual([
        404,
        expect.stringContaining('That suspension has ended'),
      ]);
    }
    expect(await daysLeft(player)).toBe(90);
  });

  test('nobody decides about themselves', async () => {
    const { rude, line, table } = await court.quarrel();
    await suspend(mod, rude, 40);
    const appeal = await appealOf(rude);
    await does(mod, { deed: 'muted', player: rude.id, days: 7, why: 'insults' });
    await asks('banned', rude);
    const signOff_ = await signOff(rude);
    const own: readonly ModerationDeed[] = [
      { deed: 'unmuted', player: rude.id },
      { deed: 'unsuspended', player: rude.id, why: 'me' },
      { deed: 'settled', player: rude.id },
      { deed: 'dismissed', line },
      { deed: 'removed', line },
      { deed: 'granted', appeal, answer: 'me' },
      { deed: 'declined', signOff: signOff_, why: 'me' },
      { deed: 'confirmed', signOff: signOff_ },
      { deed: 'closed', table, why: 'I lose' },
    ];
    for (const deed of own) {
      const refused = await doesWhere(() => Promise.reject(new Error('deleted')), rude, deed);
      expect(refused, deed.deed).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
    }
  });

  test('a suspended moderator moderates nothing', async () => {
    const [player, moderator] = [await court.guest(), await court.member()];
    await suspend(mod, moderator, 3);
    await addModerator(withLobby(server.store.db), moderator.id);
    const refused = await does(moderator, { deed: 'unsuspended', player: moderator.id, why: 'me' });
    expect([refused.status, refused.data.code]).toEqual([403, 'SUSPENDED']);
    expect((await suspend(moderator, player, 3)).status).toBe(403);
    for (const path of ['', '/players?name=Guido', `/players/${player.id}`]) {
      expect((await moderator.ask('GET', `${API}/moderation${path}`)).status).toBe(403);
    }
    expect((await moderator.ask('GET', `${API}/me`)).data.moderator).toBeUndefined();
    await does(mod, { deed: 'unsuspended', player: moderator.id, why: 'a mistake' });
    expect((await moderator.ask('GET', `${API}/moderation`)).status).toBe(200);
  });

  test('while a ban waits for a second moderator no other decision closes the case, and ending it ends the ban too', async () => {
    const [waits, freed, pardoned] = [await court.member(), await court.member(), await court.member()];
    for (const player of [waits, freed, pardoned]) await asks('banned', player);
    for (const deed of [
      { deed: 'suspended', player: waits.id, days: 90, ...reasons },
      { deed: 'settled', player: waits.id },
    ]) {
      const refused = await does(second, deed);
      expect([refused.status, refused.data.text]).toEqual([403, expect.stringContaining('second moderator')]);
    }
    expect(await signOffOf(waits)).toBeDefined();
    const ids = [await signOff(freed), await signOff(pardoned)];
    await does(mod, { deed: 'unsuspended', player: freed.id, why: 'a mistake' });
    await does(mod, { deed: 'granted', appeal: await appealOf(pardoned), answer: 'Sorry.' });
    for (const id of ids) {
      expect((await does(second, { deed: 'confirmed', signOff: id })).status).toBe(404);
    }
    for (const player of [freed, pardoned]) {
      expect(await signOffOf(player)).toBeUndefined();
      expect(await suspensionOf(player)).toBeUndefined();
    }
  });

  test('only the operator names moderators: nobody can appoint a second of their own', async () => {
    const sock = await court.member();
    for (const deed of ['appointed', 'discharged']) {
      expect((await does(mod, { deed, player: sock.id, why: 'trusted' })).status).toBe(400);
    }
    expect((await sock.ask('GET', `${API}/moderation`)).status).toBe(403);
    expect((await suspend(mod, second, 1)).status).toBe(403);
  });

  test('more moderators than a page has are no fault: the first are shown', async () => {
    const db = withLobby(server.store.db);
    const many = [];
    for (let count = 0; count < 101; count++) many.push(await addPlayer(db, `Moderator ${count}`, 'member'));
    for (const { id } of many) await addModerator(db, id);
    const answer = await mod.ask('GET', `${API}/moderation`);
    expect([answer.status, answer.data.moderators.length]).toEqual([200, 100]);
    const shown = answer.data.moderators.map(({ player }: { player: { id: string } }) => player.id);
    expect(shown).toEqual(expect.arrayContaining([mod.id, second.id]));
    await sql`delete from moderators where player_id in (${sql.join(many.map(({ id }) => id))})`.execute(db);
  });
});
