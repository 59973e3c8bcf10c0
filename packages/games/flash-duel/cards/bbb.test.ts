import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

/** Bal-Bas-Beta on seat 0, against an opponent who has nothing to answer with but cards. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  const hands = [
    [1, 2, 4, 4, 5],
    [2, 3, 4, 4, 5],
  ] as const;
  return new DuelTable({ characters: ['bbb', 'onimaru'], hands, spaces: [5, 10], ...setup });
}

describe('Rocket Punch', () => {
  const punchesIn = (table: DuelTable) =>
    table.uses.flatMap((one) =>
      one.type === 'use' && one.ability === 'rocketPunch' ? [[one.card, one.count]] : [],
    );
  const PUNCH = use('rocketPunch', { card: 4, count: 2 });

  test.each<[title: string, apart: number, ways: readonly [Card, number][]]>([
    [
      'at 5 with one 4 or more',
      5,
      [
        [4, 1],
        [4, 2],
      ],
    ],
    ['at 6 with 5s', 6, [[5, 1]]],
    ['at 2 with 1s', 2, [[1, 1]]],
    ['not at 4 without a 3', 4, []],
    ['not at 7, as there is no 6', 7, []],
    ['not next to the opponent', 1, []],
  ])('Rocket Punch: %s', (_title, apart, ways) => {
    expect(punchesIn(duel({ spaces: [5, 5 + apart] }))).toEqual(ways);
  });

  test('Rocket Punch: it is blocked by as many cards of the number played', () => {
    const table = duel().play(PUNCH);
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.choices).toEqual([block(4, 2), TAKE_HIT]);
    expect(table.hand(0)).toEqual([1, 2, 5]);
  });

  test('Rocket Punch: it is the main action: once blocked, the turn is over', () => {
    const table = duel({ draws: [3, 3] }).play(PUNCH, block(4, 2));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect([table.hand(0), table.spaces]).toEqual([
      [1, 2, 3, 3, 5],
      [5, 10],
    ]);
    expect(table.leftOver).toBe(0);
  });

  test('Rocket Punch: unblocked it hits', () => {
    const draws = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = duel({ draws }).play(use('rocketPunch', { card: 4, count: 1 }), TAKE_HIT);
    expect(table.state.tokens).toEqual([1, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Rocket Punch: the exact number attacks as ever, and needs no card turned', () => {
    const table = duel({ draws: [3] }).play(attack(5, 1), block(5, 1));
    expect(table.state.fighters[0]?.spent).toEqual([]);
    expect(table.leftOver).toBe(0);
  });

  test('Rocket Punch: once a round', () => {
    const table = duel({ draws: [4, 4, 3, 3, 3] }).play(PUNCH, block(4, 2), move(3, 'forward'));
    expect([table.asked, table.spaces, table.hand(0)]).toEqual([0, [5, 7], [1, 2, 4, 4, 5]]);
    expect(table.uses).toEqual([use('steamVent')]);
    expect(table.leftOver).toBe(0);
  });

  test('Rocket Punch: not with a number that Troublesome Rhetoric has banned', () => {
    const table = duel({ characters: ['bbb', 'degrey'], first: 1, spaces: [5, 9], draws: [1] });
    table.play(use('troublesomeRhetoric', { card: 4 }), move(2, 'backward'));
    expect([table.asked, table.spaces, punchesIn(table)]).toEqual([0, [5, 11], [[5, 1]]]);
    expect(table.leftOver).toBe(0);
  });

  test('14.33, 14.32 Rocket Punch: countered, its cards stay in the hand, and the main action is still to be taken', () => {
    const table = duel({ characters: ['bbb', 'grave'] }).play(PUNCH, use('reversal'));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.choices).toContainEqual(move(4, 'forward'));
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 2, 4, 4, 5],
      [2, 3, 4, 4, 5],
    ]);
    expect(table.state.fighters[0]?.spent).toEqual(['rocketPunch']);
  });
});

describe('Steam Vent', () => {
  test.each<[title: string, edition: 'v4.1' | 'revised', from: number, to: number]>([
    ['14.5 Steam Vent (revised): it pushes two spaces from any distance', 'revised', 14, 16],
    ['14.5 Steam Vent (v4.1): and so it does here', 'v4.1', 14, 16],
    ['Steam Vent: from the next space as well', 'revised', 6, 8],
    ['Steam Vent: past the edge it ends on the Start space', 'revised', 17, 18],
  ])('%s', (_title, edition, from, to) => {
    const table = duel({ edition, spaces: [5, from] }).play(use('steamVent'));
    expect(table.spaces).toEqual([5, to]);
    expect(table.events.at(-1)).toEqual({ type: 'pushed', seat: 0, target: 1, from, to });
    expect([table.asked, table.question, table.hand(0)]).toEqual([0, 'mainAction', [1, 2, 4, 4, 5]]);
  });

  test('Steam Vent: not against an opponent who has no space to be pushed to', () => {
    expect(duel({ spaces: [13, 18] }).uses).not.toContainEqual(use('steamVent'));
  });

  test('Steam Vent: unused, nobody is pushed', () => {
    const table = duel({ draws: [3] });
    expect(table.uses).toContainEqual(use('steamVent'));
    expect(table.play(move(1, 'backward')).spaces).toEqual([4, 10]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Long Range', () => {
  /** The opponent has the first turn, and room for a dash. */
  const struck = (setup: Partial<Setup> = {}) => duel({ first: 1, spaces: [5, 11], ...setup });
  const STRIKE = dashingStrike(4, 2, 1);

  test('Long Range: whose dashing strike is blocked is pushed three spaces', () => {
    const table = struck({ draws: [1, 1] }).play(STRIKE, block(2, 1));
    expect([table.asked, table.question, table.spaces]).toEqual([0, 'ability:youBlock', [5, 7]]);
    expect(table.choices).toEqual([use('longRange'), DECLINE]);
    table.play(use('longRange'));
    expect(table.spaces).toEqual([5, 10]);
    expect([table.asked, table.question, table.hand(0)]).toEqual([0, 'mainAction', [1, 4, 4, 5]]);
    expect(table.leftOver).toBe(0);
  });

  test('Long Range: past the edge it ends on the Start space', () => {
    const table = struck({ spaces: [13, 18], draws: [1, 1] });
    table.play(dashingStrike(3, 2, 1), block(2, 1), use('longRange'));
    expect(table.spaces).toEqual([13, 18]);
    expect(table.leftOver).toBe(0);
  });

  test('Long Range: declined, the opponent stays', () => {
    const table = struck({ draws: [1, 1] }).play(STRIKE, block(2, 1), DECLINE);
    expect([table.asked, table.question, table.spaces]).toEqual([0, 'mainAction', [5, 7]]);
    expect(table.leftOver).toBe(0);
  });

  test('Long Range: not for a blocked attack', () => {
    const table = struck({ spaces: [5, 9], draws: [1] }).play(attack(4, 1), block(4, 1));
    expect([table.asked, table.question, table.spaces]).toEqual([0, 'mainAction', [5, 9]]);
    expect(table.leftOver).toBe(0);
  });

  test('Long Range: not after a retreat', () => {
    const table = struck({ draws: [1, 1, 1] }).play(STRIKE, retreat(1));
    expect([table.asked, table.question, table.spaces]).toEqual([1, 'mainAction', [4, 7]]);
    expect(table.leftOver).toBe(0);
  });
});
