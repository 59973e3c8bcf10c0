import { type AnyGame, asAny } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { botOf, levelFor, strongestOf } from './levels.ts';

const game = asAny(skirmish);
const level = (number: number) => ({ number, name: `Rank ${number}`, iterations: number, slips: 0 });
/** A game with three levels of its own, of which the weakest is the second by number. */
const ranked: AnyGame = {
  ...game,
  skill: { part: () => 0, chances: () => [], weigh: () => {}, levels: [2, 4, 6].map(level) },
};

test.each<[wanted: number, given: number]>([
  [1, 2],
  [2, 2],
  [3, 2],
  [5, 4],
  [8, 6],
])('a player used to level %i plays against level %i', (wanted, given) => {
  expect(levelFor(ranked, wanted).number).toBe(given);
});

test('a game without levels of its own has the usual ones', () => {
  expect(levelFor(game, 3).name).toBe('Squire');
  expect(botOf(strongestOf(game))).toBe('level-8');
  expect(botOf(strongestOf(ranked))).toBe('level-6');
});
