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
import type { EditionName } from '../edition.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Midori on seat 0 against Rook. */
function midori(setup: Setup = {}): DuelTable {
  return new DuelTable({ characters: ['midori', 'rook'], spaces: [5, 8], ...setup });
}

const FORM = use('dragonForm');
const TWOS = use('masterOfTwos');
const PATIENCE = use('mentorsPatience', { count: 2 });

describe('Dragon Form', () => {
  const hands = [
    [3, 3, 2, 1, 1],
    [3, 3, 3, 1, 1],
  ] as const;

  test.each<[rule: string, action: Choice, choices: readonly Choice[]]>([
    ['Dragon Form: an attack with one card takes two to block', attack(3, 1), [block(3, 2), TAKE_HIT]],
    ['Dragon Form: one with two takes three', attack(3, 2), [block(3, 3), TAKE_HIT]],
    [
      'Dragon Form: so does a strike, which can still be retreated from',
      dashingStrike(2, 1, 1),
      [block(1, 2), retreat(1), retreat(3), use('rockArmor'), TAKE_HIT],
    ],
  ])('%s', (_rule, action, choices) => {
    expect(midori({ hands }).play(FORM, action).choices).toEqual(choices);
  });

  test('Dragon Form: without it one card blocks one', () => {
    expect(midori({ hands }).play(attack(3, 1)).choices).toEqual([block(3, 1), TAKE_HIT]);
  });

  test('Dragon Form: it lasts, and does nothing to the attacks of the opponent', () => {
    const table = midori({ hands, draws: [2, 4, 4, 5] });
    table.play(FORM, attack(3, 1), block(3, 2), attack(3, 1));
    expect([table.asked, table.choices]).toEqual([0, [block(3, 1), TAKE_HIT]]);
    table.play(block(3, 1));
    expect(table.state.fighters[0]?.effects.dragonForm).toBe(true);
    expect(table.leftOver).toBe(0);
  });

  test.each<[rule: string, choices: readonly Choice[], lasts: boolean]>([
    ['Dragon Form: moving forward does not end it', [FORM, move(2, 'forward')], true],
    ['Dragon Form: moving back ends it', [FORM, move(2, 'backward')], false],
  ])('%s', (_rule, choices, lasts) => {
    const table = midori({ hands, draws: [5] }).play(...choices);
    expect(table.state.fighters[0]?.effects.dragonForm === true).toBe(lasts);
    expect(table.leftOver).toBe(0);
  });

  test('Dragon Form: retreating ends it', () => {
    const table = midori({ draws: [5, 5, 5, 5], spaces: [5, 9] });
    table.play(FORM, move(1, 'forward'), dashingStrike(2, 1, 1), DECLINE, retreat(3));
    expect(table.state.fighters[0]?.effects).toEqual({});
    expect(table.leftOver).toBe(0);
  });

  test('14.3 Dragon Form: being pushed by an opponent on the next space does not end it', () => {
    const table = midori({ draws: [5, 5] }).play(FORM, move(2, 'forward'), push(3));
    expect(table.spaces).toEqual([4, 8]);
    expect(table.state.fighters[0]?.effects.dragonForm).toBe(true);
    expect(table.leftOver).toBe(0);
  });

  test('14.3 Dragon Form: nor does being pushed by an ability', () => {
    const table = midori({ characters: ['midori', 'degrey'], spaces: [4, 12], draws: [5] });
    table.play(FORM, move(1, 'forward'), use('spectralPush', { space: 2 }));
    expect(table.spaces).toEqual([2, 12]);
    expect(table.state.fighters[0]?.effects.dragonForm).toBe(true);
    expect(table.leftOver).toBe(0);
  });

  test.each<[rule: string, edition: EditionName, reason: string]>([
    ['14.4 Dragon Form (v4.1): it counts for nothing when last hits are compared', 'v4.1', 'advance'],
    ['11.5 Dragon Form (revised): hands are not compared at all', 'revised', 'advance'],
  ])('%s', (_rule, edition, reason) => {
    // One 1 each at distance 1, and seat 1 has come farther.
    const table = midori({
      edition,
      hands: [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ],
      pile: 1,
      draws: [5, ...NEXT],
    });
    table.play(FORM, move(2, 'forward'));
    expect(table.events).toContainEqual({
      type: 'roundEnded',
      round: 1,
      reason,
      winner: 1,
      tokens: [0, 1],
    });
  });

  const NEXT = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
});

