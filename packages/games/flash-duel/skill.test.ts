import { describe, expect, test } from 'vitest';
import { attack, block, move, TAKE_HIT } from './choice.ts';
import { skill, weightOf } from './skill.ts';
import { BattleTable, DuelTable } from './testing/table.ts';

describe('chances', () => {
  test.each<[tokens: readonly [number, number], chance: number]>([
    [[0, 0], 0.5],
    [[1, 0], 0.6875],
    [[2, 0], 0.875],
    [[2, 1], 0.75],
    [[2, 2], 0.5],
    [[3, 1], 1],
    [[1, 3], 0],
    [[3, 3], 0.5],
  ])('of %j tokens are those of a race between equals', (tokens, chance) => {
    expect(skill.chances(new DuelTable({ tokens }).state)).toEqual([chance, 1 - chance]);
  });

  test('of team mates are the same', () => {
    const { state } = new BattleTable({
      mode: 'team',
      characters: ['rook', 'grave', 'troq', 'jaina'],
      tokens: [2, 0],
    });
    expect(skill.chances(state)).toEqual([0.875, 0.125, 0.875, 0.125]);
  });

  test('of a traitor are those of the Dragon', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['rook', 'grave', 'troq', 'jaina'],
      traitor: 2,
    });
    table.state.roundEnd = { reason: 'hit', winner: 1 };
    expect(skill.chances(table.state)).toEqual([0, 0, 1, 0, 1]);
    table.state.roundEnd = { reason: 'tie' };
    expect(skill.chances(table.state)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
  });
});

test.each<[tokens: readonly [number, number], stake: number]>([
  [[0, 0], 0.375],
  [[1, 0], 0.375],
  [[2, 0], 0.25],
  [[2, 1], 0.5],
  [[2, 2], 1],
  [[3, 1], 1],
  // RULES 1.3
  [[3, 3], 1],
  [[4, 4], 1],
])('at %j tokens a round is worth what it changes', (tokens, stake) => {
  expect(skill.stake?.(new DuelTable({ tokens }).state)).toBe(stake);
});

test('a raid is one round, and that is all of it', () => {
  const { state } = new BattleTable({ mode: 'raid', characters: ['rook', 'grave'] });
  expect(skill.stake?.(state)).toBe(1);
});

test('a round is a part, and what is chosen before the first belongs to it', () => {
  const { state } = new DuelTable();
  expect(skill.part({ ...state, round: 0 })).toBe(1);
  expect(skill.part(state)).toBe(1);
  expect(skill.part({ ...state, roundEnd: { reason: 'tie' } })).toBe(2);
  expect(skill.part({ ...state, round: 2 })).toBe(2);
});

test('quick players attack and block more often than not, and seldom let themselves be hit', () => {
  expect(weightOf(attack(3, 2))).toBeGreaterThan(3 * weightOf(move(3, 'forward')));
  expect(weightOf(attack(3, 2))).toBeGreaterThan(weightOf(attack(3, 1)));
  expect(weightOf(move(3, 'forward'))).toBeGreaterThan(weightOf(move(3, 'backward')));
  expect(weightOf(block(3, 1))).toBeGreaterThan(20 * weightOf(TAKE_HIT));
});
