import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, move, push, shareBlock, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Dragon Form', () => {
  test('Dragon Form in Team Battle: every opponent on the space needs a card more', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['midori', 'rook', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 1, 2, 5], [3, 3], undefined, [3]],
    }).play(use('dragonForm'), attack(3, 1));
    expect([table.asked, table.choices]).toEqual([1, [block(3, 2), TAKE_HIT]]);
    table.play(block(3, 2));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
  });

  test('22.16 Dragon Form: it lasts on Midori alone, and team mates attack as usual', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['midori', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 5, 18],
      hands: [[1, 1, 2, 2, 3, 3], [1, 1, 2, 3, 4, 5], [3, 1, 1, 2, 2, 4], undefined],
    }).play(use('dragonForm'), move(1, 'forward'), move(1, 'backward'), attack(4, 1), DECLINE);
    expect([table.asked, table.choices]).toEqual([1, [block(4, 1), TAKE_HIT]]);
    expect(table.leftOver).toBe(0);
  });

  test('Dragon Form in Team Battle: Midori keeps it when pushed together with a team mate', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['midori', 'rook', 'troq', 'jaina'],
      spaces: [6, 8, 7, 18],
      hands: [
        [1, 1, 2, 2, 3, 3],
        [4, 1, 2, 3, 4, 5],
      ],
    }).play(use('dragonForm'), move(1, 'forward'), push(4));
    expect(table.spaces).toEqual([3, 8, 3, 18]);
    expect(table.state.fighters[0]?.effects.dragonForm).toBe(true);
    expect(table.leftOver).toBe(0);
  });
});

describe('Master of Twos', () => {
  test('Master of Twos in Team Battle: it may be Midori’s part of a block that a team mate makes whole', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'midori', 'rook', 'jaina'],
      spaces: [6, 8, 1, 11],
      hands: [[2, 2, 1, 1, 1, 4, 4], [1], undefined, [3, 2]],
    }).play(attack(2, 2), DECLINE, use('masterOfTwos'));
    expect([table.asked, table.choices]).toEqual([1, [shareBlock(2, 1), TAKE_HIT]]);
    table.play(shareBlock(2, 1), dashingBlock(3, 2, 1));
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 2, count: 2 });
    expect(table.hand(1)).toEqual([1]);
    expect(table.spaces).toEqual([6, 8, 1, 8]);
  });

  test('22.19 Master of Twos: it is no card for a dashing block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'rook', 'midori'],
      spaces: [6, 8, 1, 11],
      hands: [[2, 1, 1, 1, 4, 4], [1], undefined, [3, 1]],
    }).play(attack(2, 1), DECLINE, TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [DECLINE]]);
  });
});

describe('Mentor’s Patience', () => {
  test('22.17 Mentor’s Patience: in a raid the cards more come with the common refill', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['midori', 'rook'],
      recovering: [1],
      hands: [[1, 1, 2, 3]],
      draws: [5, 5, 4],
    }).play(use('mentorsPatience', { count: 2 }));
    // The other mortal has recovered and has five cards; now the Dragon is asked.
    expect(table.asked).toBe(2);
    expect(table.hand(0)).toEqual([1, 1, 2, 3, 4, 5, 5]);
    expect(table.hand(1)).toEqual([1, 2, 3, 4, 5]);
    expect(table.leftOver).toBe(0);
  });
});
