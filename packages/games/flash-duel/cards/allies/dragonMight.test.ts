import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  accuse,
  attack,
  block,
  CLAIM_LIFE,
  DECLINE,
  dashingStrike,
  move,
  REVEAL,
  retreat,
  TAKE_HIT,
} from '../../choice.ts';
import { DRAGON_HAND, dragonTurn, livesOf, SIX_TO_PLAY } from '../../testing/raids.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Tail Sweep', () => {
  const setup = { dragon: ['tailSweep'] } as const;

  test('22.14 Tail Sweep: every opponent next to the Dragon is pushed, and nobody else', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'jaina', 'troq'],
      dragon: ['tailSweep'],
      spaces: [10, 9, 7, 10],
      hands: [SIX_TO_PLAY, undefined, undefined, [...DRAGON_HAND, 4]],
      recovering: [1, 2],
    }).play(move(1, 'backward'), use('tailSweep'));
    expect(table.spaces).toEqual([5, 5, 7, 10]);
    // The main action is still to come.
    expect([table.asked, table.question]).toEqual([3, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Tail Sweep in a raid: it stops at the edge', () => {
    const table = dragonTurn({ ...setup, spaces: [4, 2, 4] }).play(use('tailSweep'));
    expect(table.spaces).toEqual([1, 2, 4]);
  });

  test('Tail Sweep in a raid: with nobody next to the Dragon it is not offered', () => {
    expect(dragonTurn({ ...setup, spaces: [9, 7, 10] }).uses).toEqual([]);
  });

  test('Tail Sweep in a raid: nor against those who have the edge at their backs', () => {
    expect(dragonTurn({ ...setup, spaces: [2, 1, 2] }).uses).toEqual([]);
  });
});

describe('Wing Gust', () => {
  const setup = { dragon: ['wingGust'] } as const;

  test('22.14 Wing Gust: every opponent is pushed, from any distance', () => {
    const table = dragonTurn({ ...setup, spaces: [5, 9, 17] }).play(use('wingGust'));
    expect(table.spaces).toEqual([2, 7, 17]);
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
  });

  test('Wing Gust in a raid: an opponent at the edge stays, the others go', () => {
    const table = dragonTurn({ ...setup, spaces: [1, 2, 17] }).play(use('wingGust'));
    expect(table.spaces).toEqual([1, 1, 17]);
  });

  test('Wing Gust in a raid: with all mortals at the edge it is not offered', () => {
    expect(dragonTurn({ ...setup, spaces: [1, 1, 17] }).uses).toEqual([]);
  });

  test('Wing Gust in Betrayal: a traitor at the Dragon’s side is not pushed', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['rook', 'jaina', 'troq', 'grave'],
      traitor: 0,
      dragon: ['wingGust'],
      spaces: [1, 5, 6, 7, 18],
      hands: [SIX_TO_PLAY, undefined, undefined, undefined, [...DRAGON_HAND, 4]],
      recovering: [1, 2, 3],
    })
      .take(0, REVEAL)
      .play({ type: 'nameNone' }, move(3, 'forward'), use('wingGust'), DECLINE);
    expect(table.spaces).toEqual([15, 3, 4, 5, 18]);
  });
});

