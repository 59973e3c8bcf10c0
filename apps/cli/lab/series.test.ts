import { optionsOf } from '@riposte/flash-duel';
import { expect, test } from 'vitest';
import { ladderTable, pairs, rungs, strangers } from './ladder.ts';
import { boutsOf, count, newSeries } from './series.ts';

test('two games in a row are dealt the same, with seats changed; series take turns', () => {
  const all = [newSeries('a', 'b'), newSeries('c', 'd')];
  const bouts = [...boutsOf(all, optionsOf({}), 4)];
  expect(bouts.map(({ bots }) => bots.join(''))).toEqual(['ab', 'cd', 'ba', 'dc', 'ab', 'cd', 'ba', 'dc']);
  const [first, , second, , third] = bouts.map(({ seed }) => seed);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test.each([
  ['simple', ['a', 'b'], ['b', 'a']],
  ['team', ['a', 'b', 'a', 'b'], ['b', 'a', 'b', 'a']],
  ['raid', ['a', 'a', 'a', 'b'], ['a', 'a', 'a', 'b']],
  ['betrayal', ['a', 'a', 'a', 'a', 'b'], ['a', 'a', 'a', 'a', 'b']],
] as const)('mode %s: who sits where', (mode, ...seated) => {
  const bouts = [...boutsOf([newSeries('a', 'b')], optionsOf({ mode }), 2)];
  expect(bouts.map(({ bots }) => bots)).toEqual(seated);
});

test('where nobody changes seats no deal comes twice', () => {
  const bouts = [...boutsOf([newSeries('a', 'b')], optionsOf({ mode: 'raid' }), 6)];
  expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(6);
});

test('against the rules’ own opponent one bot sits alone', () => {
  const bouts = [...boutsOf([newSeries('a')], optionsOf({ mode: 'solo' }), 3)];
  expect(bouts.map(({ bots, seed }) => [...bots, seed])).toEqual([
    ['a', 0],
    ['a', 1],
    ['a', 2],
  ]);
});

test.each([
  ['simple', [1, 2], 1, 0],
  ['simple', [2, 1], 0, 0],
  ['solo', [1], 1, 0],
  ['solo', [2], 0, 0],
  ['raid', [1, 1, 1, 2], 1, 0],
  ['raid', [2, 2, 2, 1], 0, 0],
  ['raid', [1, 1, 1, 1], 0, 1],
  // The traitor wins with the Dragon, or loses with him.
  ['betrayal', [2, 1, 2, 2, 1], 0, 0],
  ['betrayal', [1, 2, 1, 1, 2], 1, 0],
] as const)('mode %s, places %j: %i won, %i drawn', (mode, places, wins, draws) => {
  const series = mode === 'solo' ? newSeries('a') : newSeries('a', 'b');
  const [bout] = boutsOf([series], optionsOf({ mode }), 1);
  if (bout) count(bout, places);
  expect(series).toMatchObject({ games: 1, wins, draws });
});

test('a win counts for the bot, wherever it sits', () => {
  const series = newSeries('a', 'b');
  for (const bout of boutsOf([series], optionsOf({}), 4)) count(bout, bout.bots[0] === 'a' ? [1, 2] : [2, 1]);
  expect(series).toMatchObject({ games: 4, wins: 4, draws: 0 });
});

test('on a ladder neighbours play, and some that stand further apart', () => {
  const names = pairs(['a', 'b', 'c', 'd']).map(({ one, other }) => `${one}${other}`);
  expect(names).toEqual(['ba', 'cb', 'dc', 'da']);
});

test('the ladder is ordered by rating, whatever the order given', () => {
  const bots = ['weak', 'best', 'middle'];
  const series = pairs(bots);
  for (const one of series) {
    one.games = 40;
    one.wins = one.one === 'best' ? 36 : 10;
  }
  const ladder = rungs(bots, series);
  expect(ladder.map(({ bot }) => bot)).toEqual(['best', 'middle', 'weak']);
  expect(ladder.map(({ games }) => games)).toEqual([80, 40, 40]);
  expect(ladder.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(4500, 6);
  expect(ladder[0]?.below).toMatchObject({ games: 40, wins: 30 });
  expect(ladder[1]?.below).toBeUndefined();
  expect(strangers(ladder)).toEqual([newSeries('middle', 'weak')]);
  const [, top = '', middle] = ladderTable(ladder).split('\n');
  expect(top).toMatch(/^best {4,}\d{4} ± \d+ +80 +75\.0 % {2}\(59\.8-85\.8 %\)$/);
  expect(middle).toMatch(/^middle +\d{4} ± \d+ +40$/);
});
