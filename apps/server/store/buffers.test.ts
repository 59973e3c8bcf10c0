import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Analyses } from '../analyses/analyses.ts';
import { localBus } from '../bus/localBus.ts';
import { findGame, GAMES, REWARDING } from '../games.ts';
import { achievementsOf } from '../lobby/achievements.ts';
import { Quotas } from '../lobby/quotas.ts';
import { resultsOf } from '../lobby/results.ts';
import { withLobby } from '../lobby/schema.ts';
import { Matches } from '../matches/matches.ts';
import { OPENING, postgresStore, type TestStore } from '../testing/databases.ts';
import { addManyMatches, HEAVY, USUAL } from '../testing/manyMatches.ts';
import { countRoundTrips, type RoundTrips, type Said } from '../testing/roundTrips.ts';
import { Appends } from './appends.ts';

/** Before a release as many as a busy service has after a year. */
const MATCHES = process.env.RIPOSTE_DEEP ? 2_000_000 : 20_000;
const IDS = GAMES.map(({ id }) => id);

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

describe(`with ${MATCHES} matches`, () => {
  let store: TestStore;
  let matches: Matches;
  let trips: RoundTrips;
  beforeAll(async () => {
    store = await postgresStore({ patience: 'endless' });
    await addManyMatches(store.db, { matches: MATCHES, games: IDS });
    matches = new Matches({
      db: store.db,
      bus: localBus(),
      time: { now: async () => 0, hasPassed: async () => false },
      appends: new Appends(store.db),
      games: GAMES,
      bots: [],
      rewarding: REWARDING,
    });
    trips = countRoundTrips();
  }, OPENING * 10);
  afterAll(async () => {
    trips.stop();
    await store.close();
  }, OPENING);

  /** How many pages PostgreSQL looks at for this, once it knows the way. */
  async function pagesOf({ text, values }: Said): Promise<number> {
    let pages = 0;
    for (let times = 0; times < 3; times++) {
      const [head = '', ...rest] = text.split(/\$\d+/);
      const given = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
      const asked = rest.reduce(
        (query, part, index) => sql`${query}${given[index]}${sql.raw(part)}`,
        sql.raw(head),
      );
      const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`
        explain (analyze, buffers, timing off, format json) ${asked}`.execute(store.db);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (!plan) throw new Error('no plan');
      pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return pages;
  }

  const [first = '', nobodys = ''] = [IDS[0], IDS.at(-1)];
  const quotas = () => new Quotas(withLobby(store.db));
  const player = { id: HEAVY, name: 'Player 1', kind: 'member' } as const;

  test.each<[what: string, most: number, ask: () => Promise<unknown>]>([
    ['running tables of a game', 120, () => matches.lookups.openTables({ game: first, status: 'running' })],
    [
      'more running tables of a game',
      120,
      () =>
        matches.lookups.openTables({ game: first, status: 'running', after: '00000000000000000000015000' }),
    ],
    [
      'running tables of a game that nobody plays',
      60,
      () => matches.lookups.openTables({ game: nobodys, status: 'running' }),
    ],
    ['running tables of all games', 330, () => matches.lookups.openTables({ status: 'running' })],
    ['open tables of a game', 180, () => matches.lookups.openTables({ game: first })],
    ['open tables of all games', 330, () => matches.lookups.openTables()],
    ['own tables of the player with the most', 300, () => matches.lookups.tablesOf(HEAVY, { isOwn: true })],
    ['tables on the profile of the player with the most', 100, () => matches.lookups.tablesOf(HEAVY)],
    ['unfinished tables of the player with the most', 60, () => matches.lookups.unfinishedOf(HEAVY)],
    ['unfinished tables of a usual player', 60, () => matches.lookups.unfinishedOf(USUAL)],
    ['results of the player with the most', 430, () => resultsOf(store.db, { player: HEAVY, isOwn: false })],
    ['achievements of the player with the most', 4, () => achievementsOf(store.db, HEAVY, REWARDING)],
    [
      'accuracies of the player with the most',
      1_100,
      () => new Analyses({ db: store.db, findGame }).accuraciesOf(HEAVY),
    ],
    ['quota of a player', 60, () => quotas().lay(player, async () => ({ ok: true, value: undefined }))],
  ])('%s take at most %i pages', async (_what, most, ask) => {
    const said = await trips.during(ask);
    expect(said.length).toBeGreaterThan(0);
    let pages = 0;
    for (const query of said) pages += await pagesOf(query);
    expect(pages).toBeLessThanOrEqual(most);
  });

  test('the achievements of a player with the most results there can be do not hold up others', async () => {
    const [{ game, feats } = {}] = REWARDING;
    if (!game || !feats) throw new Error('some game has something to achieve');
    const results = Array.from({ length: 660 }, (_, index) => ({
      bot: ['dummy', 'rook', 'dragon'][index % 3],
      character: `character ${index % 20}`,
      won: index % 2 === 0,
      rounds: [{ won: true, usedAbility: index % 5 > 0 }],
    }));
    const row = { player_id: HEAVY, game: game.id, results: JSON.stringify(results) };
    await store.db.insertInto('feats').values(row).execute();
    const times: number[] = [];
    const loop: number[] = [];
    for (let round = 0; round < 20; round++) {
      const begun = performance.now();
      const before = performance.eventLoopUtilization();
      expect((await achievementsOf(store.db, HEAVY, REWARDING)).length).toBeGreaterThan(0);
      times.push(performance.now() - begun);
      loop.push(performance.eventLoopUtilization(before).active);
    }
    // The best says what it takes: others have the machine now and then.
    expect(Math.min(...times)).toBeLessThan(20);
    expect(Math.min(...loop)).toBeLessThan(5);
  });
});
