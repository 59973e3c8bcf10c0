import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Appends } from '../store/appends.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { OPENING } from '../testing/databases.ts';
import { newDatabase } from '../testing/postgres.ts';
import { addBareMatches, bareAppend } from '../testing/rows.ts';
import { ServiceClock } from '../time/serviceClock.ts';
import { checksOf } from './readiness.ts';

/** For how long, in milliseconds, nothing may be written here. */
const STALLED = 400;

let db: Database;
let holder: Database;
let time: ServiceClock;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await newDatabase('template');
  ({ drop } = database);
  const { url } = database;
  [db, holder] = await Promise.all([openDatabase({ url }), openDatabase({ url, connections: 1 })]);
  time = new ServiceClock(db, { node: 'one' });
  await time.start();
}, OPENING);
afterAll(async () => {
  await time.goodbye();
  await Promise.all([db.destroy(), holder.destroy()]);
  await drop();
});

/** The names of the checks that fail now. */
async function failed(appends: Appends): Promise<readonly string[]> {
  const checks = Object.entries(checksOf({ db, time, appends }, STALLED));
  const results = await Promise.allSettled(checks.map(([, check]) => check()));
  return checks.flatMap(([name], index) => (results[index]?.status === 'rejected' ? [name] : []));
}

/** Does something while another transaction holds what the statement locks. */
function holding(ids: readonly string[], how: 'rows' | 'table', act: () => Promise<void>): Promise<void> {
  return holder.transaction().execute(async (held) => {
    if (how === 'rows')
      await sql`select from matches where id = any(${sql.val(ids)}::text[]) for update`.execute(held);
    else await sql`lock table matches in share mode`.execute(held);
    await act();
  });
}

test('two locked rows do not make a node not ready, whether other matches go on or not', async () => {
  const appends = new Appends(db, { holding: 60_000 });
  const [first = '', second = '', third = ''] = await addBareMatches(db, 3);
  const held: Promise<string>[] = [];
  await holding([first, second], 'rows', async () => {
    held.push(appends.append(bareAppend(first, 0)), appends.append(bareAppend(second, 0)));
    await wait(2 * STALLED);
    expect(await failed(appends)).toEqual([]);
    expect(await appends.append(bareAppend(third, 0))).toBe('done');
    expect(await failed(appends)).toEqual([]);
  });
  expect(await Promise.all(held)).toEqual(['done', 'done']);
});

test('a database where nothing can be written makes a node not ready, until something is', async () => {
  const appends = new Appends(db);
  const [first = '', second = '', third = ''] = await addBareMatches(db, 3);
  expect(await appends.append(bareAppend(first, 0))).toBe('done');
  const waiting: Promise<string>[] = [];
  await holding([], 'table', async () => {
    waiting.push(appends.append(bareAppend(first, 1)), appends.append(bareAppend(second, 0)));
    expect(await failed(appends)).toEqual([]);
    await expect.poll(() => failed(appends)).toEqual(['moves']);
  });
  // Moves that waited for too long are asked again by whoever has decided them.
  await Promise.all(waiting);
  expect(await appends.append(bareAppend(third, 0))).toBe('done');
  expect(await failed(appends)).toEqual([]);
});

test('a node on which nobody moves is ready, however long ago the last move was', async () => {
  const appends = new Appends(db);
  const [id = ''] = await addBareMatches(db, 1);
  await appends.append(bareAppend(id, 0));
  const begun = performance.now();
  await expect.poll(() => performance.now() - begun).toBeGreaterThan(STALLED);
  const move = appends.append(bareAppend(id, 1));
  expect(await failed(appends)).toEqual([]);
  expect(await move).toBe('done');
});
