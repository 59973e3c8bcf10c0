import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  accuse,
  attack,
  block,
  type Choice,
  DECLINE,
  dashingBlock,
  dashingStrike,
  REVEAL,
  retreat,
  shareBlock,
  TAKE_HIT,
} from './choice.ts';
import { EDITION_NAMES } from './edition.ts';
import type { Card } from './pile.ts';
import { type BattleSetup, BattleTable, QUIET, use } from './testing/table.ts';

const TEAM = ['rook', 'grave', 'troq', 'jaina'] as const;

/** Seat 0 attacks seat 1 with a pair of 3s; seat 3 is five spaces behind. */
const PAIR = {
  mode: 'team',
  characters: QUIET,
  spaces: [9, 12, 1, 17],
  hands: [[3, 3, 1, 1, 2, 2, 4], [3, 1, 2, 4, 5], [1], [5, 3, 3, 2]],
} as const;

describe('dashing block', () => {
  test('18.10 a team mate behind dashes in and plays the rest of the block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: TEAM,
      spaces: [9, 12, 1, 17],
      hands: [[3, 3], [3], [1], [5, 3, 2]],
      draws: [1, 2, 3, 4, 5],
    }).play(attack(3, 2));
    expect(table.asked).toBe(1);
    expect(table.choices).toEqual([shareBlock(3, 1), TAKE_HIT]);
    table.play(shareBlock(3, 1));
    expect(table.asked).toBe(3);
    expect(table.choices).toEqual([dashingBlock(5, 3, 1), DECLINE]);
    table.play(dashingBlock(5, 3, 1));
    expect(table.spaces).toEqual([9, 12, 1, 12]);
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 3, count: 2 });
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 1]);
  });

  test('18.10 the team mate may play the whole block', () => {
    const table = new BattleTable(PAIR).play(attack(3, 2), TAKE_HIT);
    expect(table.choices).toEqual([dashingBlock(5, 3, 2), DECLINE]);
    table.play(dashingBlock(5, 3, 2));
    expect(table.lives).toEqual([1, 1, 1, 1]);
    expect([table.hand(1), table.hand(3)]).toEqual([[1, 2, 3, 4, 5], [2]]);
  });

  test('18.10 also against a dashing strike, and the dash card counts for nothing', () => {
    const table = new BattleTable({
      ...PAIR,
      spaces: [8, 12, 1, 15],
      hands: [[1, 3, 3, 1, 2, 2, 4], [3], [1], [3, 3]],
    });
    table.play(dashingStrike(1, 3, 2), shareBlock(3, 1));
    // One 3 to dash, one to block; without another there is nothing left to make it two.
    expect(table.choices).toEqual([dashingBlock(3, 3, 1), DECLINE]);
    const alone = new BattleTable({
      ...PAIR,
      spaces: [8, 12, 1, 15],
      hands: [[1, 3, 3, 1, 2, 2, 4], [1], [1], [3, 3]],
    });
    expect(alone.play(dashingStrike(1, 3, 2), TAKE_HIT).choices).toEqual([DECLINE]);
  });

  test('18.10 what cannot be blocked cannot be dashing blocked, and no part of a block is offered', () => {
    const table = new BattleTable({
      ...PAIR,
      characters: ['rook', 'onimaru', 'zane', 'onimaru'],
      spaces: [11, 12, 1, 17],
      hands: [[1, 1, 2, 2, 3, 3, 4], [1, 2, 3, 4, 5], [1], [5, 1, 1]],
    }).play(attack(1, 2), use('windmillCrusher'));
    expect(table.choices).toEqual([TAKE_HIT]);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([1, 0, 1, 1]);
  });

  test('18.10 a team mate who has dashed in need not answer the attack', () => {
    const table = new BattleTable(PAIR).play(attack(3, 2), TAKE_HIT, dashingBlock(5, 3, 2));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test.each<[string, Partial<BattleSetup>, dashes: readonly Card[] | undefined]>([
    ['five spaces behind', {}, [5]],
    ['three spaces behind', { spaces: [9, 12, 1, 15] }, [3]],
    ['one space behind', { spaces: [9, 12, 1, 13] }, [1]],
    ['six spaces behind', { spaces: [9, 12, 1, 18] }, undefined],
    ['on the same space', { spaces: [9, 12, 1, 12] }, undefined],
    ['ahead', { spaces: [9, 12, 1, 11] }, undefined],
    ['behind, but has to recover', { recovering: [3] }, undefined],
    ['behind, but defeated', { fallen: [3] }, undefined],
    ['behind, but without a card', { hands: [[3, 3, 1, 1, 2, 2, 4], [3], [1], []] }, undefined],
  ])('18.11 the dash must end on the space of the team mate ahead: %s', (_name, more, dashes) => {
    for (const edition of EDITION_NAMES) {
      const hands = [[3, 3, 1, 1, 2, 2, 4], [3], [1], [1, 2, 3, 3, 3, 4, 5]] as const;
      const table = new BattleTable({ ...PAIR, edition, hands, ...more }).play(attack(3, 2));
      expect(table.choices).toEqual(dashes ? [shareBlock(3, 1), TAKE_HIT] : [TAKE_HIT]);
      // On the same space the team mate has to answer first.
      if (!dashes) continue;
      table.play(shareBlock(3, 1));
      expect([table.asked, table.question]).toEqual([3, 'help']);
      expect(table.choices).toEqual([...dashes.map((dash) => dashingBlock(dash, 3, 1)), DECLINE]);
    }
  });

  test('18.11 a dash that is stopped next to the opponent ends there as well', () => {
    const table = new BattleTable({
      ...PAIR,
      spaces: [11, 12, 1, 15],
      hands: [[1, 1, 2, 2, 3, 3, 4], [1, 2], [1], [1, 2, 3, 4, 5]],
    }).play(attack(1, 2), shareBlock(1, 1));
    expect(table.choices).toEqual([
      dashingBlock(3, 1, 1),
      dashingBlock(4, 1, 1),
      dashingBlock(5, 1, 1),
      DECLINE,
    ]);
    expect(table.play(dashingBlock(5, 1, 1)).spaces).toEqual([11, 12, 1, 12]);
  });

  test('18.11 a player who has to recover cannot dash in, but can block', () => {
    const table = new BattleTable({
      ...PAIR,
      recovering: [1, 3],
      hands: [[3, 3, 1, 1, 2, 2, 4], [3, 3], [1], [5, 3]],
    });
    expect(table.play(attack(3, 2)).choices).toEqual([block(3, 2), TAKE_HIT]);
  });

  test('18.12 a whole block asks nobody else', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: TEAM,
      spaces: [9, 12, 1, 17],
      hands: [[3, 3], [3, 3], [1], [5, 3, 2]],
      draws: [1, 2, 3, 4, 5],
    }).play(attack(3, 2), block(3, 2));
    expect(table.asked).toBe(1);
    expect(table.question).toBe('mainAction');
  });

  test('18.12 a retreat asks nobody else', () => {
    const table = new BattleTable({ ...PAIR, spaces: [8, 12, 1, 17], draws: [1, 1] });
    table.play(dashingStrike(1, 3, 2), retreat(2));
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    expect(table.lives).toEqual([1, 1, 1, 1]);
  });

  /** The Dragon attacks seat 0 with three 4s; the others are behind. */
  const raid = {
    mode: 'raid',
    characters: QUIET,
    spaces: [8, 6, 5, 3, 12],
    hands: [[1], [2, 4, 4, 4], [3, 4, 4], [5, 4], [4, 4, 4, 1, 1, 1, 2, 2, 2, 3, 3, 3]],
    dragon: ['devour'],
    active: 4,
    edition: 'v4.1',
  } as const;

  test('18.12 several contribute to one block, asked in turn order', () => {
    const table = new BattleTable(raid).play(attack(4, 3));
    expect(table.choices).toEqual([TAKE_HIT]);
    table.play(TAKE_HIT);
    expect(table.asked).toBe(1);
    expect(table.choices).toEqual([1, 2, 3].map((count) => dashingBlock(2, 4, count)).concat(DECLINE));
    table.play(dashingBlock(2, 4, 1));
    expect(table.asked).toBe(2);
    // No more than is missing.
    expect(table.choices).toEqual([dashingBlock(3, 4, 1), dashingBlock(3, 4, 2), DECLINE]);
    table.play(dashingBlock(3, 4, 1));
    expect(table.asked).toBe(3);
    expect(table.choices).toEqual([dashingBlock(5, 4, 1), DECLINE]);
    table.play(dashingBlock(5, 4, 1));
    expect(table.spaces).toEqual([8, 8, 8, 8, 12]);
    expect(table.events).toContainEqual({ type: 'blocked', seat: 0, card: 4, count: 3 });
    expect(table.lives).toEqual([1, 1, 1, 1, 4]);
  });

  test('18.12 when the block is whole nobody else is asked', () => {
    const table = new BattleTable(raid).play(
      attack(4, 3),
      TAKE_HIT,
      dashingBlock(2, 4, 1),
      dashingBlock(3, 4, 2),
    );
    expect(table.question).toBe('mainAction');
    expect(table.spaces[3]).toBe(3);
  });

  test('18.12 the last to be asked can only make it whole', () => {
    const table = new BattleTable(raid).play(attack(4, 3), TAKE_HIT, DECLINE, DECLINE);
    expect([table.asked, table.question]).toEqual([3, 'help']);
    // One 4 is there and three are missing: the question comes all the same.
    expect(table.choices).toEqual([DECLINE]);
    expect(table.play(DECLINE).lives).toEqual([0, 1, 1, 1, 4]);
  });

  test('18.12 who is asked depends on what all can see, not on hands', () => {
    const hands = [[1], [1], [1], [1], raid.hands[4]] as const;
    const table = new BattleTable({ ...raid, hands }).play(attack(4, 3), TAKE_HIT);
    for (const helper of [1, 2, 3]) {
      expect([table.asked, table.question]).toEqual([helper, 'help']);
      expect(table.choices).toEqual([DECLINE]);
      table.play(DECLINE);
    }
    expect(table.lives).toEqual([0, 1, 1, 1, 4]);
  });

  test('18.12 each defender may be helped separately', () => {
    const table = new BattleTable({
      ...raid,
      spaces: [8, 8, 5, 3, 12],
      hands: [[4], [4], [3, 4, 4], [5, 4], raid.hands[4]],
    }).play(attack(4, 2));
    expect(table.asked).toBe(0);
    table.play(shareBlock(4, 1), dashingBlock(3, 4, 1));
    // Seat 2 is on the space now and no longer behind it.
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    table.play(shareBlock(4, 1));
    expect([table.asked, table.question]).toEqual([3, 'help']);
    table.play(dashingBlock(5, 4, 1));
    expect(table.lives).toEqual([1, 1, 1, 1, 4]);
    expect(table.spaces).toEqual([8, 8, 8, 8, 12]);
  });

  test('18.12 what was played for one counts for nobody else', () => {
    const table = new BattleTable({
      ...raid,
      spaces: [8, 8, 5, 3, 12],
      hands: [[4], [1], [3, 4, 4], [5, 4], raid.hands[4]],
    }).play(attack(4, 2), shareBlock(4, 1), dashingBlock(3, 4, 1), TAKE_HIT);
    // Seat 1 is not blocked for: two are missing, and seat 3 has one.
    expect([table.asked, table.question]).toEqual([3, 'help']);
    expect(table.choices).toEqual([DECLINE]);
    expect(table.play(DECLINE).lives).toEqual([1, 0, 1, 1, 4]);
  });

  test('18.12 a whole block, a part of it or nothing: no part is the whole', () => {
    const hands = [PAIR.hands[0], [3, 3, 3], [1], [5, 3]] as const;
    const { choices } = new BattleTable({ ...PAIR, hands }).play(attack(3, 2));
    expect(choices).toEqual([block(3, 2), shareBlock(3, 1), TAKE_HIT]);
  });

  test('18.12, 22.5 what a helper has turned up is gone when they do not help', () => {
    const table = new BattleTable({
      ...raid,
      characters: ['zane', 'lum', 'zane', 'zane'],
      hands: [[4, 4], [2], [3, 4], [1], raid.hands[4]],
      draws: [4],
    }).play(attack(4, 3), shareBlock(4, 1), use('rollTheDice'));
    expect(table.choices).toEqual([dashingBlock(2, 4, 1), DECLINE]);
    table.play(DECLINE);
    expect(table.asked).toBe(2);
    expect(table.choices).toEqual([dashingBlock(3, 4, 1), DECLINE]);
    table.play(DECLINE);
    expect(table.choices).toEqual([DECLINE]);
  });

  test('18.13 cards toward a block that does not come about are spent, and who dashed stays', () => {
    const table = new BattleTable(raid);
    const before = table.cardsInAll;
    table.play(attack(4, 3), TAKE_HIT, dashingBlock(2, 4, 1), DECLINE, DECLINE);
    expect(table.lives).toEqual([0, 1, 1, 1, 4]);
    expect(table.spaces[1]).toBe(8);
    expect(table.hand(1)).toEqual([4, 4]);
    expect(table.cardsInAll).toBe(before);
    expect(table.events.some(({ type }) => type === 'blocked')).toBe(false);
  });

  test('18.13 the defender’s part is spent too', () => {
    const table = new BattleTable({ ...PAIR, hands: [PAIR.hands[0], [3], [1], [5, 2]] });
    table.play(attack(3, 2), shareBlock(3, 1), DECLINE);
    expect(table.lives).toEqual([1, 0, 1, 1]);
    // Three 3s: the attack and the part.
    expect(table.state.discard).toEqual([0, 0, 3, 0, 0]);
    expect(table.events).toContainEqual({ type: 'fell', seat: 1, hand: [0, 0, 0, 0, 0] });
  });
});

