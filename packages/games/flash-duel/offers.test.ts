import { seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, move, showHand } from './choice.ts';
import { EDITION_NAMES } from './edition.ts';
import { BattleTable, DuelTable, QUIET, SIX } from './testing/table.ts';

const TEAM = { mode: 'team', characters: QUIET, hands: SIX } as const;
const RAID = { mode: 'raid', characters: ['zane', 'onimaru', 'zane'] } as const;

describe.each(EDITION_NAMES)('hands that are closed among team mates (%s)', (edition) => {
  const closed = { edition, openHands: false } as const;

  test('18.18 each may show theirs to a team mate, and to nobody else', () => {
    const team = new BattleTable({ ...TEAM, ...closed });
    expect(seats(4).map((one) => team.offersTo(one))).toEqual([2, 3, 0, 1].map((to) => [showHand(seat(to))]));
    const raid = new BattleTable({ ...RAID, ...closed });
    expect(raid.offersTo(0)).toEqual([showHand(seat(1)), showHand(seat(2))]);
    // The Dragon has nobody to show its hand to.
    expect(raid.offersTo(3)).toEqual([]);
  });

  test('18.18 that team mate sees the hand; the others see that it is shown', () => {
    const table = new BattleTable({ ...TEAM, ...closed }).take(0, showHand(seat(2)));
    const shown = { type: 'handShownTo', seat: 0, to: 2 };
    expect(table.eventsFor(seat(2))).toEqual([{ ...shown, hand: [2, 2, 2, 0, 0] }]);
    for (const viewer of [seat(1), seat(3), 'spectator'] as const)
      expect(table.eventsFor(viewer)).toEqual([shown]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('18.18 to the same team mate once a turn, also in the middle of a fight', () => {
    const table = new BattleTable({ ...TEAM, ...closed, spaces: [4, 7, 1, 18] }).take(3, showHand(seat(1)));
    table.play(attack(3, 1));
    expect([table.offersTo(3), table.offersTo(1)]).toEqual([[], [showHand(seat(3))]]);
    table.take(1, showHand(seat(3))).play({ type: 'block', card: 3, count: 1 });
    expect(table.asked).toBe(1);
    expect(table.offersTo(3)).toEqual([showHand(seat(1))]);
  });

  test('18.18 an empty hand, and that of a defeated player, is not shown', () => {
    const table = new BattleTable({ ...TEAM, ...closed, hands: [SIX[0], SIX[1], [], SIX[3]], fallen: [3] });
    expect([table.offersTo(2), table.offersTo(3)]).toEqual([[], []]);
  });

  test('18.18 hands that are open need not be shown, and in a duel there is nobody to help', () => {
    const open = new BattleTable({ ...TEAM, edition });
    const duel = new DuelTable({ edition, characters: ['zane', 'onimaru'] });
    expect(seats(4).flatMap((one) => open.offersTo(one))).toEqual([]);
    expect([duel.offersTo(0), duel.offersTo(1)]).toEqual([[], []]);
  });

  test('18.19 a character may be chosen several times on one side, each with cards of their own', () => {
    const table = new BattleTable({
      mode: 'team',
      edition,
      characters: ['midori', 'zane', 'midori', 'zane'],
      hands: SIX,
    });
    table.play({ type: 'use', ability: 'dragonForm' }, move(1, 'forward'), move(1, 'forward'));
    expect([table.asked, table.uses]).toEqual([
      2,
      expect.arrayContaining([{ type: 'use', ability: 'dragonForm' }]),
    ]);
    expect(table.state.fighters.map(({ spent }) => spent)).toEqual([['dragonForm'], [], [], []]);
    expect(table.state.fighters.map(({ effects }) => effects.dragonForm)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
