import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, move, retreat } from '../choice.ts';
import type { EditionName } from '../edition.ts';
import type { AbilityId } from '../ids.ts';
import { flashDuel } from '../index.ts';
import { countOf } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Setsuki on seat 0 against Rook. */
function setsuki(setup: Setup = {}): DuelTable {
  return new DuelTable({ characters: ['setsuki', 'rook'], ...setup });
}

const to = (ability: AbilityId) => (space: number) => use(ability, { space });
const fox = to('speedOfTheFox');
const esper = to('esperDash');

describe('Speed of the Fox', () => {
  /** Seat 0 has attacked with a 3 and was blocked. */
  const blocked = (setup: Setup = {}) =>
    setsuki({ spaces: [6, 9], ...setup }).play(attack(3, 1), block(3, 1));

  test.each<[rule: string, setup: Setup, spaces: readonly number[]]>([
    ['Speed of the Fox: up to 3 spaces forward or back', { spaces: [6, 9] }, [8, 7, 5, 4, 3]],
    [
      'Speed of the Fox: forward not farther than next to the opponent',
      { spaces: [9, 12] },
      [11, 10, 8, 7, 6],
    ],
    ['Speed of the Fox: back not farther than the Start space', { spaces: [2, 5] }, [4, 3, 1]],
  ])('%s', (_rule, setup, spaces) => {
    const table = blocked(setup);
    expect([table.asked, table.choices]).toEqual([0, [...spaces.map(fox), DECLINE]]);
  });

  test.each<[rule: string, space: number]>([
    ['Speed of the Fox: Setsuki goes back when the attack was blocked', 3],
    ['Speed of the Fox: or goes forward', 8],
  ])('%s', (_rule, space) => {
    const table = blocked({ draws: [4] }).play(fox(space));
    expect(table.spaces).toEqual([space, 9]);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'abilityUsed', seat: 0, ability: 'speedOfTheFox', way: { space } },
      { type: 'moved', seat: 0, from: 6, to: space },
    ]);
    // No card was played for it.
    expect(table.hand(0)).toEqual([1, 2, 4, 4, 5]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test.each<[rule: string, space: number, dragonForm: true | undefined]>([
    ['Speed of the Fox: going back without being pushed ends Dragon Form', 3, undefined],
    ['Speed of the Fox: going forward does not', 8, true],
  ])('%s', (_rule, space, dragonForm) => {
    const hands = [
      [1, 2, 3, 4, 5],
      [3, 3, 1, 2, 4],
    ] as const;
    const table = setsuki({ hands, spaces: [6, 9], draws: [4] });
    const [fighter] = table.state.fighters;
    if (fighter) fighter.effects = { dragonForm: true };
    table.play(attack(3, 1), block(3, 2), fox(space));
    expect(table.state.fighters[0]?.effects.dragonForm).toBe(dragonForm);
    expect(table.leftOver).toBe(0);
  });

  test('Speed of the Fox: after a blocked strike as well', () => {
    const table = setsuki({ spaces: [6, 9] }).play(dashingStrike(2, 1, 1), block(1, 1));
    expect(table.choices).toEqual([fox(7), fox(6), fox(5), DECLINE]);
  });

  test('Speed of the Fox: declined, Setsuki stays and keeps it', () => {
    const table = blocked({ draws: [4] }).play(DECLINE);
    expect(table.spaces).toEqual([6, 9]);
    expect(table.state.fighters[0]?.spent).toEqual([]);
    expect(table.leftOver).toBe(0);
  });

  test('Speed of the Fox: not asked with the edge behind and the opponent on the next space', () => {
    const table = setsuki({ spaces: [1, 2], draws: [4] }).play(attack(1, 1), block(1, 1));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Speed of the Fox: not when Setsuki blocks', () => {
    const table = setsuki({ spaces: [6, 9], first: 1, draws: [4] }).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Bag of Tricks', () => {
  test('Bag of Tricks: a card goes, three come, and the main action is still to be taken', () => {
    const table = setsuki({ draws: [5, 5, 1] }).play(use('bagOfTricks', { card: 2 }));
    expect(table.hand(0)).toEqual([1, 1, 3, 4, 5, 5, 5]);
    expect(table.state.discard).toEqual([0, 1, 0, 0, 0]);
    expect(table.hand(1)).toEqual([1, 2, 3, 4, 5]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('12.3 Bag of Tricks: what goes is seen by all, what comes by Setsuki alone', () => {
    const table = setsuki({ draws: [5, 4, 4] }).play(use('bagOfTricks', { card: 2 }));
    expect(table.events.slice(1)).toEqual([
      { type: 'cardsDiscarded', seat: 0, cards: [2] },
      { type: 'cardsDrawn', seat: 0, count: 3 },
    ]);
  });

  test('Bag of Tricks: only a card from the hand', () => {
    const table = setsuki({
      hands: [
        [1, 1, 3, 3, 3],
        [1, 2, 3, 4, 5],
      ],
    });
    expect(table.uses).toEqual([use('bagOfTricks', { card: 1 }), use('bagOfTricks', { card: 3 })]);
  });

  test('Bag of Tricks: once in a round', () => {
    const table = setsuki({ draws: [5, 4, 3, 3] }).play(use('bagOfTricks', { card: 2 }), move(1, 'forward'));
    table.play(move(1, 'forward'));
    expect([table.asked, table.uses]).toEqual([0, []]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[rule: string, edition: EditionName]>([
    ['13.12 Bag of Tricks: if it draws the last card, time is over (v4.1)', 'v4.1'],
    ['13.12 Bag of Tricks: if it draws the last card, time is over (revised)', 'revised'],
  ])('%s', (_rule, edition) => {
    const draws = [5, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = setsuki({ edition, spaces: [8, 12], pile: 1, draws }).play(use('bagOfTricks', { card: 2 }));
    expect(table.events.map(({ type }) => type).slice(1, 4)).toEqual([
      'cardsDiscarded',
      'cardsDrawn',
      'timeRanOut',
    ]);
    expect(table.state.tokens).toEqual([1, 0]);
  });

  test('Bag of Tricks: the card named is known to be in the hand while it can still be countered', () => {
    const table = setsuki({ characters: ['setsuki', 'grave'] }).play(use('bagOfTricks', { card: 2 }));
    const view = flashDuel.view(table.state, seat(1));
    for (let seed = 0; seed < 50; seed++) {
      const { fighters } = flashDuel.imagine(view, fastRandom(seed));
      expect(countOf(fighters[0]?.hand ?? [], 2)).toBeGreaterThan(0);
    }
  });

  test('14.1 Reversal: a countered Bag of Tricks costs no card', () => {
    const table = setsuki({ characters: ['setsuki', 'grave'] });
    table.play(use('bagOfTricks', { card: 2 }), use('reversal'));
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });
});

describe('Esper Dash', () => {
  /** Seat 0 has dashed from 6 to 8 and struck with a 1; seat 1 has gone back 3 spaces from 9. */
  const retreated = (setup: Setup = {}) =>
    setsuki({ spaces: [6, 9], ...setup }).play(dashingStrike(2, 1, 1), retreat(3));

  test('Esper Dash: Setsuki may follow up to as many spaces as the opponent went', () => {
    const table = retreated();
    expect([table.asked, table.choices]).toEqual([0, [esper(11), esper(10), esper(9), DECLINE]]);
  });

  test.each<[rule: string, space: number]>([
    ['Esper Dash: all the way, Setsuki stands next to the opponent again', 11],
    ['Esper Dash: Setsuki may stop before that', 9],
  ])('%s', (_rule, space) => {
    const table = retreated({ draws: [5, 5, 5] }).play(esper(space));
    expect(table.spaces).toEqual([space, 12]);
    // The opponent has to recover all the same, and it is Setsuki's turn again.
    expect(table.events.map(({ type }) => type)).toContain('recovered');
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Esper Dash: only as far as the opponent really went, when the edge was in the way', () => {
    const table = setsuki({ spaces: [14, 17] }).play(dashingStrike(2, 1, 1), retreat(5));
    expect(table.choices).toEqual([esper(17), DECLINE]);
  });

  test('Esper Dash: declined, Setsuki stays', () => {
    const table = retreated({ draws: [5, 5, 5] }).play(DECLINE);
    expect(table.spaces).toEqual([8, 12]);
    expect(table.leftOver).toBe(0);
  });

  test('Esper Dash: not when the strike was blocked', () => {
    const table = setsuki({ spaces: [6, 9] }).play(dashingStrike(2, 1, 1), block(1, 1));
    expect(table.uses).not.toContainEqual(esper(8));
    expect(table.uses.every((choice) => choice.type === 'use' && choice.ability === 'speedOfTheFox')).toBe(
      true,
    );
  });
});
