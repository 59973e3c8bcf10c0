import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, dashingBlock, move, shareBlock, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Spectral Push', () => {
  test('Spectral Push in Team Battle: it is offered against those on dark spaces, and pushes one', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['degrey', 'rook', 'troq', 'jaina'],
      spaces: [3, 9, 1, 11],
    });
    expect(table.uses.filter((one) => one.type === 'use' && one.ability === 'spectralPush')).toEqual([
      use('spectralPush', { space: 10, target: seat(1) }),
      use('spectralPush', { space: 11, target: seat(1) }),
      use('spectralPush', { space: 12, target: seat(1) }),
      use('spectralPush', { space: 13, target: seat(1) }),
    ]);
    table.play(use('spectralPush', { space: 12, target: seat(1) }));
    expect(table.spaces).toEqual([3, 12, 1, 11]);
  });

  test('22.4 Spectral Push: a push from a distance leaves those alone who stand beside the opponent', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['degrey', 'rook', 'troq', 'jaina'],
      spaces: [8, 9, 1, 9],
    }).play(use('spectralPush', { space: 12, target: seat(3) }));
    expect(table.spaces).toEqual([8, 9, 1, 12]);
  });
});

describe('Pilebunker', () => {
  const setup = {
    mode: 'team',
    characters: ['degrey', 'rook', 'troq', 'jaina'],
    hands: [[4, 1, 1, 2, 2, 3], [4, 4, 4], undefined, [4, 4, 3]],
  } as const;

  test('Pilebunker in Team Battle: each of two on the space needs three cards', () => {
    const table = new BattleTable({ ...setup, spaces: [4, 8, 1, 8] }).play(attack(4, 1), use('pilebunker'));
    expect(table.choices).toEqual([block(4, 3), TAKE_HIT]);
    table.play(block(4, 3));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
  });

  test('Pilebunker in Team Battle: a team mate may bring the cards that are missing', () => {
    const table = new BattleTable({ ...setup, spaces: [4, 8, 1, 11] }).play(attack(4, 1), use('pilebunker'));
    expect(table.choices).toEqual([block(4, 3), shareBlock(4, 1), shareBlock(4, 2), TAKE_HIT]);
    table.play(shareBlock(4, 1), dashingBlock(3, 4, 2));
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 4, count: 3 });
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Troublesome Rhetoric', () => {
  const setup = {
    mode: 'team',
    characters: ['degrey', 'rook', 'troq', 'jaina'],
    spaces: [4, 14, 1, 17],
    hands: [
      [1, 1, 2, 2, 3, 3],
      [1, 4, 4, 5, 5, 5],
      [1, 2, 2, 3, 3, 4],
      [2, 4],
    ],
  } as const;
  const isWithFour = (choice: Choice) => choice.type === 'move' && choice.card === 4;

  test('Troublesome Rhetoric in Team Battle: the number is no good for the opponent it was said to', () => {
    const table = new BattleTable(setup).play(
      use('troublesomeRhetoric', { card: 4, target: seat(1) }),
      move(1, 'forward'),
    );
    expect(table.asked).toBe(1);
    expect(table.choices.some(isWithFour)).toBe(false);
    // The opponent’s team mate has not been spoken to.
    table.play(move(1, 'forward'), move(1, 'forward'));
    expect(table.asked).toBe(3);
    expect(table.choices.some(isWithFour)).toBe(true);
    expect(table.state.fighters[1]?.effects.banned).toBeUndefined();
    expect(table.leftOver).toBe(0);
  });

  test('Troublesome Rhetoric in Team Battle: it waits for the turn of the opponent it was said to', () => {
    const table = new BattleTable(setup).play(
      use('troublesomeRhetoric', { card: 4, target: seat(3) }),
      move(1, 'forward'),
    );
    expect(table.choices.some(isWithFour)).toBe(true);
    table.play(move(5, 'backward'), move(1, 'forward'));
    expect(table.asked).toBe(3);
    expect(table.choices.some(isWithFour)).toBe(false);
    expect(table.leftOver).toBe(0);
  });
});
