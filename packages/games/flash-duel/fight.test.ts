import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, dashingStrike, move, retreat, TAKE_HIT } from './choice.ts';
import type { Card } from './pile.ts';
import { DuelTable, type Setup } from './testing/table.ts';

type Hand = readonly Card[];

/** Seat 0 has made its action; seat 1 is asked. */
function threatened(defender: Hand, action: Choice, setup: Partial<Setup> = {}): DuelTable {
  return new DuelTable({ hands: [[3, 3, 3, 2, 1], defender], spaces: [5, 8], ...setup }).play(action);
}

const ATTACK = attack(3, 1);
const PAIR = attack(3, 2);
/** Dash 2, stand next to the defender, strike with a 1. */
const STRIKE = dashingStrike(2, 1, 1);

describe('what can answer', () => {
  test.each<[rule: string, defender: Hand, action: Choice, choices: readonly Choice[]]>([
    ['9.1 an attack is blocked or hits', [3, 3, 4, 4, 5], ATTACK, [block(3, 1), TAKE_HIT]],
    ['9.1 an attack cannot be retreated from', [1, 2, 4, 4, 5], ATTACK, [TAKE_HIT]],
    [
      '9.2 a dashing strike is blocked or retreated from, whichever the defender likes',
      [1, 3, 4, 4, 5],
      STRIKE,
      [block(1, 1), retreat(1), retreat(3), retreat(4), retreat(5), TAKE_HIT],
    ],
    ['9.3 one card is blocked by one of the same number', [2, 4, 4, 5, 5], ATTACK, [TAKE_HIT]],
    ['9.3 two cards are blocked by two', [3, 3, 3, 4, 5], PAIR, [block(3, 2), TAKE_HIT]],
    ['9.3 and not by one', [3, 4, 4, 4, 5], PAIR, [TAKE_HIT]],
    [
      '9.3 the dash card need not be matched',
      [1, 4, 4, 4, 4],
      STRIKE,
      [block(1, 1), retreat(1), retreat(4), TAKE_HIT],
    ],
    [
      '9.7 the defender is asked even when nothing but the hit is possible',
      [1, 1, 1, 1, 2],
      ATTACK,
      [TAKE_HIT],
    ],
    ['9.7 and may let a hit through that could be blocked', [3, 1, 1, 1, 2], ATTACK, [block(3, 1), TAKE_HIT]],
  ])('%s', (_rule, defender, action, choices) => {
    const table = threatened(defender, action);
    expect(table.asked).toBe(1);
    expect(table.choices).toEqual(choices);
  });

  test.each<[rule: string, space: number, possible: boolean]>([
    ['9.5 with the edge behind there is no retreat', 18, false],
    ['9.5 one space before it there is', 17, true],
  ])('%s', (_rule, space, possible) => {
    const table = threatened([2, 3, 4, 4, 5], STRIKE, { spaces: [space - 3, space] });
    expect(table.choices.some(({ type }) => type === 'retreat')).toBe(possible);
  });
});

describe('blocking', () => {
  test('4.2 the turn goes on only when the attack has been answered', () => {
    const table = threatened([3, 3, 4, 4, 5], PAIR, { draws: [5, 5] });
    expect(table.question).toBe('answerAttack');
    expect(table.hand(0)).toEqual([1, 2, 3]);
    table.play(block(3, 2));
    expect(table.hand(0)).toEqual([1, 2, 3, 5, 5]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('9.6 cards spent on a block are not replaced before the end of the defender’s own next turn', () => {
    const table = threatened([3, 3, 4, 4, 5], PAIR, { draws: [5, 5, 2, 2, 2] }).play(block(3, 2));
    expect(table.hand(1)).toEqual([4, 4, 5]);
    table.play(move(4, 'backward'));
    expect(table.hand(1)).toEqual([2, 2, 2, 4, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('4.3 cards of both players go to the discard pile after the action', () => {
    const table = threatened([3, 3, 4, 4, 5], ATTACK, { draws: [5] });
    expect(table.state.played).toEqual([0, 0, 1, 0, 0]);
    expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
    table.play(block(3, 1));
    expect(table.state.played).toEqual([0, 0, 0, 0, 0]);
    expect(table.state.discard).toEqual([0, 0, 2, 0, 0]);
    expect(table.events[0]).toEqual({ type: 'blocked', seat: 1, card: 3, count: 1 });
  });
});

describe('retreating', () => {
  test.each<[rule: string, card: Card, space: number, to: number]>([
    ['9.4 a retreat goes back as many spaces as the card says', 4, 8, 12],
    ['9.4 past the edge it stops on the Start space', 5, 15, 18],
    ['9.4 it may end right there', 3, 15, 18],
  ])('%s', (_rule, card, space, to) => {
    const table = threatened([2, 3, 4, 5, 5], STRIKE, { spaces: [space - 3, space], draws: [1, 1, 1] }).play(
      retreat(card),
    );
    expect(table.spaces).toEqual([space - 1, to]);
    expect(table.events[0]).toEqual({ type: 'retreated', seat: 1, card, from: space, to });
  });

  test('10.1 after a retreat the next turn is spent recovering: nothing but drawing up to five', () => {
    const table = threatened([2, 3, 4, 4, 5], STRIKE, { draws: [5, 5, 1] }).play(retreat(4));
    // Seat 1 has recovered within the same step, and seat 0 is asked again.
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.hand(1)).toEqual([1, 2, 3, 4, 5]);
    expect(table.events.map(({ type }) => type)).toEqual([
      'retreated',
      'cardsDrawn',
      'turnBegan',
      'recovered',
      'cardsDrawn',
      'turnBegan',
    ]);
    expect(table.leftOver).toBe(0);
  });

  test('10.2 one recovery settles it: the turn after is a normal one', () => {
    const table = threatened([2, 3, 4, 4, 5], STRIKE, { draws: [5, 5, 1, 2] });
    table.play(retreat(4));
    expect(table.state.fighters[1]?.recovering).toBe(false);
    table.play(move(3, 'backward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });
});

test.each<[rule: string, action: Choice]>([
  ['1.1 an attack that is not blocked hits, and wins the round', ATTACK],
  ['1.1 so does a dashing strike', STRIKE],
])('%s', (_rule, action) => {
  const draws = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
  const table = threatened([3, 1, 4, 4, 5], action, { draws }).play(TAKE_HIT);
  expect(table.events.slice(0, 2)).toMatchObject([
    { type: 'hitTaken', seat: 1, by: 0 },
    { type: 'roundEnded', round: 1, reason: 'hit', winner: 0, tokens: [1, 0] },
  ]);
  expect(table.state.round).toBe(2);
  expect(table.spaces).toEqual([1, 18]);
});
