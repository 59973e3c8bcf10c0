import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { CharacterId } from '../ids.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

describe('Surgical Strike', () => {
  const PAIR = attack(3, 2);

  function attacked(defender: readonly Card[], setup: Partial<Setup> = {}): DuelTable {
    const hands = [[3, 3, 3, 2, 1], defender] as const;
    return new DuelTable({ characters: ['vendetta', 'rook'], hands, spaces: [5, 8], ...setup });
  }

  test('Surgical Strike: any number but that of the attack may be named', () => {
    const table = attacked([3, 3, 5, 5, 1]).play(PAIR);
    expect([table.asked, table.question]).toEqual([0, 'ability:youAttack']);
    expect(table.choices).toEqual([
      use('surgicalStrike', { card: 1 }),
      use('surgicalStrike', { card: 2 }),
      use('surgicalStrike', { card: 4 }),
      use('surgicalStrike', { card: 5 }),
      DECLINE,
    ]);
  });

  test.each<[title: string, answer: Choice, choices: readonly Choice[]]>([
    [
      'as many cards of the named number block, and no others',
      use('surgicalStrike', { card: 5 }),
      [block(5, 2), TAKE_HIT],
    ],
    ['one card is not enough against two', use('surgicalStrike', { card: 1 }), [TAKE_HIT]],
    ['declined, the attack is blocked as ever', DECLINE, [block(3, 2), TAKE_HIT]],
  ])('Surgical Strike: %s', (_title, answer, choices) => {
    const table = attacked([3, 3, 5, 5, 1]).play(PAIR, answer);
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.choices).toEqual(choices);
  });

  test('Surgical Strike: the cards played stay what they are', () => {
    const table = attacked([3, 3, 5, 5, 1], { draws: [4, 4] });
    table.play(PAIR, use('surgicalStrike', { card: 5 }), block(5, 2));
    expect(table.state.discard).toEqual([0, 0, 2, 0, 2]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.spaces).toEqual([5, 8]);
    expect(table.leftOver).toBe(0);
  });

  test('Surgical Strike: a dashing strike is no attack', () => {
    const table = attacked([3, 3, 5, 5, 1]).play(dashingStrike(2, 1, 1));
    expect([table.asked, table.question]).toEqual([1, 'answerStrike']);
  });

  test('Surgical Strike: once in a round', () => {
    const table = attacked([3, 3, 5, 1, 1], { draws: [4, 2, 2] });
    table.play(attack(3, 1), use('surgicalStrike', { card: 5 }), block(5, 1), move(1, 'backward'));
    table.play(attack(4, 1));
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Acrobatics', () => {
  function attacking(foe: CharacterId, setup: Partial<Setup> = {}): DuelTable {
    const hands = [
      [3, 3, 3, 2, 5],
      [1, 2, 3, 4, 4],
    ] as const;
    return new DuelTable({ characters: [foe, 'vendetta'], hands, spaces: [5, 8], ...setup });
  }

  test('Acrobatics: an attack may be retreated from with a card at least as high', () => {
    expect(attacking('rook').play(attack(3, 1)).choices).toEqual([
      block(3, 1),
      use('acrobatics', { card: 3 }),
      use('acrobatics', { card: 4 }),
      TAKE_HIT,
    ]);
  });

  test.each<[title: string, setup: Partial<Setup>, action: Choice, cards: readonly Card[]]>([
    ['with lower cards only there is no escape', { spaces: [3, 8] }, attack(5, 1), []],
    ['however many cards the attack has, one is enough', {}, attack(3, 3), [3, 4]],
    ['against a 2 all but a 1 are high enough', { spaces: [6, 8] }, attack(2, 1), [2, 3, 4]],
  ])('Acrobatics: %s', (_title, setup, action, cards) => {
    const table = attacking('rook', setup).play(action);
    expect(table.uses).toEqual(cards.map((card) => use('acrobatics', { card })));
  });

  test.each<[named: Card]>([[1], [5]])(
    '14.26 Acrobatics: the number of the attack counts, also when a %i is needed to block it',
    (named) => {
      const table = attacking('vendetta').play(attack(3, 1), use('surgicalStrike', { card: named }));
      expect(table.uses).toEqual([use('acrobatics', { card: 3 }), use('acrobatics', { card: 4 })]);
    },
  );

  test('Acrobatics: the card is played, and the next turn spent recovering', () => {
    const table = attacking('rook', { draws: [2, 5] }).play(attack(3, 1), use('acrobatics', { card: 4 }));
    expect(table.spaces).toEqual([5, 12]);
    expect(table.events.map(({ type }) => type)).toEqual([
      'abilityUsed',
      'retreated',
      'cardsDrawn',
      'turnBegan',
      'recovered',
      'cardsDrawn',
      'turnBegan',
    ]);
    expect(table.hand(1)).toEqual([1, 2, 3, 4, 5]);
    expect(table.state.discard).toEqual([0, 0, 1, 1, 0]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Acrobatics: blocking instead keeps the card for later', () => {
    const table = attacking('rook', { draws: [2] }).play(attack(3, 1), block(3, 1));
    expect(table.state.fighters[1]?.spent).toEqual([]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Acrobatics: with the edge behind there is nowhere to go', () => {
    const table = attacking('rook', { spaces: [15, 18] }).play(attack(3, 1));
    expect(table.choices).toEqual([block(3, 1), TAKE_HIT]);
  });

  test('Acrobatics: one space before the edge it is possible, and stops there', () => {
    const table = attacking('rook', { spaces: [14, 17], draws: [2, 5] });
    expect(table.play(attack(3, 1), use('acrobatics', { card: 4 })).spaces).toEqual([14, 18]);
    expect(table.leftOver).toBe(0);
  });

  test('Acrobatics: it is of no use against a dashing strike', () => {
    const table = attacking('rook', { spaces: [3, 8] }).play(dashingStrike(2, 3, 1));
    expect(table.choices.filter(({ type }) => type === 'use')).toEqual([]);
  });

  test('Acrobatics: slipping away from an attack is no retreat from a dashing strike', () => {
    const table = attacking('grave', { draws: [2, 5] }).play(attack(3, 1), use('acrobatics', { card: 4 }));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Stun Lock', () => {
  /** Dash 2, strike with two 3s from three spaces away. */
  const STRIKE = dashingStrike(2, 3, 2);

  function striking(setup: Partial<Setup> = {}): DuelTable {
    const hands = [
      [3, 3, 2, 1, 5],
      [1, 3, 3, 4, 5],
    ] as const;
    return new DuelTable({ characters: ['vendetta', 'rook'], hands, spaces: [3, 8], ...setup });
  }

  test('Stun Lock: an opponent who has blocked a dashing strike of two cards has to recover', () => {
    const table = striking({ draws: [2, 2, 2, 1, 1] }).play(STRIKE, block(3, 2));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeBlocks']);
    expect(table.choices).toEqual([use('stunLock'), DECLINE]);
    table.play(use('stunLock'));
    // Rook has recovered within the same step, and Vendetta is asked again.
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.hand(1)).toEqual([1, 1, 1, 4, 5]);
    expect(table.spaces).toEqual([5, 8]);
    expect(table.leftOver).toBe(0);
  });

  test('Stun Lock: one turn, and no more', () => {
    const table = striking({ draws: [2, 2, 2, 1, 1, 4] }).play(STRIKE, block(3, 2), use('stunLock'));
    table.play(move(1, 'backward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Stun Lock: declined, the opponent takes a turn', () => {
    const table = striking({ draws: [2, 2, 2] }).play(STRIKE, block(3, 2), DECLINE);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.state.fighters[1]?.recovering).toBe(false);
    expect(table.leftOver).toBe(0);
  });

  test('Stun Lock: a single card is too weak a strike', () => {
    const table = striking({ draws: [2, 2] }).play(dashingStrike(2, 3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Stun Lock: three cards are as good as two', () => {
    const hands = [
      [3, 3, 3, 2, 5],
      [1, 3, 3, 3, 5],
    ] as const;
    const table = striking({ hands }).play(dashingStrike(2, 3, 3), block(3, 3));
    expect([table.asked, table.choices]).toEqual([0, [use('stunLock'), DECLINE]]);
  });

  test('Stun Lock: a blocked attack is no blocked strike', () => {
    const table = striking({ spaces: [5, 8], draws: [2, 2] }).play(attack(3, 2), DECLINE, block(3, 2));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Stun Lock: a retreat is no block', () => {
    const table = striking({ draws: [2, 2, 2, 1] }).play(STRIKE, retreat(4));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.state.fighters[0]?.spent).toEqual([]);
    expect(table.leftOver).toBe(0);
  });
});
