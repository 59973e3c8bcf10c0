import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, dashingStrike, move, push, retreat } from '../choice.ts';
import type { AbilityId } from '../ids.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Zane on seat 0. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  return new DuelTable({ characters: ['zane', 'rook'], spaces: [5, 8], ...setup });
}

function offers(table: DuelTable, ability: AbilityId): boolean {
  return table.choices.some((one) => one.type === 'use' && one.ability === ability);
}

describe('Shoulder Ram', () => {
  test.each<[title: string, before: readonly [number, number], after: readonly [number, number]]>([
    ['the opponent is pushed three spaces, and Zane goes along', [8, 9], [11, 12]],
    ['at the edge both stop', [15, 16], [17, 18]],
  ])('Shoulder Ram: %s', (_title, before, after) => {
    const table = duel({ spaces: before }).play(use('shoulderRam'));
    expect(table.spaces).toEqual(after);
    expect(table.events.slice(1)).toEqual([
      { type: 'pushed', seat: 0, target: 1, from: before[1], to: after[1] },
      { type: 'moved', seat: 0, from: before[0], to: after[0] },
    ]);
  });

  test('14.19 Shoulder Ram: the main action is still to be taken', () => {
    const table = duel({ spaces: [8, 9] }).play(use('shoulderRam'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    table.play(attack(1, 1));
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
  });

  test.each<[title: string, spaces: readonly [number, number]]>([
    ['not from two spaces away', [7, 9]],
    ['not against an opponent with the edge at their back', [17, 18]],
  ])('Shoulder Ram: %s', (_title, spaces) => {
    expect(offers(duel({ spaces }), 'shoulderRam')).toBe(false);
  });
});

describe('Landmine', () => {
  const throwsIn = (table: DuelTable) =>
    table.choices.flatMap((one) => (one.type === 'use' && one.ability === 'landmine' ? [one.space] : []));
  const MINE = use('landmine', { space: 10 });

  test.each<[title: string, spaces: readonly [number, number], to: readonly number[]]>([
    ['up to five spaces ahead', [5, 18], [6, 7, 8, 9, 10]],
    ['also behind the opponent, but not on their space', [5, 8], [6, 7, 9, 10]],
    ['not off the bridge', [15, 16], [17, 18]],
    ['nowhere when no space is left', [17, 18], []],
  ])('Landmine: %s', (_title, spaces, to) => {
    expect(throwsIn(duel({ spaces }))).toEqual(to);
  });

  test.each<[title: string, spaces: readonly [number, number], to: readonly number[]]>([
    ['from the other end of the bridge it flies the other way', [5, 14], [13, 12, 11, 10, 9]],
    ['and not off the bridge there', [3, 4], [2, 1]],
  ])('Landmine: %s', (_title, spaces, to) => {
    expect(throwsIn(duel({ characters: ['rook', 'zane'], first: 1, spaces }))).toEqual(to);
  });

  test('Landmine: it lies open, and the main action is still to be taken', () => {
    const table = duel().play(MINE);
    expect(table.state.mines).toEqual([{ owner: 0, space: 10 }]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test.each(['v4.1', 'revised'] as const)(
    '14.20 Landmine (%s): an opponent who moves onto it misses a turn',
    (edition) => {
      const table = duel({ edition, draws: [1, 1, 2] });
      table.play(MINE, move(1, 'backward'), move(2, 'backward'));
      expect(table.events[1]).toEqual({ type: 'moved', seat: 1, card: 2, from: 8, to: 10 });
      expect(table.events.some(({ type }) => type === 'mineSprung')).toBe(true);
      expect(table.state.mines).toEqual([]);
      table.play(move(1, 'backward'));
      expect(table.events.map(({ type }) => type)).toEqual([
        'moved',
        'cardsDrawn',
        'turnBegan',
        'turnSkipped',
        'turnBegan',
      ]);
      expect([table.asked, table.question]).toEqual([0, 'mainAction']);
      expect(table.leftOver).toBe(0);
    },
  );

  test.each(['v4.1', 'revised'] as const)(
    '14.20 Landmine (%s): after a retreat onto it there is no recovering and no drawing',
    (edition) => {
      const table = duel({ edition, draws: [4, 4, 5] });
      table.play(MINE, dashingStrike(2, 1, 1), retreat(2));
      expect(table.spaces).toEqual([7, 10]);
      expect([table.asked, table.hand(1)]).toEqual([0, [1, 3, 4, 5]]);
      table.play(move(4, 'backward'));
      expect([table.asked, table.question, table.hand(1)]).toEqual([1, 'mainAction', [1, 3, 4, 5]]);
      expect(table.leftOver).toBe(0);
    },
  );

  test('14.20 Landmine: a second recovery, by Dominance, is still due after the missed turn', () => {
    const table = duel({ draws: [1, 2, 4, 4, 5, 2] });
    const [fighter] = table.state.fighters;
    if (fighter) fighter.abilities = ['landmine', 'dominance'];
    table.play(MINE, move(1, 'backward'), move(1, 'forward'));
    table.play(dashingStrike(2, 1, 1), retreat(3), use('dominance'));
    expect(table.events.some(({ type }) => type === 'turnSkipped')).toBe(true);
    table.play(move(5, 'backward'));
    expect(table.events.some(({ type }) => type === 'recovered')).toBe(true);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.state.fighters[1]?.recovering).toBe(false);
    expect(table.leftOver).toBe(0);
  });

  test('14.20 Landmine: it goes off once and is gone', () => {
    const table = duel({ draws: [1, 1, 2, 3, 4, 5] });
    table.play(MINE, move(1, 'backward'), move(2, 'backward'), move(1, 'backward'));
    expect(offers(table, 'landmine')).toBe(false);
    table.play(move(2, 'backward'), move(1, 'backward'), move(3, 'backward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Landmine: moving over it is safe', () => {
    const table = duel({ draws: [1, 1] }).play(MINE, move(1, 'backward'), move(3, 'backward'));
    expect(table.spaces).toEqual([4, 11]);
    expect(table.state.mines).toEqual([{ owner: 0, space: 10 }]);
    expect(table.state.fighters[1]?.effects).toEqual({});
    expect(table.leftOver).toBe(0);
  });

  test.each(['v4.1', 'revised'] as const)('Landmine (%s): being pushed onto it sets it off', (edition) => {
    const table = duel({ edition, spaces: [7, 8], draws: [1] }).play(MINE, push(2));
    expect([table.spaces, table.state.mines]).toEqual([[7, 10], []]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, edition: 'v4.1' | 'revised', asked: number]>([
    ['14.21 Landmine (revised): being pushed over it sets it off, wherever one ends', 'revised', 0],
    ['14.21 Landmine: in v4.1 it does not', 'v4.1', 1],
  ])('%s', (_title, edition, asked) => {
    const table = duel({ edition, spaces: [7, 8], draws: [1] }).play(MINE, push(4));
    expect(table.spaces).toEqual([7, 12]);
    expect([table.asked, table.question]).toEqual([asked, 'mainAction']);
    expect(table.state.mines.length === 0).toBe(asked === 0);
    expect(table.leftOver).toBe(0);
  });

  test('14.21 Landmine (revised): with Shoulder Ram Zane crosses it unharmed', () => {
    const table = duel({ spaces: [8, 9], draws: [1, 1, 2] });
    table.play(use('landmine', { space: 11 }), move(1, 'backward'), move(1, 'forward'));
    expect(table.spaces).toEqual([7, 8]);
    table.play(use('shoulderRam'));
    expect(table.spaces).toEqual([10, 11]);
    table.play(move(2, 'backward'));
    expect(table.events.some(({ type }) => type === 'turnSkipped')).toBe(true);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('14.21 Landmine: Zane is never caught', () => {
    const table = duel({ spaces: [5, 14], draws: [1, 2] }).play(MINE, move(5, 'forward'));
    expect(table.spaces).toEqual([10, 14]);
    expect(table.state.mines).toEqual([{ owner: 0, space: 10 }]);
    table.play(move(1, 'backward'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test.each(['v4.1', 'revised'] as const)(
    '14.27 Landmine (%s): when both are Zane each has a mine of their own',
    (edition) => {
      const table = duel({ edition, characters: ['zane', 'zane'], draws: [1, 2, 1] });
      table.play(MINE, move(1, 'backward'), use('landmine', { space: 3 }));
      const both = [
        { owner: 0, space: 10 },
        { owner: 1, space: 3 },
      ];
      expect([table.state.mines, table.view('spectator').mines]).toEqual([both, both]);
      table.play(move(2, 'backward'));
      expect(table.events).toContainEqual({ type: 'mineSprung', seat: 1, owner: 0 });
      expect(table.state.mines).toEqual([{ owner: 1, space: 3 }]);
      expect(table.state.fighters.map(({ effects }) => effects.skip)).toEqual([undefined, true]);
      table.play(move(1, 'backward'));
      expect(table.events).toContainEqual({ type: 'mineSprung', seat: 0, owner: 1 });
      expect(table.leftOver).toBe(0);
    },
  );

  test.each(['v4.1', 'revised'] as const)(
    '14.28 Landmine (%s): a Zane is caught by the mine of another, not by their own',
    (edition) => {
      const table = duel({ edition, characters: ['zane', 'zane'], spaces: [5, 12], draws: [1, 2, 5] });
      table.play(MINE, move(1, 'backward'), use('landmine', { space: 9 }), move(2, 'forward'));
      // Seat 1 has landed on seat 0’s; seat 0 then goes on to seat 1’s.
      expect([table.spaces, table.state.mines]).toEqual([[4, 10], [{ owner: 1, space: 9 }]]);
      table.play(move(5, 'forward'));
      expect(table.spaces).toEqual([9, 10]);
      expect(table.events).toContainEqual({ type: 'mineSprung', seat: 0, owner: 1 });
      expect(table.state.mines).toEqual([]);
      expect(table.leftOver).toBe(0);
    },
  );
});

describe('Maximum Anarchy', () => {
  const hands = [
    [1, 1, 2, 2, 3],
    [3, 4, 4, 5, 5],
  ] as const;

  test('Maximum Anarchy: both hands are dealt out again, one card more to Zane and one fewer to the opponent', () => {
    const table = duel({ hands, draws: [5, 1, 4, 3, 3, 2] }).play(use('maximumAnarchy'));
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 3, 3, 4, 5],
      [1, 2, 4, 5],
    ]);
    expect([table.cardsInAll, table.state.discard]).toEqual([40, [0, 0, 0, 0, 0]]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Maximum Anarchy: each learns their own new hand and no other', () => {
    const table = duel({ hands, draws: [5, 1, 4, 3, 3, 2] }).play(use('maximumAnarchy'));
    const [own, other] = [
      { type: 'handDealt', seat: 0, count: 6 },
      { type: 'handDealt', seat: 1, count: 4 },
    ];
    expect(table.events.slice(1)).toEqual([own, other]);
    expect(table.eventsFor(seat(0)).slice(1)).toEqual([{ ...own, cards: [1, 2, 3, 3, 4, 5] }, other]);
    expect(table.eventsFor(seat(1)).slice(1)).toEqual([own, { ...other, cards: [1, 2, 4, 5] }]);
  });

  test('Maximum Anarchy: however many cards they had', () => {
    const table = duel({
      hands: [
        [1, 2, 3, 3, 4],
        [3, 3, 5, 5, 5],
      ],
      first: 1,
      draws: [1, 1, 5, 5, 1, 4],
    });
    table.play(attack(3, 2), block(3, 2));
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 4],
      [1, 1, 5, 5, 5],
    ]);
    table.play(use('maximumAnarchy'));
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 4, 5, 5],
      [1, 1, 2, 5],
    ]);
    expect(table.leftOver).toBe(0);
  });

  test.each<
    [title: string, theirs: readonly Card[], after: readonly (readonly Card[])[], draws: readonly Card[]]
  >([
    ['an opponent’s only card goes, one way or another', [4], [[1, 1, 2, 2, 3, 4], []], [1, 1, 2, 2, 3, 4]],
    ['from an opponent who holds none, nothing is taken', [], [[1, 1, 2, 2, 3], []], [3, 2, 2, 1, 1]],
  ])('Maximum Anarchy: %s', (_title, theirs, after, draws) => {
    const table = duel({ hands, draws });
    const [, rook] = table.state.fighters;
    if (rook) rook.hand = [1, 2, 3, 4, 5].map((card) => theirs.filter((one) => one === card).length);
    table.play(use('maximumAnarchy'));
    expect([table.hand(0), table.hand(1)]).toEqual(after);
    expect(table.leftOver).toBe(0);
  });

  test('Maximum Anarchy: nobody has to', () => {
    const table = duel({ hands, draws: [4] });
    expect(offers(table, 'maximumAnarchy')).toBe(true);
    table.play(move(1, 'backward'));
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 2, 3, 4],
      [3, 4, 4, 5, 5],
    ]);
    expect(table.leftOver).toBe(0);
  });
});
