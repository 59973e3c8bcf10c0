import { LIMITS } from '@riposte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../store/id.ts';
import { addPlayer, type StoredPlayer } from '../store/players.ts';
import { OPENING, STORES, type TestStore } from '../testing/databases.ts';
import { block, blockedBy, unblock } from './blocks.ts';
import { lastSaid, say } from './chat.ts';
import { reportLine } from './reports.ts';
import { type LobbyDatabase, withLobby } from './schema.ts';

describe.each(STORES)('chat on $form', ({ open }) => {
  let store: TestStore;
  let db: LobbyDatabase;

  beforeAll(async () => {
    store = await open();
    db = withLobby(store.db);
  }, OPENING);
  afterAll(() => store.close(), OPENING);

  /** A table with these players. */
  async function sitDown(...names: readonly string[]) {
    const match = newId();
    const players: StoredPlayer[] = [];
    for (const [seat, name] of names.entries()) {
      const player = await addPlayer(store.db, name, 'guest');
      players.push(player);
      const row = { match_id: match, seat, player_id: player.id, bot: null, nonce: '0'.repeat(32) };
      await store.db.insertInto('seats').values(row).execute();
    }
    return { match, players: players as [StoredPlayer, StoredPlayer] };
  }

  const heard = async (match: string, listener?: StoredPlayer) =>
    (await lastSaid(db, match, listener)).map(({ from, text }) => `${from.name}: ${text}`);

  test('those at the table are heard, in order, and at no other table', async () => {
    const { match, players } = await sitDown('Anna', 'Ben');
    const [anna, ben] = players;
    expect(await say(db, anna, match, 'Hello!')).toMatchObject({
      ok: true,
      value: { match, from: { id: anna.id, name: 'Anna', kind: 'guest' }, text: 'Hello!' },
    });
    await say(db, ben, match, 'Hello, Anna.');
    expect(await heard(match)).toEqual(['Anna: Hello!', 'Ben: Hello, Anna.']);
    expect(await heard((await sitDown('Carla')).match)).toEqual([]);
  });

  test('who only watches is not heard', async () => {
    const { match } = await sitDown('Anna', 'Ben');
    const spy = await addPlayer(store.db, 'Spy', 'member');
    expect(await say(db, spy, match, 'There is a 5 in that hand!')).toMatchObject({
      ok: false,
      error: 'NOT_SEATED',
    });
    expect(await heard(match)).toEqual([]);
  });

  test('invisible characters and text that runs backwards are taken out', async () => {
    const { match, players } = await sitDown('Anna', 'Ben');
    await say(db, players[0], match, ' a\u202Eb\u0000c\u200Bd\ne ');
    expect(await heard(match)).toEqual(['Anna: a b c d e']);
    expect(await say(db, players[0], match, '\u200B\u0000')).toMatchObject({ error: 'BAD_CHAT' });
    expect(await say(db, players[0], match, 'x'.repeat(LIMITS.chat + 1))).toMatchObject({
      error: 'BAD_CHAT',
    });
  });

  test('who talks too fast has to wait, and the others need not', async () => {
    const { match, players } = await sitDown('Anna', 'Ben');
    for (let line = 0; line < 8; line += 1) await say(db, players[0], match, `${line}`);
    expect(await say(db, players[0], match, 'and on')).toMatchObject({ ok: false, error: 'TOO_MANY' });
    expect(await say(db, players[1], match, 'stop')).toMatchObject({ ok: true });
  });

  test('a player does not hear players they have blocked; everybody else does', async () => {
    const { match, players } = await sitDown('Anna', 'Ben');
    const [anna, ben] = players;
    await say(db, ben, match, 'Boo!');
    expect(await block(db, anna, ben.id)).toMatchObject({ ok: true });
    expect(await block(db, anna, ben.id)).toMatchObject({ ok: true });
    expect(await heard(match, anna)).toEqual([]);
    expect(await heard(match, ben)).toEqual(['Ben: Boo!']);
    expect(await heard(match)).toEqual(['Ben: Boo!']);
    expect(await blockedBy(db, anna.id)).toEqual([ben]);
    await unblock(db, anna, ben.id);
    expect(await heard(match, anna)).toEqual(['Ben: Boo!']);
  });

  test('players cannot block themselves, nor a player who does not exist', async () => {
    const [anna] = (await sitDown('Anna')).players;
    expect(await block(db, anna, anna.id)).toMatchObject({ error: 'NOT_ALLOWED' });
    expect(await block(db, anna, newId())).toMatchObject({ error: 'NO_SUCH_PLAYER' });
  });

  test('what was said can be reported, by each once', async () => {
    const { match, players } = await sitDown('Anna', 'Ben');
    const said = await say(db, players[1], match, 'Boo!');
    if (!said.ok) throw new Error(said.why.text);
    expect(await reportLine(db, players[0], said.value.id, 'This frightens me.')).toMatchObject({ ok: true });
    expect(await reportLine(db, players[0], said.value.id, 'Again!')).toMatchObject({ ok: true });
    const reports = await db.selectFrom('reports').select(['player_id', 'why']).execute();
    expect(reports).toEqual([{ player_id: players[0].id, why: 'This frightens me.' }]);
    expect(await reportLine(db, players[0], newId(), 'x')).toMatchObject({ error: 'NOT_FOUND' });
  });
});
