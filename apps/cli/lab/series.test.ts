import { type Figure, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { ladderTable, pairs, rungs, strangers } from './ladder.ts';
import { type Arrangement, arrange, boutsOf, count, newSeries } from './series.ts';

/** Figures by the side of each seat: "0011" are two against two. */
function tableOf(sides: string): readonly Figure[] {
  return [...sides].map((side, index) => ({ seat: seat(index), side: Number(side) }));
}

/** Three against one who has a name and sits last; one against a figure of the rules. */
const RAID = [...tableOf('000'), { seat: seat(3), name: 'Dragon', side: 1 }];
const SOLO = [...tableOf('0'), { name: 'Rook', side: 1 }];

function arranged(figures: readonly Figure[]): Arrangement {
  return arrange('any', {}, figures);
}

test('two games in a row are dealt the same, with seats changed; series take turns', () => {
  const all = [newSeries('a', 'b'), newSeries('c', 'd')];
  const bouts = [...boutsOf(all, arranged(tableOf('01')), { games: 4, first: 0 })];
  expect(bouts.map(({ bots }) => bots.join(''))).toEqual(['ab', 'cd', 'ba', 'dc', 'ab', 'cd', 'ba', 'dc']);
  const [first, , second, , third] = bouts.map(({ seed }) => seed);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test.each([
  ['a duel', tableOf('01'), ['ab', 'ba']],
  ['team mates who sit across', tableOf('0101'), ['abab', 'baba']],
  ['each for themselves', tableOf('012'), ['aba', 'bab']],
  ['three against one', tableOf('0001'), ['aaab', 'aaab']],
  [
    'a seat with a name of its own',
    [
      { seat: seat(0), side: 0 },
      { seat: seat(1), name: 'Dragon', side: 1 },
    ],
    ['ab', 'ab'],
  ],
])('%s: who sits where', (_what, figures, seated) => {
  const bouts = [...boutsOf([newSeries('a', 'b')], arranged(figures), { games: 2, first: 0 })];
  expect(bouts.map(({ bots }) => bots.join(''))).toEqual(seated);
});

test('where seats do not change no deal comes twice', () => {
  const bouts = [...boutsOf([newSeries('a', 'b')], arranged(RAID), { games: 6, first: 0 })];
  expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(6);
});

test('what begins at a later deal plays none of those before', () => {
  const seedsFrom = (first: number) =>
    [...boutsOf([newSeries('a', 'b')], arranged(tableOf('01')), { games: 4, first })].map(({ seed }) => seed);
  expect(seedsFrom(0)).toEqual([0, 0, 1, 1]);
  expect(seedsFrom(2)).toEqual([2, 2, 3, 3]);
});

test('against the rules’ own opponent one bot sits alone', () => {
  const bouts = [...boutsOf([newSeries('a')], arranged(SOLO), { games: 3, first: 0 })];
  expect(bouts.map(({ bots, seed }) => [...bots, seed])).toEqual([
    ['a', 0],
    ['a', 1],
    ['a', 2],
  ]);
});

test.each([
  ['a duel', tableOf('01'), [1, 2], 1, 0],
  ['a duel', tableOf('01'), [2, 1], 0, 0],
  ['solo', SOLO, [1], 1, 0],
  ['solo', SOLO, [2], 0, 0],
  ['a raid', RAID, [1, 1, 1, 2], 1, 0],
  ['a raid', RAID, [2, 2, 2, 1], 0, 0],
  ['a raid', RAID, [1, 1, 1, 1], 0, 1],
  // A traitor wins with the Dragon, or loses with it.
  ['a betrayal', RAID, [2, 1, 2, 1], 0, 0],
  ['a betrayal', RAID, [1, 2, 1, 2], 1, 0],
  ['each for themselves', tableOf('012'), [2, 1, 3], 0, 0],
  ['each for themselves', tableOf('012'), [2, 3, 1], 1, 0],
])('%s, figures %j, places %j: %i won, %i drawn', (_what, figures, places, wins, draws) => {
  const series = figures === SOLO ? newSeries('a') : newSeries('a', 'b');
  const [bout] = boutsOf([series], arranged(figures), { games: 1, first: 0 });
  if (bout) count(bout, places);
  expect(series).toMatchObject({ games: 1, wins, draws });
});

test('a win counts for the bot, wherever it sits', () => {
  const series = newSeries('a', 'b');
  for (const bout of boutsOf([series], arranged(tableOf('01')), { games: 4, first: 0 }))
    count(bout, bout.bots[0] === 'a' ? [1, 2] : [2, 1]);
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
