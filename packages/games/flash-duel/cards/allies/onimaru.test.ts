import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, move, push, REVEAL, TAKE_HIT } from '../../choice.ts';
import { BattleTable, SIX, use } from '../../testing/table.ts';

/** Where the Soldier stands when it has marched once, and nobody was in its way. */
const MARCHED = 16;

describe('Clockwork Soldier', () => {
  test('22.6 Clockwork Soldier: it stops where an opponent stands, the farther one', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      spaces: [4, 10, 1, 17],
      hands: SIX,
    }).play(use('clockworkSoldier'));
    expect(table.state.soldiers).toEqual([{ owner: 0, space: 18 }]);
    table.play(move(1, 'forward'), move(1, 'forward'), move(1, 'forward'), move(1, 'backward'));
    // The other has gone back onto its space, so it does not march.
    expect(table.spaces).toEqual([5, 9, 2, 18]);
    expect(table.state.soldiers).toEqual([{ owner: 0, space: 18 }]);
    expect(table.leftOver).toBe(0);
  });

  test('22.6 Clockwork Soldier: on its march it stops at the opponent farther back, though it might go farther', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      spaces: [4, 10, 1, 17],
      hands: SIX,
      recovering: [1, 2, 3],
    }).play(use('clockworkSoldier'), move(1, 'forward'));
    expect(table.asked).toBe(0);
    expect(table.state.soldiers).toEqual([{ owner: 0, space: 17 }]);
    expect(table.leftOver).toBe(0);
  });

  test('22.6 Clockwork Soldier: it is the edge for all opponents of Onimaru', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      spaces: [13, 14, 1, 14],
      hands: [[1, 1, 2, 3, 4, 4, 5], SIX[1], SIX[2], SIX[3]],
      recovering: [1, 2, 3],
    }).play(use('clockworkSoldier'), move(1, 'forward'));
    // All others have recovered.
    expect(table.state.soldiers).toEqual([{ owner: 0, space: MARCHED }]);
    table.play(push(4));
    expect(table.spaces).toEqual([13, MARCHED, 1, MARCHED]);
    table.play(move(1, 'backward'));
    expect(table.spaces).toEqual([13, MARCHED, 1, MARCHED]);
    expect(table.leftOver).toBe(0);
  });

  test('22.6 Clockwork Soldier: it leaves the bridge when Onimaru is defeated', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 1, 17],
      hands: [SIX[0], [3, 1, 2, 4, 5, 5], SIX[2], SIX[3]],
    }).play(use('clockworkSoldier'), move(1, 'forward'), attack(3, 1), TAKE_HIT, DECLINE);
    expect(table.state.soldiers).toEqual([]);
    expect(table.asked).toBe(2);
    expect(table.leftOver).toBe(0);
  });

  test('22.6 Clockwork Soldier: it leaves the bridge when Onimaru goes over to the Dragon', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      traitor: 0,
    }).play(use('clockworkSoldier'));
    expect(table.state.soldiers).toEqual([{ owner: 0, space: 18 }]);
    table.take(0, REVEAL).play({ type: 'nameNone' });
    expect(table.state.soldiers).toEqual([]);
  });

  test('22.6 Clockwork Soldier: it stays when a team mate of Onimaru is defeated', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 5, 17],
      hands: [SIX[0], [3, 1, 2, 4, 5, 5], [1], SIX[3]],
    }).play(use('clockworkSoldier'), move(1, 'backward'), attack(3, 1), TAKE_HIT, DECLINE);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 0, 1]);
    // 19.9: Onimaru takes the team’s next turn as well, and the Soldier marches.
    expect(table.asked).toBe(0);
    expect(table.state.soldiers).toEqual([{ owner: 0, space: 17 }]);
  });
});

test.each<[title: string, soldiers: Readonly<Record<number, number>>, edge: number]>([
  ['of two on one side the nearer is the edge', { 0: 14, 2: 11 }, 11],
  ['whichever of the two has it', { 0: 11, 2: 14 }, 11],
  ['one in front of a fighter is no edge for them', { 0: 14, 2: 7 }, 14],
  ['one of their own side is none either', { 1: 11, 2: 14 }, 14],
])('14.27 Clockwork Soldier: %s', (_title, soldiers, edge) => {
  const table = new BattleTable({
    mode: 'team',
    characters: ['onimaru', 'onimaru', 'onimaru', 'jaina'],
    spaces: [4, 9, 1, 17],
    hands: [SIX[0], [5, 5, 5, 4, 3, 2], SIX[2], SIX[3]],
    soldiers,
    active: 0,
  }).play(move(1, 'backward'), move(5, 'backward'));
  expect(table.spaces[1]).toBe(edge);
});

