import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  accuse,
  attack,
  block,
  DECLINE,
  dashingBlock,
  dashingStrike,
  move,
  REVEAL,
  retreat,
  TAKE_HIT,
} from '../../choice.ts';
import { DRAGON_HAND, dragonTurn, livesOf, SIX_TO_PLAY } from '../../testing/raids.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Deep Breath', () => {
  const BREATH = use('deepBreath', { count: 1 });
  const setup = { dragon: ['deepBreath'], spaces: [6, 8, 10] } as const;

  test('22.14 Deep Breath: every opponent in reach answers in turn order, with a card of their own distance', () => {
    const table = dragonTurn(setup).play(BREATH);
    expect(table.events.filter(({ type }) => type === 'attacked')).toEqual([
      { type: 'attacked', seat: 2, target: 0, card: 5, count: 1, dashing: false },
      { type: 'attacked', seat: 2, target: 1, card: 2, count: 1, dashing: false },
    ]);
    expect([table.asked, table.choices]).toEqual([0, [block(5, 1), TAKE_HIT]]);
    table.play(TAKE_HIT);
    // Hits take effect when all have answered.
    expect(livesOf(table)).toEqual([1, 1, 2]);
    expect([table.asked, table.choices]).toEqual([1, [block(2, 1), TAKE_HIT]]);
    table.play(block(2, 1));
    expect(livesOf(table)).toEqual([0, 1, 2]);
    // 20.9: the Dragon has earned one turn more, and takes it now.
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Deep Breath in a raid: who is farther than five spaces away is not reached', () => {
    const table = dragonTurn({ ...setup, spaces: [5, 8, 10] }).play(BREATH);
    expect([table.asked, table.choices]).toEqual([1, [block(2, 1), TAKE_HIT]]);
    table.play(block(2, 1));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(livesOf(table)).toEqual([1, 1, 2]);
    expect(table.leftOver).toBe(0);
  });

  test('Deep Breath in a raid: with nobody in reach it is not offered', () => {
    expect(dragonTurn({ ...setup, spaces: [5, 5, 12] }).uses).toEqual([]);
  });

  test('Deep Breath in a raid: the defeated are not reached', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'jaina', 'troq'],
      dragon: ['deepBreath'],
      spaces: [6, 8, 8, 10],
      hands: [SIX_TO_PLAY, undefined, undefined, [...DRAGON_HAND, 4]],
      recovering: [1],
      fallen: [2],
    }).play(move(1, 'backward'), BREATH, block(5, 1));
    expect(table.asked).toBe(1);
    table.play(block(2, 1));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(livesOf(table)).toEqual([1, 1, 0, 3]);
  });

  test('Deep Breath in a raid: a team mate may dash in, with the number of the defender', () => {
    const table = dragonTurn({
      ...setup,
      hands: [[1, 3, 2, 4, 5, 5], [1], DRAGON_HAND],
      draws: [4, 4, 4, 4],
    });
    table.play(BREATH, block(5, 1), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([0, [dashingBlock(3, 2, 1), DECLINE]]);
    table.play(dashingBlock(3, 2, 1));
    expect(livesOf(table)).toEqual([1, 1, 2]);
    expect(table.spaces).toEqual([8, 8, 10]);
    expect(table.leftOver).toBe(0);
  });

  test('22.26 Deep Breath: what counts is the distance when the Dragon breathed, also for an opponent who dashes meanwhile', () => {
    const table = dragonTurn({
      ...setup,
      spaces: [9, 6, 10],
      hands: [[1, 1, 3, 3, 4, 5], [1, 1, 2, 2, 4], DRAGON_HAND],
    }).play(BREATH, TAKE_HIT, dashingBlock(2, 2, 1));
    // Two spaces away by now, but four when it began.
    expect(table.spaces).toEqual([8, 8, 10]);
    expect([table.asked, table.choices]).toEqual([1, [block(4, 1), TAKE_HIT]]);
  });
});

