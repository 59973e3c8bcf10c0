import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import { BOTS, GAMES } from '../games.ts';
import { API } from '../http/app.ts';
import { Client } from '../http/testServer.ts';
import { Matches } from '../matches/matches.ts';
import { Appends } from '../store/appends.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { addPlayer } from '../store/players.ts';
import { newDatabase } from '../testing/postgres.ts';
import { ReachingNode } from '../testing/reachingNode.ts';
import { givenUp } from '../testing/tables.ts';
import { withAnalyses } from './schema.ts';

/** A duel of two people that is over, as a node before left it. */
async function duelIn(db: Database): Promise<string> {
  const bus = localBus();
  const time = { now: async () => 1_000, hasPassed: async () => false };
  const matches = new Matches({ db, bus, time, appends: new Appends(db), games: GAMES, bots: BOTS });
  const people = [await addPlayer(db, 'Ann', 'guest'), await addPlayer(db, 'Ben', 'guest')];
  const id = await givenUp(matches, people, 12);
  await bus.close();
  return id;
}

test('a node that is killed while it analyses leaves the analysis to the next', async () => {
  const { url, drop } = await newDatabase('template');
  const db = await openDatabase({ url });
  const rowOf = (id: string) =>
    withAnalyses(db).selectFrom('analyses').selectAll().where('match_id', '=', id).executeTakeFirst();
  const nodes: ReachingNode[] = [];
  try {
    const id = await duelIn(db);
    const first = await ReachingNode.open(url);
    nodes.push(first);
    const place = `${API}/tables/${id}/analysis`;
    expect((await new Client(first.url).ask('POST', place)).data).toEqual({ status: 'waiting' });
    await expect
      .poll(async () => (await rowOf(id))?.held_by, { timeout: 30_000, interval: 20 })
      .not.toBeNull();
    await first.kill();
    const left = await rowOf(id);
    expect(left).toMatchObject({ tries: 1, result: null, done_at: null });
    const others = [await ReachingNode.open(url), await ReachingNode.open(url)] as const;
    nodes.push(...others);
    // The lease runs out; what the nodes forgive a clock that is set forward comes on top.
    await sql`update service_clock set outage = outage - 90000::bigint`.execute(db);
    const look = async () => (await new Client(others[1].url).ask('GET', place)).data.status;
    await expect.poll(look, { timeout: 90_000, interval: 500 }).toBe('made');
    expect(await rowOf(id)).toMatchObject({ tries: 2, held_by: null, failure: null });
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await db.destroy();
    await drop();
  }
}, 180_000);
