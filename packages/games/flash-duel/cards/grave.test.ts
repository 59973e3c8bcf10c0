import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

describe('Knowing the Opponent', () => {
  /** Dash 2, strike with a 3 from three spaces away. */
  const STRIKE = dashingStrike(2, 3, 1);

  function striking(setup: Partial<Setup> = {}): DuelTable {
    const hands = [
      [3, 3, 2, 1, 5],
      [1, 3, 4, 4, 5],
    ] as const;
    return new DuelTable({ characters: ['grave', 'rook'], hands, spaces: [3, 8], ...setup });
  }

  test('Knowing the Opponent: an opponent who retreats from a dashing strike shows their hand', () => {
    const table = striking({ draws: [2, 2, 1] }).play(STRIKE, retreat(4));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeRetreats']);
    expect(table.choices).toEqual([use('knowingTheOpponent'), DECLINE]);
    table.play(use('knowingTheOpponent'));
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'abilityUsed', seat: 0, ability: 'knowingTheOpponent', foe: 1 },
      { type: 'handShown', seat: 1, hand: [1, 0, 1, 1, 1] },
    ]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.hand(1)).toEqual([1, 1, 3, 4, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Knowing the Opponent: declined, nothing is shown', () => {
    const table = striking({ draws: [2, 2, 1] }).play(STRIKE, retreat(4), DECLINE);
    expect(table.events.some(({ type }) => type === 'handShown')).toBe(false);
    expect(table.state.fighters[0]?.spent).toEqual([]);
    expect(table.leftOver).toBe(0);
  });

  test.each<
    [title: string, spaces: readonly [number, number], choices: readonly Choice[], draws: readonly Card[]]
  >([
    ['a blocked strike shows nothing', [3, 8], [STRIKE, block(3, 1)], [2, 2]],
    ['nor does a blocked attack', [5, 8], [attack(3, 1), block(3, 1)], [2]],
  ])('Knowing the Opponent: %s', (_title, spaces, choices, draws) => {
    const table = striking({ spaces, draws }).play(...choices);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Reversal', () => {
  /** Rook has attacked with a 1 and uses Windmill Crusher. */
  function crushed(spaces: readonly [number, number], setup: Partial<Setup> = {}): DuelTable {
    const hands = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 4],
    ] as const;
    return new DuelTable({ characters: ['rook', 'grave'], hands, spaces, ...setup }).play(
      attack(1, 1),
      use('windmillCrusher'),
    );
  }

  test('14.1 Reversal: a countered ability does nothing, and its card stays turned', () => {
    const table = crushed([5, 6]);
    expect([table.asked, table.question]).toEqual([1, 'ability:foeAnnounces']);
    expect(table.choices).toEqual([use('reversal'), DECLINE]);
    table.play(use('reversal'));
    expect(table.events).toEqual([
      { type: 'abilityUsed', seat: 1, ability: 'reversal', against: 'windmillCrusher' },
      { type: 'abilityCountered', seat: 0, ability: 'windmillCrusher' },
    ]);
    expect(table.state.fighters.map(({ spent }) => spent)).toEqual([['windmillCrusher'], ['reversal']]);
    expect([table.asked, table.choices]).toEqual([1, [block(1, 1), TAKE_HIT]]);
  });

  test('Reversal: declined, the ability happens', () => {
    const table = crushed([5, 6]).play(DECLINE);
    expect(table.choices).toEqual([use('martialMastery', { card: 4 }), TAKE_HIT]);
  });

  test('Reversal: it is Grave’s one ability of that turn', () => {
    const table = crushed([5, 6]).play(use('reversal'));
    expect(table.choices.some(({ type }) => type === 'use')).toBe(false);
  });

  test('Reversal: on a light space an ability cannot be countered', () => {
    const table = crushed([7, 8]);
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.state.fighters[1]?.spent).toEqual([]);
  });

  test('Reversal: where Grave stands does not matter', () => {
    expect(crushed([6, 7]).question).toBe('ability:foeAnnounces');
    expect(crushed([4, 5]).question).toBe('answerAttack');
  });

  test('Reversal: also an ability that answers Grave’s own attack', () => {
    const hands = [
      [3, 3, 2, 1, 5],
      [4, 4, 5, 5, 1],
    ] as const;
    const table = new DuelTable({ characters: ['grave', 'rook'], hands, spaces: [4, 9] });
    table.play(dashingStrike(2, 3, 1), use('rockArmor'));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeAnnounces']);
    table.play(use('reversal'));
    expect(table.choices).toEqual([retreat(1), retreat(4), retreat(5), TAKE_HIT]);
  });

  test.each<[title: string, spaces: readonly [number, number], question: string]>([
    ['14.2 Reversal: after a dash from light to dark it is possible', [4, 6], 'ability:foeAnnounces'],
    ['14.2 Reversal: after a dash from dark to light it is not', [6, 8], 'answerStrike'],
  ])('%s', (_title, spaces, question) => {
    const hands = [
      [1, 1, 2, 3, 4],
      [1, 2, 3, 4, 4],
    ] as const;
    const table = new DuelTable({ characters: ['rook', 'grave'], hands, spaces });
    table.play(dashingStrike(1, 1, 1), use('thunderclap'));
    expect([table.asked, table.question]).toEqual([1, question]);
  });
});

