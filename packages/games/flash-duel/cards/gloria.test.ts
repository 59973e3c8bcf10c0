import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Gloria on seat 0; the opponent has the first turn, and no ability that asks in a fight. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  const hands = [
    [1, 2, 4, 5, 5],
    [2, 2, 3, 3, 3],
  ] as const;
  return new DuelTable({ characters: ['gloria', 'onimaru'], hands, first: 1, spaces: [5, 8], ...setup });
}

const ATTACK = attack(3, 1);
/** From 9: dash 2, strike with a 2. */
const STRIKE = dashingStrike(2, 2, 1);
const SANCTUARY = use('sanctuary');

describe('Sanctuary', () => {
  test.each(['v4.1', 'revised'] as const)('14.35 Sanctuary (%s): not against an attack', (edition) => {
    expect(duel({ edition }).play(ATTACK).choices).toEqual([TAKE_HIT]);
  });

  test('14.35 Sanctuary: struck, Gloria draws a card and then answers, also with that card', () => {
    const table = duel({ spaces: [5, 9], draws: [2, 1, 1] }).play(STRIKE);
    expect(table.choices).toContainEqual(SANCTUARY);
    table.play(SANCTUARY);
    expect(table.choices).toEqual([
      block(2, 1),
      ...[1, 2, 4, 5].map((card) => retreat(card as Card)),
      TAKE_HIT,
    ]);
    table.play(block(2, 1));
    expect([table.asked, table.question, table.hand(0)]).toEqual([0, 'mainAction', [1, 2, 4, 5, 5]]);
    expect(table.leftOver).toBe(0);
  });

  test('Sanctuary: a card that does not help stays in the hand', () => {
    const table = duel({ spaces: [1, 5], draws: [4] }).play(STRIKE, SANCTUARY);
    expect([table.hand(0), table.choices]).toEqual([
      [1, 2, 4, 4, 5, 5],
      [block(2, 1), TAKE_HIT],
    ]);
    expect(table.leftOver).toBe(0);
  });

  test('Sanctuary: not on Gloria’s own turn, and once a round', () => {
    const table = duel({ spaces: [5, 9], draws: [2, 3, 4, 4] }).play(STRIKE, SANCTUARY, block(2, 1));
    expect([table.asked, table.uses]).toEqual([0, []]);
    table.play(move(4, 'backward'), dashingStrike(3, 3, 1));
    expect([table.asked, table.uses]).toEqual([0, []]);
    expect(table.leftOver).toBe(0);
  });

  test('14.22 Sanctuary (revised): if its card is the last of the pile, time is over and nothing is answered', () => {
    const deal = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = duel({ spaces: [5, 9], pile: 1, draws: [3, ...deal] }).play(STRIKE, SANCTUARY);
    expect(table.events.map(({ type }) => type).slice(0, 4)).toEqual([
      'abilityUsed',
      'cardsDrawn',
      'timeRanOut',
      'roundEnded',
    ]);
    expect(table.events[3]).toMatchObject({ reason: 'advance', winner: 1 });
    expect([table.state.round, table.leftOver]).toEqual([2, 0]);
  });

  test('14.22 Sanctuary (revised): then the fighter who has come farther wins, also Gloria', () => {
    const deal = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = duel({ spaces: [12, 16], pile: 1, draws: [3, ...deal] }).play(STRIKE, SANCTUARY);
    expect(table.events[3]).toMatchObject({ type: 'roundEnded', reason: 'advance', winner: 0 });
    expect(table.leftOver).toBe(0);
  });

  test('13.12 Sanctuary (v4.1): here too the last card ends the round, by last hits', () => {
    const table = duel({ edition: 'v4.1', spaces: [5, 9], pile: 1, draws: [2] }).play(STRIKE, SANCTUARY);
    expect(table.events.at(-1)).toMatchObject({ type: 'roundEnded', reason: 'lastHits', winner: 0 });
    expect(table.leftOver).toBe(0);
  });
});

