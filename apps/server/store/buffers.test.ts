import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Analyses } from '../analyses/analyses.ts';
import { localBus } from '../bus/localBus.ts';
import { findGame, GAMES, GUIDES } from '../games.ts';
import { achievementsOf, rewarding } from '../lobby/achievements.ts';
import { Quotas } from '../lobby/quotas.ts';
import { withLobby } from '../lobby/schema.ts';
import { Matches } from '../matches/matches.ts';
import { OPENING, postgresStore, type TestStore } from '../testing/databases.ts';
import { addManyMatches, HEAVY, USUAL } from '../testing/manyMatches.ts';
import { countRoundTrips, type RoundTrips, type Said } from '../testing/roundTrips.ts';
import { Appends } from './appends.ts';

/** Before a release as many as a busy service has after a year. */
const MATCHES = process.env.RIPOSTE_DEEP ? 2_000_000 : 20_000;
const REWARDING = rewarding(GAMES, GUIDES);
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

  /** How many pages PostgreSQL looks at for this question, once it knows the way, and how long it takes at best. */
  async function costOf({ text, values }: Said): Promise<{ readonly buffers: number; readonly ms: number }> {
    const costs = [];
    for (let times = 0; times < 5; times++) {
      const [head = '', ...rest] = text.split(/\$\d+/);
      const names = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
      const asked = rest.reduce(
        (query, part, index) => sql`${query}${names[index]}${sql.raw(part)}`,
        sql.raw(head),
      );
      const { rows } = await sql<{
        'QUERY PLAN': readonly { readonly Plan: Plan; readonly 'Execution Time': number }[];
      }>`
        explain (analyze, buffers, timing off, format json) ${asked}`.execute(store.db);
      const [found] = rows[0]?.['QUERY PLAN'] ?? [];
      if (!found) throw new Error('no plan');
      costs.push({
        buffers: found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'],
        ms: found['Execution Time'],
      });
    }
    return { buffers: costs.at(-1)?.buffers ?? 0, ms: Math.min(...costs.map(({ ms }) => ms)) };
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
    ['open tables of a game', 120, () => matches.lookups.openTables({ game: first })],
    ['open tables of all games', 330, () => matches.lookups.openTables()],
    ['tables on the profile of the player with the most', 300, () => matches.lookups.tablesOf(HEAVY)],
    ['unfinished tables of the player with the most', 60, () => matches.lookups.unfinishedOf(HEAVY)],
    ['unfinished tables of a usual player', 60, () => matches.lookups.unfinishedOf(USUAL)],
    ['achievements of the player with the most', 4, () => achievementsOf(store.db, HEAVY, REWARDING)],
    [
      'accuracies of the player with the most',
      1_100,
      () => new Analyses({ db: store.db, findGame }).accuraciesOf(HEAVY),
    ],
    ['quota of a player', 60, () => quotas().lay(player, async () => ({ ok: true, value: undefined }))],
  ])('%s take at most %i pages', async (what, most, ask) => {
    const said = await trips.during(ask);
    let buffers = 0;
    let ms = 0;
    for (const one of said) {
      const cost = await costOf(one);
      buffers += cost.buffers;
      ms += cost.ms;
    }
    if (process.env.RIPOSTE_DEEP)
      console.log(`${what.padEnd(56)} ${said.length} ${buffers} buffers ${ms.toFixed(1)} ms`);
    expect(buffers).toBeLessThanOrEqual(most);
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
    for (let times_ = 0; times_ < 20; times_++) {
      const begun = performance.now();
      const before = performance.eventLoopUtilization();
      expect((await achievementsOf(store.db, HEAVY, REWARDING)).length).toBeGreaterThan(0);
      times.push(performance.now() - begun);
      loop.push(performance.eventLoopUtilization(before).active);
    }
    // The best says what it takes: others have the machine now and then.
    expect(Math.min(...times)).toBeLessThan(20);
    expect(Math.min(...loop)).toBeLessThan(5);
    if (process.env.RIPOSTE_DEEP)
      console.log(`achievements: ${Math.min(...times)} ms, ${Math.min(...loop)} on the loop`);
  });
});
