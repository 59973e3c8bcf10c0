import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, move, TAKE_HIT } from '../choice.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Jaina on seat 0 against Rook. */
function jaina(setup: Setup = {}): DuelTable {
  return new DuelTable({ characters: ['jaina', 'rook'], spaces: [4, 10], ...setup });
}

describe('Charged Shot', () => {
  test.each<[rule: string, card: Card, spaces: [number, number], to: number]>([
    ['14.5 Charged Shot: it pushes from any distance, as far as the card says', 3, [4, 10], 13],
    ['14.5 Charged Shot: also an opponent on the next space', 2, [9, 10], 12],
    ['6.3 Charged Shot: past the edge it ends on the Start space', 5, [4, 16], 18],
  ])('%s', (_rule, card, spaces, to) => {
    const table = jaina({ spaces }).play(use('chargedShot', { card }));
    expect(table.spaces).toEqual([spaces[0], to]);
    expect(table.events).toEqual([
      { type: 'abilityUsed', seat: 0, ability: 'chargedShot', foe: 1, way: { card } },
      { type: 'pushed', seat: 0, target: 1, from: spaces[1], to },
    ]);
  });

  test('Charged Shot: the card is only shown, and the main action is still to be taken', () => {
    const table = jaina({ spaces: [5, 6] }).play(use('chargedShot', { card: 3 }));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect(table.choices).toContainEqual(attack(4, 1));
    expect(table.uses).toEqual([]);
  });

  test('Charged Shot: only with a number Jaina holds', () => {
    const table = jaina({
      hands: [
        [1, 1, 4, 4, 4],
        [1, 2, 3, 4, 5],
      ],
    });
    expect(table.uses).toEqual([use('chargedShot', { card: 1 }), use('chargedShot', { card: 4 })]);
  });

  test('Charged Shot: not against an opponent on their Start space', () => {
    expect(jaina({ spaces: [4, 18] }).uses).toEqual([]);
  });

  test('Charged Shot: once in a round', () => {
    const table = jaina({ draws: [1, 1] }).play(use('chargedShot', { card: 3 }), move(1, 'forward'));
    table.play(move(1, 'backward'));
    expect([table.asked, table.uses]).toEqual([0, []]);
    expect(table.leftOver).toBe(0);
  });

  test('14.1 Reversal: a countered Charged Shot pushes nobody', () => {
    const table = jaina({ characters: ['jaina', 'grave'], spaces: [5, 10] });
    table.play(use('chargedShot', { card: 3 }), use('reversal'));
    expect(table.spaces).toEqual([5, 10]);
    expect(table.state.fighters[0]?.spent).toEqual(['chargedShot']);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });
});

describe('Smoldering Embers', () => {
  const embers = use('smolderingEmbers');

  test('Smoldering Embers: a 5 comes from the discard pile into the hand', () => {
    const table = jaina({ discard: [5, 5, 2] }).play(embers);
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(table.state.discard).toEqual([0, 1, 0, 0, 1]);
    expect(table.hand(1)).toEqual([1, 2, 3, 4, 5]);
    expect(table.events.at(-1)).toEqual({ type: 'cardTaken', seat: 0, card: 5 });
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Smoldering Embers: not without a 5 in the discard pile', () => {
    expect(jaina({ discard: [4, 4] }).choices).not.toContainEqual(embers);
  });

  test('Smoldering Embers: with six cards Jaina draws none after playing one', () => {
    const table = jaina({ discard: [5] }).play(embers, move(1, 'forward'));
    expect(table.hand(0)).toEqual([2, 3, 4, 5, 5]);
    expect(table.asked).toBe(1);
    expect(table.leftOver).toBe(0);
  });
});

describe('Flame Arrow', () => {
  const setup: Setup = {
    hands: [
      [1, 4, 5, 5, 5],
      [1, 4, 5, 5, 5],
    ],
    spaces: [5, 10],
  };

  test.each<[rule: string, count: number]>([
    ['Flame Arrow: an attack with a 5 cannot be blocked', 1],
    ['Flame Arrow: nor one with several', 2],
  ])('%s', (_rule, count) => {
    const table = jaina(setup).play(attack(5, count), use('flameArrow'));
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.choices).toEqual([TAKE_HIT]);
  });

  test('Flame Arrow: Jaina need not use it, and then the attack can be blocked', () => {
    const table = jaina({ ...setup, draws: [2] }).play(attack(5, 1));
    expect([table.asked, table.choices]).toEqual([0, [use('flameArrow'), DECLINE]]);
    table.play(DECLINE);
    expect(table.choices).toEqual([block(5, 1), TAKE_HIT]);
    table.play(block(5, 1));
    expect(table.state.fighters[0]?.spent).toEqual([]);
    expect(table.leftOver).toBe(0);
  });

  test('Flame Arrow: not for an attack with other numbers', () => {
    const table = jaina({ ...setup, spaces: [5, 9] }).play(attack(4, 1));
    expect([table.asked, table.choices]).toEqual([1, [block(4, 1), TAKE_HIT]]);
  });

  test('8.4 Flame Arrow: not for a dashing strike with 5s', () => {
    const table = jaina({ ...setup, spaces: [4, 10] }).play(dashingStrike(1, 5, 1));
    expect([table.asked, table.question]).toEqual([1, 'answerStrike']);
    expect(table.choices).toContainEqual(block(5, 1));
  });
});