describe('Healing Touch', () => {
  const hands = [
    [1, 3, 4, 5, 5],
    [2, 2, 3, 3, 3],
  ] as const;
  const hurt = (setup: Partial<Setup> = {}) =>
    duel({ hands, discard: [2, 4, 4], draws: [1], ...setup }).play(ATTACK, block(3, 1));

  test('Healing Touch: when Gloria blocks, any card comes from the discard pile', () => {
    const table = hurt();
    expect([table.asked, table.question]).toEqual([0, 'ability:youBlock']);
    expect(table.choices).toEqual([
      use('healingTouch', { card: 2 }),
      use('healingTouch', { card: 4 }),
      DECLINE,
    ]);
    table.play(use('healingTouch', { card: 4 }));
    expect(table.events[1]).toEqual({ type: 'cardTaken', seat: 0, card: 4 });
    expect([table.hand(0), table.state.discard]).toEqual([
      [1, 4, 4, 5, 5],
      [0, 1, 2, 1, 0],
    ]);
    expect([table.hand(1), table.cardsInAll, table.leftOver]).toEqual([[1, 2, 2, 3, 3], 40, 0]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Healing Touch: after a strike as well', () => {
    const table = duel({ spaces: [5, 9], discard: [4] }).play(STRIKE, block(2, 1));
    expect([table.asked, table.question]).toEqual([0, 'ability:youBlock']);
  });

  test('Healing Touch: declined, the pile stays as it is', () => {
    const table = hurt().play(DECLINE);
    expect([table.hand(0), table.state.discard]).toEqual([
      [1, 4, 5, 5],
      [0, 1, 2, 2, 0],
    ]);
    expect(table.leftOver).toBe(0);
  });

  test('Healing Touch: not from an empty pile: what is being played has not been discarded yet', () => {
    const table = hurt({ discard: [] });
    expect([table.asked, table.question, table.hand(0)]).toEqual([0, 'mainAction', [1, 4, 5, 5]]);
    expect(table.leftOver).toBe(0);
  });

  test('13.5 Healing Touch: not on a turn on which Sanctuary was used', () => {
    const table = duel({ spaces: [5, 9], discard: [4], draws: [2, 1, 1] }).play(
      STRIKE,
      SANCTUARY,
      block(2, 1),
    );
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Bathed in Moonlight', () => {
  const MOONLIGHT = use('bathedInMoonlight');
  /** Gloria has retreated with a 4, and the turn to recover has come. */
  const beaten = (draws: Setup['draws'] = [1, 1]) =>
    duel({ spaces: [9, 13], draws }).play(STRIKE, retreat(4));

  test('Bathed in Moonlight: when Gloria recovers Gloria draws up to seven cards', () => {
    const table = beaten([1, 1, 3, 3, 3]);
    expect([table.asked, table.question]).toEqual([0, 'ability:recovering']);
    expect(table.choices).toEqual([MOONLIGHT, DECLINE]);
    table.play(MOONLIGHT);
    expect(table.hand(0)).toEqual([1, 2, 3, 3, 3, 5, 5]);
    expect([table.asked, table.question, table.hand(1).length]).toEqual([1, 'mainAction', 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Bathed in Moonlight: only this time; afterwards Gloria draws nothing above five', () => {
    const table = beaten([1, 1, 3, 3, 3, 4]).play(MOONLIGHT, move(3, 'backward'), move(1, 'backward'));
    expect([table.hand(0), table.state.fighters[0]?.effects]).toEqual([[2, 3, 3, 3, 5, 5], {}]);
    expect(table.leftOver).toBe(0);
  });

  test('Bathed in Moonlight: declined, Gloria draws up to five', () => {
    const table = beaten([1, 1, 3]).play(DECLINE);
    expect([table.asked, table.hand(0)]).toEqual([1, [1, 2, 3, 5, 5]]);
    expect(table.leftOver).toBe(0);
  });

  test('Bathed in Moonlight: not after a block, when there is nothing to recover from', () => {
    const table = duel({ spaces: [9, 13], draws: [1, 1] }).play(STRIKE, block(2, 1));
    expect([table.asked, table.question, table.uses]).toEqual([0, 'mainAction', []]);
    expect(table.leftOver).toBe(0);
  });

  test('Bathed in Moonlight: not when the opponent recovers', () => {
    const table = duel({ first: 0, spaces: [5, 8], draws: [1, 1, 4] }).play(
      dashingStrike(2, 1, 1),
      retreat(3),
    );
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});
