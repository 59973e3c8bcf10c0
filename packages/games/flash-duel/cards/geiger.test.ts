import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, push, retreat } from '../choice.ts';
import type { AbilityId } from '../ids.ts';
import { flashDuel } from '../index.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

function isOffered(table: DuelTable, ability: AbilityId): boolean {
  return table.choices.some((one) => one.type === 'use' && one.ability === ability);
}

function drawPile(table: DuelTable): number {
  return flashDuel.view(table.state, 'spectator').drawPile;
}

describe('Rewind Time', () => {
  test.each<[edition: 'v4.1' | 'revised', before: number]>([
    ['v4.1', 12],
    ['revised', 22],
  ])(
    '14.25 Rewind Time (%s): the discard pile goes into the draw pile, and two cards are drawn',
    (edition, before) => {
      const table = new DuelTable({
        edition,
        characters: ['geiger', 'rook'],
        discard: [5, 5, 4],
        draws: [5, 4],
      });
      expect(drawPile(table)).toBe(before);
      table.play(use('rewindTime'));
      expect(table.events).toContainEqual({ type: 'discardReshuffled', seat: 0 });
      expect(drawPile(table)).toBe(before + 3 - 2);
      expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
      expect([table.hand(0), table.hand(1)]).toEqual([
        [1, 2, 3, 4, 4, 5, 5],
        [1, 2, 3, 4, 5],
      ]);
      expect([table.asked, table.question]).toEqual([0, 'mainAction']);
      expect(table.leftOver).toBe(0);
    },
  );

  test('Rewind Time: with more than five cards left none is drawn at the end of the turn', () => {
    const table = new DuelTable({ characters: ['geiger', 'rook'], discard: [5], draws: [5, 4] });
    table.play(use('rewindTime'), move(1, 'forward'));
    expect(table.hand(0)).toEqual([2, 3, 4, 4, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Rewind Time: as long as nothing is discarded there is nothing to rewind', () => {
    expect(isOffered(new DuelTable({ characters: ['geiger', 'rook'] }), 'rewindTime')).toBe(false);
  });

  test('Rewind Time: before the last card of the pile, the round goes on', () => {
    const table = new DuelTable({ characters: ['geiger', 'rook'], pile: 1, draws: [3, 3] });
    table.play(use('rewindTime'));
    expect(table.question).toBe('mainAction');
    expect(table.state.round).toBe(1);
    expect(table.leftOver).toBe(0);
  });

  test('Rewind Time: cards on top of the pile that were known are lost among the others', () => {
    const table = new DuelTable({ characters: ['geiger', 'rook'], draws: [4, 4, 5, 1, 2] });
    table.play(use('researchAndDevelopment'), { type: 'arrange', cards: [4, 4, 5] });
    table.play(move(1, 'forward'), move(1, 'forward'), DECLINE);
    expect(table.state.top).toEqual([5]);
    table.play(use('rewindTime'));
    expect([table.state.top, table.state.topKnownTo]).toEqual([[], undefined]);
    expect(table.hand(0)).toEqual([1, 2, 2, 3, 4, 4, 5]);
    expect(table.cardsInAll).toBe(40);
    expect(table.leftOver).toBe(0);
  });
});

describe('Time Spiral', () => {
  /** Seat 0 has taken its turn against Geiger. */
  function after(action: Choice, setup: Partial<Setup> = {}): DuelTable {
    return new DuelTable({ characters: ['rook', 'geiger'], spaces: [5, 15], draws: [1], ...setup }).play(
      action,
    );
  }

  test.each<[rule: string, action: Choice, from: readonly number[], event: object]>([
    [
      'Time Spiral: an opponent who went forward is pushed back to where the turn began',
      move(3, 'forward'),
      [8, 15],
      { type: 'pushed', seat: 1, target: 0, from: 8, to: 5 },
    ],
    [
      'Time Spiral: one who went backward comes forward',
      move(3, 'backward'),
      [2, 15],
      { type: 'moved', seat: 0, from: 2, to: 5 },
    ],
    [
      'Time Spiral: or as far as the edge allowed',
      move(5, 'backward'),
      [1, 15],
      { type: 'moved', seat: 0, from: 1, to: 5 },
    ],
  ])('%s', (_rule, action, from, event) => {
    const table = after(action);
    expect([table.asked, table.question, table.spaces]).toEqual([1, 'ability:endOfFoeTurn', from]);
    expect(table.choices).toEqual([use('timeSpiral'), DECLINE]);
    table.play(use('timeSpiral'));
    expect(table.events).toContainEqual(event);
    expect(table.spaces).toEqual([5, 15]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.hand(0).length).toBe(5);
    expect(table.leftOver).toBe(0);
  });

  test('Time Spiral: after a retreat the striker goes back, and Geiger stays', () => {
    const hands = [
      [3, 3, 2, 1, 1],
      [2, 4, 4, 5, 5],
    ] as const;
    const table = after(dashingStrike(2, 3, 1), { hands, spaces: [5, 10], draws: [1, 1, 3] });
    table.play(retreat(4), use('timeSpiral'));
    expect(table.spaces).toEqual([5, 14]);
    expect(table.leftOver).toBe(0);
  });

  test('Time Spiral: declined, the opponent stays', () => {
    const table = after(move(3, 'forward')).play(DECLINE);
    expect(table.spaces).toEqual([8, 15]);
    expect(table.state.fighters[1]?.spent).toEqual([]);
  });

  test.each<[rule: string, action: Choice, spaces: readonly [number, number]]>([
    ['Time Spiral: with the edge behind, a step back went nowhere', move(2, 'backward'), [1, 18]],
    ['Time Spiral: who pushed has gone nowhere', push(2), [9, 10]],
  ])('%s', (_rule, action, spaces) => {
    const table = after(action, { spaces });
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Time Spiral: who attacked has gone nowhere', () => {
    const table = after(attack(3, 1), { spaces: [5, 8] }).play(block(3, 1));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Time Spiral: on Geiger’s own turn Geiger is not asked', () => {
    const table = new DuelTable({ characters: ['geiger', 'rook'], draws: [1] }).play(move(3, 'forward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('Time Spiral: being moved does not end Dragon Form', () => {
    const table = new DuelTable({ characters: ['midori', 'geiger'], spaces: [5, 15], draws: [1] });
    table.play(use('dragonForm'), move(3, 'forward'), use('timeSpiral'));
    expect(table.spaces).toEqual([5, 15]);
    expect(table.state.fighters[0]?.effects.dragonForm).toBe(true);
  });

  test('14.1 Time Spiral: countered, it moves nobody', () => {
    const table = new DuelTable({ characters: ['grave', 'geiger'], spaces: [5, 14], draws: [1] });
    table.play(move(3, 'forward'), use('timeSpiral'), use('reversal'));
    expect(table.spaces).toEqual([8, 14]);
    expect(table.state.fighters[1]?.spent).toEqual(['timeSpiral']);
  });
});

describe('Research & Development', () => {
  const LOOK = use('researchAndDevelopment');
  const arrange = (...cards: readonly Card[]): Choice => ({ type: 'arrange', cards });

  test('Research & Development: three cards are seen and put back in any order', () => {
    const table = new DuelTable({ characters: ['geiger', 'rook'], draws: [2, 2, 5] }).play(LOOK);
    expect([table.asked, table.question]).toEqual([0, 'arrange:researchAndDevelopment']);
    expect(table.choices).toEqual([arrange(2, 2, 5), arrange(2, 5, 2), arrange(5, 2, 2)]);
    table.play(arrange(5, 2, 2));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    table.play(move(1, 'forward'));
    expect(table.hand(0)).toEqual([2, 3, 4, 5, 5]);
    table.play(move(1, 'forward'), DECLINE);
    expect(table.hand(1)).toEqual([2, 2, 3, 4, 5]);
    expect(table.state.top).toEqual([2]);
    expect(table.cardsInAll + table.state.top.length).toBe(40);
    expect(table.leftOver).toBe(0);
  });

  test('Research & Development: only Geiger knows them', () => {
    const table = new DuelTable({ characters: ['geiger', 'rook'], draws: [2, 4, 5] }).play(LOOK);
    table.play(arrange(5, 2, 4));
    expect(flashDuel.view(table.state, seat(0)).top).toEqual([5, 2, 4]);
    for (const viewer of [seat(1), 'spectator'] as const) {
      const { top, topCount } = flashDuel.view(table.state, viewer);
      expect([top, topCount]).toEqual([undefined, 3]);
    }
    expect(JSON.stringify(table.eventsFor(seat(1)))).not.toContain('5');
  });

  test.each<[rule: string, pile: number, seen: readonly Card[], orders: number]>([
    ['Research & Development: of two cards left both are seen', 2, [2, 4], 2],
    ['Research & Development: of one card left that one', 1, [4], 1],
  ])('%s', (_rule, pile, seen, orders) => {
    const table = new DuelTable({ characters: ['geiger', 'rook'], pile, draws: seen }).play(LOOK);
    expect([table.choices.length, table.state.top]).toEqual([orders, seen]);
    expect(drawPile(table)).toBe(pile);
    expect(table.leftOver).toBe(0);
  });

  test('Research & Development: a second Geiger sees what the first has left, and then only the second knows', () => {
    const table = new DuelTable({ characters: ['geiger', 'geiger'], draws: [2, 4, 5, 3] });
    table.play(LOOK, arrange(5, 4, 2), move(1, 'backward'), LOOK);
    expect(table.state.top).toEqual([4, 2, 3]);
    table.play(arrange(3, 2, 4));
    expect(flashDuel.view(table.state, seat(1)).top).toEqual([3, 2, 4]);
    expect(flashDuel.view(table.state, seat(0)).top).toBeUndefined();
    expect(table.leftOver).toBe(0);
  });

  test('14.1 Research & Development: countered, nobody sees anything', () => {
    const table = new DuelTable({ characters: ['geiger', 'grave'] }).play(LOOK, use('reversal'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.state.top).toEqual([]);
  });
});
