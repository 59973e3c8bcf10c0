import { nonceFrom, sealFrom, seat, verifyReplay } from '@riposte/kernel';
import { check, gamesAnswer, tableSchema } from '@riposte/protocol';
import { describe, expect, test } from 'vitest';
import { say as sayAt } from '../lobby/chat.ts';
import { withLobby } from '../lobby/schema.ts';
import { STORES } from '../testing/databases.ts';
import { DUEL_ID, duel as rules } from '../testing/duel.ts';
import { API } from './app.ts';
import { Client, DUEL, NONCE, newGuest, newTable, serverOn, type TestServer } from './testServer.ts';

describe.each(STORES)('tables over HTTP on $form', ({ open }) => {
  const server = serverOn(open);

  test('games are listed with their options and bots', async () => {
    const { data } = await new Client(server.url).ask('GET', `${API}/games`);
    expect(check(gamesAnswer, data)).toMatchObject({ ok: true });
    expect(data.games[0]).toMatchObject({ id: DUEL_ID, options: { mode: { type: 'oneOf' } } });
    expect(data.games[0].bots).toContain('level-3');
    expect((await new Client(server.url).ask('GET', `${API}/games/${DUEL_ID}`)).data).toEqual(data.games[0]);
    expect((await new Client(server.url).ask('GET', `${API}/games/chess`)).data.code).toBe('NO_SUCH_GAME');
  });

  /** Two who sit at a table of their own. */
  async function duel(more: object = {}) {
    const [anna, ben] = [await newGuest(server, 'Anna'), await newGuest(server, 'Ben')];
    const id = await newTable(anna, more);
    const path = `${API}/tables/${id}`;
    await anna.ask('POST', `${path}/seats`, { nonce: NONCE });
    const { data } = await ben.ask('POST', `${path}/seats`, { nonce: NONCE });
    return { anna, ben, id, path, table: data };
  }

  test('my tables that are not over say where it is my turn, the most pressing first, however old they are', async () => {
    const days = (count: number) => ({ clock: { type: 'correspondence', perTurn: count * 86_400_000 } });
    const { anna, ben, id } = await duel(days(3));
    const tables = [id];
    for (const more of [days(2), {}]) {
      const next = await newTable(anna, more);
      for (const one of [anna, ben]) {
        await one.ask('POST', `${API}/tables/${next}/seats`, { nonce: NONCE });
      }
      tables.push(next);
    }
    const open = await newTable(ben);
    await ben.ask('POST', `${API}/tables/${open}/seats`, { nonce: NONCE });
    type Mine = { readonly table: { readonly id: string }; readonly waits: boolean; readonly left?: number };
    const mine = async (one: Client): Promise<readonly Mine[]> =>
      (await one.ask('GET', `${API}/me/tables`)).data.tables;
    for (const [own, count] of [
      [anna, 3],
      [ben, 4],
    ] as const) {
      const list = await mine(own);
      expect(list).toHaveLength(count);
      const waits = [];
      for (const table of tables) {
        const { present } = (await own.ask('GET', `${API}/tables/${table}/present`)).data;
        if (present.decision) waits.push(table);
      }
      const waiting = list.filter((one) => one.waits);
      expect(waiting.map(({ table }) => table.id).sort()).toEqual(waits.sort());
      expect(list.slice(0, waiting.length)).toEqual(waiting);
      const left = waiting.map((one) => one.left ?? Number.POSITIVE_INFINITY);
      expect(left).toEqual(left.toSorted((one, other) => one - other));
    }
    await server.matches.resign(id, anna.id);
    expect(await mine(anna)).toHaveLength(2);
    expect((await new Client(server.url).ask('GET', `${API}/me/tables`)).status).toBe(401);
  });

  test('the commitment stands on the table before the first player sits down', async () => {
    const anna = await newGuest(server);
    const { data } = await anna.ask('POST', `${API}/tables`, DUEL);
    expect(check(tableSchema, data)).toMatchObject({ ok: true, value: { status: 'open', host: anna.id } });
    expect(data.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(data.seats).toEqual([{ seat: 0 }, { seat: 1 }]);
  });

  test('the match begins when the last seat is taken', async () => {
    const { table, path, anna } = await duel();
    expect(check(tableSchema, table)).toMatchObject({ ok: true, value: { status: 'running' } });
    expect(table.seats.map((one: { player: { name: string } }) => one.player.name)).toEqual([
      expect.stringMatching(/^Anna/),
      expect.stringMatching(/^Ben/),
    ]);
    expect((await anna.ask('GET', path)).data).toEqual(table);
  });

  test('sealed nonces are shown when all have sat down, and then the match begins', async () => {
    const [anna, ben] = [await newGuest(server, 'Anna'), await newGuest(server, 'Ben')];
    const path = `${API}/tables/${await newTable(anna)}`;
    const roots = ['01'.repeat(32), '02'.repeat(32)] as const;
    const show = (who: Client, nonce: string) => who.ask('POST', `${path}/nonce`, { nonce });
    await anna.ask('POST', `${path}/seats`, { seal: sealFrom(roots[0]) });
    expect((await show(anna, nonceFrom(roots[0], 1))).data.code).toBe('NOT_FULL');
    const { data } = await ben.ask('POST', `${path}/seats`, { seal: sealFrom(roots[1]) });
    expect(check(tableSchema, data)).toMatchObject({ ok: true, value: { status: 'dealing' } });
    expect(data.dealing).toEqual({ round: 1, seals: roots.map(sealFrom), awaited: [0, 1] });
    const other = await show(ben, nonceFrom(roots[1], 2));
    expect([other.status, other.data.code]).toEqual([422, 'BAD_NONCE']);
    expect((await show(ben, 'odd')).status).toBe(400);
    expect((await show(await newGuest(server), nonceFrom(roots[1], 1))).data.code).toBe('NOT_SEATED');
    expect((await show(ben, nonceFrom(roots[1], 1))).data.dealing.awaited).toEqual([0]);
    expect((await show(anna, nonceFrom(roots[0], 1))).data.status).toBe('running');
  });

  test.each([
    [{}],
    [{ nonce: NONCE, seal: sealFrom('01'.repeat(32)) }],
    [{ nonce: '01'.repeat(32) }],
    [{ seal: NONCE }],
  ])('nobody sits down with %j', async (body) => {
    const anna = await newGuest(server, 'Anna');
    const sat = await anna.ask('POST', `${API}/tables/${await newTable(anna)}/seats`, body);
    expect([sat.status, sat.data.code]).toEqual([400, 'BAD_MESSAGE']);
  });

  test('a seat is taken once', async () => {
    const [anna, ben] = [await newGuest(server, 'Anna'), await newGuest(server, 'Ben')];
    const path = `${API}/tables/${await newTable(anna)}`;
    await anna.ask('POST', `${path}/seats`, { seat: 0, nonce: NONCE });
    const taken = await ben.ask('POST', `${path}/seats`, { seat: 0, nonce: NONCE });
    expect([taken.status, taken.data.code]).toEqual([409, 'SEAT_TAKEN']);
    const twice = await anna.ask('POST', `${path}/seats`, { seat: 1, nonce: NONCE });
    expect([twice.status, twice.data.code]).toEqual([409, 'ALREADY_SEATED']);
    expect((await ben.ask('POST', `${path}/seats`, { seat: 9, nonce: NONCE })).data.code).toBe('NOT_A_SEAT');
  });

  test('the host asks a bot, gets up and closes the table; others may not', async () => {
    const [anna, ben] = [await newGuest(server), await newGuest(server)];
    const path = `${API}/tables/${await newTable(anna)}`;
    expect((await ben.ask('POST', `${path}/bots`, { bot: 'level-1' })).status).toBe(403);
    expect((await anna.ask('POST', `${path}/bots`, { bot: 'level-99' })).data.code).toBe('NO_SUCH_BOT');
    const { data } = await anna.ask('POST', `${path}/bots`, { seat: 1, bot: 'level-1' });
    expect(data.seats[1]).toEqual({ seat: 1, bot: 'level-1' });
    expect((await ben.ask('DELETE', path)).status).toBe(403);
    expect((await anna.ask('DELETE', path)).data.status).toBe('over');
  });

  test('who gets up before the match leaves a free seat', async () => {
    const anna = await newGuest(server);
    const path = `${API}/tables/${await newTable(anna)}`;
    await anna.ask('POST', `${path}/seats`, { nonce: NONCE });
    expect((await anna.ask('DELETE', `${path}/seats`)).data.seats).toEqual([{ seat: 0 }, { seat: 1 }]);
  });

  test('open tables come page by page, and private ones not at all', async () => {
    const anna = await newGuest(server);
    const open = [await newTable(anna), await newTable(anna), await newTable(await newGuest(server))];
    const hidden = await newTable(anna, { visibility: 'private' });
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 100; page += 1) {
      const { data } = await anna.ask('GET', `${API}/tables?game=${DUEL_ID}${after}`);
      seen.push(...data.tables.map(({ id }: { id: string }) => id));
      if (data.next === undefined) break;
      after = `&after=${data.next}`;
    }
    expect(seen).toEqual(expect.arrayContaining(open));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(hidden);
  });

  test('tables that are being played at are listed for those who want to watch', async () => {
    const { id } = await duel();
    const waiting = await newTable(await newGuest(server));
    const ids = async (query: string) =>
      (await new Client(server.url).ask('GET', `${API}/tables?game=${DUEL_ID}${query}`)).data.tables.map(
        (table: { id: string }) => table.id,
      );
    const [running, open] = [await ids('&status=running'), await ids('&status=open')];
    expect([running.includes(id), running.includes(waiting)]).toEqual([true, false]);
    expect([open.includes(id), open.includes(waiting)]).toEqual([false, true]);
    expect((await new Client(server.url).ask('GET', `${API}/tables?status=over`)).status).toBe(400);
  });

  test('a replay is there when the match is over, and anybody can verify it', async () => {
    const { anna, ben, id, path } = await duel();
    expect((await anna.ask('GET', `${path}/replay`)).data.code).toBe('NOT_FINISHED');
    expect((await server.matches.resign(id, ben.id)).ok).toBe(true);
    const { headers, text } = await new Client(server.url).ask('GET', `${path}/replay`);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(verifyReplay(text, () => rules)).toMatchObject({ ok: true });
  });

  test('the same people play again, no matter who asks first', async () => {
    const { anna, ben, id, path } = await duel();
    expect((await anna.ask('POST', `${path}/rematch`)).data.code).toBe('NOT_FINISHED');
    await server.matches.resign(id, anna.id);
    const [one, other] = [
      await anna.ask('POST', `${path}/rematch`),
      await ben.ask('POST', `${path}/rematch`),
    ];
    expect(one.data).toMatchObject({ status: 'open' });
    expect(other.data.id).toBe(one.data.id);
    const stranger = await newGuest(server);
    expect((await stranger.ask('POST', `${path}/rematch`)).data.code).toBe('NOT_SEATED');
  });

  test('what was said before a rematch is heard at it, and at no other table', async () => {
    const { anna, ben, id, path } = await duel();
    const say = async (who: typeof anna, table: string, text: string) => {
      const { id: player, name, kind } = (await who.ask('GET', `${API}/me`)).data.player;
      expect(await sayAt(withLobby(server.store.db), { id: player, name, kind }, table, text)).toMatchObject({
        ok: true,
      });
    };
    const heard = async (table: string) =>
      (await ben.ask('GET', `${API}/tables/${table}/chat`)).data.lines.map(
        ({ text }: { text: string }) => text,
      );
    await say(anna, id, 'Well played.');
    await server.matches.resign(id, anna.id);
    const next = (await anna.ask('POST', `${path}/rematch`)).data.id;
    for (const one of [anna, ben]) await one.ask('POST', `${API}/tables/${next}/seats`, { nonce: NONCE });
    await say(ben, next, 'Again!');
    expect(await heard(next)).toEqual(['Well played.', 'Again!']);
    expect(await heard(id)).toEqual(['Well played.']);
    await server.matches.resign(next, ben.id);
    const third = (await ben.ask('POST', `${API}/tables/${next}/rematch`)).data.id;
    expect(await heard(third)).toEqual(['Well played.', 'Again!']);
    expect(await heard((await duel()).id)).toEqual([]);
  });

  test('private tables are in the history that a player sees of their own, and in no other', async () => {
    const shown = await duel();
    const hidden = await newTable(shown.anna, { visibility: 'private' });
    await shown.anna.ask('POST', `${API}/tables/${hidden}/seats`, { nonce: NONCE });
    const tables = async (client: Client) =>
      (await client.ask('GET', `${API}/players/${shown.anna.id}/tables`)).data.tables.map(
        ({ id }: { id: string }) => id,
      );
    expect(await tables(shown.anna)).toEqual([hidden, shown.id]);
    expect(await tables(shown.ben)).toEqual([shown.id]);
  });

  test('achievements come from solo games that were played to the end', async () => {
    const anna = await newGuest(server);
    const achievements = async () =>
      (await new Client(server.url).ask('GET', `${API}/players/${anna.id}/achievements`)).data.achievements;
    expect(await achievements()).toEqual([]);
    // Chance decides who wins; some games against the dummy are enough to win a round without an ability.
    for (let games = 0; games < 12 && (await achievements()).length === 0; games += 1) {
      const id = await newTable(anna, { options: { mode: 'solo', bot: 'dummy' } });
      await anna.ask('POST', `${API}/tables/${id}/seats`, { nonce: `${games}`.padStart(32, '0') });
      await playOut(server, id, anna.id);
    }
    expect(await achievements()).toContainEqual({
      game: DUEL_ID,
      name: 'Initiation',
      points: 5,
      rule: '17.1',
    });
  });

  describe('lobby', () => {
    test('two who look for the same are told the same table', async () => {
      const [anna, ben] = [await newGuest(server), await newGuest(server)];
      expect((await anna.ask('GET', `${API}/seek`)).data).toEqual({ status: 'idle' });
      expect((await anna.ask('POST', `${API}/seek`, DUEL)).data.status).toBe('seeking');
      const found = (await ben.ask('POST', `${API}/seek`, DUEL)).data;
      expect(found.status).toBe('found');
      expect((await anna.ask('GET', `${API}/seek`)).data).toEqual(found);
      expect((await anna.ask('DELETE', `${API}/seek`)).status).toBe(204);
      expect((await anna.ask('GET', `${API}/seek`)).data).toEqual({ status: 'idle' });
    });

    test('players are blocked, listed and unblocked', async () => {
      const [anna, ben] = [await newGuest(server), await newGuest(server, 'Ben')];
      expect((await anna.ask('PUT', `${API}/me/blocks/${ben.id}`)).status).toBe(204);
      expect((await anna.ask('GET', `${API}/me/blocks`)).data.players).toEqual([
        { id: ben.id, name: ben.name, kind: 'guest' },
      ]);
      expect((await anna.ask('DELETE', `${API}/me/blocks/${ben.id}`)).status).toBe(204);
      expect((await anna.ask('GET', `${API}/me/blocks`)).data.players).toEqual([]);
      expect((await anna.ask('PUT', `${API}/me/blocks/${'0'.repeat(26)}`)).data.code).toBe('NO_SUCH_PLAYER');
    });

    test('what was never said cannot be reported', async () => {
      const anna = await newGuest(server);
      expect((await anna.ask('POST', `${API}/chat/abc/report`, { why: 'rude' })).status).toBe(404);
      expect((await anna.ask('GET', `${API}/tables/abc/chat`)).data.code).toBe('NO_SUCH_TABLE');
    });
  });
});

/** Plays a solo game to its end: attacks where it can, and uses no ability. */
async function playOut({ matches }: TestServer, id: string, player: string): Promise<void> {
  for (let moves = 0; moves < 500; moves += 1) {
    const notices = await matches.lookups.snapshot(id, seat(0));
    if (!notices.ok) throw new Error(notices.why.text);
    const present = notices.value.find((notice) => notice.type === 'present');
    // What it counts for is added when all has been told.
    if (present?.type !== 'present' || !present.decision) return matches.settled();
    const { choices } = present.decision;
    const choice =
      choices.find(({ type }) => type === 'attack' || type === 'dashingStrike') ??
      choices.find(({ type }) => type !== 'use') ??
      choices[0];
    const done = await matches.choose(id, player, { decision: present.decision.id, choice });
    if (!done.ok) throw new Error(done.why.text);
  }
}
