import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, dashingStrike, REVEAL, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Rocket Punch', () => {
  test('22.4 Rocket Punch: every opponent on the space has to answer', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['bbb', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 1, 8],
      hands: [[3, 1, 1, 2, 2, 5], [3], undefined, [4]],
    }).play(use('rocketPunch', { card: 3, count: 1, target: seat(1) }));
    expect([table.asked, table.choices]).toEqual([1, [block(3, 1), TAKE_HIT]]);
    table.play(block(3, 1));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 0]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Rocket Punch in Team Battle: it may be aimed at the opponent farther back', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['bbb', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 1, 10],
      hands: [[3, 5, 1, 1, 2, 2]],
    });
    expect(table.uses.filter((one) => one.type === 'use' && one.ability === 'rocketPunch')).toEqual([
      use('rocketPunch', { card: 3, count: 1, target: seat(1) }),
      use('rocketPunch', { card: 5, count: 1, target: seat(3) }),
    ]);
    table.play(use('rocketPunch', { card: 5, count: 1, target: seat(3) }));
    expect([table.asked, table.choices]).toEqual([3, [block(5, 1), TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 0]);
  });
});

describe('Steam Vent', () => {
  test('Steam Vent in Team Battle: one opponent is pushed, whom Bal-Bas-Beta names', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['bbb', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 1, 8],
    }).play(use('steamVent', { target: seat(1) }));
    expect(table.spaces).toEqual([4, 10, 1, 8]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });
});

describe('Long Range', () => {
  const setup = {
    mode: 'team',
    spaces: [3, 8, 3, 11],
    hands: [[2, 3, 1, 1, 4, 4, 5], [3], undefined, [3, 3]],
  } as const;

  test('Long Range in Team Battle: only the opponent who struck is pushed', () => {
    const table = new BattleTable({
      ...setup,
      characters: ['grave', 'bbb', 'troq', 'jaina'],
      spaces: [3, 8, 5, 11],
    }).play(dashingStrike(2, 3, 1), block(3, 1));
    expect([table.asked, table.choices]).toEqual([1, [use('longRange'), DECLINE]]);
    // BBB stands on a light space: Grave cannot counter it.
    table.play(use('longRange'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.spaces).toEqual([2, 8, 5, 11]);
  });

  test('22.19 Long Range: a defender who was dashing blocked for has blocked, and may use it', () => {
    const table = new BattleTable({ ...setup, characters: ['rook', 'bbb', 'troq', 'jaina'] }).play(
      dashingStrike(2, 3, 1),
      TAKE_HIT,
      dashingBlock(3, 3, 1),
    );
    expect([table.asked, table.choices]).toEqual([1, [use('longRange'), DECLINE]]);
  });

  test('22.19 Long Range: a team mate who has dashed in has not blocked', () => {
    const table = new BattleTable({ ...setup, characters: ['rook', 'jaina', 'troq', 'bbb'] }).play(
      dashingStrike(2, 3, 1),
      TAKE_HIT,
      dashingBlock(3, 3, 1),
    );
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.spaces).toEqual([5, 8, 3, 8]);
  });

  test('22.23 Long Range: a traitor who has blocked and shown the card does not push the Dragon', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['rook', 'bbb', 'troq', 'jaina'],
      traitor: 1,
      spaces: [1, 5, 1, 1, 10],
      hands: [[1, 1, 2, 3, 4, 5], undefined, undefined, undefined, [2, 3, 1, 1, 4, 4, 5, 5, 5, 5]],
      recovering: [1, 2, 3],
    }).play({ type: 'move', card: 1, direction: 'forward' }, dashingStrike(2, 3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([1, 'ability:youBlock']);
    table.take(1, REVEAL).play({ type: 'nameNone' });
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.spaces).toEqual([2, 18, 1, 1, 8]);
    expect(table.leftOver).toBe(0);
  });

  test('Long Range in Team Battle: a blocked attack is no blocked strike', () => {
    const table = new BattleTable({
      ...setup,
      characters: ['rook', 'bbb', 'troq', 'jaina'],
      spaces: [5, 8, 3, 11],
    }).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });
});
