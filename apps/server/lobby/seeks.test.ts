import { type CreateBody, refuse, type SeekState } from '@riposte/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { newId } from '../store/id.ts';
import { addPlayer, type StoredPlayer } from '../store/players.ts';
import { OPENING, STORES, type TestStore } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { block } from './blocks.ts';
import { withLobby } from './schema.ts';
import { type SeekParts, Seeks, type Wanted } from './seeks.ts';

const DUEL = { game: DUEL_ID, options: { mode: 'simple' } };

describe.each(STORES)('quick match on $form', ({ open }) => {
  let store: TestStore;
  let laid: { readonly id: string; readonly players: readonly string[]; readonly wish: CreateBody }[] = [];

  beforeAll(async () => {
    store = await open();
  }, OPENING);
  beforeEach(async () => {
    laid = [];
    await sql`delete from seeks`.execute(store.db);
  });
  afterAll(() => store.close(), OPENING);

  /** The tables themselves are not what is tried here: only who is told of which. */
  const lay: SeekParts['lay'] = async (players, wish) => {
    const id = newId();
    laid.push({ id, players, wish });
    return { ok: true, value: id };
  };

  async function nodes(count: number, more: Partial<SeekParts> = {}): Promise<readonly Seeks[]> {
    const databases = await Promise.all(Array.from({ length: count }, () => store.another()));
    return databases.map((db) => new Seeks({ db: withLobby(db), games: GAMES, lay, ...more }));
  }

  const newPlayers = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => addPlayer(store.db, `Player ${index}`, 'guest')));

  async function begin(seeks: Seeks, player: StoredPlayer, wish: Wanted = DUEL): Promise<SeekState> {
    const result = await seeks.seek(player, wish);
    if (!result.ok) throw new Error(result.why.text);
    return result.value;
  }

  test('two who want the same find the same table, on two nodes', async () => {
    const [here, there] = (await nodes(2)) as [Seeks, Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    expect(await begin(here, anna)).toMatchObject({ status: 'seeking' });
    const found = await begin(there, ben);
    expect(found).toEqual({ status: 'found', table: laid[0]?.id });
    expect(await here.look(anna)).toEqual(found);
    expect(laid).toHaveLength(1);
    expect(laid[0]?.wish).toMatchObject({ game: DUEL_ID, visibility: 'private' });
    expect(laid[0]?.players.toSorted()).toEqual([anna.id, ben.id].toSorted());
  });

  test('what is not said counts as its default', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    await begin(seeks, anna, { game: DUEL_ID });
    expect(await begin(seeks, ben, { game: DUEL_ID, options: { mode: 'simple' } })).toMatchObject({
      status: 'found',
    });
  });

  test.each<[string, CreateBody]>([
    ['mode', { game: DUEL_ID, options: { mode: 'full' } }],
    ['clock', { ...DUEL, clock: { type: 'live', initial: 60_000, increment: 0 } }],
  ])('who wants another %s is not taken', async (_what, other) => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    await begin(seeks, anna);
    expect(await begin(seeks, ben, other)).toMatchObject({ status: 'seeking' });
  });

  const CLOCK = { type: 'live', initial: 300_000, increment: 5_000 } as const;

  test.each<[string, Wanted, Wanted]>([
    ['the one who waits', { ...DUEL, or: [{ ...DUEL, clock: CLOCK }] }, { ...DUEL, clock: CLOCK }],
    ['the one who comes', { ...DUEL, clock: CLOCK }, { ...DUEL, or: [{ ...DUEL, clock: CLOCK }] }],
    [
      'both',
      { ...DUEL, or: [{ ...DUEL, clock: CLOCK }] },
      { game: DUEL_ID, options: { mode: 'full' }, or: [{ ...DUEL, clock: CLOCK }] },
    ],
  ])('any of several will do for %s', async (_who, first, second) => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    await begin(seeks, anna, first);
    expect(await begin(seeks, ben, second)).toMatchObject({ status: 'found' });
    expect(laid[0]?.wish).toMatchObject({ options: { mode: 'simple' }, clock: CLOCK });
  });

  test('of several the dearest is played', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    const either = { ...DUEL, or: [{ ...DUEL, clock: CLOCK }] };
    await begin(seeks, anna, either);
    await begin(seeks, ben, either);
    expect(laid[0]?.wish).toMatchObject({ clock: { type: 'none' } });
  });

  test('a wish that is named twice is kept once', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna] = (await newPlayers(1)) as [StoredPlayer];
    const slow = { ...DUEL, clock: CLOCK };
    await begin(seeks, anna, { ...DUEL, or: [DUEL, slow, { options: {} }, slow] });
    const { also } = await withLobby(store.db)
      .selectFrom('seeks')
      .select('also')
      .where('player_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    expect(also).toHaveLength(1);
  });

  test('where the dearest wish lacks a player, the next for which there are enough is played', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben, cleo] = (await newPlayers(3)) as [StoredPlayer, StoredPlayer, StoredPlayer];
    const raid = { options: { mode: 'raid', mortals: 3 } };
    await begin(seeks, anna, { ...raid, game: DUEL_ID });
    await begin(seeks, ben, { ...DUEL, clock: CLOCK });
    const slow = { ...DUEL, clock: CLOCK };
    expect(await begin(seeks, cleo, { ...raid, game: DUEL_ID, or: [slow] })).toMatchObject({
      status: 'found',
    });
    expect(laid[0]?.players.toSorted()).toEqual([ben.id, cleo.id].toSorted());
    expect(await seeks.look(anna)).toMatchObject({ status: 'seeking' });
  });

  test('what nobody can play with others is refused, wherever it stands', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna] = (await newPlayers(1)) as [StoredPlayer];
    const alone = { ...DUEL, or: [{ options: { mode: 'solo' } }] };
    expect(await seeks.seek(anna, alone)).toMatchObject({ ok: false, error: 'BAD_OPTION' });
  });

  test('a raid begins when all four are there', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const raid = { game: DUEL_ID, options: { mode: 'raid', mortals: 3 } };
    const players = await newPlayers(4);
    const states: SeekState[] = [];
    for (const player of players) states.push(await begin(seeks, player, raid));
    expect(states.map(({ status }) => status)).toEqual(['seeking', 'seeking', 'seeking', 'found']);
    const all = await Promise.all(players.map((player) => seeks.look(player)));
    expect(new Set(all.map((state) => JSON.stringify(state))).size).toBe(1);
  });

  test('sixty at once on three nodes: each player finds one table, and each table has two players', async () => {
    const all = await nodes(3);
    const players = await newPlayers(60);
    const nodeOf = (index: number) => all[index % all.length] as Seeks;
    await Promise.all(players.map((player, index) => begin(nodeOf(index), player)));
    // As clients do, those who have not been found ask again.
    let states: SeekState[] = [];
    for (let round = 0; round < 20; round += 1) {
      states = await Promise.all(players.map((player, index) => nodeOf(index + round).look(player)));
      if (states.every(({ status }) => status === 'found')) break;
    }
    expect(states.map(({ status }) => status)).toEqual(players.map(() => 'found'));
    const guests = Map.groupBy(states, (state) => (state.status === 'found' ? state.table : ''));
    expect([...guests.values()].map(({ length }) => length)).toEqual(Array.from({ length: 30 }, () => 2));
    expect(laid).toHaveLength(30);
  });

  test('a player who has gone without a word is not taken', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    await begin(seeks, anna);
    await sql`update seeks set until = now() - interval '1 second'`.execute(store.db);
    expect(await begin(seeks, ben)).toMatchObject({ status: 'seeking' });
  });

  test('a player who has stopped looking is not taken', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    await begin(seeks, anna);
    await seeks.stop(anna);
    expect(await seeks.look(anna)).toEqual({ status: 'idle' });
    expect(await begin(seeks, ben)).toMatchObject({ status: 'seeking' });
  });

  test('two players are not put together where one has blocked the other; others are', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben, carla] = (await newPlayers(3)) as [StoredPlayer, StoredPlayer, StoredPlayer];
    await block(withLobby(store.db), ben, anna.id);
    await begin(seeks, anna);
    expect(await begin(seeks, ben)).toMatchObject({ status: 'seeking' });
    expect(await seeks.look(anna)).toMatchObject({ status: 'seeking' });
    expect(await begin(seeks, carla)).toMatchObject({ status: 'found' });
  });

  test('nor are two others at the same table, though neither looks just now', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const raid = { game: DUEL_ID, options: { mode: 'raid', mortals: 3 } };
    const [anna, ben, carla, dora, emil] = (await newPlayers(5)) as [
      StoredPlayer,
      StoredPlayer,
      StoredPlayer,
      StoredPlayer,
      StoredPlayer,
    ];
    await block(withLobby(store.db), ben, carla.id);
    for (const player of [anna, ben, carla]) await begin(seeks, player, raid);
    expect(await begin(seeks, dora, raid)).toMatchObject({ status: 'seeking' });
    expect(await begin(seeks, emil, raid)).toMatchObject({ status: 'found' });
    expect([...(laid[0]?.players ?? [])].sort()).toEqual([anna, ben, dora, emil].map(({ id }) => id).sort());
    expect(await seeks.look(carla)).toMatchObject({ status: 'seeking' });
  });

  test('a node that dies while it lays a table leaves no player behind', async () => {
    const [dying] = (await nodes(1, { lay: () => Promise.reject(new Error('killed')) })) as [Seeks];
    const [living] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    await begin(dying, anna);
    await expect(begin(dying, ben)).rejects.toThrow('killed');
    expect(await living.look(anna)).toMatchObject({ status: 'seeking' });
    await sql`update seeks set pair_until = now() - interval '1 second'`.execute(store.db);
    expect(await living.look(anna)).toMatchObject({ status: 'found' });
    expect(await living.look(ben)).toMatchObject({ status: 'found' });
  });

  test('where no table can be laid, they go on looking', async () => {
    const [seeks] = (await nodes(1, { lay: async () => refuse('BUSY') })) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    await begin(seeks, anna);
    expect(await begin(seeks, ben)).toMatchObject({ status: 'seeking' });
  });

  test('looking again later finds another table', async () => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna, ben] = (await newPlayers(2)) as [StoredPlayer, StoredPlayer];
    for (const count of [1, 2]) {
      await begin(seeks, anna);
      expect(await begin(seeks, ben)).toEqual({ status: 'found', table: laid.at(-1)?.id });
      expect(laid).toHaveLength(count);
    }
  });

  test.each<[string, CreateBody, string]>([
    ['a game that does not exist', { game: 'chess' }, 'NO_SUCH_GAME'],
    ['an option that does not exist', { game: DUEL_ID, options: { speed: 3 } }, 'BAD_OPTION'],
    ['what is played alone', { game: DUEL_ID, options: { mode: 'solo' } }, 'BAD_OPTION'],
  ])('%s cannot be looked for', async (_what, wish, error) => {
    const [seeks] = (await nodes(1)) as [Seeks];
    const [anna] = (await newPlayers(1)) as [StoredPlayer];
    expect(await seeks.seek(anna, wish)).toMatchObject({ ok: false, error });
  });
});
