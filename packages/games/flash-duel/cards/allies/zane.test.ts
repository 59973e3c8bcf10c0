import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, move, push, REVEAL, TAKE_HIT } from '../../choice.ts';
import { BattleTable, SIX, use } from '../../testing/table.ts';

describe('Shoulder Ram', () => {
  test('22.4 Shoulder Ram: every opponent on the space is pushed', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [7, 8, 1, 8],
    }).play(use('shoulderRam'));
    expect(table.spaces).toEqual([10, 11, 1, 11]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Shoulder Ram in Team Battle: an opponent farther back is not pushed, and stops Zane', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [7, 8, 1, 10],
    }).play(use('shoulderRam'));
    expect(table.spaces).toEqual([9, 11, 1, 10]);
  });

  test('Shoulder Ram in Team Battle: next to a team mate’s neighbour is not next to Zane', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [6, 8, 7, 10],
    });
    expect(table.choices).not.toContainEqual(use('shoulderRam'));
  });
});

describe('Landmine', () => {
  test('22.7 Landmine: it catches opponents of Zane only', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [4, 14, 4, 18],
      hands: SIX,
    }).play(use('landmine', { space: 5 }), move(1, 'forward'), move(5, 'forward'), move(1, 'forward'));
    // Zane and a team mate stand on it.
    expect(table.spaces).toEqual([5, 9, 5, 18]);
    expect(table.state.mines).toEqual([{ owner: 0, space: 5 }]);
  });

  test('22.7 Landmine (revised): all who are pushed over it at the same moment are caught', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [7, 8, 1, 8],
      hands: SIX,
    }).play(use('landmine', { space: 9 }), push(3));
    expect(table.state.mines).toEqual([]);
    // Both miss their turns.
    expect(table.asked).toBe(2);
    table.play(move(1, 'forward'));
    expect(table.events).toContainEqual({ type: 'turnSkipped', seat: 3 });
    expect(table.asked).toBe(0);
    expect(table.leftOver).toBe(0);
  });

  test('22.7 Landmine (v4.1): only opponents who land on it are caught, all who land there together', () => {
    const table = new BattleTable({
      mode: 'team',
      edition: 'v4.1',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [7, 8, 1, 8],
      hands: SIX,
    }).play(use('landmine', { space: 11 }), push(3));
    expect(table.state.mines).toEqual([]);
    expect(table.asked).toBe(2);
    expect(table.state.fighters[3]?.effects.skip).toBe(true);
  });

  test('22.7 Landmine: the first who lands on it alone has set it off for the next', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [4, 14, 1, 14],
      hands: SIX,
    }).play(
      use('landmine', { space: 9 }),
      move(1, 'backward'),
      move(5, 'forward'),
      move(1, 'forward'),
      move(5, 'forward'),
    );
    expect(table.spaces).toEqual([3, 9, 2, 9]);
    expect(table.state.fighters.map(({ effects }) => effects.skip)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ]);
  });

  test('22.17 Landmine: in a raid the mortal it catches is left out of the common refill', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      traitor: 0,
      spaces: [1, 15, 1, 1],
      hands: [SIX[0], [4, 1], SIX[2], SIX[3], [1, 1, 2, 2, 3, 3, 4, 4, 5]],
      recovering: [2, 3],
      draws: [2, 2, 5, 5, 4],
    })
      .take(0, REVEAL)
      .play({ type: 'nameNone' }, use('landmine', { space: 16 }), move(1, 'forward'), move(1, 'forward'));
    // The mine caught them on their own turn; they miss the next one.
    expect(table.asked).toBe(4);
    expect(table.hand(1)).toEqual([2, 2, 4, 5, 5]);
    table.play(attack(2, 1), block(2, 1), move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'turnSkipped', seat: 1 });
    table.play(move(1, 'forward'), move(1, 'forward'));
    expect(table.asked).toBe(4);
    expect([0, 1, 2, 3].map((one) => table.hand(one).length)).toEqual([5, 4, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Landmine in a raid: the Dragon misses its turn, without drawing', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['zane', 'rook'],
      dragon: ['tailSweep'],
      spaces: [7, 1, 8],
      hands: [SIX[0], SIX[1], [1, 1, 2]],
      recovering: [1],
    }).play(use('landmine', { space: 9 }), push(3));
    expect(table.spaces).toEqual([7, 1, 11]);
    expect(table.events).toContainEqual({ type: 'turnSkipped', seat: 2 });
    expect(table.hand(2)).toEqual([1, 1, 2]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Landmine in Team Battle: an opponent farther back is not caught', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [7, 8, 1, 12],
      hands: SIX,
    }).play(use('landmine', { space: 9 }), push(3));
    expect(table.state.fighters.map(({ effects }) => effects.skip)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Rook has missed a turn already.
    expect(table.events).toContainEqual({ type: 'turnSkipped', seat: 1 });
    expect(table.asked).toBe(2);
  });

  test('22.20 Landmine: it is not thrown to where a fighter stands, be it a team mate', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [4, 9, 6, 18],
    });
    expect(table.uses.filter((one) => one.type === 'use' && one.ability === 'landmine')).toEqual(
      [5, 7, 8].map((space) => use('landmine', { space })),
    );
  });

  test('22.20 Landmine: it lies where it is when Zane is defeated', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 1, 16],
      hands: [SIX[0], [3, 1, 2, 4, 5, 5], [1, 1, 2, 3, 4, 5, 5], SIX[3]],
      draws: [4],
    }).play(
      use('landmine', { space: 9 }),
      move(1, 'forward'),
      attack(3, 1),
      TAKE_HIT,
      DECLINE,
      move(1, 'forward'),
      move(5, 'forward'),
    );
    expect(table.spaces[3]).toBe(11);
    table.play(move(1, 'forward'), move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'mineSprung', seat: 1, owner: 0 });
    expect(table.state.mines).toEqual([]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, edition: 'v4.1' | 'revised', left: readonly number[], skips: true | undefined]>([
    ['a push over both sets off both, at the cost of one turn (revised)', 'revised', [], true],
    ['a push over both sets off none (v4.1)', 'v4.1', [0, 2], undefined],
  ])('14.27 Landmine: of two Zanes on one side, %s', (_title, edition, left, skips) => {
    const table = new BattleTable({
      mode: 'team',
      edition,
      characters: ['zane', 'rook', 'zane', 'jaina'],
      spaces: [7, 8, 1, 18],
      hands: [[5, 1, 2, 2, 3, 4], SIX[1], SIX[2], SIX[3]],
      mines: { 0: 10, 2: 11 },
    }).play(push(5));
    expect(table.spaces).toEqual([7, 13, 1, 18]);
    expect(table.state.mines.map(({ owner }) => owner)).toEqual(left);
    // The missed turn is taken at once: the next to be asked comes after it.
    expect(table.asked).toBe(skips ? 2 : 1);
    expect(table.events.filter(({ type }) => type === 'mineSprung')).toHaveLength(skips ? 2 : 0);
    expect(table.leftOver).toBe(0);
  });

  test('22.20 Landmine: a mortal who stood there before Zane went over is not caught until they land on it', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      traitor: 0,
      spaces: [1, 4, 1, 1, 5],
      mines: { 0: 4 },
    })
      .take(0, REVEAL)
      .play({ type: 'nameNone' }, move(1, 'forward'), move(1, 'forward'));
    expect(table.spaces[1]).toBe(4);
    expect(table.state.mines).toEqual([{ owner: 0, space: 4 }]);
    expect(table.state.fighters[1]?.effects).toEqual({});
  });

  test('22.20 Landmine: it catches Zane’s new opponents when Zane goes over to the Dragon', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      traitor: 0,
    })
      .play(use('landmine', { space: 4 }))
      .take(0, REVEAL)
      .play({ type: 'nameNone' }, move(1, 'forward'), move(3, 'forward'));
    expect(table.events).toContainEqual({ type: 'mineSprung', seat: 1, owner: 0 });
    expect(table.state.fighters[1]?.effects.skip).toBe(true);
  });
});

