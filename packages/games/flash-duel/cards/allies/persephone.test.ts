import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { DECLINE, move } from '../../choice.ts';
import { BattleTable, SIX, use } from '../../testing/table.ts';

describe('Dominance', () => {
  test('Dominance in Team Battle: one opponent on a dark space, whom Persephone names', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['persephone', 'rook', 'troq', 'jaina'],
      spaces: [4, 13, 1, 14],
      hands: SIX,
    }).play(move(1, 'forward'));
    expect([table.asked, table.choices]).toEqual([
      0,
      [use('dominance', { target: seat(1) }), use('dominance', { target: seat(3) }), DECLINE],
    ]);
    table.play(use('dominance', { target: seat(3) }), move(1, 'forward'), move(1, 'forward'));
    // Jaina has recovered.
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.events).toContainEqual({ type: 'recovered', seat: 3 });
    expect(table.leftOver).toBe(0);
  });

  test('Dominance in Team Battle: a light space is safe', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['persephone', 'rook', 'troq', 'jaina'],
      spaces: [4, 12, 1, 14],
      hands: SIX,
    }).play(move(1, 'forward'));
    expect(table.choices).toEqual([use('dominance', { target: seat(3) }), DECLINE]);
  });

  test('Dominance in Team Battle: with nobody on a dark space Persephone is not asked', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['persephone', 'rook', 'troq', 'jaina'],
      spaces: [4, 12, 1, 11],
      hands: SIX,
    }).play(move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Dominance in a raid: the Dragon recovers instead of taking its turn, and refills', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'persephone'],
      dragon: ['deepBreath'],
      spaces: [1, 4, 14],
      hands: [SIX[0], SIX[1], [1, 2, 3, 4, 5]],
      draws: [4, 4],
    }).play(move(1, 'forward'), move(1, 'forward'), use('dominance'));
    expect(table.events).toContainEqual({ type: 'recovered', seat: 2 });
    expect(table.asked).toBe(0);
    expect(table.hand(2)).toEqual([1, 2, 3, 4, 4, 4, 5]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Beckon', () => {
  test('22.18 Beckon: the opponent comes no farther than next to the front-most fighter of Persephone’s side', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['persephone', 'rook', 'troq', 'jaina'],
      spaces: [4, 9, 7, 11],
    });
    expect(table.uses.filter((one) => one.type === 'use' && one.ability === 'beckon')).toEqual([
      use('beckon', { space: 8, target: seat(1) }),
      use('beckon', { space: 10, target: seat(3) }),
      use('beckon', { space: 9, target: seat(3) }),
      use('beckon', { space: 8, target: seat(3) }),
    ]);
    table.play(use('beckon', { space: 8, target: seat(3) }));
    // The opponent has passed a team mate, which is allowed.
    expect(table.spaces).toEqual([4, 9, 7, 8]);
  });

  test('Beckon in Team Battle: an opponent next to a team mate of Persephone’s cannot come closer', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['persephone', 'rook', 'troq', 'jaina'],
      spaces: [1, 9, 8, 9],
    });
    expect(table.uses.some((one) => one.type === 'use' && one.ability === 'beckon')).toBe(false);
  });
});

describe('On Your Knees', () => {
  test('On Your Knees in Team Battle: one opponent on a light space discards', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['persephone', 'rook', 'troq', 'jaina'],
      spaces: [4, 11, 1, 13],
    });
    const targets = table.uses.flatMap((one) =>
      one.type === 'use' && one.ability === 'onYourKnees' ? [one.target] : [],
    );
    expect(new Set(targets)).toEqual(new Set([1]));
    table.play(use('onYourKnees', { card: 3, target: seat(1) }));
    expect(table.hand(1)).toEqual([1, 2, 4, 5]);
    expect(table.hand(3)).toEqual([1, 2, 3, 4, 5]);
    expect(table.state.discard).toEqual([0, 0, 1, 0, 0]);
  });
});
