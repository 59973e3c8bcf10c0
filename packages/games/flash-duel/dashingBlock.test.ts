import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, shareBlock, TAKE_HIT } from './choice.ts';
import { BattleTable } from './testing/table.ts';

const TEAM = ['rook', 'grave', 'troq', 'jaina'] as const;

describe('dashing block', () => {
  test('18.10 a team mate behind dashes in and plays the rest of the block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: TEAM,
      spaces: [9, 12, 1, 17],
      hands: [[3, 3], [3], [1], [5, 3, 2]],
      draws: [1, 2, 3, 4, 5],
    }).play(attack(3, 2));
    expect(table.asked).toBe(1);
    expect(table.choices).toEqual([shareBlock(3, 1), TAKE_HIT]);
    table.play(shareBlock(3, 1));
    expect(table.asked).toBe(3);
    expect(table.choices).toEqual([dashingBlock(5, 3, 1), DECLINE]);
    table.play(dashingBlock(5, 3, 1));
    expect(table.spaces).toEqual([9, 12, 1, 12]);
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 3, count: 2 });
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 1]);
  });

  test('18.12 a whole block asks nobody else', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: TEAM,
      spaces: [9, 12, 1, 17],
      hands: [[3, 3], [3, 3], [1], [5, 3, 2]],
      draws: [1, 2, 3, 4, 5],
    }).play(attack(3, 2), block(3, 2));
    expect(table.asked).toBe(1);
    expect(table.question).toBe('mainAction');
  });
});
