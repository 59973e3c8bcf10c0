import { beforeAll, describe, expect, test } from 'vitest';
import { withLobby } from '../lobby/schema.ts';
import { STORES } from '../testing/databases.ts';
import { Courtroom, desk, does, type Guest } from '../testing/moderators.ts';
import { API } from './app.ts';
import { Client, NONCE, newTable, serverOn } from './testServer.ts';

describe.each(STORES)('moderation on $form', ({ open }) => {
  const configured: string[] = [];
  const server = serverOn(open, () => ({ moderators: configured }));
  const court = new Courtroom(server, configured);
  let mod: Guest;
  beforeAll(async () => {
    mod = await court.moderator();
  });

  const heard = async (client: Client, table: string) =>
    (await client.ask('GET', `${API}/tables/${table}/chat`)).data.lines.map(
      ({ text }: { text: string }) => text,
    );
  const reported = async () =>
    (await desk(mod)).reported.map(({ player }: { player: { id: string } }) => player.id);

  test('a report waits for moderators, with what was said, by whom, and why', async () => {
    const { rude, hurt, table, line } = await court.quarrel('a very rude word');
    const own = (await desk(mod)).reported.find(
      ({ player }: { player: { id: string } }) => player.id === rude.id,
    );
    expect(own).toMatchObject({
      count: 1,
      reporters: 1,
      reports: [
        {
          by: { id: hurt.id },
          why: 'it is an insult',
          table,
          line: { id: line, match: table, text: 'a very rude word', from: { id: rude.id } },
        },
      ],
    });
  });

  test('a dismissed report leaves the list, and the line stays', async () => {
    const { rude, hurt, table, line } = await court.quarrel();
    expect((await does(mod, { deed: 'dismissed', line })).status).toBe(204);
    expect(await reported()).not.toContain(rude.id);
    expect(await heard(hurt, table)).toEqual(['you are a fool']);
  });

  test('a line that is taken away is no longer shown', async () => {
    const { hurt, table, line } = await court.quarrel();
    expect((await does(mod, { deed: 'removed', line })).status).toBe(204);
    expect(await heard(hurt, table)).toEqual([]);
  });

  test('all reports about a player are settled at once', async () => {
    const { rude, hurt, table } = await court.quarrel();
    await hurt.ask('POST', `${API}/players/${rude.id}/report`, { table, why: 'stalls' });
    expect(await reported()).toContain(rude.id);
    expect((await does(mod, { deed: 'settled', player: rude.id })).status).toBe(204);
    expect(await reported()).not.toContain(rude.id);
  });

  test('a muted player cannot talk, until they can again', async () => {
    const { rude, hurt, table } = await court.quarrel();
    const muted = { deed: 'muted', player: rude.id, days: 7, why: 'insults' };
    expect((await does(mod, muted)).status).toBe(204);
    expect(await court.talk(rude, table, 'again')).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
    expect((await desk(mod)).muted).toContainEqual(
      expect.objectContaining({ player: expect.objectContaining({ id: rude.id }), why: 'insults' }),
    );
    expect((await does(mod, { deed: 'unmuted', player: rude.id })).status).toBe(204);
    expect(await court.talk(rude, table, 'sorry')).toMatchObject({ ok: true });
    expect(await heard(hurt, table)).toEqual(['you are a fool', 'sorry']);
  });

  test('a mute ends by itself', async () => {
    const { rude, table } = await court.quarrel();
    await does(mod, { deed: 'muted', player: rude.id, days: 1, why: 'insults' });
    await withLobby(server.store.db)
      .updateTable('mutes')
      .set({ until: new Date(Date.now() - 1_000) })
      .where('player_id', '=', rude.id)
      .execute();
    expect(await court.talk(rude, table, 'hello')).toMatchObject({ ok: true });
  });

  test('all that moderators do is written down with who, why and when; what was refused is not', async () => {
    const { rude, line } = await court.quarrel();
    await does(mod, { deed: 'removed', line });
    await does(mod, { deed: 'muted', player: rude.id, days: 1, why: 'insults' });
    expect((await does(mod, { deed: 'removed', line: 'nothing' })).status).toBe(404);
    expect((await does(mod, { deed: 'unmuted', player: 'nobody' })).status).toBe(404);
    const { audit } = await desk(mod);
    expect(audit.slice(0, 2)).toMatchObject([
      { deed: 'muted', moderator: { id: mod.id }, player: { id: rude.id }, note: '1 day: insults' },
      { deed: 'removed', moderator: { id: mod.id }, player: { id: rude.id } },
    ]);
    expect(Date.now() - Date.parse(audit[0].at)).toBeLessThan(60_000);
  });

  test('nobody else may: neither players, guests who were named, strangers, nor a token', async () => {
    const { rude, line } = await court.quarrel();
    const named = await court.guest();
    configured.push(named.id);
    const { token } = (await mod.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
    const bot = new Client(server.url, { authorization: `Bearer ${token}` });
    for (const [client, status] of [
      [await court.member(), 403],
      [named, 403],
      [new Client(server.url), 401],
      [bot, 403],
    ] as const) {
      for (const path of ['', '/players?name=Rudy', `/players/${rude.id}`]) {
        expect((await client.ask('GET', `${API}/moderation${path}`)).status).toBe(status);
      }
      expect((await does(client, { deed: 'removed', line })).status).toBe(status);
      expect((await client.ask('GET', `${API}/me`)).data.moderator).toBeUndefined();
    }
    expect((await mod.ask('GET', `${API}/me`)).data).toMatchObject({ moderator: true });
    expect(await reported()).toContain(rude.id);
  });

  test('a closed table is gone from the lists, and who sits there is told why', async () => {
    const host = await court.guest();
    const table = await court.table(host);
    expect((await does(mod, { deed: 'closed', table, why: 'A name that insults.' })).status).toBe(204);
    const { tables } = (await host.ask('GET', `${API}/tables`)).data;
    expect(tables.map(({ id }: { id: string }) => id)).not.toContain(table);
    expect((await host.ask('GET', `${API}/tables/${table}/present`)).data.table).toMatchObject({
      status: 'over',
      by: 'closed',
      reason: 'A name that insults.',
    });
    expect((await does(mod, { deed: 'closed', table, why: 'again' })).status).toBe(204);
  });

  test('a running match that is closed ends without a result, and has its proof', async () => {
    const [one, other] = [await court.guest(), await court.guest()];
    const table = await court.table(one, other);
    expect((await does(mod, { deed: 'closed', table, why: 'They arranged it.' })).status).toBe(204);
    for (const client of [one, other]) {
      const { table: card } = (await client.ask('GET', `${API}/tables/${table}/present`)).data;
      expect(card).toMatchObject({ status: 'over', by: 'closed', reason: 'They arranged it.' });
      expect(card.outcome).toBeUndefined();
    }
    expect((await one.ask('GET', `${API}/tables/${table}/replay`)).status).toBe(200);
    expect((await desk(mod)).audit[0]).toMatchObject({ deed: 'closed', player: { id: one.id } });
    const over = await court.table(await court.guest(), await court.guest());
    await server.matches.resign(
      over,
      (await server.matches.lookups.table(over).then((card) => (card.ok ? card.value.host : ''))) ?? '',
    );
    expect((await does(mod, { deed: 'closed', table: over, why: 'late' })).status).toBe(409);
  });

  test('a player whose name is taken from them gets another, is told why, and cannot take it again', async () => {
    const player = await court.member('Schimpf');
    const before = (await player.ask('GET', `${API}/me`)).data.player.name;
    expect((await does(mod, { deed: 'renamed', player: player.id, why: 'It insults.' })).status).toBe(204);
    const me = (await player.ask('GET', `${API}/me`)).data;
    expect(me.player.name).toMatch(/^Player \d+$/);
    expect(me.notices[0].text).toContain('It insults.');
    for (const client of [player, await court.guest()]) {
      expect((await client.ask('PATCH', `${API}/me`, { name: before })).data.code).toBe('NAME_TAKEN');
    }
    expect((await player.ask('PATCH', `${API}/me`, { name: court.newName('Brav') })).status).toBe(200);
    await player.ask('DELETE', `${API}/me/notices/${me.notices[0].id}`);
    expect((await player.ask('GET', `${API}/me`)).data.notices).toBeUndefined();
  });

  test('a name that was taken away is seen no more at the tables where its player sits or sat', async () => {
    const [player, other] = [await court.member('Schimpf'), await court.guest()];
    const before = (await player.ask('GET', `${API}/me`)).data.player.name;
    const tables = [
      await court.table(player, other),
      await court.table(player, other),
      await newTable(player),
    ];
    await court.sit(player, tables[2] ?? '');
    await server.matches.resign(tables[0] ?? '', other.id);
    await does(mod, { deed: 'renamed', player: player.id, why: 'It insults.' });
    const after = (await player.ask('GET', `${API}/me`)).data.player.name;
    for (const table of tables) {
      const { text } = await other.ask('GET', `${API}/tables/${table}/present`);
      expect([text.includes(before), text.includes(after)]).toEqual([false, true]);
    }
    const { text } = await other.ask('GET', `${API}/tables/${tables[0]}/replay`);
    expect([text.includes(before), text.includes(after)]).toEqual([false, true]);
  });

  test('a name that was taken away does not come back from a node that remembers it', async () => {
    const player = await court.member('Schimpf');
    const before = (await player.ask('GET', `${API}/me`)).data.player;
    const table = await newTable(await court.guest());
    await does(mod, { deed: 'renamed', player: player.id, why: 'It insults.' });
    const after = (await player.ask('GET', `${API}/me`)).data.player;
    const sat = await server.matches.sit(table, before, { nonce: NONCE });
    if (!sat.ok) throw new Error(sat.why.text);
    expect(sat.value.seats[0]?.player).toEqual(after);
  });

  test('moderators see matches and reports of a player, and of networks and private tables only counts', async () => {
    const { rude, hurt, table } = await court.quarrel('you again');
    const hidden = await newTable(rude, { visibility: 'private' });
    await court.sit(rude, hidden);
    const found = (
      await mod.ask(
        'GET',
        `${API}/moderation/players?name=${encodeURIComponent((await rude.ask('GET', `${API}/me`)).data.player.name.toUpperCase())}`,
      )
    ).data;
    expect(found.players).toMatchObject([{ id: rude.id }]);
    const answer = await mod.ask('GET', `${API}/moderation/players/${rude.id}`);
    expect(answer.data).toMatchObject({
      player: { id: rude.id },
      tables: [{ id: table, status: 'running' }],
      privateTables: 1,
      against: [{ by: { id: hurt.id }, line: { text: 'you again' } }],
      by: [],
      neighbours: { accounts: expect.any(Number), suspended: expect.any(Number) },
    });
    expect(answer.data.neighbours.accounts).toBeGreaterThan(1);
    expect((await mod.ask('GET', `${API}/moderation/players/${hurt.id}`)).data.by).toMatchObject([
      { about: { id: rude.id } },
    ]);
    expect(answer.text).not.toContain(hidden);
    expect(answer.text).not.toContain('127.0.0.1');
    const { network } = await server.store.db
      .withTables<{ networks: { network: string; player_id: string } }>()
      .selectFrom('networks')
      .select('network')
      .where('player_id', '=', rude.id)
      .executeTakeFirstOrThrow();
    expect(answer.text).not.toContain(network);
    expect(network).not.toContain('127');
  });

  test('a moderator does not see who has reported them, nor on the page of that player', async () => {
    const [reported, rude, hurt] = [await court.moderator(), await court.guest(), await court.guest()];
    for (const player of [reported, rude]) {
      const table = await court.table(player, hurt);
      await hurt.ask('POST', `${API}/players/${player.id}/report`, { table, why: 'stalls' });
    }
    const seenBy = async (moderator: Guest) => {
      const { data } = await moderator.ask('GET', `${API}/moderation/players/${hurt.id}`);
      return data.by.map(({ about }: { about: { id: string } }) => about.id).toSorted();
    };
    expect(await seenBy(mod)).toEqual([reported.id, rude.id].toSorted());
    expect(await seenBy(reported)).toEqual([rude.id]);
  });

  test('of a running match a moderator sees what a spectator sees, and nothing of a report reaches the reported', async () => {
    const { rude, hurt, table } = await court.quarrel();
    const asSpectator = await new Client(server.url).ask('GET', `${API}/tables/${table}/present`);
    const asModerator = await mod.ask('GET', `${API}/tables/${table}/present`);
    expect(asModerator.data).toEqual(asSpectator.data);
    for (const seat of [0, 1]) {
      expect((await mod.ask('GET', `${API}/tables/${table}/present?as=${seat}`)).status).toBe(403);
    }
    const dossier = (await mod.ask('GET', `${API}/moderation/players/${rude.id}`)).data;
    const asEverybody = (await new Client(server.url).ask('GET', `${API}/tables/${table}`)).data;
    expect(dossier.tables).toEqual([asEverybody]);

    await does(mod, {
      deed: 'suspended',
      player: rude.id,
      days: 3,
      why: `said by ${hurt.id}`,
      told: 'Insults.',
    });
    const all = await Promise.all(
      ['/me', '/me/tables', '/me/export', `/tables/${table}/chat`].map((path) =>
        rude.ask('GET', `${API}${path}`),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const withoutTables = [
      all[0],
      { ...all[2], text: JSON.stringify({ ...all[2]?.data, tables: [] }) },
      all[3],
    ];
    for (const answer of withoutTables) {
      expect(answer?.text).not.toContain('it is an insult');
      expect(answer?.text).not.toContain(hurt.id);
    }
  });
});
