import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, move, shareBlock, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Sudden Inspiration', () => {
  test('22.16 Sudden Inspiration: the card is for Valerie, and the other answers with what they have', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'valerie', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [2]],
      draws: [3],
    }).play(attack(3, 1), use('suddenInspiration'));
    expect([table.asked, table.choices]).toEqual([1, [block(3, 1), TAKE_HIT]]);
    table.play(block(3, 1));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
    expect(table.leftOver).toBe(0);
  });

  test('Sudden Inspiration in Team Battle: what Valerie draws may be a part of a block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'valerie', 'troq', 'jaina'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 3, 1, 1, 2, 2, 4], [1], undefined, [2, 3]],
      draws: [3],
    }).play(attack(3, 2), use('suddenInspiration'), shareBlock(3, 1), dashingBlock(2, 3, 1));
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 3, count: 2 });
    expect(table.leftOver).toBe(0);
  });

  test('Sudden Inspiration in Team Battle: with the last card of the last pile nobody has to answer', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'valerie', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [2]],
      pile: 1,
      reshuffles: 0,
      tokens: [0, 2],
      draws: [5],
    }).play(attack(3, 1), use('suddenInspiration'));
    // 19.13: team B has come farther.
    expect(table.state.tokens).toEqual([0, 3]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Green Eye’s Epiphany', () => {
  test('Green Eye’s Epiphany in Team Battle: it reaches the opponent farther back', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['valerie', 'rook', 'troq', 'jaina'],
      spaces: [5, 7, 1, 9],
      hands: [[3, 1, 1, 2, 2, 5]],
    });
    expect(table.choices).not.toContainEqual(attack(4, 1));
    table.play(use('greenEyesEpiphany', { card: 3, other: 4 }), attack(4, 1));
    expect([table.asked, table.choices]).toEqual([3, [block(4, 1), TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Green Eye’s Epiphany in a raid: at the end of the turn the card is what it was', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['valerie', 'rook'],
      spaces: [5, 1, 18],
      hands: [[3, 1]],
    }).play(use('greenEyesEpiphany', { card: 3, other: 4 }), move(1, 'forward'));
    expect(table.asked).toBe(1);
    expect(table.hand(0)).toEqual([3]);
  });
});

describe('Blue Eye’s Epiphany', () => {
  test('22.3 Blue Eye’s Epiphany: it makes a block for Valerie, not for the team mate beside', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'valerie', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 2, 2, 4], [4], undefined, [4]],
    }).play(attack(3, 1), use('blueEyesEpiphany', { card: 4, other: 3 }));
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 3, count: 1 });
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
  });

  test('22.19 Blue Eye’s Epiphany: it is of no use for a dashing block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'jaina', 'troq', 'valerie'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [2, 4]],
    }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [DECLINE]]);
  });
});
