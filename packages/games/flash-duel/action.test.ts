import { fastRandom, roll } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_CHOICES, attack, block, type Choice, dashingStrike, move, PASS, push } from './choice.ts';
import { CARDS, type Card } from './pile.ts';
import { DuelTable } from './testing/table.ts';

type Hand = readonly Card[];
const FOE: Hand = [1, 2, 3, 4, 5];

function mine(hand: Hand, spaces: [number, number], draws: readonly Card[] = []): DuelTable {
  return new DuelTable({ hands: [hand, FOE], spaces, draws });
}

function types(table: DuelTable): Set<string> {
  return new Set(table.choices.map(({ type }) => type));
}

test('4.1 the main actions are move, push, attack and dashing strike, each listed when it is possible', () => {
  expect(types(mine([1, 2, 3, 4, 5], [1, 18]))).toEqual(new Set(['move']));
  expect(types(mine([1, 1, 2, 3, 4], [9, 10]))).toEqual(new Set(['move', 'push', 'attack']));
  expect(types(mine([1, 2, 3, 4, 5], [9, 13]))).toEqual(new Set(['move', 'attack', 'dashingStrike']));
  expect(types(mine([1, 1, 1, 3, 3], [9, 13]))).toEqual(new Set(['move', 'dashingStrike']));
});

test('every choice of a rich hand is listed once, and no other', () => {
  expect(mine([2, 2, 3, 5, 5], [4, 9]).choices).toEqual([
    move(2, 'forward'),
    move(2, 'backward'),
    dashingStrike(2, 3, 1),
    move(3, 'forward'),
    move(3, 'backward'),
    dashingStrike(3, 2, 1),
    dashingStrike(3, 2, 2),
    move(5, 'forward'),
    move(5, 'backward'),
    attack(5, 1),
    attack(5, 2),
  ]);
});

describe('move', () => {
  test.each<[rule: string, spaces: [number, number], choice: Choice, to: number]>([
    ['5.1 a move goes as many spaces as the card says, forward', [3, 18], move(4, 'forward'), 7],
    ['5.1 or backward', [8, 18], move(4, 'backward'), 4],
    ['5.2 moving back past the edge ends on the Start space', [3, 18], move(4, 'backward'), 1],
    ['5.2 moving back on the Start space is allowed and changes nothing', [1, 18], move(4, 'backward'), 1],
    ['5.3 a move that would pass the opponent stops next to them', [8, 11], move(4, 'forward'), 10],
    ['5.3 a move that would reach the opponent stops next to them', [8, 12], move(4, 'forward'), 11],
    ['5.3 a move that ends next to the opponent is not cut short', [8, 13], move(4, 'forward'), 12],
    ['5.3 next to the opponent, a move forward stays there', [10, 11], move(4, 'forward'), 10],
  ])('%s', (_rule, spaces, choice, to) => {
    const table = mine([1, 2, 3, 4, 5], spaces, [2]).play(choice);
    expect(table.spaces).toEqual([to, spaces[1]]);
    expect(table.events).toContainEqual({ type: 'moved', seat: 0, card: 4, from: spaces[0], to });
    expect(table.hand(0)).toEqual([1, 2, 2, 3, 5]);
    expect(table.hand(1)).toEqual(FOE);
    expect(table.leftOver).toBe(0);
  });

  test('5.1 the other side moves the other way', () => {
    const table = new DuelTable({ first: 1, spaces: [1, 12], draws: [3] }).play(move(3, 'forward'));
    expect(table.spaces).toEqual([1, 9]);
  });
});

describe('push', () => {
  test.each<[rule: string, spaces: [number, number], possible: boolean]>([
    ['6.1 pushing is possible next to the opponent', [9, 10], true],
    ['6.1 and from nowhere else', [9, 11], false],
  ])('%s', (_rule, spaces, possible) => {
    expect(mine([1, 2, 3, 4, 5], spaces).choices.includes(push(4))).toBe(possible);
  });

  test.each<[rule: string, spaces: [number, number], to: number]>([
    ['6.2 the opponent goes back as many spaces as the card says, and the pusher stays', [5, 6], 10],
    ['6.3 a push past the edge ends on the Start space of the fighter who is pushed', [15, 16], 18],
    ['6.3 a fighter who stands there is not moved at all', [17, 18], 18],
  ])('%s', (_rule, spaces, to) => {
    const table = mine([1, 2, 3, 4, 5], spaces, [4]).play(push(4));
    expect(table.spaces).toEqual([spaces[0], to]);
    expect(table.events).toContainEqual({ type: 'pushed', seat: 0, card: 4, target: 1, from: spaces[1], to });
    expect(table.asked).toBe(1);
  });

  test('6.2 a push by 4 leaves a distance of 5', () => {
    const { spaces } = mine([1, 2, 3, 4, 5], [5, 6], [4]).play(push(4));
    expect((spaces[1] ?? 0) - (spaces[0] ?? 0)).toBe(5);
  });
});

