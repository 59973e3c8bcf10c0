import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, push, retreat, shareBlock, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Cornered Prey', () => {
  test('22.3 Cornered Prey: an opponent who stands in that corner cannot block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'grave', 'jaina'],
      spaces: [13, 18, 1, 18],
      hands: [[2, 3, 1, 1, 4, 4, 5], [3, 1], undefined, [3, 1]],
    }).play(dashingStrike(2, 3, 1), use('corneredPrey'));
    expect([table.asked, table.choices]).toEqual([1, [TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
  });

  test('Cornered Prey in Team Battle: a cornered team mate does not corner the opponent who is struck', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'grave', 'jaina'],
      spaces: [12, 17, 1, 18],
      hands: [
        [2, 3, 1, 1, 4, 4, 5],
        [3, 1],
      ],
    }).play(dashingStrike(2, 3, 1));
    expect([table.asked, table.choices]).toEqual([0, [use('giantGrowth'), DECLINE]]);
  });
});

describe('Giant Growth', () => {
  test('Giant Growth in Team Battle: every opponent on the space needs a card more, and may be helped', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'grave', 'jaina'],
      spaces: [3, 8, 1, 10],
      hands: [[2, 3, 1, 1, 4, 4, 5], [3, 1], undefined, [2, 3]],
    }).play(dashingStrike(2, 3, 1), use('giantGrowth'));
    expect(table.choices).toEqual([retreat(1), retreat(3), use('rockArmor'), shareBlock(3, 1), TAKE_HIT]);
  });

  test('Giant Growth in Team Battle: both on one space', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'grave', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 4, 4, 5], [3, 3], undefined, [3, 3]],
    }).play(attack(3, 1), use('giantGrowth'), block(3, 2));
    expect([table.asked, table.choices]).toEqual([3, [block(3, 2), TAKE_HIT]]);
  });
});

describe('War Stomp', () => {
  const setup = {
    mode: 'team',
    characters: ['troq', 'rook', 'grave', 'jaina'],
    hands: [
      [2, 2, 1, 1, 4, 4],
      [1, 2, 3, 4, 5, 5],
    ],
  } as const;

  test('22.4 War Stomp: all who were pushed go on', () => {
    const table = new BattleTable({ ...setup, spaces: [7, 8, 1, 8] }).play(push(2));
    expect(table.spaces).toEqual([7, 10, 1, 10]);
    table.play(use('warStomp'));
    expect(table.spaces).toEqual([7, 13, 1, 13]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('22.25 War Stomp: an opponent who stood where the other was pushed to stays there', () => {
    const table = new BattleTable({ ...setup, spaces: [7, 8, 1, 10] }).play(push(2));
    expect(table.spaces).toEqual([7, 10, 1, 10]);
    table.play(use('warStomp'));
    expect(table.spaces).toEqual([7, 13, 1, 10]);
    expect(table.leftOver).toBe(0);
  });

  test('War Stomp in a raid: the Dragon is pushed like any opponent', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['troq', 'rook'],
      spaces: [7, 1, 8],
    }).play(push(2), use('warStomp'));
    expect(table.spaces).toEqual([7, 1, 13]);
    expect(table.asked).toBe(1);
  });
});
