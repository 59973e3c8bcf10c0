import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  attack,
  block,
  type Choice,
  DECLINE,
  dashingStrike,
  move,
  push,
  retreat,
  TAKE_HIT,
} from '../choice.ts';
import { flashDuel } from '../index.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Troq on seat 0, against an opponent who has nothing to answer with but cards. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  const hands = [
    [2, 2, 3, 3, 4],
    [2, 3, 3, 4, 5],
  ] as const;
  return new DuelTable({ characters: ['troq', 'onimaru'], hands, spaces: [5, 8], ...setup });
}

describe('Cornered Prey', () => {
  const STRIKE = dashingStrike(2, 2, 1);

  test('Cornered Prey: a dashing strike against an opponent on their Start space cannot be blocked', () => {
    const table = duel({ spaces: [14, 18] }).play(STRIKE);
    expect([table.asked, table.question]).toEqual([0, 'ability:youStrike']);
    expect(table.choices).toEqual([use('corneredPrey'), use('giantGrowth'), DECLINE]);
    table.play(use('corneredPrey'));
    expect([table.asked, table.choices]).toEqual([1, [TAKE_HIT]]);
    expect(table.hand(1)).toEqual([2, 3, 3, 4, 5]);
    const [decision] = flashDuel.decisions(table.state);
    const question =
      decision && flashDuel.words.question(decision, flashDuel.view(table.state, seat(1)), () => 'Troq');
    expect(question?.text).toBe('Troq dashed in and struck with a 2. It cannot be blocked.');
  });

  test('Cornered Prey: declined, the strike is blocked as ever', () => {
    const table = duel({ spaces: [14, 18] }).play(STRIKE, DECLINE);
    expect(table.choices).toEqual([block(2, 1), TAKE_HIT]);
  });

  test.each<[title: string, spaces: readonly [number, number], action: Choice]>([
    ['not one space before it', [13, 17], STRIKE],
    ['not with an attack', [14, 18], attack(4, 1)],
  ])('Cornered Prey: %s', (_title, spaces, action) => {
    const table = duel({ spaces }).play(action);
    expect(table.choices).toEqual([use('giantGrowth'), DECLINE]);
  });

  test('Cornered Prey: Start is the opponent’s end of the bridge, on either side', () => {
    const table = duel({ characters: ['onimaru', 'troq'], first: 1, spaces: [1, 6] });
    table.play(dashingStrike(3, 2, 1));
    expect(table.uses).toEqual([use('corneredPrey'), use('giantGrowth')]);
  });
});

describe('Giant Growth', () => {
  type Hand = readonly Card[];

  test.each<[title: string, action: Choice, defender: Hand, answers: readonly Choice[]]>([
    ['an attack takes one card more to block', attack(3, 1), [3, 3, 4, 4, 5], [block(3, 2), TAKE_HIT]],
    ['a single card is too little', attack(3, 1), [3, 4, 4, 5, 5], [TAKE_HIT]],
    ['two take three', attack(3, 2), [3, 3, 3, 4, 5], [block(3, 3), TAKE_HIT]],
    [
      'so does a strike, but the opponent may retreat',
      dashingStrike(4, 1, 1),
      [1, 1, 4, 4, 4],
      [block(1, 2), retreat(1), retreat(4), TAKE_HIT],
    ],
  ])('Giant Growth: %s', (_title, action, defender, answers) => {
    const table = duel({ hands: [[1, 2, 3, 3, 4], defender] }).play(action, use('giantGrowth'));
    expect([table.asked, table.choices]).toEqual([1, answers]);
  });

  test('Giant Growth: both cards of the block are spent', () => {
    const table = duel({ draws: [1] }).play(attack(3, 1), use('giantGrowth'), block(3, 2));
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 2, 3, 4],
      [2, 4, 5],
    ]);
    expect(table.state.discard).toEqual([0, 0, 3, 0, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Giant Growth: declined, one card blocks one', () => {
    const table = duel().play(attack(3, 1), DECLINE);
    expect(table.choices).toEqual([block(3, 1), TAKE_HIT]);
  });

  test('Giant Growth: the next attack is as any other, and nobody is asked', () => {
    const table = duel({ draws: [1, 1, 1, 1] });
    table.play(attack(3, 1), use('giantGrowth'), block(3, 2), move(4, 'forward'));
    expect(table.spaces).toEqual([5, 6]);
    table.play(attack(1, 1));
    expect([table.asked, table.choices]).toEqual([1, [block(1, 1), TAKE_HIT]]);
    expect(table.leftOver).toBe(0);
  });
});

describe('War Stomp', () => {
  test('War Stomp: an opponent who is pushed goes back three spaces more; Troq stays', () => {
    const table = duel({ spaces: [8, 9], draws: [1] }).play(push(2));
    expect([table.asked, table.question, table.spaces]).toEqual([0, 'ability:youPush', [8, 11]]);
    expect(table.choices).toEqual([use('warStomp'), DECLINE]);
    table.play(use('warStomp'));
    expect(table.spaces).toEqual([8, 14]);
    expect(table.events[1]).toEqual({ type: 'pushed', seat: 0, target: 1, from: 11, to: 14 });
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('War Stomp: past the edge it ends on the Start space', () => {
    const table = duel({ spaces: [14, 15], draws: [1] }).play(push(2), use('warStomp'));
    expect(table.spaces).toEqual([14, 18]);
    expect(table.leftOver).toBe(0);
  });

  test('War Stomp: declined, the push was all', () => {
    const table = duel({ spaces: [8, 9], draws: [1] }).play(push(2), DECLINE);
    expect([table.spaces, table.state.fighters[0]?.spent]).toEqual([[8, 11], []]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, spaces: readonly [number, number], action: Choice]>([
    ['not when the push has reached the edge', [14, 15], push(3)],
    ['not when nobody was pushed', [8, 9], move(2, 'backward')],
  ])('War Stomp: %s', (_title, spaces, action) => {
    const table = duel({ spaces, draws: [1] }).play(action);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});