describe('Perfect Counter', () => {
  const setup = {
    mode: 'raid',
    characters: ['rook', 'jaina'],
    dragon: ['perfectCounter'],
    hands: [[3, 1, 2, 4], [3, 1, 2], DRAGON_HAND],
  } as const;

  test('22.4 Perfect Counter: every opponent on the space of the attacker has to answer', () => {
    const table = new BattleTable({ ...setup, spaces: [7, 7, 10] }).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.choices]).toEqual([
      2,
      [use('perfectCounter', { card: 3, count: 1 }), DECLINE],
    ]);
    table.play(use('perfectCounter', { card: 3, count: 1 }));
    expect([table.asked, table.choices]).toEqual([0, [TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([1, [block(3, 1), TAKE_HIT]]);
    table.play(block(3, 1));
    expect(livesOf(table)).toEqual([0, 1, 2]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Perfect Counter in a raid: with as many cards as the Dragon likes', () => {
    const table = new BattleTable({
      ...setup,
      hands: [[3, 1], [1], [3, 3, 3, 3, 1, 1, 2]],
      spaces: [7, 1, 10],
    }).play(attack(3, 1), block(3, 1));
    expect(table.uses).toEqual([3, 2, 1].map((count) => use('perfectCounter', { card: 3, count })));
  });

  test('Perfect Counter in a raid: mortals behind may dash in', () => {
    const table = new BattleTable({ ...setup, spaces: [7, 5, 10] }).play(
      attack(3, 1),
      block(3, 1),
      use('perfectCounter', { card: 3, count: 1 }),
      TAKE_HIT,
    );
    expect([table.asked, table.choices]).toEqual([1, [dashingBlock(2, 3, 1), DECLINE]]);
    table.play(dashingBlock(2, 3, 1));
    expect(livesOf(table)).toEqual([1, 1, 2]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Perfect Counter in a raid: a hit that was taken is nothing to counter', () => {
    const table = new BattleTable({ ...setup, spaces: [7, 1, 10] }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(livesOf(table)).toEqual([1, 1, 1]);
  });

  test('Perfect Counter in a raid: when it defeats the last mortals the Dragon has won', () => {
    const table = new BattleTable({ ...setup, spaces: [7, 7, 10] }).play(
      attack(3, 1),
      block(3, 1),
      use('perfectCounter', { card: 3, count: 1 }),
      TAKE_HIT,
      TAKE_HIT,
    );
    // 20.11: nobody is left.
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [2] });
  });

  test('22.23 Perfect Counter: a traitor who goes over to the Dragon is not countered', () => {
    const table = new BattleTable({
      ...setup,
      mode: 'betrayal',
      characters: ['rook', 'jaina', 'troq', 'grave'],
      traitor: 0,
      hands: [[3, 1], [1], [1], [1], DRAGON_HAND],
      // From 18 the traitor will be as far away as now.
      spaces: [12, 1, 1, 1, 15],
    }).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([4, 'ability:youBlock']);
    table.take(0, REVEAL).play({ type: 'nameNone' });
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.state.fighters[4]?.spent).toEqual([]);
  });

  test('22.23 Perfect Counter: nor an attacker who has been defeated meanwhile', () => {
    const table = new BattleTable({
      ...setup,
      mode: 'betrayal',
      characters: ['rook', 'jaina', 'troq', 'grave'],
      traitor: 0,
      hands: [[3, 1], [1], [1], [1], DRAGON_HAND],
      spaces: [7, 1, 1, 1, 10],
    })
      .play(attack(3, 1), block(3, 1))
      .take(1, accuse(seat(0)));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(livesOf(table)).toEqual([0, 1, 1, 1, 3]);
  });
});

describe('Black Diamond Hide', () => {
  const setup = {
    mode: 'raid',
    characters: ['jaina', 'rook'],
    dragon: ['blackDiamondHide'],
    spaces: [5, 5, 10],
  } as const;

  test('Black Diamond Hide in a raid: the Dragon blocks a strike with as many cards of any one number', () => {
    const table = new BattleTable({
      ...setup,
      hands: [[2, 3, 3, 1], [1], [1, 4, 4, 5, 5, 5, 2]],
    }).play(dashingStrike(2, 3, 2));
    expect(table.uses).toEqual([4, 5].map((card) => use('blackDiamondHide', { card: card as 4 | 5 })));
    table.play(use('blackDiamondHide', { card: 4 }));
    expect(table.hand(2)).toEqual([1, 2, 5, 5, 5]);
    expect(livesOf(table)).toEqual([1, 1, 2]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Black Diamond Hide in a raid: it does not help against an attack', () => {
    const table = new BattleTable({
      ...setup,
      spaces: [7, 5, 10],
      hands: [[3, 1], [1], [1, 4, 4, 5, 5, 5, 2]],
    }).play(attack(3, 1));
    expect([table.asked, table.choices]).toEqual([2, [TAKE_HIT]]);
  });

  test('Black Diamond Hide in a raid: once for the whole raid, however many strike', () => {
    const table = new BattleTable({
      ...setup,
      hands: [
        [2, 3, 1],
        [2, 3, 1],
        [1, 4, 4, 5, 5, 5, 2],
      ],
    }).play(dashingStrike(2, 3, 1), use('blackDiamondHide', { card: 4 }), dashingStrike(2, 3, 1));
    expect(table.asked).toBe(2);
    expect(table.uses).toEqual([]);
    expect(table.choices).toContainEqual(retreat(5));
  });
});
