import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { EditionName } from '../edition.ts';
import { flashDuel } from '../index.ts';
import { countOf } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Valerie on seat 0 against Rook. */
function valerie(setup: Setup = {}): DuelTable {
  return new DuelTable({ characters: ['valerie', 'rook'], ...setup });
}

const INSPIRATION = use('suddenInspiration');

describe('Sudden Inspiration', () => {
  const attacked: Setup = {
    hands: [
      [1, 1, 2, 5, 5],
      [1, 2, 3, 3, 4],
    ],
    spaces: [6, 9],
    first: 1,
  };

  test('Sudden Inspiration: attacked, Valerie draws a card and may block with it', () => {
    const table = valerie({ ...attacked, draws: [3, 5] }).play(attack(3, 1));
    expect(table.choices).toEqual([INSPIRATION, TAKE_HIT]);
    table.play(INSPIRATION);
    expect([table.asked, table.choices]).toEqual([0, [block(3, 1), TAKE_HIT]]);
    table.play(block(3, 1));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.hand(0)).toEqual([1, 1, 2, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Sudden Inspiration: a card that does not help stays in the hand', () => {
    const table = valerie({ ...attacked, draws: [2] }).play(attack(3, 1), INSPIRATION);
    expect(table.choices).toEqual([TAKE_HIT]);
    expect(table.hand(0)).toEqual([1, 1, 2, 2, 5, 5]);
    expect(table.hand(1)).toEqual([1, 2, 3, 4]);
    expect(table.leftOver).toBe(0);
  });

  test('8.4 Sudden Inspiration: not against a dashing strike', () => {
    const table = valerie(attacked).play(dashingStrike(2, 1, 1), DECLINE);
    expect(table.question).toBe('answerStrike');
    expect(table.choices).not.toContainEqual(INSPIRATION);
  });

  test('12.3 Sudden Inspiration: the opponent sees only that Valerie drew', () => {
    const table = valerie({ ...attacked, draws: [3] }).play(attack(3, 1), INSPIRATION);
    expect(table.events.at(-1)).toEqual({ type: 'cardsDrawn', seat: 0, count: 1 });
  });

  test.each<[rule: string, edition: EditionName]>([
    ['14.6 Sudden Inspiration (v4.1): with the last card of the pile nothing needs to be blocked', 'v4.1'],
    ['13.12 Sudden Inspiration (revised): so it is there', 'revised'],
  ])('%s', (_rule, edition) => {
    // At distance 3 seat 1 still holds a 3, and Valerie draws one: last hits are equal, and seat 1 has come farther.
    const draws = [3, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = valerie({ ...attacked, edition, pile: 1, draws }).play(attack(3, 1), INSPIRATION);
    const types = table.events.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(['abilityUsed', 'cardsDrawn', 'timeRanOut']);
    expect(types).not.toContain('hitTaken');
    expect(table.events).toContainEqual({
      type: 'roundEnded',
      round: 1,
      reason: 'advance',
      winner: 1,
      tokens: [0, 1],
    });
  });
});

describe('Green Eye’s Epiphany', () => {
  const green = (card: 1 | 2 | 3 | 4) =>
    use('greenEyesEpiphany', { card, other: (card + 1) as 2 | 3 | 4 | 5 });
  const hands = [
    [3, 3, 4, 1, 1],
    [3, 4, 4, 5, 5],
  ] as const;

  test('14.7 Epiphany: a 3 that counts as a 4 attacks at distance 4, together with other 4s', () => {
    const table = valerie({ hands, spaces: [5, 9], draws: [2, 2] }).play(green(3));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    table.play(attack(4, 2));
    expect(table.choices).toEqual([block(4, 2), TAKE_HIT]);
    table.play(block(4, 2));
    // What is discarded is the 3 it really is.
    expect(table.state.discard).toEqual([0, 0, 1, 3, 0]);
    expect(table.hand(0)).toEqual([1, 1, 2, 2, 3]);
    expect(table.leftOver).toBe(0);
  });

  test('14.7 Epiphany: not with 3s', () => {
    const before = valerie({ hands, spaces: [5, 8] });
    expect(before.choices).toContainEqual(attack(3, 2));
    const after = before.play(green(3));
    expect(after.choices).toContainEqual(attack(3, 1));
    expect(after.choices).not.toContainEqual(attack(3, 2));
  });

  test('Green Eye’s Epiphany: it counts as one higher for a move, too', () => {
    const table = valerie({ hands, spaces: [3, 15], draws: [2] }).play(green(4), move(5, 'forward'));
    expect(table.spaces).toEqual([8, 15]);
    expect(table.state.discard).toEqual([0, 0, 0, 1, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Green Eye’s Epiphany: any card of the hand but a 5', () => {
    const table = valerie({
      hands: [
        [1, 1, 4, 5, 5],
        [1, 2, 3, 4, 5],
      ],
    });
    expect(table.uses).toEqual([green(1), green(4)]);
  });

  test('Green Eye’s Epiphany: not played, the card goes back to the hand as what it is', () => {
    const table = valerie({ hands, spaces: [3, 15], draws: [2] }).play(green(3), move(1, 'forward'));
    expect(table.state.fighters[0]?.open).toEqual([]);
    expect(table.hand(0)).toEqual([1, 2, 3, 3, 4]);
    expect(table.leftOver).toBe(0);
  });

  test('14.1 Reversal: a countered Epiphany leaves the card as it is', () => {
    const table = valerie({ characters: ['valerie', 'grave'], hands, spaces: [5, 9] });
    table.play(green(3), use('reversal'));
    expect(table.choices).not.toContainEqual(attack(4, 2));
    expect(table.hand(0)).toEqual([1, 1, 3, 3, 4]);
  });
});

describe('Blue Eye’s Epiphany', () => {
  const blue = use('blueEyesEpiphany', { card: 4, other: 3 });

  function facing(hand: Setup['hands'], action: Choice, setup: Setup = {}): DuelTable {
    return valerie({ ...(hand && { hands: hand }), spaces: [6, 9], first: 1, ...setup }).play(action);
  }

  test('Blue Eye’s Epiphany: a 4 blocks a 3', () => {
    const hands = [
      [1, 1, 4, 5, 5],
      [1, 2, 3, 3, 4],
    ] as const;
    const table = facing(hands, attack(3, 1), { draws: [2] });
    expect(table.choices).toEqual([INSPIRATION, blue, TAKE_HIT]);
    table.play(blue);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'abilityUsed', seat: 0, ability: 'blueEyesEpiphany', way: { card: 4, other: 3 } },
      { type: 'blocked', seat: 0, card: 3, count: 1 },
    ]);
    expect(table.state.discard).toEqual([0, 0, 1, 1, 0]);
    expect(table.hand(0)).toEqual([1, 1, 5, 5]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test.each<[rule: string, hand: readonly (1 | 2 | 3 | 4 | 5)[], possible: boolean]>([
    ['Blue Eye’s Epiphany: a 4 and a 3 block two 3s', [1, 1, 3, 4, 5], true],
    ['Blue Eye’s Epiphany: two 4s do not', [1, 1, 4, 4, 5], false],
    ['Blue Eye’s Epiphany: nor do a 5 and a 3', [1, 1, 3, 5, 5], false],
  ])('%s', (_rule, hand, possible) => {
    const table = facing([hand, [1, 2, 3, 3, 4]], attack(3, 2));
    expect(table.choices).toEqual([INSPIRATION, ...(possible ? [blue] : []), TAKE_HIT]);
  });

  test('Blue Eye’s Epiphany: against a strike as well, and then Valerie need not recover', () => {
    const hands = [
      [2, 3, 4, 5, 5],
      [1, 2, 3, 3, 4],
    ] as const;
    const lower = use('blueEyesEpiphany', { card: 2, other: 1 });
    const table = facing(hands, dashingStrike(2, 1, 1), { draws: [4, 4] }).play(DECLINE);
    expect(table.choices).toEqual([retreat(2), retreat(3), retreat(4), retreat(5), lower, TAKE_HIT]);
    table.play(lower);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Blue Eye’s Epiphany: not against what cannot be blocked', () => {
    const hands = [
      [2, 3, 4, 5, 5],
      [1, 2, 3, 3, 4],
    ] as const;
    const table = facing(hands, attack(1, 1), { spaces: [6, 7] }).play(use('windmillCrusher'));
    expect(table.choices).toEqual([INSPIRATION, TAKE_HIT]);
  });

  test('Blue Eye’s Epiphany: its cards are known to be in the hand while it can still be countered', () => {
    const hands = [
      [1, 1, 3, 4, 5],
      [1, 2, 3, 3, 4],
    ] as const;
    const characters = ['valerie', 'grave'] as const;
    const table = facing(hands, attack(3, 2), { characters, spaces: [5, 8] }).play(blue);
    expect(table.question).toBe('ability:foeAnnounces');
    const view = flashDuel.view(table.state, seat(1));
    for (let seed = 0; seed < 50; seed++) {
      const { hand = [] } = flashDuel.imagine(view, fastRandom(seed)).fighters[0] ?? {};
      expect(Math.min(countOf(hand, 3), countOf(hand, 4))).toBeGreaterThan(0);
    }
  });

  test('Blue Eye’s Epiphany: against Dragon Form it is one of the two cards', () => {
    const hands = [
      [1, 1, 3, 4, 5],
      [1, 2, 3, 3, 4],
    ] as const;
    const table = valerie({ characters: ['valerie', 'midori'], hands, spaces: [6, 9], first: 1, draws: [5] });
    table.play(use('dragonForm'), attack(3, 1), blue);
    expect(table.hand(0)).toEqual([1, 1, 5]);
    expect(table.asked).toBe(0);
    expect(table.leftOver).toBe(0);
  });
});
