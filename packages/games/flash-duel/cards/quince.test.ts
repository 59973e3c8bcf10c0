import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { AbilityId } from '../ids.ts';
import { flashDuel } from '../index.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

const FIVE: readonly Card[] = [1, 2, 3, 4, 5];

function isOffered(table: DuelTable, ability: AbilityId): boolean {
  return table.choices.some((one) => one.type === 'use' && one.ability === ability);
}

describe('Hidden Agenda', () => {
  const AGENDA = use('hiddenAgenda');
  const pick = (card: Card): Choice => ({ type: 'pickCard', card });

  test('Hidden Agenda: a card of the hand is laid face down, and the main action is still to be taken', () => {
    const hands = [[1, 1, 3, 5, 5], FIVE] as const;
    const table = new DuelTable({ characters: ['quince', 'rook'], hands, draws: [4, 4] }).play(AGENDA);
    expect([table.asked, table.question]).toEqual([0, 'card:hiddenAgenda']);
    expect(table.choices).toEqual([pick(1), pick(3), pick(5)]);
    table.play(pick(5));
    expect([table.hand(0), table.hand(1)]).toEqual([[1, 1, 3, 5], FIVE]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    table.play(move(1, 'forward'));
    expect(table.hand(0)).toEqual([1, 3, 4, 4, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Hidden Agenda: nobody else learns which card it is', () => {
    const table = new DuelTable({ characters: ['quince', 'rook'] }).play(AGENDA, pick(5));
    expect(table.eventsFor(seat(0))).toEqual([{ type: 'cardStashed', seat: 0, card: 5 }]);
    expect(flashDuel.view(table.state, seat(0)).fighters[0]?.effects.stash).toBe(5);
    for (const viewer of [seat(1), 'spectator'] as const) {
      expect(table.eventsFor(viewer)).toEqual([{ type: 'cardStashed', seat: 0 }]);
      expect(flashDuel.view(table.state, viewer).fighters[0]?.effects.stash).toBe('hidden');
    }
  });

  test('Hidden Agenda: it stays face up for the way back, but not in the same turn', () => {
    const table = new DuelTable({ characters: ['quince', 'rook'], draws: [4, 4, 2] }).play(AGENDA, pick(5));
    expect(table.state.fighters[0]?.spent).toEqual([]);
    expect(isOffered(table, 'hiddenAgenda')).toBe(false);
    table.play(move(1, 'forward'), move(1, 'forward'));
    expect(isOffered(table, 'hiddenAgenda')).toBe(true);
    expect(table.leftOver).toBe(0);
  });

  test('Hidden Agenda: in a later turn the card comes back, and then it is turned', () => {
    const table = new DuelTable({ characters: ['quince', 'rook'], draws: [4, 4, 2, 1] });
    table.play(AGENDA, pick(5), move(1, 'forward'), move(1, 'forward'), AGENDA);
    expect(table.hand(0)).toEqual([2, 3, 4, 4, 4, 5]);
    expect(table.eventsFor(seat(0))).toContainEqual({ type: 'stashTaken', seat: 0, card: 5 });
    expect(table.events).toContainEqual({ type: 'stashTaken', seat: 0 });
    expect(table.state.fighters[0]?.spent).toEqual(['hiddenAgenda']);
    expect(table.state.fighters[0]?.effects).toEqual({});
    expect(table.cardsInAll).toBe(40);
    table.play(move(2, 'forward'), move(2, 'forward'));
    expect(isOffered(table, 'hiddenAgenda')).toBe(false);
    expect(table.leftOver).toBe(0);
  });

  test('Hidden Agenda: only this card stays face up; another one that was used stays turned', () => {
    const table = new DuelTable({ characters: ['quince', 'rook'], discard: [4], draws: [4] });
    table.play(use('politicalProwess', { card: 4 }), move(2, 'forward'), move(1, 'forward'));
    table.play(AGENDA, pick(5));
    expect(table.state.fighters[0]?.spent).toEqual(['politicalProwess']);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, stash: Card | undefined, offered: boolean]>([
    ['Hidden Agenda: one without cards has nothing to lay down', undefined, false],
    ['Hidden Agenda: but Quince may take back what lies there', 5, true],
  ])('%s', (_title, stash, offered) => {
    const table = new DuelTable({ characters: ['quince', 'rook'] });
    const [quince] = table.state.fighters;
    if (quince) Object.assign(quince, { hand: [0, 0, 0, 0, 0], effects: stash ? { stash } : {} });
    expect(isOffered(table, 'hiddenAgenda')).toBe(offered);
  });

  test.each<[edition: 'v4.1' | 'revised', cards: number]>([
    ['v4.1', 25],
    ['revised', 40],
  ])(
    'Hidden Agenda (%s): the card stays for the next round, which is played without it',
    (edition, cards) => {
      // In the revised edition Rook, who has lost, goes first and draws a card.
      const later: readonly Card[] = edition === 'v4.1' ? [] : [5];
      const draws: readonly Card[] = [1, 1, 2, 3, 4, 1, 1, 2, 3, 4, ...later];
      const table = new DuelTable({ edition, characters: ['quince', 'rook'], spaces: [5, 8], draws });
      table.play(AGENDA, pick(5), attack(3, 1), TAKE_HIT);
      if (edition === 'v4.1') table.play({ type: 'goFirst', seat: seat(0) });
      else table.play(move(1, 'backward'));
      expect(table.state.round).toBe(2);
      expect(table.cardsInAll).toBe(cards - 1);
      table.play(AGENDA);
      expect(table.hand(0)).toEqual([1, 1, 2, 3, 4, 5]);
      expect(table.cardsInAll).toBe(cards);
      expect(table.leftOver).toBe(0);
    },
  );

  test('14.1 Hidden Agenda: countered, no card is laid down, and it stays turned', () => {
    const table = new DuelTable({ characters: ['quince', 'grave'] }).play(AGENDA, use('reversal'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.state.fighters[0]?.spent).toEqual(['hiddenAgenda']);
    expect(table.state.fighters[0]?.effects).toEqual({});
    expect(table.hand(0)).toEqual(FIVE);
  });

  test('14.1 Hidden Agenda: countered on the way back, the card stays where it is', () => {
    const table = new DuelTable({ characters: ['quince', 'grave'], draws: [4, 4, 2] });
    table.play(AGENDA, DECLINE, pick(5), move(1, 'forward'), move(1, 'forward'), AGENDA, use('reversal'));
    expect(table.state.fighters[0]).toMatchObject({ spent: ['hiddenAgenda'], effects: { stash: 5 } });
  });
});

describe('Political Prowess', () => {
  const TAKE_FOUR = use('politicalProwess', { card: 4 });

  test('14.34 Political Prowess: any card but a 5 that lies there is taken, and none given for it', () => {
    const hands = [[1, 1, 3, 3, 4], FIVE] as const;
    const table = new DuelTable({ characters: ['quince', 'rook'], hands, discard: [4, 5, 3] });
    expect(table.uses).toEqual([use('hiddenAgenda'), use('politicalProwess', { card: 3 }), TAKE_FOUR]);
    table.play(TAKE_FOUR);
    expect(table.events.slice(1)).toEqual([{ type: 'cardTaken', seat: 0, card: 4 }]);
    expect([table.hand(0), table.hand(1)]).toEqual([[1, 1, 3, 3, 4, 4], FIVE]);
    expect(table.state.discard).toEqual([0, 0, 1, 0, 1]);
    expect(table.cardsInAll).toBe(40);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Political Prowess: then Quince draws one card less, up to five', () => {
    const table = new DuelTable({ characters: ['quince', 'rook'], discard: [4] });
    table.play(TAKE_FOUR, move(1, 'forward'));
    expect(table.hand(0)).toEqual([2, 3, 4, 4, 5]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('14.34 Political Prowess: where only 5s lie there is nothing to be had', () => {
    const table = new DuelTable({ characters: ['quince', 'rook'], discard: [5, 5] });
    expect(isOffered(table, 'politicalProwess')).toBe(false);
  });

  test('Political Prowess: as long as nothing is discarded there is nothing to be had', () => {
    expect(isOffered(new DuelTable({ characters: ['quince', 'rook'] }), 'politicalProwess')).toBe(false);
  });

  test('Political Prowess: one without cards may take one', () => {
    const table = new DuelTable({ characters: ['quince', 'rook'], discard: [4] });
    const [quince] = table.state.fighters;
    if (quince) quince.hand = [0, 0, 0, 0, 0];
    expect(table.play(TAKE_FOUR).hand(0)).toEqual([4]);
  });

  test('14.1 Political Prowess: countered, nothing is taken', () => {
    const table = new DuelTable({ characters: ['quince', 'grave'], discard: [4] });
    table.play(TAKE_FOUR, use('reversal'));
    expect([table.hand(0), table.state.discard]).toEqual([FIVE, [0, 0, 0, 1, 0]]);
  });
});

describe('Patriot Mirror', () => {
  const MIRROR = use('patriotMirror');

  /** Quince attacks or strikes with a pair of 3s, or more. */
  function fought(action: Choice, setup: Partial<Setup> = {}): DuelTable {
    const hands = [
      [3, 3, 2, 2, 1],
      [3, 3, 4, 4, 5],
    ] as const;
    return new DuelTable({ characters: ['quince', 'rook'], hands, spaces: [5, 8], ...setup }).play(action);
  }

  test('Patriot Mirror: cards that were blocked come back; those that blocked do not', () => {
    const table = fought(attack(3, 2)).play(block(3, 2));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeBlocks']);
    expect(table.choices).toEqual([MIRROR, DECLINE]);
    table.play(MIRROR);
    expect(table.events).toContainEqual({ type: 'cardsTakenBack', seat: 0, card: 3, count: 2 });
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 2, 3, 3],
      [4, 4, 5],
    ]);
    expect(table.state.discard).toEqual([0, 0, 2, 0, 0]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Patriot Mirror: after a strike the dash card stays played', () => {
    const table = fought(dashingStrike(2, 3, 1), { spaces: [3, 8], draws: [5] }).play(block(3, 1), MIRROR);
    expect(table.hand(0)).toEqual([1, 2, 3, 3, 5]);
    expect(table.state.discard).toEqual([0, 1, 1, 0, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Patriot Mirror: when a higher number blocked, still Quince’s own cards come back', () => {
    const table = fought(dashingStrike(2, 3, 1), { spaces: [3, 8], draws: [5] });
    table.play(use('rockArmor'), block(4, 1), MIRROR);
    expect(table.hand(0)).toEqual([1, 2, 3, 3, 5]);
    expect(table.state.discard).toEqual([0, 1, 0, 1, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Patriot Mirror: declined, the cards are gone', () => {
    const table = fought(attack(3, 2), { draws: [5, 5] }).play(block(3, 2), DECLINE);
    expect([table.hand(0), table.state.discard]).toEqual([
      [1, 2, 2, 5, 5],
      [0, 0, 4, 0, 0],
    ]);
    expect(table.leftOver).toBe(0);
  });

  test('Patriot Mirror: it is no use after a retreat', () => {
    const table = fought(dashingStrike(2, 3, 1), { spaces: [3, 8], draws: [5, 5, 5] }).play(retreat(4));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Patriot Mirror: not when Quince blocks', () => {
    const hands = [[3, 3, 4, 4, 5], FIVE] as const;
    const table = new DuelTable({
      characters: ['rook', 'quince'],
      hands,
      spaces: [5, 8],
      draws: [1],
    }).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });
});