describe('attack', () => {
  test.each<[rule: string, hand: Hand, spaces: [number, number], attacks: readonly Choice[]]>([
    ['7.1 an attack needs the number that is the distance', [1, 2, 3, 4, 5], [5, 8], [attack(3, 1)]],
    ['7.1 without that number there is none', [1, 2, 4, 4, 5], [5, 8], []],
    ['7.1 beyond 5 there is none', [1, 2, 3, 4, 5], [5, 11], []],
    [
      '7.2 more cards of that number may be added',
      [3, 3, 3, 4, 5],
      [5, 8],
      [attack(3, 1), attack(3, 2), attack(3, 3)],
    ],
  ])('%s', (_rule, hand, spaces, attacks) => {
    expect(mine(hand, spaces).choices.filter(({ type }) => type === 'attack')).toEqual(attacks);
  });

  test('7.2 all cards of an attack are played', () => {
    const table = mine([3, 3, 3, 4, 5], [5, 8]).play(attack(3, 2));
    expect(table.hand(0)).toEqual([3, 4, 5]);
    expect(table.events).toEqual([
      { type: 'attacked', seat: 0, target: 1, card: 3, count: 2, dashing: false },
    ]);
  });
});

describe('dashing strike', () => {
  test.each<[rule: string, hand: Hand, spaces: [number, number], strikes: readonly Choice[]]>([
    [
      '8.1 a dash, then cards equal to the distance after it',
      [3, 5, 5, 1, 1],
      [5, 13],
      [dashingStrike(3, 5, 1), dashingStrike(3, 5, 2), dashingStrike(5, 3, 1)],
    ],
    [
      '8.1 the dash card itself does not strike',
      [2, 1, 1, 5, 5],
      [5, 9],
      [dashingStrike(5, 1, 1), dashingStrike(5, 1, 2)],
    ],
    ['8.1 a second card of the same number may', [2, 2, 4, 5, 5], [5, 9], [dashingStrike(2, 2, 1)]],
    ['8.1 too far for any dash, there is none', [1, 2, 3, 4, 5], [1, 12], []],
    ['8.1 five and five reach ten', [1, 2, 3, 5, 5], [1, 11], [dashingStrike(5, 5, 1)]],
    [
      '8.2 a dash past the opponent stops next to them, and 1s strike',
      [1, 5, 3, 4, 4],
      [5, 8],
      [dashingStrike(3, 1, 1), dashingStrike(4, 1, 1), dashingStrike(5, 1, 1)],
    ],
    [
      '8.2 a dash that would end on their space does too',
      [1, 2, 2, 4, 4],
      [5, 7],
      [dashingStrike(2, 1, 1), dashingStrike(4, 1, 1)],
    ],
    ['8.3 next to the opponent there is none', [1, 1, 2, 2, 3], [5, 6], []],
  ])('%s', (_rule, hand, spaces, strikes) => {
    expect(mine(hand, spaces).choices.filter(({ type }) => type === 'dashingStrike')).toEqual(strikes);
  });

  test('8.1 the fighter stands where the dash ended, whatever comes of the strike', () => {
    const table = new DuelTable({
      hands: [
        [3, 5, 5, 1, 1],
        [5, 5, 1, 1, 2],
      ],
      spaces: [5, 13],
      draws: [1, 1, 1],
    });
    table.play(dashingStrike(3, 5, 2));
    expect(table.spaces).toEqual([8, 13]);
    expect(table.events).toEqual([
      { type: 'dashed', seat: 0, card: 3, from: 5, to: 8 },
      { type: 'attacked', seat: 0, target: 1, card: 5, count: 2, dashing: true },
    ]);
    table.play(block(5, 2));
    expect(table.spaces).toEqual([8, 13]);
  });

  test('8.2 at distance 3 a player may dash with a 5 and strike with a 1', () => {
    const table = mine([1, 5, 3, 4, 4], [5, 8]).play(dashingStrike(5, 1, 1));
    expect(table.spaces).toEqual([7, 8]);
  });

  test('8.4 a strike is not an attack: one is asked something else', () => {
    expect(mine([1, 1, 3, 4, 4], [5, 8]).play(dashingStrike(3, 1, 1)).question).toBe('answerStrike');
    expect(mine([1, 1, 3, 4, 4], [5, 8]).play(attack(3, 1)).question).toBe('answerAttack');
  });
});

test('lists are remembered by hand and distance, and never mixed up', () => {
  const random = fastRandom(5);
  for (let time = 0; time < 3_000; time++) {
    const hand = CARDS.map(() => roll(random, 4));
    const apart = 1 + roll(random, 17);
    const table = new DuelTable({ spaces: [1, 1 + apart] });
    Object.assign(table.state.fighters[0] ?? {}, { hand });
    const listed = new Set(table.choices.map((choice) => JSON.stringify(choice)));
    const possible = ALL_CHOICES.filter((choice) => isPossible(choice, hand, apart));
    const expected = new Set(
      (possible.length > 0 ? possible : [PASS]).map((choice) => JSON.stringify(choice)),
    );
    expect(listed).toEqual(expected);
  }
});

/** RULES 5-8 once more, choice by choice. */
function isPossible(choice: Choice, hand: readonly number[], apart: number): boolean {
  const held = (card: number) => hand[card - 1] ?? 0;
  switch (choice.type) {
    case 'move':
      return held(choice.card) > 0;
    case 'push':
      return held(choice.card) > 0 && apart === 1;
    case 'attack':
      return choice.card === apart && held(choice.card) >= choice.count;
    case 'dashingStrike': {
      const left = held(choice.card) - (choice.dash === choice.card ? 1 : 0);
      return (
        apart > 1 &&
        held(choice.dash) > 0 &&
        choice.card === Math.max(1, apart - choice.dash) &&
        left >= choice.count
      );
    }
    default:
      return false;
  }
}
