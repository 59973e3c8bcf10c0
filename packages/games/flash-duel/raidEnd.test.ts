import { describe, expect, test } from 'vitest';
import { attack, dashingStrike, move, retreat, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { flashDuel } from './index.ts';
import type { Card } from './pile.ts';
import { HOARD, MANY, raidOf } from './testing/raids.ts';
import { type BattleSetup, BattleTable } from './testing/table.ts';

describe('winning', () => {
  test('20.11 the Dragon wins when all mortals are defeated', () => {
    const table = new BattleTable({ ...raidOf(2), active: 2, fallen: [0], spaces: [9, 9, 12] });
    table.play(attack(3, 1), TAKE_HIT);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [2] });
    expect(flashDuel.outcome(table.state)).toEqual({ places: [2, 2, 1] });
  });

  test('20.11 the mortals win together, the defeated too, with the Dragon’s last hit', () => {
    const table = new BattleTable({ ...raidOf(3), fallen: [1], life: 1, spaces: [9, 1, 1, 12] });
    table.play(attack(3, 1), TAKE_HIT);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [0, 1, 2] });
    expect(flashDuel.outcome(table.state)).toEqual({ places: [1, 1, 1, 2] });
  });

  test('20.11 one hit is one, whatever it was made with, and does not win before the last', () => {
    const table = new BattleTable({
      ...raidOf(2),
      life: 2,
      spaces: [9, 1, 12],
      hands: [[3, 3, 3], [1], [3, 3, 1]],
    });
    table.play(attack(3, 3), TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 1]);
    expect(table.hand(2)).toEqual([1, 3, 3]);
    expect(flashDuel.outcome(table.state)).toBeUndefined();
  });
});

type Row = readonly [
  name: string,
  spaces: readonly number[],
  hands: readonly (readonly Card[])[],
  more: Partial<BattleSetup>,
  end: readonly [reason: string, winner?: 0 | 1],
];

/** The last mortal moves back on the Start space; when all have refilled, time is over: that mortal draws the last card, a 5. */
function timeOver(edition: EditionName, [, spaces, hands, more]: Row): BattleTable {
  const table = new BattleTable({
    ...raidOf(2),
    edition,
    active: 1,
    pile: 1,
    reshuffles: 0,
    draws: [5],
    spaces,
    hands,
    ...more,
  });
  return table.play(move(5, 'backward'));
}

