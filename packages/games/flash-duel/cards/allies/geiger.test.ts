import { describe, expect, test } from 'vitest';
import { DECLINE, move } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Rewind Time', () => {
  test('22.8 Rewind Time: its shuffle is not one of those that the mode has', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['geiger', 'rook', 'troq'],
      hands: [[1, 2], undefined, undefined, [1, 1, 2, 2, 3, 3, 4, 4]],
      discard: [5, 5, 4],
      draws: [5, 4],
    });
    const before = table.cardsInAll;
    table.play(use('rewindTime'));
    expect(table.state.reshuffles).toBe(2);
    expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
    expect(table.hand(0)).toEqual([1, 2, 4, 5]);
    // Nor does the Dragon's hand go into it.
    expect(table.hand(3)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(table.cardsInAll).toBe(before);
    expect(table.leftOver).toBe(0);
  });
});

describe('Time Spiral', () => {
  /** Geiger steps back; then the opponents have their turns. */
  function spiralling(): BattleTable {
    return new BattleTable({
      mode: 'team',
      characters: ['geiger', 'rook', 'troq', 'jaina'],
      spaces: [4, 14, 1, 17],
      hands: [
        [1, 1, 2, 2, 3, 3],
        [1, 4, 4, 5, 5, 5],
        [1, 2, 2, 3, 3, 4],
        [1, 2, 3, 4, 5, 5],
      ],
    }).play(move(1, 'backward'));
  }

  test('22.17 Time Spiral: it may be used on any opponent’s turn', () => {
    const table = spiralling().play(move(4, 'forward'));
    expect([table.asked, table.choices]).toEqual([0, [use('timeSpiral'), DECLINE]]);
    table.play(DECLINE, move(1, 'forward'), move(2, 'forward'), use('timeSpiral'));
    // The one whose turn it was goes back, and nobody else.
    expect(table.spaces).toEqual([3, 10, 2, 17]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Time Spiral in Team Battle: a team mate’s turn is not turned back', () => {
    const table = spiralling().play(move(4, 'forward'), DECLINE, move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([3, 'mainAction']);
  });

  test('Time Spiral in a raid: on the Dragon’s turn, not on those of mortals', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['geiger', 'rook'],
      spaces: [4, 1, 18],
      hands: [
        [1, 1, 2, 2, 3, 3],
        [1, 2, 3, 4, 5, 5],
        [1, 1, 2, 2, 3, 3, 4, 4],
      ],
    }).play(move(1, 'forward'), move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    table.play(move(4, 'forward'));
    expect([table.asked, table.question]).toEqual([0, 'ability:endOfFoeTurn']);
    table.play(use('timeSpiral'));
    expect(table.spaces).toEqual([5, 2, 18]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Research & Development', () => {
  test('Research & Development in Team Battle: only Geiger knows what comes, and the next to draw gets it', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['geiger', 'rook', 'troq', 'jaina'],
      hands: [
        [1, 1, 2, 2, 3, 3],
        [1, 1, 2, 2, 3],
      ],
      draws: [4, 5, 5],
    }).play(use('researchAndDevelopment'), { type: 'arrange', cards: [5, 4, 5] });
    expect([0, 1, 2, 3].map((one) => table.view(one).top)).toEqual([
      [5, 4, 5],
      undefined,
      undefined,
      undefined,
    ]);
    table.play(move(1, 'forward'), move(1, 'forward'), DECLINE);
    expect(table.hand(1)).toEqual([1, 2, 2, 3, 5]);
    expect(table.state.top).toEqual([4, 5]);
    expect(table.leftOver).toBe(0);
  });
});
