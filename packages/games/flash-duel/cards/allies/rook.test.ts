import { describe, expect, test } from 'vitest';
import {
  attack,
  block,
  DECLINE,
  dashingBlock,
  dashingStrike,
  REVEAL,
  retreat,
  TAKE_HIT,
} from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Rock Armor', () => {
  test('22.3 Rock Armor: higher cards block for Rook, not for the team mate beside', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'zane', 'jaina'],
      spaces: [3, 8, 1, 8],
      hands: [[2, 3, 1, 1, 1, 5, 5], [4], undefined, [4]],
    }).play(dashingStrike(2, 3, 1), DECLINE, use('rockArmor'));
    expect([table.asked, table.choices]).toEqual([1, [block(4, 1), retreat(4), TAKE_HIT]]);
    table.play(block(4, 1));
    expect([table.asked, table.choices]).toEqual([3, [retreat(4), TAKE_HIT]]);
  });

  test('Rock Armor in Team Battle: a team mate who dashes in plays the number of the strike', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'zane', 'jaina'],
      spaces: [3, 8, 1, 10],
      hands: [[2, 3, 1, 1, 1, 5, 5], [1], undefined, [2, 3, 4]],
    }).play(dashingStrike(2, 3, 1), DECLINE, use('rockArmor'), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [dashingBlock(2, 3, 1), DECLINE]]);
  });
});

describe('Thunderclap', () => {
  test('Thunderclap in Team Battle: nobody on the space can retreat', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'troq', 'zane', 'jaina'],
      spaces: [3, 8, 1, 8],
      hands: [[4, 1, 2, 2, 3, 5, 5], [1, 4], undefined, [4]],
    }).play(dashingStrike(4, 1, 1), use('thunderclap'));
    expect([table.asked, table.choices]).toEqual([1, [block(1, 1), TAKE_HIT]]);
    table.play(block(1, 1));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
  });
});

describe('Windmill Crusher', () => {
  test('Windmill Crusher in a raid: the Dragon loses a hit point, and has not blocked anything to counter', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'troq', 'zane'],
      dragon: ['perfectCounter'],
      spaces: [9, 1, 1, 10],
      hands: [[1], undefined, undefined, [1, 1, 1, 1]],
    }).play(attack(1, 1), use('windmillCrusher'));
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters[3]?.life).toBe(2);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Windmill Crusher in Team Battle: both on the space are hit at once', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'troq', 'zane', 'jaina'],
      spaces: [9, 10, 1, 10],
      hands: [[1, 2, 3, 4, 5, 5], [1], undefined, [1]],
      tokens: [2, 0],
    }).play(attack(1, 1), use('windmillCrusher'), TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 1]);
    table.play(TAKE_HIT);
    expect(table.state.tokens).toEqual([3, 0]);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [0, 2] });
  });

  test('22.23 Windmill Crusher: it is of no use against the Dragon once Rook has changed sides', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['rook', 'troq', 'zane', 'jaina'],
      traitor: 0,
      spaces: [9, 1, 1, 1, 10],
    }).play(attack(1, 1));
    expect([table.asked, table.question]).toEqual([0, 'ability:youAttack']);
    table.take(0, REVEAL).play({ type: 'nameNone' });
    // 21.5: the attack has come to nothing.
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.state.fighters[4]?.life).toBe(3);
    expect(table.state.fighters[0]?.spent).toEqual([]);
  });
});
