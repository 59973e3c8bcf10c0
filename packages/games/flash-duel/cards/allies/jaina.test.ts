import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Charged Shot', () => {
  test('22.1 Charged Shot: it is used against one opponent, whom Jaina names', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['jaina', 'rook', 'troq', 'rook'],
      spaces: [3, 9, 3, 9],
      hands: [[2, 4]],
    });
    expect(table.uses).toEqual([
      use('chargedShot', { card: 2, target: seat(1) }),
      use('chargedShot', { card: 4, target: seat(1) }),
      use('chargedShot', { card: 2, target: seat(3) }),
      use('chargedShot', { card: 4, target: seat(3) }),
    ]);
    table.play(use('chargedShot', { card: 4, target: seat(3) }));
    // The opponent beside is not pushed.
    expect(table.spaces).toEqual([3, 9, 3, 13]);
    expect(table.hand(0)).toEqual([2, 4]);
  });

  test('Charged Shot in Team Battle: it is not offered against an opponent with the edge at their back', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['jaina', 'rook', 'troq', 'rook'],
      spaces: [3, 9, 3, 18],
      hands: [[2]],
    });
    expect(table.uses).toEqual([use('chargedShot', { card: 2, target: seat(1) })]);
  });

  test('Charged Shot in Team Battle: with one opponent left nobody needs to be named', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['jaina', 'rook', 'troq', 'rook'],
      spaces: [3, 9, 3, 12],
      hands: [[2]],
      fallen: [1],
    });
    expect(table.uses).toEqual([use('chargedShot', { card: 2 })]);
    table.play(use('chargedShot', { card: 2 }));
    expect(table.spaces).toEqual([3, 9, 3, 14]);
  });
});

describe('Smoldering Embers', () => {
  test('Smoldering Embers in a raid: a 5 comes at once, before the mortals refill, and for Jaina alone', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['jaina', 'rook'],
      hands: [[1, 2], [1]],
      discard: [5, 5, 3],
    });
    table.play(use('smolderingEmbers'));
    expect(table.hand(0)).toEqual([1, 2, 5]);
    expect(table.hand(1)).toEqual([1]);
    expect(table.state.discard).toEqual([0, 0, 1, 0, 1]);
  });
});

describe('Flame Arrow', () => {
  const setup = {
    mode: 'team',
    characters: ['jaina', 'rook', 'troq', 'gloria'],
    spaces: [5, 10, 1, 12],
    hands: [[5, 1, 1, 1, 2, 3], [5, 5], undefined, [2, 5]],
  } as const;

  test('Flame Arrow in Team Battle: nobody can dashing block it either', () => {
    const table = new BattleTable(setup).play(attack(5, 1), use('flameArrow'));
    expect([table.asked, table.choices]).toEqual([1, [TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 0, 1, 1]);
    // 19.9: a team mate takes that turn.
    expect([table.asked, table.question]).toEqual([3, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Flame Arrow in Team Battle: held back, a team mate may dash in', () => {
    const table = new BattleTable(setup).play(attack(5, 1), DECLINE, TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [dashingBlock(2, 5, 1), DECLINE]]);
  });

  test('22.3 Flame Arrow: nobody who stands there can block it', () => {
    const table = new BattleTable({ ...setup, spaces: [5, 10, 1, 10] }).play(
      attack(5, 1),
      use('flameArrow'),
      TAKE_HIT,
    );
    expect([table.asked, table.question]).toEqual([3, 'answerAttack']);
    expect(table.choices).not.toContainEqual(block(5, 1));
  });
});
