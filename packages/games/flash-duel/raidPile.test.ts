import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, move, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES } from './edition.ts';
import type { Card } from './pile.ts';
import { MANY, raidOf } from './testing/raids.ts';
import { BattleTable, use } from './testing/table.ts';

describe('the shuffle', () => {
  /** Seat 1 plays a card, both mortals refill: seat 0 draws the last card of the pile. */
  const last = {
    ...raidOf(2),
    edition: 'revised',
    active: 1,
    spaces: [5, 1, 18],
    pile: 1,
    hands: [
      [1, 2, 3],
      [1, 2, 3, 4, 5, 5],
      [5, 5, 5],
    ],
  } as const;

  test('20.6 the Dragon’s hand is shuffled in as well, and it draws as many', () => {
    // Seat 0 draws a 4; then the Dragon three cards; then seat 0 the second card.
    const table = new BattleTable({ ...last, draws: [4, 1, 2, 3, 5] });
    const discarded = table.state.discard.reduce((sum, count) => sum + count);
    table.play(move(1, 'backward'));
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect(table.hand(2)).toEqual([1, 2, 3]);
    expect(table.state.reshuffles).toBe(0);
    // What was discarded and the card of the move; the Dragon's three went in and three came out; one was drawn since.
    expect(table.view(0).drawPile).toBe(discarded + 1 - 1);
    expect(table.cardsInAll).toBe(40);
    expect(table.leftOver).toBe(0);
    // Nobody but the Dragon sees what it has drawn.
    expect(table.eventsFor(seat(2))).toContainEqual({
      type: 'cardsDrawn',
      seat: 2,
      count: 3,
      cards: [1, 2, 3],
    });
    expect(table.eventsFor(seat(0))).toContainEqual({ type: 'cardsDrawn', seat: 2, count: 3 });
  });

  test('20.6 at once, also when nobody wants another card', () => {
    const hands = [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 5],
      [5, 5],
    ] as const;
    const table = new BattleTable({ ...last, hands, draws: [4, 1, 1] }).play(move(1, 'backward'));
    expect(table.hand(2)).toEqual([1, 1]);
    expect(table.state.reshuffles).toBe(0);
  });

  test('20.6 while the Dragon refills: what it has drawn already goes back as well', () => {
    // It keeps [5], draws a 2 and a 3, gives all three, gets three 1s, and fills up to seven.
    const table = new BattleTable({
      ...last,
      active: 2,
      pile: 2,
      hands: [MANY, MANY, [5, 4]],
      draws: [2, 3, 1, 1, 1, 4, 4, 4, 4],
    });
    table.play(move(4, 'backward'));
    expect(table.eventOf('pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
    expect(table.hand(2)).toEqual([1, 1, 1, 4, 4, 4, 4]);
    expect(table.cardsInAll).toBe(40);
    expect(table.asked).toBe(0);
    expect(table.leftOver).toBe(0);
  });

  test('20.6 a Dragon who takes the whole new pile has it shuffled again, until time is over', () => {
    const kept = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5] as const;
    // All cards are in hands but one: nothing has been discarded.
    const table = new BattleTable({
      ...last,
      characters: ['valerie', 'zane'],
      active: 2,
      reshuffles: 2,
      spaces: [9, 1, 12],
      hands: [
        [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5],
        [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
        [3, ...kept],
      ],
      draws: [5, ...kept, ...kept],
    }).play(attack(3, 1), use('suddenInspiration'));
    const renewed = table.events.filter(({ type }) => type === 'pileRenewed');
    expect(renewed).toEqual([1, 0].map((left) => ({ type: 'pileRenewed', left })));
    expect(table.eventOf('timeRanOut')).toBeDefined();
    expect(table.leftOver).toBe(0);
    expect(table.eventOf('roundEnded')?.winner).toBe(0);
  });
});

describe('the last card in the middle of an answer', () => {
  /** Valerie stands between two others, and all three are attacked; Valerie draws before answering. */
  const attacked = {
    mode: 'raid',
    characters: ['zane', 'valerie', 'zane'],
    dragon: ['devour'],
    active: 3,
    spaces: [9, 9, 9, 12],
    hands: [[3], [1], [1], [3, 5, 5]],
    pile: 1,
  } as const;

  test('18.14, 20.6 with a shuffle left the Dragon gets new cards, and the others answer', () => {
    const draws: readonly Card[] = [3, 1, 2, 4, 4, 4, 4, 4, 4];
    const table = new BattleTable({ ...attacked, reshuffles: 1, draws });
    table.play(attack(3, 1), block(3, 1), use('suddenInspiration'));
    expect(table.eventOf('pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
    expect(table.hand(3)).toEqual([1, 2]);
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    table.play(block(3, 1));
    expect([table.asked, table.question]).toEqual([2, 'answerAttack']);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 0, 3]);
    expect(table.cardsInAll).toBe(40);
    expect(table.leftOver).toBe(0);
  });

  test.each(EDITION_NAMES)(
    '18.14, 13.12 without one time is over: nobody is hit or answers (%s)',
    (edition) => {
      const table = new BattleTable({ ...attacked, edition, reshuffles: 0, draws: [2] });
      table.play(attack(3, 1), TAKE_HIT, use('suddenInspiration'));
      expect(table.eventOf('timeRanOut')).toBeDefined();
      expect(table.eventOf('hitTaken')).toBeUndefined();
      // The mortal who had let it through holds a 3, and the Dragon has played its own: a last hit (v4.1) of three it can take.
      expect(table.eventOf('roundEnded')).toMatchObject({ reason: 'advance', winner: 0 });
      expect(table.choices).toEqual([]);
    },
  );
});