describe('Terrifying Roar', () => {
  const setup = { dragon: ['terrifyingRoar'] } as const;

  test('22.14 Terrifying Roar: every opponent on a dark space must recover, those on light ones need not', () => {
    const table = dragonTurn({ ...setup, spaces: [4, 6, 17] });
    expect(table.spaces[0]).toBe(3);
    table.play(move(1, 'forward'));
    expect([table.asked, table.choices]).toEqual([2, [use('terrifyingRoar'), DECLINE]]);
    table.play(use('terrifyingRoar'));
    expect(table.state.fighters.map(({ recovering }) => recovering)).toEqual([false, true, false]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Terrifying Roar in a raid: an opponent who has to recover anyway does so twice', () => {
    const table = dragonTurn({
      ...setup,
      spaces: [4, 6, 13],
      hands: [SIX_TO_PLAY, [1, 2, 3, 4, 5, 5], DRAGON_HAND],
      draws: [4, 4],
    }).play(dashingStrike(2, 5, 1));
    expect(table.asked).toBe(1);
    // From 6 by one space to 5, which is dark.
    table.play(retreat(1), use('terrifyingRoar'));
    table.play(move(1, 'forward'));
    expect(table.events).toContainEqual({ type: 'recovered', seat: 1 });
    expect(table.asked).toBe(2);
    expect(table.state.fighters[1]?.recovering).toBe(true);
    expect(table.leftOver).toBe(0);
  });

  test('Terrifying Roar in a raid: with all on light spaces the Dragon is not asked', () => {
    const table = dragonTurn({ ...setup, spaces: [4, 7, 17] }).play(move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });
});

describe('Devour', () => {
  const setup = {
    dragon: ['devour'],
    life: 1,
    hands: [SIX_TO_PLAY, [1], DRAGON_HAND],
    draws: [4, 4, 4, 4],
  } as const;

  test('Devour in a raid: when a mortal is defeated the Dragon regains a hit point', () => {
    const table = dragonTurn({ ...setup, spaces: [1, 7, 10] }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([2, [use('devour'), DECLINE]]);
    table.play(use('devour'));
    expect(livesOf(table)).toEqual([1, 0, 2]);
    expect(table.leftOver).toBe(0);
  });

  test('Devour in a raid: a hit point that was not lost is not regained', () => {
    const table = dragonTurn({ ...setup, life: 2, spaces: [1, 7, 10] }).play(attack(3, 1), TAKE_HIT);
    expect(livesOf(table)).toEqual([1, 0, 2]);
    // The Dragon's extra turn.
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
  });

  test('Devour in a raid: declined, nothing is regained', () => {
    const table = dragonTurn({ ...setup, spaces: [1, 7, 10] }).play(attack(3, 1), TAKE_HIT, DECLINE);
    expect(livesOf(table)).toEqual([1, 0, 1]);
  });

  test('Devour in a raid: a mortal who blocks is not eaten', () => {
    const table = dragonTurn({ ...setup, spaces: [1, 7, 10], hands: [SIX_TO_PLAY, [3], DRAGON_HAND] }).play(
      attack(3, 1),
      block(3, 1),
    );
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  const betrayal = {
    mode: 'betrayal',
    characters: ['rook', 'jaina', 'troq', 'grave'],
    dragon: ['devour'],
    life: 1,
  } as const;

  test('22.24 Devour: a mortal who has accused a loyal one is an opponent like others', () => {
    const table = new BattleTable({ ...betrayal, traitor: 3 }).take(1, accuse(seat(2)));
    expect([table.asked, table.choices]).toEqual([4, [use('devour'), DECLINE]]);
  });

  test('22.24 Devour: a traitor who is found out was no opponent', () => {
    const table = new BattleTable({ ...betrayal, traitor: 3 }).take(1, accuse(seat(3)));
    expect(livesOf(table)).toEqual([1, 1, 1, 0, 1]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('22.24 Devour: the hit point of the traitor card may be regained too', () => {
    const table = new BattleTable({
      ...betrayal,
      traitor: 4,
      life: 3,
      spaces: [15, 1, 1, 1, 18],
      hands: [[3, 1, 1, 2, 4, 5], undefined, undefined, undefined, [...DRAGON_HAND, 4]],
      recovering: [1, 2, 3],
    })
      .take(4, CLAIM_LIFE)
      .play(attack(3, 1), TAKE_HIT);
    expect(livesOf(table)[4]).toBe(3);
    table.play(attack(3, 1), TAKE_HIT, use('devour'), DECLINE);
    expect(livesOf(table)).toEqual([0, 1, 1, 1, 4]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Ancient Fury', () => {
  const setup = {
    mode: 'raid',
    characters: ['jaina', 'rook'],
    dragon: ['ancientFury'],
    spaces: [7, 7, 10],
    hands: [[3, 1], [3, 1], DRAGON_HAND],
  } as const;

  test('Ancient Fury in a raid: hit and not defeated, the Dragon draws two cards', () => {
    const table = new BattleTable({ ...setup, draws: [5, 5] }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([2, [use('ancientFury'), DECLINE]]);
    table.play(use('ancientFury'));
    expect(table.hand(2)).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 5, 5]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Ancient Fury in a raid: a block wakes nobody', () => {
    const table = new BattleTable(setup).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Ancient Fury in a raid: once; the second hit finds the Dragon without it', () => {
    const hands = [[3, 1, 2, 2, 4, 4], [3, 1, 2, 4, 5, 5], DRAGON_HAND] as const;
    const table = new BattleTable({ ...setup, hands, life: 3, draws: [5, 5] }).play(
      attack(3, 1),
      TAKE_HIT,
      use('ancientFury'),
      attack(3, 1),
      TAKE_HIT,
    );
    expect(livesOf(table)).toEqual([1, 1, 1]);
    expect(table.state.fighters[2]?.spent).toEqual(['ancientFury']);
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Ancient Fury in a raid: the last hit is the end', () => {
    const table = new BattleTable({ ...setup, life: 1 }).play(attack(3, 1), TAKE_HIT);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [0, 1] });
  });

  test('Ancient Fury in a raid: a hit by Poker Flourish wakes the Dragon as well', () => {
    const table = new BattleTable({
      ...setup,
      characters: ['lum', 'rook'],
      hands: [[2, 2, 2, 2], [1], DRAGON_HAND.slice(4)],
    }).play(use('pokerFlourish', { card: 2 }));
    expect([table.asked, table.question]).toEqual([2, 'ability:hit']);
  });
});
