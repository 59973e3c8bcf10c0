import { expect, test } from 'vitest';
import { countTechs, formatPlans, gainsOf } from './plans.ts';

/** Games in which a card was teched early, of which so many were won. */
function early(games: number, won: number) {
  const none = { games: 0, won: 0 };
  return [{ games, won }, none, none] as const;
}

const specs = new Map([['fire', { games: 1_000, won: 500 }]] as const);

test('what wins more games than its spec is a gain, what wins fewer a loss', () => {
  const cards = new Map([
    ['doubleshot-archer', early(10_000, 5_600)],
    ['molting-firebird', early(10_000, 4_400)],
  ]);
  const gains = gainsOf({ cards, specs });
  expect(gains.get('doubleshot-archer')?.[0]).toBeCloseTo(6, 0);
  expect(gains.get('molting-firebird')?.[0]).toBeCloseTo(-6, 0);
});

test('few games say little of a card: it counts as others of its kind do', () => {
  const cards = new Map([
    ['lobber', early(2_000, 1_100)],
    ['firebat', early(20, 2)],
  ]);
  const gain = gainsOf({ cards, specs }).get('firebat')?.[0] ?? 0;
  expect(gain).toBeGreaterThan(2);
  expect(gain).toBeLessThan(5);
});

test('games are played to their end, and what was teched is counted', () => {
  const tally = countTechs(2, 1);
  const specGames = [...tally.specs.values()].reduce((sum, { games }) => sum + games, 0);
  const specWins = [...tally.specs.values()].reduce((sum, { won }) => sum + won, 0);
  expect([specGames, specWins]).toEqual([12, 6]);
  expect(tally.cards.size).toBeGreaterThan(10);
  expect(formatPlans(gainsOf(tally))).toMatch(/^ {2}bashing: \{$/m);
});
