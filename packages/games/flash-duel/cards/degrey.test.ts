import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  attack,
  block,
  type Choice,
  DECLINE,
  dashingStrike,
  move,
  PASS,
  retreat,
  TAKE_HIT,
} from '../choice.ts';
import { flashDuel } from '../index.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** DeGrey on seat 0 against Rook. */
function degrey(setup: Setup = {}): DuelTable {
  return new DuelTable({ characters: ['degrey', 'rook'], ...setup });
}

const BUNKER = use('pilebunker');

describe('Spectral Push', () => {
  const spacesIn = (table: DuelTable) =>
    table.uses.flatMap((one) => (one.type === 'use' && one.ability === 'spectralPush' ? [one.space] : []));

  test.each<[rule: string, spaces: [number, number], to: readonly number[]]>([
    ['14.5 Spectral Push: one to four spaces, as DeGrey likes, from any distance', [3, 10], [11, 12, 13, 14]],
    ['14.5 Spectral Push: also an opponent on the next space', [8, 9], [10, 11, 12, 13]],
    ['14.5 Spectral Push: up to the Start space', [3, 14], [15, 16, 17, 18]],
    ['6.3 Spectral Push: and not past it', [3, 17], [18]],
    ['14.5 Spectral Push: on the Start space there is nowhere to be pushed to', [3, 18], []],
    ['14.5 Spectral Push: not an opponent on a light space', [3, 12], []],
    ['14.5 Spectral Push: the colour under DeGrey does not matter', [5, 10], [11, 12, 13, 14]],
  ])('%s', (_rule, spaces, to) => {
    expect(spacesIn(degrey({ spaces }))).toEqual(to);
  });

  test.each([11, 12, 13, 14])('14.5 Spectral Push: to %i the opponent is pushed, and no farther', (to) => {
    const table = degrey({ spaces: [3, 10] }).play(use('spectralPush', { space: to }));
    expect(table.spaces).toEqual([3, to]);
    expect(table.events).toEqual([
      { type: 'abilityUsed', seat: 0, ability: 'spectralPush', foe: 1, way: { space: to } },
      { type: 'pushed', seat: 0, target: 1, from: 10, to },
    ]);
    expect([table.asked, table.question, table.uses]).toEqual([0, 'mainAction', []]);
  });

  test('Spectral Push: from the other end of the bridge it pushes the other way', () => {
    const table = degrey({ characters: ['rook', 'degrey'], first: 1, spaces: [9, 16] });
    expect(spacesIn(table)).toEqual([8, 7, 6, 5]);
    expect(table.play(use('spectralPush', { space: 5 })).spaces).toEqual([5, 16]);
  });

  test('14.1 Spectral Push: countered it pushes nobody', () => {
    const table = degrey({ characters: ['degrey', 'grave'], spaces: [5, 10] });
    expect(table.play(use('spectralPush', { space: 12 }), use('reversal')).spaces).toEqual([5, 10]);
  });
});

describe('Pilebunker', () => {
  const hands = [
    [1, 3, 4, 4, 4],
    [3, 4, 4, 4, 4],
  ] as const;

  test.each<[rule: string, action: Choice, spaces: [number, number], choices: readonly Choice[]]>([
    ['Pilebunker: an attack with a 4 takes three 4s to block', attack(4, 1), [5, 9], [block(4, 3), TAKE_HIT]],
    ['Pilebunker: one with two takes four', attack(4, 2), [5, 9], [block(4, 4), TAKE_HIT]],
    ['Pilebunker: one with three takes five, and four are not enough', attack(4, 3), [5, 9], [TAKE_HIT]],
    [
      'Pilebunker: a strike with a 4 as well, and it can be retreated from',
      dashingStrike(1, 4, 1),
      [4, 9],
      [block(4, 3), retreat(3), retreat(4), use('rockArmor'), TAKE_HIT],
    ],
  ])('%s', (_rule, action, spaces, choices) => {
    const table = degrey({ hands, spaces }).play(action, BUNKER);
    expect([table.asked, table.choices]).toEqual([1, choices]);
  });

  test('Pilebunker: declined, one card blocks one', () => {
    const table = degrey({ hands, spaces: [5, 9] }).play(attack(4, 1));
    expect([table.asked, table.choices]).toEqual([0, [BUNKER, DECLINE]]);
    expect(table.play(DECLINE).choices).toEqual([block(4, 1), TAKE_HIT]);
  });

  test('Pilebunker: not for other numbers, nor for a dash with a 4', () => {
    expect(degrey({ hands, spaces: [5, 8] }).play(attack(3, 1)).asked).toBe(1);
    expect(degrey({ hands, spaces: [2, 9] }).play(dashingStrike(4, 3, 1)).asked).toBe(1);
  });

  test('Pilebunker: the next attack is an ordinary one again', () => {
    const table = degrey({ hands, spaces: [5, 9], draws: [5, 4, 5, 5, 5] });
    table.play(attack(4, 1), BUNKER, block(4, 3), move(3, 'backward'), dashingStrike(3, 4, 1));
    expect(table.asked).toBe(1);
    expect(table.choices).toContainEqual(block(4, 1));
    expect(table.leftOver).toBe(0);
  });
});