describe('Master of Twos', () => {
  const hands = [
    [1, 2, 4, 4, 5],
    [1, 2, 2, 3, 4],
  ] as const;

  test('Master of Twos: on Midori’s turn it is one more 2', () => {
    const table = midori({ hands, spaces: [6, 8], draws: [5] });
    expect(table.choices).not.toContainEqual(attack(2, 2));
    table.play(TWOS);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    table.play(attack(2, 2));
    expect(table.choices).toEqual([block(2, 2), TAKE_HIT]);
    table.play(block(2, 2));
    // Only the 2 of the hand goes to the discard pile and is replaced.
    expect(table.state.discard).toEqual([0, 3, 0, 0, 0]);
    expect(table.hand(0)).toEqual([1, 4, 4, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Master of Twos: it may be the only card played; then nothing is drawn', () => {
    const table = midori({ hands, spaces: [4, 12] }).play(TWOS, move(2, 'forward'));
    expect(table.spaces).toEqual([6, 12]);
    expect(table.hand(0)).toEqual([1, 2, 4, 4, 5]);
    expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Master of Twos: not played, it is gone at the end of the turn', () => {
    const table = midori({ hands, spaces: [4, 12], draws: [5] }).play(TWOS, move(1, 'forward'));
    expect(table.state.fighters[0]?.open).toEqual([]);
    expect(table.hand(0)).toEqual([2, 4, 4, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  const noTwo = [
    [1, 4, 4, 5, 5],
    [1, 2, 2, 3, 5],
  ] as const;

  test('Master of Twos: it blocks a 2', () => {
    const table = midori({ hands: noTwo, spaces: [6, 8], first: 1, draws: [3] }).play(attack(2, 1));
    expect(table.choices).toEqual([TWOS, TAKE_HIT]);
    table.play(TWOS);
    expect(table.choices).toEqual([block(2, 1), TAKE_HIT]);
    table.play(block(2, 1));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.hand(0)).toEqual([1, 4, 4, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Master of Twos: it is no answer to an attack with other numbers', () => {
    const table = midori({ hands: noTwo, spaces: [5, 8], first: 1 }).play(attack(3, 1));
    expect(table.choices).toEqual([TAKE_HIT]);
  });

  test('Master of Twos: it retreats 2 from any strike', () => {
    const table = midori({ hands: noTwo, spaces: [5, 8], first: 1, draws: [3, 3, 3] });
    table.play(dashingStrike(2, 1, 1), DECLINE, TWOS);
    expect(table.choices).toContainEqual(retreat(2));
    table.play(retreat(2));
    expect(table.spaces).toEqual([3, 6]);
    // Seat 0 has recovered, with all five cards still in the hand.
    expect([table.asked, table.hand(0)]).toEqual([1, [1, 4, 4, 5, 5]]);
  });

  test('Master of Twos: not with the edge behind, unless it blocks', () => {
    const table = midori({ hands: noTwo, spaces: [1, 4], first: 1 }).play(dashingStrike(2, 1, 1), DECLINE);
    expect(table.question).toBe('answerStrike');
    expect(table.uses).toEqual([]);
  });
});

describe('Mentor’s Patience', () => {
  test('Mentor’s Patience: it is the main action; nobody moves, and Midori draws up to seven', () => {
    const table = midori({ draws: [5, 4] }).play(PATIENCE);
    expect(table.spaces).toEqual([5, 8]);
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 3, 4, 4, 5, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Mentor’s Patience: after a block Midori draws what is missing, and two more', () => {
    const hands = [
      [1, 2, 3, 4, 4],
      [1, 1, 2, 3, 5],
    ] as const;
    const table = midori({ hands, first: 1, draws: [1, 5, 5, 5] }).play(attack(3, 1), block(3, 1), PATIENCE);
    expect(table.hand(0)).toEqual([1, 2, 4, 4, 5, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Mentor’s Patience: only this turn, and once in a round', () => {
    const table = midori({ draws: [5, 5, 1, 1] }).play(PATIENCE, move(1, 'backward'));
    expect(table.choices).not.toContainEqual(PATIENCE);
    table.play(move(5, 'backward'), move(1, 'backward'), move(5, 'backward'));
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Mentor’s Patience: not after another ability of this turn', () => {
    expect(midori().play(FORM).uses).toEqual([]);
  });

  test('Mentor’s Patience: it does not end Dragon Form', () => {
    const table = midori({ draws: [5, 5, 5, 5] }).play(
      FORM,
      move(1, 'forward'),
      move(1, 'backward'),
      PATIENCE,
    );
    expect(table.state.fighters[0]?.effects).toEqual({ dragonForm: true });
    expect(table.leftOver).toBe(0);
  });

  test('13.12 Mentor’s Patience: drawing the last card for it ends the round', () => {
    const table = midori({ edition: 'v4.1', pile: 1, draws: [5] }).play(PATIENCE);
    expect(table.events.map(({ type }) => type)).toContain('timeRanOut');
    expect(table.state.round).toBe(1);
    expect(table.question).toBe('firstPlayer');
  });

  test.each(['v4.1', 'revised'] as const)(
    '14.32 Reversal (%s): after a countered Mentor’s Patience Midori still takes a main action',
    (edition) => {
      const table = midori({ edition, characters: ['midori', 'grave'], draws: [3] });
      table.play(PATIENCE, use('reversal'));
      expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
      expect([table.asked, table.question, table.uses]).toEqual([0, 'mainAction', []]);
      table.play(move(1, 'forward'));
      // One main action, and no more cards than usual.
      expect([table.asked, table.question, table.hand(0)]).toEqual([1, 'mainAction', [2, 3, 3, 4, 5]]);
      expect(table.leftOver).toBe(0);
    },
  );

  test('14.32 Mentor’s Patience: not countered, it is the main action', () => {
    const table = midori({ characters: ['midori', 'grave'], draws: [3, 3] }).play(PATIENCE, DECLINE);
    expect([table.asked, table.question, table.leftOver]).toEqual([1, 'mainAction', 0]);
  });
});
