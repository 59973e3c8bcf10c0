import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Persephone on seat 0; the opponent’s hand is given. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  const hands = [
    [3, 3, 2, 1, 5],
    [2, 3, 4, 4, 5],
  ] as const;
  return new DuelTable({ characters: ['persephone', 'rook'], hands, spaces: [3, 9], ...setup });
}

const STEP_BACK = move(1, 'backward');

describe('Dominance', () => {
  test('Dominance: an opponent on a dark space has to recover on their next turn', () => {
    const table = duel({ draws: [4] }).play(STEP_BACK);
    expect([table.asked, table.question]).toEqual([0, 'ability:endOfTurn']);
    expect(table.choices).toEqual([use('dominance'), DECLINE]);
    table.play(use('dominance'));
    expect(table.events.map(({ type }) => type)).toEqual([
      'abilityUsed',
      'cardsDrawn',
      'turnBegan',
      'recovered',
      'turnBegan',
    ]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Dominance: the turn after that is theirs, and the card is turned', () => {
    const table = duel({ draws: [4, 4] }).play(STEP_BACK, use('dominance'), move(2, 'backward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.state.fighters.map(({ effects }) => effects)).toEqual([{}, {}]);
    expect(table.leftOver).toBe(0);
  });

  test('Dominance: declined, the opponent takes a turn', () => {
    const table = duel({ draws: [4] }).play(STEP_BACK, DECLINE);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Dominance: an opponent on a light space is safe', () => {
    const table = duel({ spaces: [3, 8], draws: [4] }).play(STEP_BACK);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Dominance: the end of the turn counts, not where the opponent stood before', () => {
    const table = duel({ spaces: [3, 10], draws: [4] }).play(use('beckon', { space: 8 }), STEP_BACK);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('14.13 Dominance: an opponent who has retreated onto a dark space recovers twice', () => {
    const table = duel({ spaces: [3, 8], draws: [4, 4, 1, 4, 4] });
    table.play(dashingStrike(2, 3, 1), retreat(2));
    expect([table.spaces, table.question]).toEqual([[5, 10], 'ability:endOfTurn']);
    table.play(use('dominance'));
    expect([table.asked, table.hand(1)]).toEqual([0, [1, 3, 4, 4, 5]]);
    table.play(STEP_BACK);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    table.play(move(3, 'backward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('14.13 Dominance: and once if the retreat has led to a light one', () => {
    const table = duel({ spaces: [3, 8], draws: [4, 4, 1, 4] });
    table.play(dashingStrike(2, 3, 1), retreat(4));
    expect([table.spaces, table.asked, table.question]).toEqual([[5, 12], 0, 'mainAction']);
    table.play(STEP_BACK);
    expect(table.asked).toBe(1);
    expect(table.leftOver).toBe(0);
  });
});

describe('Dominance and Relentless Strikes', () => {
  function againstGwen(setup: Partial<Setup>): DuelTable {
    const hands = [
      [3, 3, 2, 1, 5],
      [2, 3, 4, 4, 5, 5],
    ] as const;
    return duel({ characters: ['persephone', 'gwen'], hands, ...setup });
  }

  test('14.14 Dominance (v4.1): Gwen has to recover and is not asked', () => {
    const table = againstGwen({ edition: 'v4.1', draws: [4] }).play(STEP_BACK, use('dominance'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('14.14 Dominance (v4.1): a recovery that is still due afterwards is as any other', () => {
    const table = againstGwen({ edition: 'v4.1', spaces: [3, 8], draws: [4, 4, 1, 1] });
    table.play(dashingStrike(2, 3, 1), retreat(2), use('dominance'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    table.play(STEP_BACK);
    expect([table.asked, table.question]).toEqual([1, 'ability:recovering']);
    expect(table.leftOver).toBe(0);
  });

  test('14.14 Dominance: in the revised edition Relentless Strikes helps', () => {
    const table = againstGwen({ draws: [4] }).play(STEP_BACK, use('dominance'));
    expect([table.asked, table.question]).toEqual([1, 'ability:recovering']);
    table.play(use('relentlessStrikes'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('14.14 Dominance: there it helps against both recoveries at once', () => {
    const table = againstGwen({ spaces: [3, 8], draws: [4, 4, 1, 1, 4] });
    table.play(dashingStrike(2, 3, 1), retreat(2), use('dominance'), use('relentlessStrikes'));
    table.play(move(3, 'backward'), STEP_BACK);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.state.fighters[1]?.effects).toEqual({});
    expect(table.leftOver).toBe(0);
  });
});

describe('Beckon', () => {
  const callsIn = (table: DuelTable) =>
    table.choices.flatMap((one) => (one.type === 'use' && one.ability === 'beckon' ? [one.space] : []));

  test.each<[title: string, spaces: readonly [number, number], to: readonly number[]]>([
    ['one, two or three spaces', [3, 9], [8, 7, 6]],
    ['no nearer than the next space', [7, 9], [8]],
    ['nowhere from there', [8, 9], []],
  ])('Beckon: %s', (_title, spaces, to) => {
    expect(callsIn(duel({ spaces }))).toEqual(to);
  });

  test('Beckon: the opponent comes, and the main action is still to be taken', () => {
    const table = duel().play(use('beckon', { space: 6 }));
    expect(table.spaces).toEqual([3, 6]);
    expect(table.events.at(-1)).toEqual({ type: 'moved', seat: 1, from: 9, to: 6 });
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.hand(1)).toEqual([2, 3, 4, 4, 5]);
    table.play(attack(3, 2));
    expect([table.asked, table.choices]).toEqual([1, [TAKE_HIT]]);
  });

  test('Beckon: no other ability on that turn', () => {
    const table = duel().play(use('beckon', { space: 8 }));
    expect(table.choices.filter(({ type }) => type === 'use')).toEqual([]);
  });

  test('Beckon: from the other end of the bridge the opponent comes the other way', () => {
    const table = new DuelTable({ characters: ['rook', 'persephone'], first: 1, spaces: [9, 15] });
    expect(callsIn(table)).toEqual([10, 11, 12]);
    expect(table.play(use('beckon', { space: 12 })).spaces).toEqual([12, 15]);
  });
});

describe('On Your Knees', () => {
  const onLight: Partial<Setup> = { spaces: [3, 8] };
  const namedIn = (table: DuelTable) =>
    table.choices.flatMap((one) => (one.type === 'use' && one.ability === 'onYourKnees' ? [one.card] : []));

  test('On Your Knees: any number may be named against an opponent on a light space', () => {
    expect(namedIn(duel(onLight))).toEqual([1, 2, 3, 4, 5]);
  });

  test('On Your Knees: on a dark space the opponent stands', () => {
    expect(namedIn(duel())).toEqual([]);
  });

  test.each<[title: string, card: Card, hand: readonly Card[], gone: readonly Card[]]>([
    ['the opponent discards a card of that number', 3, [2, 4, 4, 5], [3]],
    ['one card, though there are two', 4, [2, 3, 4, 5], [4]],
    ['nothing when there is none', 1, [2, 3, 4, 4, 5], []],
  ])('On Your Knees: %s', (_title, card, hand, gone) => {
    const table = duel(onLight).play(use('onYourKnees', { card }));
    expect(table.hand(1)).toEqual(hand);
    expect(table.hand(0)).toEqual([1, 2, 3, 3, 5]);
    expect(table.state.discard.reduce((sum, count) => sum + count)).toBe(gone.length);
    expect(table.events.at(-1)).toEqual({ type: 'cardsDiscarded', seat: 1, cards: gone });
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.cardsInAll).toBe(40);
  });

  test.each<[title: string, before: readonly Choice[], answers: readonly Choice[]]>([
    ['what was discarded blocks no more', [use('onYourKnees', { card: 3 })], [TAKE_HIT]],
    ['unused, it blocks as ever', [], [block(3, 1), TAKE_HIT]],
  ])('On Your Knees: %s', (_title, before, answers) => {
    const table = duel({ spaces: [5, 8] }).play(...before, attack(3, 1));
    expect([table.asked, table.choices]).toEqual([1, answers]);
  });
});
