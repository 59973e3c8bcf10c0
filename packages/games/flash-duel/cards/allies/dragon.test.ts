import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  accuse,
  attack,
  block,
  CLAIM_LIFE,
  DECLINE,
  dashingBlock,
  dashingStrike,
  move,
  REVEAL,
  retreat,
  TAKE_HIT,
} from '../../choice.ts';
import { type BattleSetup, BattleTable, use } from '../../testing/table.ts';

/** Seven cards, one more to play: nothing is drawn afterwards. */
const DRAGON_HAND = [1, 1, 2, 2, 3, 3, 4, 5] as const;
const SIX = [1, 1, 2, 3, 4, 5] as const;

/** Against two mortals: the first makes a step back, the second recovers, and it is the Dragon's turn. */
function dragonTurn(setup: Partial<BattleSetup>): BattleTable {
  return new BattleTable({
    mode: 'raid',
    characters: ['rook', 'jaina'],
    hands: [SIX, [1, 2, 3, 4, 5], DRAGON_HAND],
    recovering: [1],
    ...setup,
  }).play(move(1, 'backward'));
}

function livesOf(table: BattleTable): readonly number[] {
  return table.state.fighters.map(({ life }) => life);
}

describe('Deep Breath', () => {
  const BREATH = use('deepBreath', { count: 1 });
  const setup = { dragon: ['deepBreath'], spaces: [6, 8, 10] } as const;

  test('22.14 Deep Breath: everybody in reach answers in turn order, with a card of his own distance', () => {
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
    // 20.9: he has earned one turn more, and takes it now.
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
      hands: [SIX, undefined, undefined, [...DRAGON_HAND, 4]],
      recovering: [1],
      fallen: [2],
    }).play(move(1, 'backward'), BREATH, block(5, 1));
    expect(table.asked).toBe(1);
    table.play(block(2, 1));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(livesOf(table)).toEqual([1, 1, 0, 3]);
  });

  test('Deep Breath in a raid: a team mate may dash in, with the number of the one he saves', () => {
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

  test('22.26 Deep Breath: the distance counts that was when he breathed, wherever somebody dashes meanwhile', () => {
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

  test('22.4 Perfect Counter: everybody on the space of the one who attacked has to answer', () => {
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

  test('Perfect Counter in a raid: with as many cards as he likes', () => {
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

  test('Perfect Counter in a raid: a hit he has taken is nothing to counter', () => {
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

  test('22.23 Perfect Counter: one who goes over to him is not countered', () => {
    const table = new BattleTable({
      ...setup,
      mode: 'betrayal',
      characters: ['rook', 'jaina', 'troq', 'grave'],
      traitor: 0,
      hands: [[3, 1], [1], [1], [1], DRAGON_HAND],
      // From 18 he will be as far away as he is now.
      spaces: [12, 1, 1, 1, 15],
    }).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([4, 'ability:youBlock']);
    table.take(0, REVEAL).play({ type: 'nameNone' });
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.state.fighters[4]?.spent).toEqual([]);
  });

  test('22.23 Perfect Counter: nor one who has been defeated meanwhile', () => {
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

  test('Black Diamond Hide in a raid: he blocks a strike with as many cards of any one number', () => {
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

describe('Tail Sweep', () => {
  const setup = { dragon: ['tailSweep'] } as const;

  test('22.14 Tail Sweep: everybody next to the Dragon is pushed, and nobody else', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'jaina', 'troq'],
      dragon: ['tailSweep'],
      spaces: [10, 9, 7, 10],
      hands: [SIX, undefined, undefined, [...DRAGON_HAND, 4]],
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

  test('Tail Sweep in a raid: with nobody next to him it is not offered', () => {
    expect(dragonTurn({ ...setup, spaces: [9, 7, 10] }).uses).toEqual([]);
  });

  test('Tail Sweep in a raid: nor against those who have the edge at their backs', () => {
    expect(dragonTurn({ ...setup, spaces: [2, 1, 2] }).uses).toEqual([]);
  });
});

describe('Wing Gust', () => {
  const setup = { dragon: ['wingGust'] } as const;

  test('22.14 Wing Gust: everybody is pushed, from any distance', () => {
    const table = dragonTurn({ ...setup, spaces: [5, 9, 17] }).play(use('wingGust'));
    expect(table.spaces).toEqual([2, 7, 17]);
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
  });

  test('Wing Gust in a raid: whoever is at the edge stays, the others go', () => {
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
      hands: [SIX, undefined, undefined, undefined, [...DRAGON_HAND, 4]],
      recovering: [1, 2, 3],
    })
      .take(0, REVEAL)
      .play({ type: 'nameNone' }, move(3, 'forward'), use('wingGust'), DECLINE);
    expect(table.spaces).toEqual([15, 3, 4, 5, 18]);
  });
});

describe('Terrifying Roar', () => {
  const setup = { dragon: ['terrifyingRoar'] } as const;

  test('22.14 Terrifying Roar: everybody on a dark space must recover, whoever is on a light one need not', () => {
    const table = dragonTurn({ ...setup, spaces: [4, 6, 17] });
    expect(table.spaces[0]).toBe(3);
    table.play(move(1, 'forward'));
    expect([table.asked, table.choices]).toEqual([2, [use('terrifyingRoar'), DECLINE]]);
    table.play(use('terrifyingRoar'));
    expect(table.state.fighters.map(({ recovering }) => recovering)).toEqual([false, true, false]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Terrifying Roar in a raid: one who has to recover anyway does so twice', () => {
    const table = dragonTurn({
      ...setup,
      spaces: [4, 6, 13],
      hands: [SIX, [1, 2, 3, 4, 5, 5], DRAGON_HAND],
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

  test('Terrifying Roar in a raid: with all on light spaces he is not asked', () => {
    const table = dragonTurn({ ...setup, spaces: [4, 7, 17] }).play(move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });
});

describe('Devour', () => {
  const setup = { dragon: ['devour'], life: 1, hands: [SIX, [1], DRAGON_HAND], draws: [4, 4, 4, 4] } as const;

  test('Devour in a raid: when a mortal is defeated he regains a hit point', () => {
    const table = dragonTurn({ ...setup, spaces: [1, 7, 10] }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([2, [use('devour'), DECLINE]]);
    table.play(use('devour'));
    expect(livesOf(table)).toEqual([1, 0, 2]);
    expect(table.leftOver).toBe(0);
  });

  test('Devour in a raid: one he has not lost he does not regain', () => {
    const table = dragonTurn({ ...setup, life: 2, spaces: [1, 7, 10] }).play(attack(3, 1), TAKE_HIT);
    expect(livesOf(table)).toEqual([1, 0, 2]);
    // His extra turn.
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
  });

  test('Devour in a raid: declined, nothing is regained', () => {
    const table = dragonTurn({ ...setup, spaces: [1, 7, 10] }).play(attack(3, 1), TAKE_HIT, DECLINE);
    expect(livesOf(table)).toEqual([1, 0, 1]);
  });

  test('Devour in a raid: a mortal who blocks is not eaten', () => {
    const table = dragonTurn({ ...setup, spaces: [1, 7, 10], hands: [SIX, [3], DRAGON_HAND] }).play(
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

  test('Ancient Fury in a raid: hit and not defeated, he draws two cards', () => {
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

  test('Ancient Fury in a raid: once; the second hit finds him without it', () => {
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

  test('Ancient Fury in a raid: a hit by Poker Flourish wakes him as well', () => {
    const table = new BattleTable({
      ...setup,
      characters: ['lum', 'rook'],
      hands: [[2, 2, 2, 2], [1], DRAGON_HAND.slice(4)],
    }).play(use('pokerFlourish', { card: 2 }));
    expect([table.asked, table.question]).toEqual([2, 'ability:hit']);
  });
});
