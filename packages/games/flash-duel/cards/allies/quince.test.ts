import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, move, TAKE_HIT } from '../../choice.ts';
import { type BattleSetup, BattleTable, use } from '../../testing/table.ts';

describe('Hidden Agenda', () => {
  const SETUP: BattleSetup = {
    mode: 'team',
    characters: ['quince', 'rook', 'troq', 'jaina'],
    spaces: [4, 8, 1, 18],
    hands: [
      [5, 1, 1, 2, 2, 4, 4],
      [3, 3, 4, 4, 5, 5],
      [1, 2, 3, 4, 5, 5],
      [1, 2, 3, 3, 5, 5],
    ],
  };

  /** Quince lays a 5 aside and goes to where Rook's 3s reach. */
  function stashed(more: Partial<BattleSetup> = {}): BattleTable {
    return new BattleTable({ ...SETUP, ...more }).play(
      use('hiddenAgenda'),
      { type: 'pickCard', card: 5 },
      move(1, 'forward'),
    );
  }

  function stashFor(table: BattleTable): readonly unknown[] {
    return [0, 1, 2, 3].map((one) => table.view(one).fighters[0]?.effects.stash);
  }

  test('22.21 Hidden Agenda: a team mate who sees the hand knows the card, opponents do not', () => {
    const table = stashed();
    expect(stashFor(table)).toEqual([5, 'hidden', 5, 'hidden']);
    expect(table.view('spectator').fighters[0]?.effects.stash).toBe('hidden');
  });

  test('22.21 Hidden Agenda: with closed hands only Quince knows it', () => {
    expect(stashFor(stashed({ openHands: false }))).toEqual([5, 'hidden', 'hidden', 'hidden']);
  });

  test('22.21 Hidden Agenda: they are told when it is laid down and when it is taken', () => {
    const table = new BattleTable(SETUP).play(use('hiddenAgenda'), { type: 'pickCard', card: 5 });
    expect(table.eventsFor(seat(2))).toEqual([{ type: 'cardStashed', seat: 0, card: 5 }]);
    expect(table.eventsFor(seat(1))).toEqual([{ type: 'cardStashed', seat: 0 }]);
    table.play(move(1, 'forward'), move(5, 'forward'), move(5, 'forward'), move(5, 'forward'));
    table.play(use('hiddenAgenda'));
    expect(table.eventsFor(seat(2))).toContainEqual({ type: 'stashTaken', seat: 0, card: 5 });
    expect(table.eventsFor(seat(3))).toContainEqual({ type: 'stashTaken', seat: 0 });
    expect(table.leftOver).toBe(0);
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
  test('Political Prowess in a raid: the card is for Quince alone, and team mates hold what they held', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['quince', 'rook'],
      hands: [[1], [3, 3]],
      discard: [4],
    });
    expect(table.uses).toEqual([use('hiddenAgenda'), use('politicalProwess', { card: 4 })]);
    table.play(use('politicalProwess', { card: 4 }));
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 4],
      [3, 3],
    ]);
    expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
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
