import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, dashingStrike, move, push, retreat, TAKE_HIT } from '../choice.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

const SOLDIER = use('clockworkSoldier');
const STEP_BACK = move(1, 'backward');

/** Onimaru on seat 0, against an opponent who has nothing to answer with but cards. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  const hands = [
    [1, 2, 2, 3, 5],
    [1, 2, 3, 4, 5],
  ] as const;
  return new DuelTable({ characters: ['onimaru', 'troq'], hands, spaces: [5, 8], ...setup });
}

/** Where the Soldier stands when it has marched once, and nobody was in its way. */
const MARCHED = 16;

/** The Soldier has been called; the opponent has had a turn; the Soldier has marched if it could. */
function besieged(reply: Choice, setup: Partial<Setup> = {}): DuelTable {
  return duel({ draws: [3, 3], ...setup }).play(SOLDIER, STEP_BACK, reply);
}

describe('Clockwork Soldier', () => {
  test('Clockwork Soldier: it stands on the opponent’s Start space, and the main action is still to be taken', () => {
    const table = duel().play(SOLDIER);
    expect(table.state.soldiers).toEqual([{ owner: 0, space: 18 }]);
    expect(table.events).toEqual([
      { type: 'abilityUsed', seat: 0, ability: 'clockworkSoldier', foe: 1 },
      { type: 'soldierMarched', seat: 0, to: 18 },
    ]);
    expect([table.asked, table.question, table.spaces]).toEqual([0, 'mainAction', [5, 8]]);
    expect(table.uses).toEqual([]);
  });

  test('Clockwork Soldier: on each later turn of Onimaru it marches two spaces, on the opponent’s it rests', () => {
    const table = besieged(STEP_BACK, { draws: [3, 3, 4, 4] });
    expect(table.events.at(-1)).toEqual({ type: 'soldierMarched', seat: 0, to: MARCHED });
    table.play(move(2, 'backward'));
    expect(table.state.soldiers[0]?.space).toBe(MARCHED);
    table.play(move(2, 'forward'));
    expect(table.state.soldiers[0]?.space).toBe(MARCHED - 2);
    expect(table.leftOver).toBe(0);
  });

  test('Clockwork Soldier: from the other end of the bridge it marches the other way', () => {
    const table = duel({ characters: ['troq', 'onimaru'], first: 1, draws: [3, 3] });
    table.play(SOLDIER, STEP_BACK, STEP_BACK);
    expect(table.state.soldiers).toEqual([{ owner: 1, space: 3 }]);
    expect(table.leftOver).toBe(0);
  });

  test('Clockwork Soldier: on the opponent’s space it waits until they go', () => {
    const table = duel({ spaces: [5, 18], draws: [3, 3, 4, 4] });
    table.play(SOLDIER, STEP_BACK, move(5, 'backward'));
    expect([table.spaces, table.state.soldiers[0]?.space]).toEqual([[4, 18], 18]);
    table.play(move(2, 'backward'), move(4, 'forward'));
    expect([table.spaces, table.state.soldiers[0]?.space]).toEqual([[2, 14], MARCHED]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, space: number, to: number]>([
    ['it stops where the opponent stands, though it might go farther', 16, 17],
    ['where it would have come anyway it meets the opponent as well', 15, MARCHED],
    ['one space before the opponent it stops of itself', 14, MARCHED],
  ])('14.11 Clockwork Soldier: %s', (_title, space, to) => {
    const table = besieged(STEP_BACK, { spaces: [5, space] });
    expect([table.spaces, table.state.soldiers[0]?.space]).toEqual([[4, space + 1], to]);
    expect(table.leftOver).toBe(0);
  });

  type Course = [title: string, spaces: readonly [number, number], choices: readonly Choice[], drawn: number];

  test.each<[...Course, at: number]>([
    ['a push goes no farther than to its space', [13, 15], [move(2, 'forward'), push(5)], 3, MARCHED],
    ['nor does a retreat lead beyond', [12, 14], [STEP_BACK, dashingStrike(2, 2, 1), retreat(5)], 5, MARCHED],
    ['nor does a move', [5, 12], [STEP_BACK, move(2, 'backward'), move(5, 'backward')], 4, MARCHED],
    ['before it nothing is changed', [5, 10], [STEP_BACK, move(2, 'backward'), move(4, 'backward')], 4, 15],
    ['forward moves go on as ever', [5, 16], [STEP_BACK, move(2, 'backward'), move(5, 'forward')], 4, 12],
  ])('Clockwork Soldier: %s', (_title, spaces, [reply = STEP_BACK, ...choices], drawn, at) => {
    const draws = ([3, 3, 3, 3, 3] as const).slice(0, drawn);
    const table = besieged(reply, { spaces, draws }).play(...choices);
    expect([table.spaces[1], table.cardsInAll, table.leftOver]).toEqual([at, 40, 0]);
  });

  test.each(['revised', 'v4.1'] as const)(
    '14.12 Clockwork Soldier (%s): an opponent on its space cannot retreat, but may block',
    (edition) => {
      const table = besieged(STEP_BACK, { edition, spaces: [14, 16] });
      expect([table.spaces, table.state.soldiers[0]?.space]).toEqual([[13, 17], 17]);
      table.play(dashingStrike(2, 2, 1));
      expect([table.asked, table.choices]).toEqual([1, [block(2, 1), TAKE_HIT]]);
      expect(table.try(retreat(3))).toMatchObject({ ok: false, why: { rule: '9.5' } });
      expect(table.leftOver).toBe(0);
    },
  );

  test('14.12 Clockwork Soldier: one space before it a retreat is possible', () => {
    const table = besieged(move(3, 'forward'), { spaces: [11, 18] }).play(dashingStrike(3, 2, 1));
    expect([table.spaces, table.state.soldiers[0]?.space]).toEqual([[13, MARCHED - 1], MARCHED]);
    expect(table.choices.some(({ type }) => type === 'retreat')).toBe(true);
  });

  test('14.11 Clockwork Soldier: it marches also on a turn in which Onimaru recovers', () => {
    const table = duel({ characters: ['onimaru', 'rook'], spaces: [8, 12], draws: [3, 1, 1, 4] });
    table.play(SOLDIER, STEP_BACK, dashingStrike(2, 3, 1), retreat(5));
    expect(table.events.map(({ type }) => type)).toEqual([
      'retreated',
      'cardsDrawn',
      'turnBegan',
      'soldierMarched',
      'recovered',
      'cardsDrawn',
      'turnBegan',
    ]);
    expect([table.spaces, table.state.soldiers[0]?.space]).toEqual([[2, 10], MARCHED]);
    expect(table.leftOver).toBe(0);
  });

  test('Clockwork Soldier: with the round it leaves the bridge', () => {
    const draws = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = duel({ draws }).play(SOLDIER, attack(3, 1), TAKE_HIT);
    expect([table.state.round, table.state.soldiers]).toEqual([2, []]);
    expect(table.leftOver).toBe(0);
  });

  test('14.1 Clockwork Soldier: countered it does not appear', () => {
    const table = duel({ characters: ['onimaru', 'grave'] }).play(SOLDIER, use('reversal'));
    expect(table.state.soldiers).toEqual([]);
    expect(table.state.fighters[0]?.spent).toEqual(['clockworkSoldier']);
  });

  test.each(['v4.1', 'revised'] as const)(
    '14.27 Clockwork Soldier (%s): when both are Onimaru each has a Soldier of their own',
    (edition) => {
      const table = duel({ edition, characters: ['onimaru', 'onimaru'], draws: [1, 3, 4] });
      table.play(SOLDIER, STEP_BACK, SOLDIER);
      expect(table.state.soldiers).toEqual([
        { owner: 0, space: 18 },
        { owner: 1, space: 1 },
      ]);
      table.play(move(1, 'forward'));
      expect(table.events).toContainEqual({ type: 'soldierMarched', seat: 0, to: 16 });
      table.play(STEP_BACK);
      expect(table.events).toContainEqual({ type: 'soldierMarched', seat: 1, to: 3 });
      // Each is the edge for the other player only.
      expect([table.spaces, table.state.soldiers.map(({ space }) => space)]).toEqual([
        [3, 7],
        [16, 3],
      ]);
      expect(table.view('spectator').soldiers).toEqual(table.state.soldiers);
      expect(table.leftOver).toBe(0);
    },
  );
});

describe('Wartime Tactics', () => {
  test('Wartime Tactics: both hands are shown to all, and the main action is still to be taken', () => {
    const table = duel({ draws: [4] }).play(use('wartimeTactics'));
    const shown = [
      { type: 'handShown', seat: 1, hand: [1, 1, 1, 1, 1] },
      { type: 'handShown', seat: 0, hand: [1, 2, 1, 0, 1] },
    ];
    const drawn = { type: 'cardsDrawn', seat: 0, count: 1 };
    // The card drawn afterwards is Onimaru’s secret.
    expect(table.eventsFor(seat(1)).slice(1)).toEqual([...shown, drawn]);
    expect(table.eventsFor(seat(0)).slice(1)).toEqual([...shown, { ...drawn, cards: [4] }]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect([table.hand(0), table.hand(1), table.spaces]).toEqual([
      [1, 2, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [5, 8],
    ]);
    expect(table.leftOver).toBe(0);
  });

  test('Wartime Tactics: the card is none more in the end', () => {
    const table = duel({ draws: [4] }).play(use('wartimeTactics'), STEP_BACK);
    expect([table.asked, table.hand(0)]).toEqual([1, [2, 2, 3, 4, 5]]);
    expect(table.leftOver).toBe(0);
  });

  test('13.12 Wartime Tactics: with the last card of the pile time is over', () => {
    const draws = [4, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = duel({ pile: 1, draws }).play(use('wartimeTactics'));
    // The opponent had come farther.
    expect([table.state.round, table.state.tokens]).toEqual([2, [0, 1]]);
    expect(table.leftOver).toBe(0);
  });

  test('14.1 Wartime Tactics: countered, nothing is shown and nothing drawn', () => {
    const table = duel({ characters: ['onimaru', 'grave'] }).play(use('wartimeTactics'), use('reversal'));
    expect(table.events.map(({ type }) => type)).toEqual(['abilityUsed', 'abilityCountered']);
    expect(table.hand(0)).toEqual([1, 2, 2, 3, 5]);
  });

  test('Wartime Tactics: a hand that has blocked is shown as it is now', () => {
    const table = duel({ characters: ['onimaru', 'rook'], first: 1, draws: [4, 4] });
    table.play(attack(3, 1), block(3, 1), use('wartimeTactics'));
    expect(table.events).toContainEqual({ type: 'handShown', seat: 0, hand: [1, 2, 0, 0, 1] });
    expect(table.leftOver).toBe(0);
  });

  test('Wartime Tactics: unused, nothing is shown', () => {
    const table = duel({ draws: [4] });
    expect(table.uses).toContainEqual(use('wartimeTactics'));
    table.play(STEP_BACK);
    expect(table.events.some(({ type }) => type === 'handShown')).toBe(false);
    expect(table.leftOver).toBe(0);
  });
});

describe('Pincer Attack', () => {
  const pincersIn = (table: DuelTable) =>
    table.uses.flatMap((one) => (one.type === 'use' && one.ability === 'pincerAttack' ? [one] : []));
  const PINCER = use('pincerAttack', { card: 3, count: 2 });
  /** The opponent is three spaces from the Soldier, and far from Onimaru. */
  const trapped = (setup: Partial<Setup> = {}) => besieged(STEP_BACK, { spaces: [5, MARCHED - 4], ...setup });

  test('Pincer Attack: the distance from the Soldier to the opponent counts, with one card or more', () => {
    const table = trapped();
    expect(table.hand(0)).toEqual([2, 2, 3, 3, 5]);
    expect(pincersIn(table)).toEqual([use('pincerAttack', { card: 3, count: 1 }), PINCER]);
    table.play(PINCER);
    expect(table.events.at(-1)).toEqual({
      type: 'attacked',
      seat: 0,
      target: 1,
      card: 3,
      count: 2,
      dashing: false,
    });
    expect([table.asked, table.choices]).toEqual([1, [block(3, 2), TAKE_HIT]]);
    expect(table.leftOver).toBe(0);
  });

  test('Pincer Attack: it is the main action: once blocked, the turn is over', () => {
    const table = trapped({ draws: [3, 3, 1, 1] }).play(PINCER, block(3, 2));
    expect([table.asked, table.question, table.hand(0)]).toEqual([1, 'mainAction', [1, 1, 2, 2, 5]]);
    expect([table.spaces, table.state.soldiers]).toEqual([[4, MARCHED - 3], [{ owner: 0, space: MARCHED }]]);
    expect(table.leftOver).toBe(0);
  });

  test('Pincer Attack: unblocked it hits', () => {
    const draws = [3, 3, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;
    const table = trapped({ draws }).play(PINCER, TAKE_HIT);
    expect(table.state.tokens).toEqual([1, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Pincer Attack: not without the Soldier', () => {
    expect(pincersIn(duel({ spaces: [5, 15] }))).toEqual([]);
  });

  test.each<[title: string, spaces: readonly [number, number], reply: Choice]>([
    ['not from the opponent’s own space', [5, 16], STEP_BACK],
    ['not from more than five spaces away', [5, MARCHED - 7], STEP_BACK],
    ['not without a card of that number', [5, MARCHED - 3], move(1, 'forward')],
  ])('Pincer Attack: %s', (_title, spaces, reply) => {
    expect(pincersIn(besieged(reply, { spaces }))).toEqual([]);
  });

  test('Pincer Attack: not with the Soldier of the other one', () => {
    const table = duel({ characters: ['onimaru', 'onimaru'], draws: [3] }).play(SOLDIER, STEP_BACK);
    expect([table.asked, pincersIn(table)]).toEqual([1, []]);
    expect(table.leftOver).toBe(0);
  });
});