describe('Maximum Anarchy', () => {
  test('22.13 Maximum Anarchy: the hands of Zane and of one opponent are shuffled together', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['zane', 'rook', 'troq', 'jaina'],
      hands: [[1, 1], [2, 2, 3], [4], [5, 5]],
      draws: [2, 3, 1],
    }).play(use('maximumAnarchy', { target: seat(1) }));
    expect([0, 1, 2, 3].map((one) => table.hand(one))).toEqual([[1, 2, 3], [1, 2], [4], [5, 5]]);
    // 18.15: a team mate sees what Zane got, the others do not.
    expect(table.eventsFor(seat(2))).toContainEqual({
      type: 'handDealt',
      seat: 0,
      count: 3,
      cards: [1, 2, 3],
    });
    expect(table.eventsFor(seat(1))).toContainEqual({ type: 'handDealt', seat: 0, count: 3 });
    expect(table.leftOver).toBe(0);
  });

  test('Maximum Anarchy in a raid: the Dragon gets one card fewer, and the other mortals keep theirs', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['zane', 'rook'],
      hands: [[1, 1], [4], [2, 2, 3, 3, 4, 4, 5]],
      draws: [5, 4, 4],
    }).play(use('maximumAnarchy'));
    expect(table.hand(0)).toEqual([4, 4, 5]);
    expect(table.hand(1)).toEqual([4]);
    expect(table.hand(2)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(table.leftOver).toBe(0);
  });
});
