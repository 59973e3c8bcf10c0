import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, dashingStrike, retreat, TAKE_HIT } from '../../choice.ts';
import { dragonTurn } from '../../testing/raids.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Surgical Strike', () => {
  test('22.3 Surgical Strike: every opponent on the space has to block with the number named', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['vendetta', 'rook', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 2, 2, 4], [5], undefined, [3]],
    }).play(attack(3, 1), use('surgicalStrike', { card: 5 }));
    expect([table.asked, table.choices]).toEqual([1, [block(5, 1), TAKE_HIT]]);
    table.play(block(5, 1));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
  });

  test('Surgical Strike in Team Battle: a team mate who dashes in plays the number named', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['vendetta', 'rook', 'troq', 'jaina'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [2, 3, 5]],
    }).play(attack(3, 1), use('surgicalStrike', { card: 5 }), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [dashingBlock(2, 5, 1), DECLINE]]);
  });
});

describe('Acrobatics', () => {
  test('Acrobatics in Team Battle: Vendetta is gone, and the team mate beside has to block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'vendetta', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 2, 2, 4], [4], undefined, [3]],
    }).play(attack(3, 1), use('acrobatics', { card: 4 }));
    expect(table.spaces).toEqual([5, 12, 1, 8]);
    expect(table.state.fighters.map(({ recovering }) => recovering)).toEqual([false, true, false, false]);
    expect([table.asked, table.choices]).toEqual([3, [block(3, 1), TAKE_HIT]]);
  });

  test('Acrobatics in a raid: the Dragon’s breath is an attack too, and its number the own distance', () => {
    const table = dragonTurn({
      characters: ['rook', 'vendetta'],
      dragon: ['deepBreath'],
      spaces: [3, 8, 11],
    }).play(use('deepBreath', { count: 1 }));
    expect(table.uses).toEqual([3, 4, 5].map((card) => use('acrobatics', { card: card as 3 | 4 | 5 })));
    table.play(use('acrobatics', { card: 5 }));
    expect(table.spaces).toEqual([2, 3, 11]);
    expect(table.state.fighters[1]?.recovering).toBe(true);
    expect(table.asked).toBe(0);
    expect(table.leftOver).toBe(0);
  });
});

describe('Stun Lock', () => {
  test('22.19 Stun Lock: after a dashing block the defender has to recover', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['vendetta', 'rook', 'troq', 'jaina'],
      spaces: [3, 8, 1, 10],
      hands: [[2, 3, 3, 1, 1, 4, 4, 5], [1, 2, 3, 4, 5, 5], undefined, [2, 3, 3]],
    }).play(dashingStrike(2, 3, 2), TAKE_HIT, dashingBlock(2, 3, 2), use('stunLock'));
    // Rook has recovered, and it is Troq's turn.
    expect(table.events).toContainEqual({ type: 'recovered', seat: 1 });
    expect(table.asked).toBe(2);
    expect(table.state.fighters[3]?.recovering).toBe(false);
    expect(table.leftOver).toBe(0);
  });

  test('22.22 Stun Lock: an opponent who has to recover anyway recovers once, and it is not offered', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['grave', 'rook', 'vendetta', 'jaina'],
      spaces: [3, 8, 5, 8],
      hands: [
        [2, 3, 1, 1, 4, 4, 5],
        [1, 2, 3, 4, 5, 5],
        [2, 2, 2, 3, 4, 4, 5, 5],
        [1, 2, 2, 3, 4, 5],
      ],
      recovering: [1],
      draws: [1, 1],
    })
      .play(dashingStrike(2, 3, 1), block(3, 1), retreat(1), DECLINE)
      // Rook has recovered; Vendetta strikes the opponent who has retreated and has still to recover.
      .play(dashingStrike(2, 2, 2));
    expect(table.spaces).toEqual([5, 8, 7, 9]);
    expect(table.asked).toBe(3);
    table.play(block(2, 2));
    expect(table.events).toContainEqual({ type: 'recovered', seat: 3 });
    expect(table.state.fighters[3]?.recovering).toBe(false);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});