describe('Martial Mastery', () => {
  function attacked(defender: readonly Card[], action: Choice, setup: Partial<Setup> = {}): DuelTable {
    const hands = [[3, 3, 3, 2, 1], defender] as const;
    return new DuelTable({ characters: ['rook', 'grave'], hands, spaces: [5, 8], ...setup }).play(action);
  }

  test.each<[title: string, action: Choice, draws: readonly Card[]]>([
    ['a pair of a higher number blocks a single card', attack(3, 1), [2]],
    ['a pair of a higher number blocks three', attack(3, 3), [2, 2, 2]],
  ])('Martial Mastery: %s', (_title, action, draws) => {
    const table = attacked([1, 4, 4, 5, 5], action, { draws });
    expect(table.uses).toEqual([use('martialMastery', { card: 4 }), use('martialMastery', { card: 5 })]);
    table.play(use('martialMastery', { card: 4 }));
    expect(table.hand(1)).toEqual([1, 5, 5]);
    expect(table.state.discard[3]).toBe(2);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.state.fighters[1]?.recovering).toBe(false);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, hand: readonly Card[]]>([
    ['without a pair it cannot be used', [1, 2, 3, 4, 5]],
    ['a pair of a lower number does not block', [1, 1, 2, 2, 5]],
    ['nor does one of the same number', [1, 2, 3, 3, 5]],
  ])('Martial Mastery: %s', (_title, hand) => {
    expect(attacked(hand, attack(3, 3)).choices).toEqual([TAKE_HIT]);
  });

  test('Martial Mastery: nothing is higher than a 5', () => {
    const hands = [
      [1, 1, 2, 2, 5],
      [1, 4, 4, 5, 5],
    ] as const;
    expect(attacked([], attack(5, 1), { hands, spaces: [3, 8] }).choices).toEqual([block(5, 1), TAKE_HIT]);
  });

  test.each<[title: string, strike: Choice]>([
    ['it is no help against a dashing strike', dashingStrike(2, 3, 1)],
    ['nor against a strong one', dashingStrike(2, 3, 2)],
  ])('Martial Mastery: %s', (_title, strike) => {
    const table = attacked([1, 4, 4, 5, 5], strike, { spaces: [3, 8] });
    expect([table.asked, table.question]).toEqual([1, 'answerStrike']);
    expect(table.choices).toEqual([retreat(1), retreat(4), retreat(5), TAKE_HIT]);
  });

  test.each<[title: string, named: Card, hand: readonly Card[], pairs: readonly Card[]]>([
    ['the pair need not be higher than a number that was named', 5, [1, 2, 4, 4, 5], [4]],
    ['nor is it enough to be higher than that', 1, [2, 2, 3, 3, 5], []],
  ])('14.26 Martial Mastery against Surgical Strike: %s', (_title, named, hand, pairs) => {
    const table = attacked(hand, attack(3, 1), { characters: ['vendetta', 'grave'] });
    table.play(use('surgicalStrike', { card: named }), DECLINE);
    expect(table.uses).toEqual(pairs.map((card) => use('martialMastery', { card })));
  });

  test('Martial Mastery: it stops even what cannot be blocked', () => {
    const table = attacked([2, 2, 3, 4, 5], attack(1, 1), { spaces: [7, 8], draws: [5] });
    table.play(use('windmillCrusher'));
    expect(table.choices).toEqual([use('martialMastery', { card: 2 }), TAKE_HIT]);
    table.play(use('martialMastery', { card: 2 }));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Martial Mastery: nobody has to, and a plain block keeps it for later', () => {
    const table = attacked([3, 3, 4, 4, 5], attack(3, 1), { draws: [5, 1, 1] }).play(block(3, 1));
    expect(table.state.fighters[1]?.spent).toEqual([]);
    table.play(move(4, 'backward'));
    expect(table.state.tokens).toEqual([0, 0]);
    expect(table.leftOver).toBe(0);
  });
});
