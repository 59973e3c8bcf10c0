import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, move, REVEAL, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';
import { timedOut } from '../../testing/teams.ts';

describe('Pacifism', () => {
  /** Team B has come farther. */
  const AHEAD = { characters: ['rook', 'troq', 'argagarg', 'jaina'], spaces: [4, 10, 1, 18] } as const;

  test('22.10 Pacifism (revised): the whole side wins when time is over', () => {
    const table = timedOut(AHEAD);
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'roundEnded', reason: 'ability' }));
    expect(table.state.tokens).toEqual([1, 0]);
  });

  test('22.10 Pacifism (v4.1): Argagarg says so when time is over', () => {
    const table = timedOut({ ...AHEAD, edition: 'v4.1' });
    expect([table.asked, table.question]).toEqual([2, 'ability:timeOver']);
    table.play(use('pacifism'));
    expect(table.state.tokens).toEqual([1, 0]);
  });

  test('22.10 Pacifism: a team mate’s attacks do not count', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'troq', 'argagarg', 'jaina'],
      spaces: [7, 10, 1, 18],
      hands: [[3, 2], [3], [1], [1]],
      pile: 1,
      reshuffles: 0,
      draws: [5],
    }).play(attack(3, 1), block(3, 1));
    expect(table.state.tokens).toEqual([1, 0]);
  });

  test('22.10 Pacifism: a defeated Argagarg wins nothing', () => {
    const table = timedOut({ ...AHEAD, fallen: [2] });
    expect(table.state.tokens).toEqual([0, 1]);
  });

  test('22.10 Pacifism: nor an Argagarg who has attacked', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['argagarg', 'troq', 'rook', 'jaina'],
      spaces: [7, 10, 1, 18],
      hands: [[3, 2], [3], [1], [1]],
      pile: 1,
      reshuffles: 0,
      draws: [5],
    }).play(attack(3, 1), block(3, 1));
    expect(table.state.tokens).toEqual([0, 1]);
  });
});

describe('Pacifism in Betrayal', () => {
  test('22.28 Pacifism: a traitor who has kept the peace wins for the Dragon’s side', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['argagarg', 'rook', 'troq', 'jaina'],
      traitor: 0,
      // The mortals have come farther.
      spaces: [3, 12, 2, 2, 17],
      hands: [[1, 2], undefined, undefined, undefined, [1]],
      recovering: [1, 2, 3],
      pile: 1,
      reshuffles: 0,
      draws: [5],
    }).play(move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [0, 4] });
    expect(table.leftOver).toBe(0);
  });
});

describe('Hex of Murkwood', () => {
  test('22.17 Hex of Murkwood: on the turn of either opponent', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['argagarg', 'troq', 'rook', 'jaina'],
      hands: [
        [1, 1, 2, 2, 3, 3],
        [1, 2, 3, 4, 5, 5],
        [1, 2, 3, 4, 5, 5],
        [4, 4, 5],
      ],
    }).play(move(1, 'forward'), move(5, 'forward'));
    // A full hand draws nothing anyway; nor is a team mate's turn an opponent's.
    expect(table.asked).toBe(2);
    table.play(move(5, 'forward'), move(5, 'forward'));
    expect([table.asked, table.choices]).toEqual([0, [use('hexOfMurkwood'), DECLINE]]);
    table.play(use('hexOfMurkwood'));
    expect(table.hand(3)).toEqual([4, 4]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('22.17 Hex of Murkwood: in a raid it counts for the common refill', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['argagarg', 'rook', 'troq', 'jaina'],
      traitor: 0,
      hands: [
        [1, 1, 2, 2, 3, 3],
        [1, 2],
        [1, 2, 3, 4, 5, 5],
        [1, 2, 3],
      ],
      draws: [4, 4, 4],
    })
      .take(0, REVEAL)
      .play({ type: 'nameNone' }, move(1, 'forward'), move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([0, 'ability:endOfFoeTurn']);
    table.play(use('hexOfMurkwood'), move(5, 'forward'), move(1, 'forward'));
    expect(table.asked).toBe(4);
    expect(table.hand(1)).toEqual([2]);
    expect(table.hand(3)).toEqual([2, 3, 4, 4, 4]);
    expect(table.leftOver).toBe(0);
  });

  test.each([
    ['seven cards are a full hand for the Dragon', [1, 1, 2, 2, 3, 3, 4, 5], 'mainAction'],
    ['with six the Dragon would draw', [1, 1, 2, 2, 3, 3, 4], 'ability:endOfFoeTurn'],
  ] as const)('Hex of Murkwood in a raid, against the Dragon: %s', (_title, hand, question) => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['argagarg', 'rook'],
      dragon: ['tailSweep'],
      hands: [[1, 1, 2, 2, 3, 3], undefined, hand],
      recovering: [1],
    }).play(move(1, 'forward'), move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([0, question]);
    expect(table.leftOver).toBe(0);
  });

  test('Hex of Murkwood in Team Battle: of two who could use it, the second has nothing more to take', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['argagarg', 'troq', 'argagarg', 'jaina'],
      hands: [
        [1, 1, 2, 2, 3, 3],
        [1, 2],
      ],
    }).play(move(1, 'forward'), move(1, 'forward'));
    // 18.16: as their turns come.
    expect([table.asked, table.question]).toEqual([2, 'ability:endOfFoeTurn']);
    table.play(use('hexOfMurkwood'));
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    expect(table.hand(1)).toEqual([2]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Protective Ward', () => {
  test('22.3 Protective Ward: one card for Argagarg, and as many as before for the team mate beside', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'argagarg', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 3, 1, 1, 2, 2, 4], [3, 1], undefined, [3, 1]],
    }).play(attack(3, 2), use('protectiveWard'));
    expect(table.hand(1)).toEqual([1]);
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
  });
});