describe('Troublesome Rhetoric', () => {
  const four = use('troublesomeRhetoric', { card: 4 });

  test('Troublesome Rhetoric: any number may be named, held or not', () => {
    expect(degrey().uses).toEqual([1, 2, 3, 4, 5].map((card) => ({ ...four, card })));
  });

  test('Troublesome Rhetoric: the number is no good for the opponent’s next main action', () => {
    const table = degrey({ spaces: [4, 9], draws: [5] }).play(four, move(1, 'forward'));
    expect(table.asked).toBe(1);
    expect(table.hand(1)).toContain(4);
    const fours = table.choices.filter(
      (choice) => ('card' in choice && choice.card === 4) || ('dash' in choice && choice.dash === 4),
    );
    expect(fours).toEqual([]);
    expect(table.choices).toContainEqual(dashingStrike(1, 3, 1));
    const why = flashDuel.words.whyNot(attack(4, 1), flashDuel.view(table.state, seat(1)), seat(1));
    expect(why).toEqual({ text: '4s are no good for this action.', rule: '13.4' });
    expect(table.leftOver).toBe(0);
  });

  test('Troublesome Rhetoric: nor for an ability that attacks with it', () => {
    const table = new DuelTable({ characters: ['degrey', 'bbb'], spaces: [4, 10], draws: [5] });
    table.play(four, move(1, 'forward'));
    // Five spaces away, Rocket Punch attacks with 4s.
    expect(table.hand(1)).toContain(4);
    expect(table.uses).toEqual([use('steamVent')]);
    expect(table.leftOver).toBe(0);
  });

  test('Troublesome Rhetoric: it binds DeGrey neither this turn nor the next', () => {
    const table = degrey({ spaces: [4, 9], draws: [5, 5] }).play(four);
    expect(table.choices).toContainEqual(move(4, 'forward'));
    table.play(move(1, 'forward'), move(1, 'backward'));
    expect(table.choices).toContainEqual(move(4, 'forward'));
    expect(table.leftOver).toBe(0);
  });

  test('Troublesome Rhetoric: the opponent may still block with the number', () => {
    const table = degrey({ spaces: [5, 9] }).play(four, attack(4, 1));
    expect([table.asked, table.choices]).toEqual([1, [block(4, 1), TAKE_HIT]]);
  });

  test('Troublesome Rhetoric: only for one turn', () => {
    const table = degrey({ spaces: [3, 12], draws: [5, 5, 5] }).play(
      four,
      move(1, 'forward'),
      move(1, 'forward'),
    );
    expect(table.state.fighters[1]?.effects).toEqual({});
    table.play(move(2, 'backward'));
    expect(table.choices).toContainEqual(move(4, 'forward'));
    expect(table.leftOver).toBe(0);
  });

  test('13.11 Troublesome Rhetoric: an opponent who holds nothing else passes', () => {
    const hands = [
      [1, 1, 2, 2, 3],
      [4, 4, 4, 4, 4],
    ] as const;
    const table = degrey({ hands, draws: [5] }).play(four, move(1, 'forward'));
    expect([table.asked, table.choices]).toEqual([1, [PASS]]);
    table.play(PASS);
    expect(table.hand(1)).toEqual([4, 4, 4, 4, 4]);
    expect(table.leftOver).toBe(0);
  });
});
