import { describe, expect, test } from 'vitest';
import { planFor } from '../index.ts';
import { analysisOf, matchOf, wayCalled } from '../testing/ways.ts';
import { Calibration, type Saying, sayingsIn, sayingsOf } from './calibration.ts';
import { StudyTally } from './tally.ts';

/** For a release: as many matches as it takes to know. Otherwise a few, always the same ones. */
const IS_DEEP = process.env.RIPOSTE_DEEP !== undefined;
const DUEL = wayCalled('Simple Mode, revised');
const STANDARD = planFor(DUEL.game);
/** Enough to tell a beginner from a master, in a few seconds. */
const SMALL = {
  ...STANDARD,
  sketch: { find: 120, pairs: 24, mostPairs: 48 },
  deep: { find: 300, pairs: 48, mostPairs: 96 },
  most: 8,
  curve: 30,
};
const PLAN = IS_DEEP ? STANDARD : SMALL;

/** What a match of bots is analysed as. */
function analysed(bots: readonly string[], seed: number) {
  return analysisOf(DUEL.game, matchOf(DUEL, bots, seed), PLAN);
}

const beginners = analysed(['level-1'], 3);

describe('said against won', () => {
  test('is told by tenths of the scale', () => {
    const calibration = new Calibration();
    calibration.add([
      { said: 0.02, won: 0 },
      { said: 0.08, won: 1 },
      { said: 1, won: 1 },
    ]);
    calibration.add([{ said: 0.05, won: 0 }]);
    const [low, high] = calibration.deciles();
    expect(low?.said).toBeCloseTo(0.05, 9);
    expect(low).toMatchObject({ won: 1 / 3, sayings: 3, matches: 2 });
    expect(high).toEqual({ said: 1, won: 1, sayings: 1, matches: 1 });
    expect(calibration.meanGap()).toBeCloseTo((1 / 3 - 0.05) / 2, 9);
    expect(new Calibration().meanGap()).toBe(0);
  });

  test('an analysis says the same as its curves', () => {
    const match = matchOf(DUEL, ['level-1'], 3);
    expect(sayingsIn(beginners)).toEqual(sayingsOf(DUEL.game, match, PLAN.curve));
  });

  test('what is said of equal players comes true', () => {
    const calibration = new Calibration();
    const all: Saying[] = [];
    for (let seed = 1; seed <= (IS_DEEP ? 2_000 : 8); seed++) {
      const sayings = sayingsOf(DUEL.game, matchOf(DUEL, ['level-5'], seed), PLAN.curve);
      calibration.add(sayings);
      all.push(...sayings);
    }
    // A few matches cannot show more than that the judge is seldom wrong where it is sure.
    const sure = all.filter(({ said }) => Math.abs(said - 0.5) > 0.4);
    expect(sure.length).toBeGreaterThan(20);
    const right = sure.map(({ said, won }) => (said > 0.5 ? won : 1 - won));
    expect(right.reduce((sum, one) => sum + one, 0) / sure.length).toBeGreaterThan(0.8);
    if (!IS_DEEP) return;
    expect(calibration.meanGap()).toBeLessThanOrEqual(0.02);
    for (const { said, won } of calibration.deciles()) expect(Math.abs(said - won)).toBeLessThanOrEqual(0.06);
  });
});

test('the better a player, the more accurate, and a master makes few mistakes', () => {
  const tally = new StudyTally();
  const levels = IS_DEEP ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 7];
  for (const level of levels)
    for (let seed = 1; seed <= (IS_DEEP ? 40 : 2); seed++) {
      const bot = `level-${level}`;
      tally.add(analysed([bot], 100 + seed), [bot, bot]);
    }
  const players = tally.players();
  for (const [index, { accuracy }] of players.slice(1).entries())
    expect(accuracy.mean).toBeGreaterThan(players[index]?.accuracy.mean ?? 100);
  const [novice, best] = [players[0], players.at(-1)];
  expect(best?.mistakes.mean).toBeLessThanOrEqual((novice?.mistakes.mean ?? 0) / 5);
});

test('luck evens out between unequal players, and skill does not', () => {
  const tally = new StudyTally();
  for (let seed = 1; seed <= (IS_DEEP ? 200 : 2); seed++) {
    const bots = seed % 2 === 0 ? ['level-6', 'level-2'] : ['level-2', 'level-6'];
    tally.add(analysed(bots, 200 + seed), bots);
  }
  const better = tally.players().find(({ player }) => player === 'level-6');
  expect(better?.skill.mean).toBeGreaterThan(0.1);
  if (!IS_DEEP) return;
  expect(Math.abs(better?.luck.mean ?? 1)).toBeLessThan(2 * (better?.luck.error ?? 0));
});

test('how sure losses are counts those that were compared', () => {
  const [first] = beginners.judged;
  if (!first) throw new Error('nothing was judged');
  const judged = [0, 0.01, 0.02].map((error) => ({ ...first, error }));
  const tally = new StudyTally();
  tally.add({ ...beginners, judged }, ['a', 'b']);
  expect(tally.sureness()).toEqual({ losses: 2, mean: 0.015, largest: 0.02 });
});

test('an account that does not add up is found', () => {
  const [first, ...others] = beginners.seats;
  if (!first) throw new Error('no seats');
  const wrong = { ...first, account: { ...first.account, draws: first.account.draws + 2 ** -14 } };
  expect(() => new StudyTally().add(beginners, ['a', 'b'])).not.toThrow();
  expect(() => new StudyTally().add({ ...beginners, seats: [wrong, ...others] }, ['a', 'b'])).toThrow(
    'do not add up',
  );
});