describe('a player goes in the middle of a dashing block', () => {
  /** The Dragon attacks seat 0 with a pair of 4s; seats 1 and 2 are behind; seat 3 is the traitor. */
  const betrayed = {
    mode: 'betrayal',
    characters: QUIET,
    traitor: 3,
    spaces: [8, 6, 5, 1, 12],
    hands: [[4, 1], [2, 4, 4], [3, 4, 4], [1], [4, 4, 1, 1, 1, 2, 2, 2, 3, 3, 3]],
    dragon: ['deepBreath'],
    active: 4,
  } as const;
  const asking = () => new BattleTable(betrayed).play(attack(4, 2), shareBlock(4, 1));
  const name = (...counts: readonly number[]): readonly Choice[] =>
    counts.map((count, index) => ({ type: 'nameCount', card: (index + 1) as Card, count }));

  test('21.15 the defender is defeated by their own accusation: there is nothing left to block', () => {
    const table = asking();
    expect([table.asked, table.question]).toEqual([1, 'help']);
    table.take(0, accuse(seat(2)));
    expect(table.lives).toEqual([0, 1, 1, 1, 3]);
    expect(table.events.some(({ type }) => type === 'hitTaken')).toBe(false);
    // The Dragon's turn is over; for the defeated mortal it takes another.
    expect([table.asked, table.question]).toEqual([4, 'mainAction']);
    expect(table.spaces.slice(1, 3)).toEqual([6, 5]);
  });

  test('21.15 the defender is defeated by a named hand', () => {
    const table = asking().take(3, REVEAL);
    table.play({ type: 'nameHand', seat: seat(0) }, ...name(1, 0, 0, 0));
    expect(table.lives).toEqual([0, 1, 1, 1, 3]);
    table.play({ type: 'nameNone' });
    expect([table.asked, table.question]).toEqual([4, 'mainAction']);
    expect(table.events.some(({ type }) => type === 'hitTaken')).toBe(false);
  });

  test('21.15 a helper is defeated while being asked: the next one is asked', () => {
    const table = asking().take(1, accuse(seat(0)));
    expect(table.lives).toEqual([1, 0, 1, 1, 3]);
    expect([table.asked, table.question]).toEqual([2, 'help']);
    expect(table.choices).toEqual([dashingBlock(3, 4, 1), DECLINE]);
    table.play(dashingBlock(3, 4, 1));
    expect(table.lives).toEqual([1, 0, 1, 1, 3]);
    expect(table.events).toContainEqual({ type: 'blocked', seat: 0, card: 4, count: 2 });
  });

  test('21.15 the last helper is defeated while being asked: the defender is hit', () => {
    const table = asking()
      .play(DECLINE)
      .take(2, accuse(seat(0)));
    expect(table.lives).toEqual([0, 1, 0, 1, 3]);
    expect(table.eventOf('hitTaken')).toMatchObject({ seat: 0, by: 4 });
  });

  test('18.12, 21.15 when those asked later are defeated one is the last, who can only make it whole', () => {
    const table = new BattleTable({ ...betrayed, spaces: [8, 6, 5, 1, 12] }).play(attack(4, 2), TAKE_HIT);
    expect(table.choices).toEqual([dashingBlock(2, 4, 1), dashingBlock(2, 4, 2), DECLINE]);
    table.take(2, accuse(seat(0)));
    expect(table.asked).toBe(1);
    expect(table.choices).toEqual([dashingBlock(2, 4, 2), DECLINE]);
  });

  test('21.3, 21.5 the traitor is attacked and shows the card while others are asked to help', () => {
    const table = new BattleTable({ ...betrayed, traitor: 0 }).play(attack(4, 2), shareBlock(4, 1));
    expect([table.asked, table.question]).toEqual([1, 'help']);
    table.take(0, REVEAL).play({ type: 'nameNone' });
    expect(table.lives).toEqual([1, 1, 1, 1, 3]);
    expect(table.spaces).toEqual([18, 6, 5, 1, 12]);
    // What was played is spent, and the Dragon's turn is over.
    expect(table.hand(0)).toEqual([1]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('21.3, 21.5 the traitor shows the card while asked to help, and is asked no more', () => {
    const table = new BattleTable({ ...betrayed, traitor: 1 }).play(attack(4, 2), shareBlock(4, 1));
    table.take(1, REVEAL).play({ type: 'nameNone' });
    expect(table.spaces[1]).toBe(18);
    expect([table.asked, table.question]).toEqual([2, 'help']);
    table.play(DECLINE);
    expect(table.lives).toEqual([0, 1, 1, 1, 3]);
  });

  test('21.3, 21.5 the last who could help turns out as the traitor: the defender is hit', () => {
    const table = new BattleTable({ ...betrayed, traitor: 2 }).play(attack(4, 2), shareBlock(4, 1), DECLINE);
    expect([table.asked, table.question]).toEqual([2, 'help']);
    table.take(2, REVEAL).play({ type: 'nameNone' });
    expect(table.lives).toEqual([0, 1, 1, 1, 3]);
  });

  test('21.5 the traitor who is found out and the Dragon dashing block for each other', () => {
    // Seat 1 attacks the Dragon on 11; the traitor stands on 18 and comes up to 13 first.
    const table = new BattleTable({
      ...betrayed,
      traitor: 0,
      active: 0,
      spaces: [3, 8, 1, 1, 11],
      hands: [[5, 2, 3], [3, 1], [1], [1], [1, 1, 2]],
    });
    table.take(0, REVEAL).play({ type: 'nameNone' }, { type: 'move', card: 5, direction: 'forward' });
    expect(table.spaces).toEqual([13, 8, 1, 1, 11]);
    table.play(attack(3, 1));
    expect([table.asked, table.question]).toEqual([4, 'answerAttack']);
    table.play(TAKE_HIT);
    expect([table.asked, table.question]).toEqual([0, 'help']);
    table.play(dashingBlock(2, 3, 1));
    expect(table.lives).toEqual([1, 1, 1, 1, 3]);
    expect(table.spaces).toEqual([11, 8, 1, 1, 11]);
  });
});
