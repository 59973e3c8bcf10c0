import { describe, expect, test } from 'vitest';
import {
  attack,
  block,
  DECLINE,
  dashingBlock,
  dashingStrike,
  move,
  REVEAL,
  retreat,
  TAKE_HIT,
} from '../../choice.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Bonecracker', () => {
  test('22.2 Bonecracker: the opponent who has just blocked loses cards', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['menelker', 'rook', 'troq', 'jaina'],
      spaces: [5, 8, 1, 8],
      hands: [[3, 1, 1, 4, 4, 5], [3, 1, 2], undefined, [3, 4, 5]],
      draws: [4, 5],
    }).play(attack(3, 1), block(3, 1), DECLINE, block(3, 1));
    expect([table.asked, table.choices]).toEqual([0, [use('bonecracker'), DECLINE]]);
    table.play(use('bonecracker'));
    expect(table.hand(1)).toEqual([1, 2]);
    expect(table.hand(3)).toEqual([]);
    expect(table.leftOver).toBe(0);
  });

  test('22.19 Bonecracker: after a dashing block the defender loses cards, not the team mate who dashed in', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['menelker', 'rook', 'troq', 'jaina'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 1, 1, 4, 4, 5], [1, 2], undefined, [2, 3, 4, 5]],
      draws: [1, 2],
    }).play(attack(3, 1), TAKE_HIT, dashingBlock(2, 3, 1), use('bonecracker'));
    expect(table.hand(1)).toEqual([]);
    expect(table.hand(3)).toEqual([4, 5]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Into Oblivion', () => {
  test('Into Oblivion in Team Battle: of two who retreat, one does not draw', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['menelker', 'rook', 'troq', 'jaina'],
      spaces: [3, 8, 1, 8],
      hands: [
        [2, 3, 1, 1, 4, 4, 5],
        [1, 2, 4, 5],
        [1, 2, 3, 4, 5, 5],
        [1, 2, 4],
      ],
      draws: [4, 2, 5, 5, 5],
    }).play(dashingStrike(2, 3, 1), retreat(1), use('intoOblivion'), retreat(1));
    // The one caught has recovered without drawing.
    expect(table.asked).toBe(2);
    expect(table.hand(1)).toEqual([5]);
    table.play(move(1, 'forward'));
    expect(table.asked).toBe(0);
    expect(table.hand(3)).toEqual([2, 4, 5, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Into Oblivion: an opponent with a single card left loses that one', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['menelker', 'rook', 'troq', 'jaina'],
      spaces: [3, 8, 1, 14],
      hands: [
        [2, 3, 1, 1, 4, 4, 5],
        [1, 2],
        [1, 2, 3, 4, 5, 5],
      ],
      draws: [2],
    }).play(dashingStrike(2, 3, 1), retreat(1), use('intoOblivion'));
    expect(table.events).toContainEqual({ type: 'cardsDiscarded', seat: 1, cards: [2] });
    expect([table.asked, table.hand(1)]).toEqual([2, []]);
    expect(table.leftOver).toBe(0);
  });

  test('22.17 Into Oblivion: in a raid it counts for the common refill', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['rook', 'troq', 'jaina', 'menelker'],
      traitor: 3,
      spaces: [15, 1, 1, 1],
      hands: [
        [1, 2, 4],
        [1, 2, 3, 4, 5, 5],
        [1, 2, 3, 4, 5, 5],
        [2, 3, 1, 1, 4, 4, 5],
      ],
      draws: [4],
      recovering: [1, 2],
    })
      .take(3, REVEAL)
      .play({ type: 'nameNone' }, move(1, 'backward'));
    expect(table.asked).toBe(3);
    expect(table.spaces).toEqual([14, 1, 1, 18, 18]);
    table.play(dashingStrike(1, 3, 1), retreat(2), use('intoOblivion'));
    expect(table.asked).toBe(4);
    expect([0, 1, 2, 3].map((one) => table.hand(one).length)).toEqual([0, 6, 6, 5]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Deathstrike', () => {
  test('Deathstrike in Team Battle: nobody on the space can block, and nobody can dash in', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['menelker', 'rook', 'troq', 'jaina'],
      spaces: [3, 8, 1, 10],
      hands: [[2, 3, 3, 1, 1, 4, 4, 5], [3, 3], undefined, [2, 3, 3]],
    }).play(dashingStrike(2, 3, 2), use('deathstrike'));
    expect([table.asked, table.choices]).toEqual([1, [retreat(3), TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 0, 1, 1]);
    expect(table.asked).toBe(3);
  });
});