describe('time over', () => {
  // Seat 1 stands on 1, plays a 5 and draws one. Seat 0 holds five cards or more, or is defeated.
  const own = [5, 5, 5, 5, 5] as const;
  const none = [1, 1, 1, 1, 1] as const;
  const lastHits: readonly Row[] = [
    ['the Dragon is hit and survives', [9, 1, 12], [[3, ...none], own, [1]], {}, ['advance', 0]],
    ['the Dragon takes its last hit', [9, 1, 12], [[3, ...none], own, [1]], { life: 1 }, ['lastHits', 0]],
    ['a mortal is hit, the other counts', [9, 1, 12], [none, own, [3]], {}, ['advance', 1]],
    ['as many on both sides', [9, 1, 12], [[3, ...none], own, [3]], {}, ['advance', 0]],
    ['cards of another number do not count', [9, 1, 12], [[2, 4, 4, ...none], own, [5]], {}, ['advance', 0]],
    ['all mortals are hit', [4, 1, 6], [none, [5, 4, 4, 4, 4], [2, 5, 5]], {}, ['lastHits', 1]],
    [
      'one hits the Dragon for the last time, another is hit',
      [4, 1, 6],
      [none, [5, 5, 4, 4, 4], [2]],
      { life: 1 },
      ['lastHits', 0],
    ],
    ['both hit the Dragon', [4, 1, 6], [[2, ...none], [5, 5, 5, 4, 4], [1]], { life: 2 }, ['lastHits', 0]],
    [
      'one hit of two is not enough',
      [4, 1, 6],
      [[2, ...none], [5, 5, 4, 4, 4], [1]],
      { life: 3 },
      ['advance', 1],
    ],
    ['one left, who is hit', [9, 1, 6], [[], [5, 4, 4, 4, 4], [5, 5]], { fallen: [0] }, ['lastHits', 1]],
  ];

  test.each(lastHits)('20.12 last hits, one mortal after the other (v4.1): %s', (...row) => {
    const [, , , , [reason, winner]] = row;
    const table = timeOver('v4.1', row);
    const end = table.eventOf('roundEnded');
    expect([end?.reason, end?.winner]).toEqual([reason, winner]);
    expect(table.eventOf('handsShown')).toBeDefined();
  });

  test('20.12 a Dragon that has taken its last hit hits nobody after it (v4.1)', () => {
    // The Dragon draws the last card. Seat 0 has more 3s than the Dragon, seat 1 fewer 5s.
    const table = new BattleTable({
      ...raidOf(2),
      edition: 'v4.1',
      active: 2,
      life: 1,
      spaces: [15, 13, 18],
      hands: [[3], [1], [5, 5, 4]],
      pile: 1,
      draws: [2],
    }).play(move(4, 'backward'));
    expect(table.eventOf('roundEnded')).toMatchObject({ reason: 'lastHits', winner: 0 });
    expect(table.lives).toEqual([1, 1, 0]);
  });

  test('20.12 there are no last hits in the revised edition', () => {
    for (const row of lastHits) {
      const table = timeOver('revised', row);
      expect(table.eventOf('roundEnded')?.reason).not.toBe('lastHits');
      expect(table.eventOf('handsShown')).toBeUndefined();
    }
  });

  const advances: readonly Row[] = [
    ['the Dragon has come farther', [4, 1, 12], [none, own, [1]], {}, ['advance', 1]],
    ['a mortal has come farther', [9, 1, 17], [none, own, [1]], {}, ['advance', 0]],
    ['equally far', [4, 1, 15], [none, own, [1]], {}, ['tie']],
    ['one defeated has come nowhere', [9, 1, 17], [[], own, [1]], { fallen: [0] }, ['advance', 1]],
    ['the mortal counts who has come farthest', [4, 1, 16], [none, own, [1]], {}, ['advance', 0]],
    ['nobody has moved', [1, 1, 18], [none, own, [1]], {}, ['tie']],
  ];

  test.each(advances)('20.13 the side that has come farther wins, in both editions: %s', (...row) => {
    const [, , , , [reason, winner]] = row;
    for (const edition of EDITION_NAMES) {
      const table = timeOver(edition, row);
      const end = table.eventOf('roundEnded');
      expect([end?.reason, end?.winner]).toEqual([reason, winner]);
      const won =
        winner === undefined ? { type: 'gameDrawn' } : { type: 'gameWon', seats: winner ? [2] : [0, 1] };
      expect(table.events).toContainEqual(won);
      const places = winner === undefined ? [1, 1, 1] : winner ? [2, 2, 1] : [1, 1, 2];
      expect(flashDuel.outcome(table.state)).toEqual({ places });
    }
  });

  test('20.8, 18.14 time is over in the middle of the mortals’ refill: nobody draws any more', () => {
    const table = new BattleTable({
      ...raidOf(2),
      edition: 'v4.1',
      active: 1,
      spaces: [4, 1, 18],
      hands: [[1, 1], [1, 2], [1]],
      pile: 2,
      draws: [2, 3],
    }).play(move(1, 'backward'));
    expect(table.eventOf('handsShown')?.hands).toEqual([
      [2, 1, 1, 0, 0],
      [0, 1, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ]);
  });

  test('18.9 the Dragon may retreat while it has to recover', () => {
    const table = new BattleTable({
      ...raidOf(2),
      recovering: [2],
      spaces: [9, 1, 13],
      hands: [[1, 3, 1, 1, 4, 4, 4], MANY, HOARD],
    });
    table.play(dashingStrike(1, 3, 1), retreat(2));
    expect(table.spaces[2]).toBe(15);
  });
});
