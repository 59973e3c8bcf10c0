import { seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { accuse, attack, block, move, REVEAL, TAKE_HIT } from './choice.ts';
import type { EditionName } from './edition.ts';
import type { Card } from './pile.ts';
import { BETRAYED, DRAGON, HOARD, NONE } from './testing/betrayed.ts';
import { MANY } from './testing/raids.ts';
import { type BattleSetup, BattleTable, use } from './testing/table.ts';

type Row = readonly [
  name: string,
  spaces: readonly number[],
  hands: readonly (readonly Card[])[],
  more: Partial<BattleSetup>,
  end: readonly [reason: string, winner?: 0 | 1],
];

/** The last mortal standing on 1 plays a 5, and the first who refills draws the last card, a 5. */
function timeOver(edition: EditionName, [, spaces, hands, more]: Row, shows = false): BattleTable {
  const table = new BattleTable({
    ...BETRAYED,
    traitor: 0,
    edition,
    active: 3,
    pile: 1,
    reshuffles: 0,
    draws: [5],
    spaces,
    hands,
    ...more,
  });
  if (shows) table.take(0, REVEAL).play(NONE);
  return table.play(move(5, 'backward'));
}

describe('time over', () => {
  // Seat 0 is the traitor, seat 3 stands on 1 and has a 5 to play.
  const ladder: readonly Row[] = [
    [
      'the traitor hits one ahead',
      [5, 8, 1, 1, 14],
      [[3], [], [], [5], [1]],
      { fallen: [2] },
      ['advance', 1],
    ],
    ['and one behind them', [9, 7, 1, 1, 14], [[2], [], [], [5], [1]], { fallen: [2] }, ['advance', 1]],
    [
      'the traitor needs more than they have',
      [9, 7, 1, 1, 14],
      [[2], [2], [], [5], [1]],
      { fallen: [2] },
      ['advance', 0],
    ],
    ['the traitor is not hit', [9, 7, 1, 1, 14], [[], [2, 2], [], [5], [1]], { fallen: [2] }, ['advance', 0]],
    [
      'traitor and Dragon hit all loyal mortals',
      [3, 7, 4, 1, 12],
      // 2 away from seat 3, 1 from seat 2; the Dragon is 5 from seat 1.
      [[2, 1], [], [], [5, 3], [5, 5]],
      {},
      ['lastHits', 1],
    ],
    [
      'a mortal the traitor has hit does not hit the Dragon any more',
      [9, 7, 1, 1, 11],
      [[2], [4], [], [5], [1]],
      { fallen: [2], life: 1 },
      ['advance', 1],
    ],
    [
      'a loyal mortal hits the Dragon for the last time',
      [2, 9, 1, 1, 12],
      [[], [3], [], [5], [1]],
      { life: 1 },
      ['lastHits', 0],
    ],
    [
      'how far the traitor has come counts for nobody',
      [13, 3, 1, 1, 17],
      [[], [], [], [5], []],
      {},
      ['advance', 0],
    ],
    [
      'the Dragon has come farther than the loyal ones',
      [13, 3, 1, 1, 15],
      [[], [], [], [5], []],
      {},
      ['advance', 1],
    ],
    ['equally far', [13, 3, 1, 1, 16], [[], [], [], [5], []], {}, ['tie']],
  ];

  test.each(ladder)('21.13 (v4.1) %s', (...row) => {
    const [, spaces, , , [reason, winner]] = row;
    const table = timeOver('v4.1', row);
    const end = table.eventOf('roundEnded');
    expect([end?.reason, end?.winner]).toEqual([reason, winner]);
    // The traitor shows the card and stays on the same space.
    expect(table.eventOf('revealed')).toEqual({ type: 'revealed', seat: 0 });
    expect([table.spaces[0], table.lives[0]]).toEqual([spaces[0], 1]);
    const won = winner === 0 ? [1, 2, 3] : [0, 4];
    expect(table.events).toContainEqual(
      winner === undefined ? { type: 'gameDrawn' } : { type: 'gameWon', seats: won },
    );
  });

  test.each(ladder)('21.14 (revised) hands count for nothing, loyal mortals only: %s', (...row) => {
    const [, spaces, , { fallen = [] }] = row;
    const table = timeOver('revised', row);
    const loyal = [1, 2, 3].filter((one) => !fallen.includes(one)).map((one) => (spaces[one] ?? 0) - 1);
    const difference = Math.max(...loyal) - (18 - (spaces[DRAGON] ?? 0));
    const end = table.eventOf('roundEnded');
    const winner = difference === 0 ? undefined : difference > 0 ? 0 : 1;
    expect([end?.reason, end?.winner]).toEqual([winner === undefined ? 'tie' : 'advance', winner]);
    expect(table.eventOf('revealed')).toEqual({ type: 'revealed', seat: 0 });
    expect(table.eventOf('handsShown')).toBeUndefined();
  });

  test('21.3, 21.7, 21.9 when time is over it is too late to show or accuse anything', () => {
    const table = new BattleTable({
      ...BETRAYED,
      characters: ['argagarg', 'zane', 'zane', 'zane'],
      edition: 'v4.1',
      active: 3,
      pile: 1,
      reshuffles: 0,
      draws: [5],
      hands: [[], [], [], [5], []],
    }).play(move(5, 'backward'));
    expect([table.asked, table.question]).toEqual([0, 'ability:timeOver']);
    for (const one of seats(5)) expect(table.offersTo(one)).toEqual([]);
  });

  test('21.13 a traitor who has shown the card before hits from where they are (v4.1)', () => {
    const row: Row = ['', [3, 15, 1, 1, 12], [[3], [], [], [5], [1]], { fallen: [2] }, ['advance', 1]];
    const table = timeOver('v4.1', row, true);
    expect(table.eventOf('revealed')).toBeUndefined();
    const end = table.eventOf('roundEnded');
    expect([end?.reason, end?.winner]).toEqual(['advance', 1]);
  });

  test('21.13 a traitor who was defeated before shows and hits nothing (v4.1)', () => {
    const row: Row = ['', [7, 9, 1, 1, 12], [[], [], [], [5], [1]], { fallen: [0] }, ['advance', 0]];
    const table = timeOver('v4.1', row);
    expect(table.eventOf('revealed')).toBeUndefined();
    expect(table.eventOf('roundEnded')?.winner).toBe(0);
    expect(table.eventOf('gameWon')).toEqual({ type: 'gameWon', seats: [1, 2, 3] });
  });

  test.each<
    [string, EditionName, life: number, hands: readonly (readonly Card[])[], end: readonly unknown[]]
  >([
    ['nobody is hit', 'v4.1', 3, [[], [], [], [5], []], ['advance', 1]],
    ['nobody is hit', 'revised', 3, [[], [], [], [5], []], ['advance', 1]],
    ['one hit more than before', 'v4.1', 1, [[3], [], [], [5], []], ['advance', 1]],
    ['two hits more', 'v4.1', 1, [[3], [3], [], [5], []], ['lastHits', 0]],
  ])('21.8, 21.13 a Dragon with the traitor card: %s (%s)', (_name, edition, life, hands, end) => {
    const row: Row = ['', [4, 4, 1, 1, 7], hands, { traitor: DRAGON, life }, ['advance', 1]];
    const table = timeOver(edition, row);
    const ended = table.eventOf('roundEnded');
    expect([ended?.reason, ended?.winner]).toEqual(end);
    expect(table.eventOf('revealed')).toBeUndefined();
    expect(table.eventOf('traitorKnown')?.seat).toBe(DRAGON);
  });
});

describe('defeated in the middle of something', () => {
  test('21.15 on their own turn by a wrong accusation: the next turn begins', () => {
    const table = new BattleTable({ ...BETRAYED, active: 0 }).take(0, accuse(seat(1)));
    expect(table.lives).toEqual([0, 1, 1, 1, 3]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.offersTo(0)).toEqual([]);
  });

  test('21.15 the last mortal on their own turn: all refill, then it is the Dragon’s turn', () => {
    const hands = [[1, 2, 3, 4], MANY, MANY, [1], HOARD] as const;
    const table = new BattleTable({ ...BETRAYED, active: 3, hands, draws: [5] }).take(3, accuse(seat(1)));
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect(table.hand(3)).toEqual([]);
    expect(table.asked).toBe(DRAGON);
  });

  test('21.15 an attack they have made goes on', () => {
    const table = new BattleTable({ ...BETRAYED, active: 0, spaces: [9, 1, 1, 1, 12] }).play(attack(3, 1));
    expect(table.asked).toBe(DRAGON);
    table.take(0, accuse(seat(1)));
    expect([table.asked, table.question]).toEqual([DRAGON, 'answerAttack']);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([0, 1, 1, 1, 2]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('21.15 an attack against them comes to nothing, and not against the others', () => {
    const table = new BattleTable({
      ...BETRAYED,
      active: DRAGON,
      spaces: [9, 9, 1, 1, 12],
      hands: [[1], [1], MANY, MANY, [3, 3, ...HOARD]],
    }).play(attack(3, 1));
    expect(table.asked).toBe(0);
    table.take(0, accuse(seat(2)));
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    table.play(TAKE_HIT);
    expect(table.events.filter(({ type }) => type === 'hitTaken')).toMatchObject([
      { type: 'hitTaken', seat: 1, by: 4 },
    ]);
    // Two turns more: one for each.
    expect(table.lives).toEqual([0, 0, 1, 1, 3]);
    expect([table.asked, table.state.extraTurns]).toEqual([DRAGON, 1]);
  });

  test('21.15 a defender who still has to answer is defeated before it is their turn to do so', () => {
    const table = new BattleTable({
      ...BETRAYED,
      active: DRAGON,
      spaces: [9, 9, 9, 1, 12],
      hands: [[3], [1], [3], MANY, [3, 3, ...HOARD]],
    }).play(attack(3, 1));
    table.take(1, accuse(seat(2))).play(block(3, 1));
    expect([table.asked, table.question]).toEqual([2, 'answerAttack']);
  });

  test('21.15 an ability is not asked for any more', () => {
    // Grave is asked whether to counter, and accuses instead.
    const table = new BattleTable({
      ...BETRAYED,
      characters: ['grave', 'zane', 'zane', 'zane'],
      dragon: ['wingGust'],
      active: DRAGON,
      spaces: [9, 1, 1, 1, 13],
    }).play(use('wingGust'));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeAnnounces']);
    table.take(0, accuse(seat(1)));
    expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
    expect(table.spaces[0]).toBe(9);
  });

  test('21.15 while recovering nothing is made up for', () => {
    const table = new BattleTable({
      ...BETRAYED,
      characters: ['zane', 'gwen', 'zane', 'zane'],
      recovering: [1],
      hands: [MANY, MANY, MANY, MANY, HOARD],
    }).play(move(1, 'backward'));
    expect([table.asked, table.question]).toEqual([1, 'ability:recovering']);
    table.take(1, accuse(seat(0)));
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    expect(table.events.some(({ type }) => type === 'recovered')).toBe(false);
  });
});
