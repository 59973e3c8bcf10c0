import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, move, TAKE_HIT } from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Hidden Agenda', () => {
  /** Quince lays a 5 aside; then he is next in line for a 3. */
  function stashed(): BattleTable {
    return new BattleTable({
      mode: 'team',
      characters: ['quince', 'rook', 'troq', 'jaina'],
      spaces: [4, 8, 1, 18],
      hands: [
        [5, 1, 1, 2, 2, 4, 4],
        [3, 3, 4, 4, 5, 5],
      ],
    }).play(use('hiddenAgenda'), { type: 'pickCard', card: 5 }, move(1, 'forward'));
  }

  test('22.21 Hidden Agenda: not even team mates see the card', () => {
    const table = stashed();
    expect([0, 1, 2, 3].map((one) => table.view(one).fighters[0]?.effects.stash)).toEqual([
      5,
      'hidden',
      'hidden',
      'hidden',
    ]);
    // What he holds they see.
    expect(table.view(2).fighters[0]?.hand).toEqual([1, 2, 0, 2, 0]);
  });

  test('22.21 Hidden Agenda: it stays face down when Quince is defeated', () => {
    const table = stashed().play(attack(3, 1), TAKE_HIT, DECLINE);
    expect(table.events).toContainEqual({ type: 'fell', seat: 0, hand: [1, 2, 0, 2, 0] });
    expect(table.state.fighters[0]?.effects.stash).toBe(5);
    expect(table.state.discard).toEqual([2, 2, 1, 2, 0]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Political Prowess', () => {
  test('Political Prowess in a raid: he exchanges a card of his own, whatever team mates hold', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['quince', 'rook'],
      hands: [[1], [3, 3]],
      discard: [5],
    });
    expect(table.uses).toEqual([use('hiddenAgenda'), use('politicalProwess', { card: 1, other: 5 })]);
    table.play(use('politicalProwess', { card: 1, other: 5 }));
    expect([table.hand(0), table.hand(1)]).toEqual([[5], [3, 3]]);
    expect(table.state.discard).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('Patriot Mirror', () => {
  test('Patriot Mirror in Team Battle: the cards come back after the first block, the second still has to answer', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['quince', 'rook', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 3, 1, 1, 2], [3, 3], undefined, [3]],
    }).play(attack(3, 2), block(3, 2));
    expect([table.asked, table.choices]).toEqual([0, [use('patriotMirror'), DECLINE]]);
    table.play(use('patriotMirror'));
    expect(table.hand(0)).toEqual([1, 1, 2, 3, 3]);
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
    table.play(TAKE_HIT);
    // What the first one blocked with is discarded, and only that besides the hand of the defeated.
    expect(table.state.discard).toEqual([0, 0, 3, 0, 0]);
    expect(table.leftOver).toBe(0);
  });
});
