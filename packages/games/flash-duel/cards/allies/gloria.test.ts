import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, dashingStrike, move, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Sanctuary', () => {
  test('22.16 Sanctuary: the card is Gloria’s; the team mate beside has their own', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'gloria', 'troq', 'jaina'],
      spaces: [13, 18, 1, 18],
      hands: [[2, 3, 1, 1, 2, 4, 4], [1], undefined, [2]],
      draws: [3],
    }).play(dashingStrike(2, 3, 1), use('sanctuary'), block(3, 1));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
    expect(table.leftOver).toBe(0);
  });

  test('Sanctuary in a raid: if Gloria’s card is the last of a pile that is renewed, Gloria still has to answer', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'gloria'],
      spaces: [3, 1, 6],
      hands: [
        [1, 1, 2, 3, 4, 5],
        [1, 2, 4, 4, 5],
        [2, 3, 3, 4],
      ],
      recovering: [1],
      pile: 1,
      reshuffles: 1,
      draws: [3, 5, 5],
    }).play(move(1, 'backward'), DECLINE, dashingStrike(2, 3, 1), use('sanctuary'));
    // 20.6: the Dragon has two new cards for the two it held.
    expect(table.hand(2)).toEqual([5, 5]);
    expect(table.state.reshuffles).toBe(0);
    expect([table.asked, table.choices]).toEqual([1, [block(3, 1), TAKE_HIT]]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Healing Touch', () => {
  const setup = {
    mode: 'team',
    spaces: [5, 8, 1, 10],
    hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [2, 3]],
    discard: [5, 4],
  } as const;

  test('22.19 Healing Touch: Gloria has blocked when a team mate has dashed in', () => {
    const table = new BattleTable({ ...setup, characters: ['rook', 'gloria', 'troq', 'jaina'] }).play(
      attack(3, 1),
      TAKE_HIT,
      dashingBlock(2, 3, 1),
    );
    expect(table.asked).toBe(1);
    table.play(use('healingTouch', { card: 5 }));
    expect(table.hand(1)).toEqual([1, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('22.19 Healing Touch: Gloria has not blocked after dashing in for a team mate', () => {
    const table = new BattleTable({ ...setup, characters: ['rook', 'jaina', 'troq', 'gloria'] }).play(
      attack(3, 1),
      TAKE_HIT,
      dashingBlock(2, 3, 1),
    );
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.hand(3)).toEqual([]);
  });
});

describe('Bathed in Moonlight', () => {
  test('22.17 Bathed in Moonlight: in a raid it counts for the common refill', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'gloria'],
      spaces: [1, 8, 16],
      hands: [
        [1, 1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ],
      recovering: [1],
      draws: [3, 3],
    }).play(move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([1, 'ability:recovering']);
    table.play(use('bathedInMoonlight'));
    expect(table.asked).toBe(2);
    expect(table.hand(1)).toEqual([1, 2, 3, 3, 3, 4, 5]);
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect(table.leftOver).toBe(0);
  });
});
