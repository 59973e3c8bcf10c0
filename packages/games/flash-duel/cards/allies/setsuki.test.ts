import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, retreat, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Speed of the Fox', () => {
  const setup = {
    mode: 'team',
    characters: ['setsuki', 'rook', 'troq', 'jaina'],
    spaces: [5, 8, 1, 8],
    hands: [[3, 1, 1, 1, 2, 5], [3], undefined, [3]],
  } as const;

  test('Speed of the Fox in Team Battle: gone after the first block, and the other still has to answer', () => {
    const table = new BattleTable(setup).play(attack(3, 1), block(3, 1));
    expect(table.asked).toBe(0);
    // Not past the front-most opponent.
    expect(table.uses).toEqual([7, 6, 4, 3, 2].map((space) => use('speedOfTheFox', { space })));
    table.play(use('speedOfTheFox', { space: 2 }));
    expect([table.asked, table.choices]).toEqual([3, [block(3, 1), TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Speed of the Fox in Team Battle: once for both blocks', () => {
    const table = new BattleTable(setup).play(
      attack(3, 1),
      block(3, 1),
      use('speedOfTheFox', { space: 2 }),
      block(3, 1),
    );
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Speed of the Fox in Team Battle: a team mate’s blocked attack does not count', () => {
    const table = new BattleTable({ ...setup, characters: ['troq', 'rook', 'setsuki', 'jaina'] }).play(
      attack(3, 1),
      DECLINE,
      block(3, 1),
    );
    expect([table.asked, table.question]).toEqual([3, 'answerAttack']);
  });
});

describe('Bag of Tricks', () => {
  test('Bag of Tricks in a raid: Setsuki draws at once, and the others wait for the refill', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['setsuki', 'rook'],
      hands: [[1, 2], [1]],
      draws: [4, 5, 4],
    }).play(use('bagOfTricks', { card: 1 }));
    expect(table.hand(0)).toEqual([2, 4, 4, 5]);
    expect(table.hand(1)).toEqual([1]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Esper Dash', () => {
  test('Esper Dash in Team Battle: Setsuki follows the opponent who retreated, not past the one who stays', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['setsuki', 'rook', 'troq', 'jaina'],
      spaces: [3, 8, 1, 8],
      hands: [[2, 3, 1, 1, 1, 5, 5], [4], undefined, [3]],
    }).play(dashingStrike(2, 3, 1), retreat(4));
    expect(table.uses).toEqual([7, 6].map((space) => use('esperDash', { space })));
    table.play(use('esperDash', { space: 7 }));
    expect(table.spaces).toEqual([7, 12, 1, 8]);
    expect([table.asked, table.question]).toEqual([3, 'answerStrike']);
  });

  test('Esper Dash in Team Battle: next to the opponent who stays there is nowhere to go, and Setsuki is not asked', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['setsuki', 'rook', 'troq', 'jaina'],
      spaces: [3, 8, 1, 8],
      hands: [[4, 1, 1, 1, 1, 5, 5], [4], undefined, [3]],
    }).play(dashingStrike(4, 1, 1), retreat(4));
    expect([table.asked, table.question]).toEqual([3, 'answerStrike']);
  });
});
