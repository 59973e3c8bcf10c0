import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { withLobby } from '../lobby/schema.ts';
import { playerNow } from '../store/suspensions.ts';
import { EACH_STORE } from '../testing/databases.ts';
import { Courtroom, desk, does, type Guest } from '../testing/moderators.ts';
import { API } from './app.ts';
import { Client, DUEL, newTable, openTestServer, serverOn } from './testServer.ts';

describe.each(EACH_STORE)('a suspension on $form', ({ form, open }) => {
  const configured: string[] = [];
  const server = serverOn(open, () => ({ moderators: configured }));
  const court = new Courtroom(server, configured);
  let mod: Guest;
  let second: Guest;
  beforeAll(async () => {
    mod = await court.moderator();
    second = await court.moderator();
  });

  const told = 'Insults, three times.';
  const suspend = (player: string, days = 7) =>
    does(mod, { deed: 'suspended', player, days, why: 'see the reports', told });
  const me = async (client: Client) => (await client.ask('GET', `${API}/me`)).data;
  const codeOf = (answer: { data?: { code?: string } }) => answer.data?.code;

  test('keeps a player from tables, new tables, rematches and the search, and says why and until when', async () => {
    const [player, host] = [await court.guest(), await court.guest()];
    const over = await court.table(player, host);
    await server.matches.resign(over, player.id);
    const table = await newTable(host);
    expect((await suspend(player.id)).status).toBe(204);
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    for (const answer of [
      await court.sit(player, table),
      await player.ask('POST', `${API}/tables`, DUEL),
      await player.ask('POST', `${API}/tables/${over}/rematch`),
      await player.ask('POST', `${API}/seek`, DUEL),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([403, 'SUSPENDED']);
      expect(answer.data.text).toContain(`until ${until}`);
      expect(answer.data.text).toContain(told);
    }
    expect((await me(player)).suspension).toMatchObject({
      reason: told,
      until: expect.stringContaining(until),
    });
    expect(JSON.stringify(await me(player))).not.toContain(mod.id);
  });

  test('lets a running match go on, and its chat not', async () => {
    const [player, other] = [await court.guest(), await court.guest()];
    const table = await court.table(player, other);
    await suspend(player.id);
    expect(await court.talk(player, table, 'hello')).toMatchObject({ ok: false, error: 'SUSPENDED' });
    expect(await server.matches.lookups.table(table)).toMatchObject({ value: { status: 'running' } });
    expect(await server.matches.offerDraw(table, player.id)).toMatchObject({ ok: true });
    expect(await server.matches.resign(table, player.id)).toMatchObject({ ok: true });
  });

  test('takes the player from tables that wait, closes their own, and ends their search', async () => {
    const [player, host] = [await court.guest(), await court.guest()];
    const [own, foreign] = [await court.table(player), await court.table(host)];
    const waiting = await newTable(host);
    await court.sit(player, waiting);
    await player.ask('POST', `${API}/seek`, DUEL);
    await suspend(player.id);
    expect(await server.matches.lookups.table(own)).toMatchObject({ value: { by: 'closed' } });
    const card = await server.matches.lookups.table(waiting);
    expect(card.ok && card.value.seats.some((seat) => seat.player?.id === player.id)).toBe(false);
    expect(await server.matches.lookups.table(foreign)).toMatchObject({ value: { status: 'open' } });
    expect((await player.ask('GET', `${API}/seek`)).data).toEqual({ status: 'idle' });
  });

  test('holds at once on another node that no bus connects with this one', async () => {
    const node = await openTestServer(server.store);
    try {
      const [player, host] = [await court.guest(), await court.guest()];
      const table = await newTable(host);
      const there = new Client(node.url, { origin: node.url, cookie: player.cookie });
      expect((await there.ask('GET', `${API}/me`)).data.player.id).toBe(player.id);
      await suspend(player.id);
      expect(codeOf(await court.sit(there, table))).toBe('SUSPENDED');
      expect(codeOf(await there.ask('POST', `${API}/tables`, DUEL))).toBe('SUSPENDED');
    } finally {
      await node.close();
    }
  });

  // The embedded database has one connection, so there is nothing to wait for.
  test.runIf(form === 'PostgreSQL')('waits for a player who is just sitting down', async () => {
    const { id } = await court.guest();
    const { db } = server.store;
    const row = await db.transaction().execute(async (inside) => {
      expect(await playerNow(inside, id)).toMatchObject({ ok: true, value: { id } });
      const taking = sql`select from players where id = ${id} for update nowait`.execute(db);
      return taking.then(
        () => 'free',
        () => 'held',
      );
    });
    expect(row).toBe('held');
  });

  test('and sitting down at the same moment: a suspended player never keeps a seat that waits', async () => {
    const host = await court.guest();
    for (let round = 0; round < 5; round++) {
      const [player, table] = [await court.guest(), await newTable(host)];
      await Promise.all([court.sit(player, table), suspend(player.id)]);
      const card = await server.matches.lookups.table(table);
      expect(card.ok && card.value.seats.some((seat) => seat.player?.id === player.id)).toBe(false);
    }
  });

  test('ends by itself, or when a moderator ends it', async () => {
    const [one, other] = [await court.guest(), await court.guest()];
    for (const { id } of [one, other]) await suspend(id);
    await withLobby(server.store.db)
      .updateTable('suspensions')
      .set({ until: new Date(Date.now() - 1_000) })
      .where('player_id', '=', one.id)
      .execute();
    expect((await does(mod, { deed: 'unsuspended', player: other.id, why: 'a mistake' })).status).toBe(204);
    for (const client of [one, other]) {
      expect((await me(client)).suspension).toBeUndefined();
      expect((await client.ask('POST', `${API}/tables`, DUEL)).status).toBe(201);
    }
    expect((await suspend(one.id)).status).toBe(204);
    expect((await me(one)).suspension).toBeDefined();
  });

  test('can be appealed against once, and is over when the appeal is granted', async () => {
    const player = await court.guest();
    expect((await player.ask('POST', `${API}/me/appeal`, { text: 'why?' })).status).toBe(403);
    await suspend(player.id);
    expect((await player.ask('POST', `${API}/me/appeal`, { text: 'I am sorry.' })).status).toBe(204);
    expect((await player.ask('POST', `${API}/me/appeal`, { text: 'Again!' })).status).toBe(403);
    expect((await me(player)).suspension).toMatchObject({ appeal: { text: 'I am sorry.' } });
    const waiting = (await desk(mod)).appeals.find(
      (one: { player: { id: string } }) => one.player.id === player.id,
    );
    expect(waiting).toMatchObject({ suspension: { appeal: { text: 'I am sorry.' }, reason: told } });
    const appeal = waiting.suspension.appeal.id;
    expect((await does(second, { deed: 'granted', appeal, answer: 'Welcome back.' })).status).toBe(204);
    expect((await me(player)).suspension).toBeUndefined();
    expect((await does(mod, { deed: 'upheld', appeal, answer: 'No.' })).status).toBe(404);
  });

  test('stays where the appeal is not granted; another is possible after 90 days', async () => {
    const player = await court.guest();
    await suspend(player.id, 365);
    await player.ask('POST', `${API}/me/appeal`, { text: 'It was not me.' });
    const { appeals } = await desk(mod);
    const own = appeals.find((one: { player: { id: string } }) => one.player.id === player.id);
    await does(mod, { deed: 'upheld', appeal: own.suspension.appeal.id, answer: 'It was.' });
    expect((await me(player)).suspension).toMatchObject({ appeal: { answer: 'It was.', granted: false } });
    const again = await player.ask('POST', `${API}/me/appeal`, { text: 'Really!' });
    expect([again.status, again.data.text]).toEqual([403, expect.stringMatching(/again on 20\d\d-/)]);
    await withLobby(server.store.db)
      .updateTable('appeals')
      .set({ answered_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('player_id', '=', player.id)
      .execute();
    expect((await player.ask('POST', `${API}/me/appeal`, { text: 'Please.' })).status).toBe(204);
  });

  test('permanent needs a second moderator; until then it is for 30 days', async () => {
    const player = await court.guest();
    await does(mod, {
      deed: 'banned',
      player: player.id,
      why: 'a bot farm',
      told: 'Bots in the place of people.',
    });
    const until = Date.parse((await me(player)).suspension.until) - Date.now();
    expect(Math.round(until / 86_400_000)).toBe(30);
    const own = (await desk(mod)).signOffs.find(
      (one: { player: { id: string } }) => one.player.id === player.id,
    );
    expect(own).toMatchObject({ deed: 'banned', why: 'a bot farm', own: true });
    expect((await does(mod, { deed: 'confirmed', signOff: own.id })).status).toBe(403);
    expect((await does(mod, { deed: 'banned', player: player.id, why: 'x', told: 'x' })).status).toBe(403);
    expect((await does(second, { deed: 'confirmed', signOff: own.id })).status).toBe(204);
    const { suspension } = await me(player);
    expect([suspension.until, suspension.reason]).toEqual([undefined, 'Bots in the place of people.']);
    expect((await does(second, { deed: 'declined', signOff: own.id, why: 'x' })).status).toBe(404);
    expect((await desk(mod)).audit[0]).toMatchObject({ deed: 'confirmed', moderator: { id: second.id } });
  });

  test('that a second moderator declines to make permanent still ends', async () => {
    const player = await court.guest();
    await does(mod, { deed: 'banned', player: player.id, why: 'x', told });
    const { signOffs } = await desk(second);
    const open_ = signOffs.find((one: { player: { id: string } }) => one.player.id === player.id);
    expect((await does(second, { deed: 'declined', signOff: open_.id, why: 'too hard' })).status).toBe(204);
    expect((await me(player)).suspension.until).toBeDefined();
  });

  test('before an account is deleted: a second moderator deletes it, and nothing of the player is left', async () => {
    const [player, other] = [await court.member(), await court.guest()];
    const { name } = (await me(player)).player;
    const table = await court.table(player, other);
    await does(mod, { deed: 'erased', player: player.id, why: 'x', told });
    expect((await me(player)).suspension.until).toBeDefined();
    const { signOffs } = await desk(second);
    const { id } = signOffs.find((one: { player: { id: string } }) => one.player.id === player.id);
    expect((await does(second, { deed: 'confirmed', signOff: id })).status).toBe(204);
    expect((await player.ask('GET', `${API}/me`)).status).toBe(401);
    expect(await server.matches.lookups.table(table)).toMatchObject({ value: { status: 'over' } });
    expect((await other.ask('GET', `${API}/tables/${table}`)).text).not.toContain(name);
    expect((await desk(mod)).audit[0]).toMatchObject({ deed: 'confirmed', note: 'erased' });
  });
});
