import { fullTable, parseOptions } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { gameIds, gameIn } from '../games.ts';
import type { Bout } from './bout.ts';
import { playAll } from './crew.ts';

// Threads have a shelf of their own, so this is about the first game that really stands there.
const { game } = await gameIn(gameIds());
const defaults = parseOptions(game.options, {});
if (!defaults.ok) throw new Error(defaults.why.text);
const { value: options } = defaults;

function bouts(count: number, change: Partial<Bout> = {}): Bout[] {
  return Array.from({ length: count }, (_, seed) => ({
    game: game.id,
    options,
    seed,
    bots: Array.from({ length: fullTable(game, options) }, () => 'random'),
    ...change,
  }));
}

async function played(jobs: number, given: Bout[], leaving = new AbortController(), leaveAfter = 1e9) {
  const ends: [number, string][] = [];
  await playAll({
    jobs,
    signal: leaving.signal,
    next: () => given.shift(),
    done({ seed }, { places }) {
      ends.push([seed, places.join()]);
      if (ends.length === leaveAfter) leaving.abort();
    },
  });
  return ends.sort(([one], [other]) => one - other);
}

test('threads change nothing but the time it takes', async () => {
  const alone = await played(1, bouts(12));
  expect(alone.map(([seed]) => seed)).toEqual(bouts(12).map(({ seed }) => seed));
  expect(await played(3, bouts(12))).toEqual(alone);
});

test.each([1, 2])('the signal ends it (%i threads), and what is under way does not count', async (jobs) => {
  const given = bouts(1000);
  expect(await played(jobs, given, new AbortController(), 3)).toHaveLength(3);
  expect(given.length).toBeGreaterThan(900);
});

test('nothing begins after the signal', async () => {
  const leaving = new AbortController();
  leaving.abort();
  expect(await played(2, bouts(3), leaving)).toEqual([]);
});

test.each([1, 2])('a fault ends it with its message (%i threads)', async (jobs) => {
  await expect(played(jobs, bouts(4, { bots: ['random', 'nobody'] }))).rejects.toThrow(
    /^A game of random and nobody failed \(seed \d\): there is no bot “nobody”$/,
  );
  await expect(played(jobs, bouts(1, { game: 'chess' }))).rejects.toThrow('there is no game “chess”');
});