test('14.27, 22.6 Clockwork Soldier: of two Onimarus on one side, the Soldier of the one who is defeated leaves', () => {
  const table = new BattleTable({
    mode: 'team',
    characters: ['onimaru', 'rook', 'onimaru', 'jaina'],
    spaces: [5, 8, 1, 17],
    hands: [SIX[0], [3, 1, 2, 4, 5, 5], SIX[2], SIX[3]],
    soldiers: { 0: 14, 2: 18 },
    active: 1,
  }).play(attack(3, 1), TAKE_HIT, DECLINE);
  expect(table.lives).toEqual([0, 1, 1, 1]);
  // It has marched on, to where Jaina stands.
  expect(table.state.soldiers).toEqual([{ owner: 2, space: 17 }]);
});

describe('Wartime Tactics', () => {
  test('22.13 Wartime Tactics: Onimaru and all opponents show their hands, team mates do not', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      hands: [[1], [2], [3], [4]],
      draws: [5],
    }).play(use('wartimeTactics'));
    expect(table.events.filter(({ type }) => type === 'handShown')).toEqual([
      { type: 'handShown', seat: 1, hand: [0, 1, 0, 0, 0] },
      { type: 'handShown', seat: 3, hand: [0, 0, 0, 1, 0] },
      { type: 'handShown', seat: 0, hand: [1, 0, 0, 0, 0] },
    ]);
    // Then Onimaru draws, and nobody else.
    expect([0, 1, 2, 3].map((one) => table.hand(one))).toEqual([[1, 5], [2], [3], [4]]);
    expect(table.leftOver).toBe(0);
  });

  test('22.13 Wartime Tactics: the defeated have nothing to show', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'rook', 'troq', 'jaina'],
      hands: [[1], [2], [3], [4]],
      fallen: [1],
      draws: [5],
    }).play(use('wartimeTactics'));
    expect(table.events.filter(({ type }) => type === 'handShown')).toHaveLength(2);
  });
});

describe('Pincer Attack', () => {
  const setup = {
    mode: 'team',
    characters: ['onimaru', 'rook', 'troq', 'jaina'],
    hands: [[1, 1, 2, 2, 3, 3, 4], [1, 2, 3, 4, 5, 5], undefined, [1, 2, 3, 4, 5, 5]],
    recovering: [1, 2, 3],
  } as const;

  test('22.4 Pincer Attack: every opponent on the space has to answer', () => {
    const table = new BattleTable({ ...setup, spaces: [4, MARCHED - 2, 1, MARCHED - 2] }).play(
      use('clockworkSoldier'),
      move(1, 'forward'),
    );
    // The others have recovered; the Soldier has marched.
    expect(table.asked).toBe(0);
    expect(table.state.soldiers[0]?.space).toBe(MARCHED);
    table.play(use('pincerAttack', { card: 2, count: 1, target: seat(3) }));
    expect([table.asked, table.choices]).toEqual([1, [block(2, 1), TAKE_HIT]]);
    table.play(block(2, 1));
    expect([table.asked, table.choices]).toEqual([3, [block(2, 1), TAKE_HIT]]);
  });

  test('Pincer Attack in Team Battle: each opponent has their own distance to the Soldier', () => {
    const table = new BattleTable({ ...setup, spaces: [4, MARCHED - 3, 1, MARCHED - 1] }).play(
      use('clockworkSoldier'),
      move(1, 'forward'),
    );
    expect(table.uses.filter((one) => one.type === 'use' && one.ability === 'pincerAttack')).toEqual([
      use('pincerAttack', { card: 3, count: 1, target: seat(1) }),
      use('pincerAttack', { card: 3, count: 2, target: seat(1) }),
      use('pincerAttack', { card: 1, count: 1, target: seat(3) }),
    ]);
    table.play(use('pincerAttack', { card: 1, count: 1, target: seat(3) }), TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 0]);
  });

  test('Pincer Attack in Team Battle: a Soldier of the other team is of no use', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['onimaru', 'onimaru', 'troq', 'jaina'],
      spaces: [4, 14, 1, 16],
      hands: [
        [1, 1, 2, 2, 3, 3],
        [1, 2, 3, 4, 5, 5],
      ],
    }).play(use('clockworkSoldier'), move(1, 'forward'));
    expect(table.asked).toBe(1);
    expect(table.uses.some((one) => one.type === 'use' && one.ability === 'pincerAttack')).toBe(false);
  });
});
