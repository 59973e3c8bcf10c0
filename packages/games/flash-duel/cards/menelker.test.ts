import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Menelker on seat 0, against an opponent who has nothing to answer with but cards. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  const hands = [
    [1, 1, 2, 3, 3],
    [1, 1, 3, 4, 5],
  ] as const;
  return new DuelTable({ characters: ['menelker', 'onimaru'], hands, spaces: [5, 8], ...setup });
}

/** Dash 2, stand next to the opponent, strike with a 1 or with both. */
const STRIKE = dashingStrike(2, 1, 1);
const PAIR = dashingStrike(2, 1, 2);

describe('Bonecracker', () => {
  test.each<[title: string, action: Choice, answer: Choice, left: readonly number[], refill: readonly 2[]]>([
    [
      'an opponent who blocks the attack discards two cards at random',
      attack(3, 1),
      block(3, 1),
      [1, 5],
      [2],
    ],
    ['an opponent who blocks the strike does too', STRIKE, block(1, 1), [3, 5], [2, 2]],
  ])('Bonecracker: %s', (_title, action, answer, left, refill) => {
    const table = duel({ draws: [4, 1, ...refill] }).play(action, answer);
    expect([table.asked, table.question]).toEqual([0, 'ability:foeBlocks']);
    expect(table.choices).toEqual([use('bonecracker'), DECLINE]);
    table.play(use('bonecracker'));
    expect(table.events[1]).toEqual({ type: 'cardsDiscarded', seat: 1, cards: [4, 1] });
    expect([table.asked, table.question, table.hand(1)]).toEqual([1, 'mainAction', left]);
    expect([table.hand(0).length, table.cardsInAll, table.leftOver]).toEqual([5, 40, 0]);
  });

  test('Bonecracker: at the end of the turn the opponent draws up to five as ever', () => {
    const table = duel({ draws: [4, 1, 2, 2, 2, 2, 2] });
    table.play(attack(3, 1), block(3, 1), use('bonecracker'), move(5, 'backward'));
    expect(table.hand(1)).toEqual([1, 2, 2, 2, 2]);
    expect(table.leftOver).toBe(0);
  });

  test('Bonecracker: an opponent with a single card left loses that one', () => {
    const hands = [
      [3, 3, 3, 3, 1],
      [3, 3, 3, 3, 2],
    ] as const;
    const table = duel({ hands, draws: [2, 4, 4, 4, 4] }).play(attack(3, 4), block(3, 4), use('bonecracker'));
    expect([table.asked, table.hand(1)]).toEqual([1, []]);
    // RULES 13.11
    expect(table.choices.filter(({ type }) => type !== 'use')).toEqual([{ type: 'pass' }]);
    expect(table.leftOver).toBe(0);
  });

  test('Bonecracker: declined, the opponent keeps the cards', () => {
    const table = duel({ draws: [2] }).play(attack(3, 1), block(3, 1), DECLINE);
    expect([table.asked, table.hand(1)]).toEqual([1, [1, 1, 4, 5]]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Into Oblivion', () => {
  test('Into Oblivion: an opponent who retreats discards two cards at random and recovers without drawing', () => {
    const table = duel({ draws: [4, 1, 2, 2] }).play(STRIKE, retreat(5));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeRetreats']);
    expect(table.choices).toEqual([use('intoOblivion'), DECLINE]);
    table.play(use('intoOblivion'));
    expect(table.events.map(({ type }) => type)).toEqual([
      'abilityUsed',
      'cardsDiscarded',
      'cardsDrawn',
      'turnBegan',
      'recovered',
      'turnBegan',
    ]);
    expect(table.events[1]).toEqual({ type: 'cardsDiscarded', seat: 1, cards: [4, 1] });
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 2, 3, 3],
      [1, 3],
    ]);
    expect([table.cardsInAll, table.leftOver]).toEqual([40, 0]);
  });

  test('Into Oblivion: after the turn that follows the opponent draws again', () => {
    const table = duel({ draws: [4, 1, 2, 2, 5, 5, 5, 5, 5] });
    table.play(STRIKE, retreat(5), use('intoOblivion'), move(2, 'backward'), move(3, 'backward'));
    expect([table.hand(1), table.state.fighters[1]?.effects]).toEqual([[1, 5, 5, 5, 5], {}]);
    expect(table.leftOver).toBe(0);
  });

  test('Into Oblivion: declined, the opponent recovers and draws up to five', () => {
    const table = duel({ draws: [2, 2, 4] }).play(STRIKE, retreat(5), DECLINE);
    expect([table.asked, table.hand(1)]).toEqual([0, [1, 1, 3, 4, 4]]);
    expect(table.leftOver).toBe(0);
  });

  test('Into Oblivion: not against an opponent who blocks', () => {
    const table = duel().play(STRIKE, block(1, 1));
    expect(table.choices).toEqual([use('bonecracker'), DECLINE]);
  });
});

describe('Deathstrike', () => {
  test('Deathstrike: a dashing strike with two cards cannot be blocked, but retreated from', () => {
    const table = duel().play(PAIR);
    expect([table.asked, table.question]).toEqual([0, 'ability:youStrike']);
    expect(table.choices).toEqual([use('deathstrike'), DECLINE]);
    table.play(use('deathstrike'));
    expect(table.asked).toBe(1);
    expect(table.choices).toEqual([retreat(1), retreat(3), retreat(4), retreat(5), TAKE_HIT]);
  });

  test('Deathstrike: with the edge at their back the opponent is hit', () => {
    const table = duel({ spaces: [15, 18] }).play(PAIR, use('deathstrike'));
    expect([table.asked, table.choices]).toEqual([1, [TAKE_HIT]]);
  });

  test('Deathstrike: declined, a pair blocks it', () => {
    const table = duel().play(PAIR, DECLINE);
    expect(table.choices).toContainEqual(block(1, 2));
  });

  test.each<[title: string, action: Choice]>([
    ['not with a single card', STRIKE],
    ['not with an attack, though it be with two', attack(3, 2)],
  ])('Deathstrike: %s', (_title, action) => {
    const table = duel({
      hands: [
        [1, 2, 3, 3, 4],
        [1, 3, 3, 4, 5],
      ],
    }).play(action);
    expect([table.asked, table.choices.some(({ type }) => type === 'block')]).toEqual([1, true]);
  });

  test('13.5 Deathstrike: on that turn the retreat is not punished as well', () => {
    const table = duel({ draws: [2, 2, 2, 2] }).play(PAIR, use('deathstrike'), retreat(5));
    expect([table.asked, table.question, table.hand(1)]).toEqual([0, 'mainAction', [1, 1, 2, 3, 4]]);
    expect(table.leftOver).toBe(0);
  });
});
