import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, retreat, TAKE_HIT } from '../choice.ts';
import type { CharacterId } from '../ids.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Rook against Rook; seat 0 acts. */
function duel(defender: readonly Card[], setup: Partial<Setup> = {}): DuelTable {
  const hands = [[1, 1, 2, 3, 3], defender] as const;
  return new DuelTable({ characters: ['rook', 'rook'], hands, spaces: [3, 8], ...setup });
}

describe('Rock Armor', () => {
  /** From three spaces away, with one 3 or two. */
  const STRIKE = dashingStrike(2, 3, 1);
  const PAIR = dashingStrike(2, 3, 2);
  const ARMOR = use('rockArmor');

  test.each<[title: string, defender: readonly Card[], strike: Choice, blocks: readonly Choice[]]>([
    ['a higher card blocks', [1, 2, 4, 5, 5], STRIKE, [block(4, 1), block(5, 1)]],
    ['so does the number itself, and nothing lower', [1, 2, 2, 3, 5], STRIKE, [block(3, 1), block(5, 1)]],
    ['a pair takes a pair', [1, 3, 4, 5, 5], PAIR, [block(5, 2)]],
    ['of one number', [1, 2, 3, 4, 5], PAIR, []],
  ])('Rock Armor: %s', (_title, defender, strike, blocks) => {
    const table = duel(defender).play(strike);
    expect(table.choices).toContainEqual(ARMOR);
    table.play(ARMOR);
    expect([table.asked, table.question]).toEqual([1, 'answerStrike']);
    expect(table.choices.filter(({ type }) => type === 'block')).toEqual(blocks);
    expect(table.choices).not.toContainEqual(ARMOR);
  });

  test('Rock Armor: the higher card is played, and nothing else happens', () => {
    const table = duel([1, 2, 4, 5, 5], { draws: [4, 4] }).play(STRIKE, ARMOR, block(5, 1));
    expect(table.hand(1)).toEqual([1, 2, 4, 5]);
    expect(table.spaces).toEqual([5, 8]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Rock Armor: Rook may still retreat', () => {
    const table = duel([1, 2, 4, 5, 5], { draws: [4, 4, 1] }).play(STRIKE, ARMOR, retreat(4));
    expect(table.spaces).toEqual([5, 12]);
    expect(table.leftOver).toBe(0);
  });

  test('Rock Armor: unused, only the number itself blocks', () => {
    const table = duel([1, 3, 4, 5, 5]).play(STRIKE);
    expect(table.choices.filter(({ type }) => type === 'block')).toEqual([block(3, 1)]);
  });

  test('14.29 Rock Armor: against Giant Growth it takes one higher card more as well', () => {
    const hands = [
      [1, 1, 2, 3, 3],
      [1, 4, 4, 5, 5],
    ] as const;
    const table = new DuelTable({ characters: ['troq', 'rook'], hands, spaces: [3, 8] });
    table.play(STRIKE, use('giantGrowth'), ARMOR);
    expect(table.choices.filter(({ type }) => type === 'block')).toEqual([block(4, 2), block(5, 2)]);
  });

  test.each<[title: string, attacker: CharacterId, strike: Choice, made: Choice, hand: readonly Card[]]>([
    ['not against what cannot be blocked', 'menelker', PAIR, use('deathstrike'), [1, 1, 2, 3, 3]],
    ['nor against 5s: nothing is higher', 'troq', dashingStrike(2, 5, 1), DECLINE, [1, 1, 2, 5, 5]],
  ])('14.30 Rock Armor: %s', (_title, attacker, strike, made, hand) => {
    const hands = [hand, [1, 4, 4, 5, 5]] as const;
    const spaces = [3, strike.type === 'dashingStrike' ? 5 + strike.card : 0] as const;
    const table = new DuelTable({ characters: [attacker, 'rook'], hands, spaces }).play(strike, made);
    expect([table.asked, table.question, table.uses]).toEqual([1, 'answerStrike', []]);
  });

  test('Rock Armor: it is of no use against an attack', () => {
    expect(duel([1, 2, 4, 5, 5], { spaces: [5, 8] }).play(attack(3, 1)).choices).toEqual([TAKE_HIT]);
  });
});

describe('Thunderclap', () => {
  const STRIKE = dashingStrike(3, 1, 1);
  const CLAP = use('thunderclap');

  test.each<[title: string, answer: Choice, choices: readonly Choice[]]>([
    ['a strike with 1s can only be blocked', CLAP, [block(1, 1), use('rockArmor'), TAKE_HIT]],
    [
      'declined, it can be retreated from',
      DECLINE,
      [block(1, 1), retreat(1), retreat(4), retreat(5), use('rockArmor'), TAKE_HIT],
    ],
  ])('Thunderclap: %s', (_title, answer, choices) => {
    const table = duel([1, 4, 4, 5, 5], { spaces: [5, 8] }).play(STRIKE);
    expect([table.asked, table.question]).toEqual([0, 'ability:youStrike']);
    expect(table.choices).toEqual([CLAP, DECLINE]);
    table.play(answer);
    expect([table.asked, table.choices]).toEqual([1, choices]);
  });

  test('Thunderclap: against it Rock Armor still helps', () => {
    const table = duel([4, 4, 4, 5, 5], { spaces: [5, 8] }).play(STRIKE, CLAP, use('rockArmor'));
    expect(table.choices).toEqual([block(4, 1), block(5, 1), TAKE_HIT]);
  });

  test('Thunderclap: a strike with other cards than 1s can be retreated from', () => {
    const table = duel([1, 4, 4, 5, 5]).play(dashingStrike(2, 3, 1));
    expect([table.asked, table.question]).toEqual([1, 'answerStrike']);
    expect(table.choices).toContainEqual(retreat(4));
  });
});

describe('Windmill Crusher', () => {
  const CRUSH = use('windmillCrusher');
  const next: Partial<Setup> = { spaces: [7, 8] };

  test.each<[title: string, count: number, answer: Choice, choices: readonly Choice[]]>([
    ['an attack with a 1 cannot be blocked', 1, CRUSH, [TAKE_HIT]],
    ['nor one with two', 2, CRUSH, [TAKE_HIT]],
    ['declined, it can', 2, DECLINE, [block(1, 2), TAKE_HIT]],
  ])('Windmill Crusher: %s', (_title, count, answer, choices) => {
    const table = duel([1, 1, 4, 5, 5], next).play(attack(1, count));
    expect([table.asked, table.question]).toEqual([0, 'ability:youAttack']);
    expect(table.choices).toEqual([CRUSH, DECLINE]);
    table.play(answer);
    expect([table.asked, table.choices]).toEqual([1, choices]);
  });

  test('Windmill Crusher: so it hits, and wins the round', () => {
    const table = duel([1, 1, 4, 5, 5], { ...next, edition: 'v4.1' }).play(attack(1, 1), CRUSH, TAKE_HIT);
    expect(table.state.tokens).toEqual([1, 0]);
  });

  test('13.7 Windmill Crusher: in the next round the card is face up again', () => {
    const draws = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = duel([1, 1, 4, 5, 5], { ...next, draws }).play(attack(1, 1), CRUSH, TAKE_HIT);
    expect(table.state.fighters.map(({ spent }) => spent)).toEqual([[], []]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, spaces: readonly [number, number], action: Choice, question: string]>([
    ['an attack with 3s can be blocked', [5, 8], attack(3, 1), 'answerAttack'],
    ['a dashing strike with 1s is no attack', [5, 8], dashingStrike(3, 1, 1), 'ability:youStrike'],
  ])('Windmill Crusher: %s', (_title, spaces, action, question) => {
    const table = duel([1, 1, 4, 5, 5], { spaces }).play(action);
    expect(table.question).toBe(question);
    expect(table.choices).not.toContainEqual(CRUSH);
  });
});
