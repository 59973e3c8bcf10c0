import { seats, viewers } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  attack,
  block,
  type Choice,
  DECLINE,
  dashingStrike,
  move,
  push,
  retreat,
  TAKE_HIT,
} from './choice.ts';
import { EDITION_NAMES } from './edition.ts';
import { type BattleSetup, BattleTable, QUIET, use } from './testing/table.ts';

const FOUR = { mode: 'team', characters: QUIET } as const;
const THREE = { mode: 'raid', characters: ['zane', 'onimaru', 'zane'] } as const;
/** More cards than a hand is refilled to, so that nobody draws. */
const MANY = [1, 2, 3, 4, 5, 5, 4] as const;

describe('sides', () => {
  test.each<[string, BattleSetup, spaces: readonly number[]]>([
    ['Team Battle, two against two', FOUR, [1, 18, 1, 18]],
    ['a raid of two', { mode: 'raid', characters: ['zane', 'zane'] }, [1, 1, 18]],
    ['a raid of three', THREE, [1, 1, 1, 18]],
    ['a raid of four', { mode: 'raid', characters: QUIET }, [1, 1, 1, 1, 18]],
    ['Betrayal', { mode: 'betrayal', characters: QUIET }, [1, 1, 1, 1, 18]],
  ])('18.1 each side begins at its own end: %s', (_name, setup, spaces) => {
    for (const edition of EDITION_NAMES)
      expect(new BattleTable({ ...setup, edition }).spaces).toEqual(spaces);
  });

  test('18.1 forward is toward the other end, for both of a team', () => {
    const table = new BattleTable({ ...FOUR, hands: [MANY, MANY, MANY, MANY] });
    table.play(move(3, 'forward'), move(3, 'forward'), move(4, 'forward'), move(4, 'forward'));
    expect(table.spaces).toEqual([4, 15, 5, 14]);
  });

  test.each([
    [9, 12, 17],
    [9, 17, 12],
  ])('18.1 every opponent can be attacked from %i: they stand on %i and %i', (own, one, other) => {
    const table = new BattleTable({
      ...FOUR,
      spaces: [own, one, 1, other],
      hands: [[3, 5], MANY, MANY, MANY],
    });
    expect(table.choices).toContainEqual(attack(3, 1));
    expect(table.choices).not.toContainEqual(attack(5, 1));
  });

  test('18.2 team mates may share a space, and go past each other', () => {
    const table = new BattleTable({ ...THREE, spaces: [4, 4, 2, 18], hands: [MANY, MANY, MANY, MANY] });
    table.play(move(2, 'forward'), move(2, 'forward'), move(5, 'forward'));
    expect(table.spaces).toEqual([6, 6, 7, 18]);
  });

  test.each<[string, Partial<BattleSetup>, Choice, to: number]>([
    ['a move', {}, move(5, 'forward'), 11],
    ['a move that does not reach the opponent', {}, move(1, 'forward'), 9],
    ['a dash', {}, dashingStrike(5, 1, 1), 11],
    ['a move past a defeated opponent', { fallen: [3] }, move(5, 'forward'), 13],
  ])('18.3 nobody goes past the front-most opponent: %s', (_name, more, choice, to) => {
    const table = new BattleTable({
      ...FOUR,
      spaces: [8, 15, 1, 12],
      hands: [[1, 5, 1, 2, 3, 4, 5], MANY, MANY, MANY],
      ...more,
    });
    expect(table.play(choice).spaces[0]).toBe(to);
  });

  test('18.3 the Dragon is held up by the front-most mortal', () => {
    const table = new BattleTable({
      ...THREE,
      active: 3,
      dragon: ['devour'],
      spaces: [2, 9, 5, 12],
      draws: [1, 1, 1, 1],
    });
    expect(table.play(move(5, 'forward')).spaces).toEqual([2, 9, 5, 10]);
  });
});

describe('against a space', () => {
  test.each<[string, Choice, asked: number]>([
    ['the front-most', attack(2, 1), 1],
    ['one farther back', attack(4, 1), 3],
    ['a dash, then the front-most', dashingStrike(1, 1, 1), 1],
    ['a dash, then one farther back', dashingStrike(1, 3, 1), 3],
    ['a dash that is stopped, then one farther back', dashingStrike(5, 3, 1), 3],
  ])('18.4 an opponent is attacked at their own distance: %s', (_name, choice, asked) => {
    const hands = [[1, 1, 2, 3, 4, 5, 5], MANY, MANY, MANY] as const;
    const table = new BattleTable({ ...FOUR, spaces: [8, 10, 1, 12], hands }).play(choice);
    expect(table.asked).toBe(asked);
    const one = choice.type === 'dashingStrike' ? 'answerStrike' : 'answerAttack';
    expect(table.question).toBe(one);
    // The other opponent has nothing to answer, but might dash in for one ahead.
    table.play(TAKE_HIT, ...(asked === 1 ? [DECLINE] : []));
    expect(table.lives).toEqual(asked === 1 ? [1, 0, 1, 1] : [1, 1, 1, 0]);
  });

  test('18.4 no other number attacks or strikes', () => {
    const { choices } = new BattleTable({ ...FOUR, spaces: [8, 10, 1, 12] });
    expect(choices.filter(({ type }) => type === 'attack')).toEqual([attack(2, 1), attack(4, 1)]);
    // From 9 they are 1 and 3 away, and nearer one does not get.
    const strikes = choices.flatMap((choice) => (choice.type === 'dashingStrike' ? [choice] : []));
    expect(new Set(strikes.map(({ card }) => card))).toEqual(new Set([1, 3]));
  });

  const both = { ...FOUR, spaces: [8, 11, 8, 11] } as const;

  test('18.5 every opponent on the space gives their own answer, in turn order; hits take effect when all have', () => {
    const table = new BattleTable({ ...both, hands: [[3, 1, 1, 2, 2, 4], [1], MANY, [3, 3]] });
    table.play(attack(3, 1));
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.choices).toEqual([TAKE_HIT]);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 1, 1]);
    expect([table.asked, table.question]).toEqual([3, 'answerAttack']);
    expect(table.choices).toEqual([block(3, 1), TAKE_HIT]);
    table.play(block(3, 1));
    expect(table.lives).toEqual([1, 0, 1, 1]);
    expect(table.hand(3)).toEqual([3]);
  });

  test('18.5 in turn order counts from the seat whose turn it is', () => {
    const table = new BattleTable({ ...both, active: 2 }).play(attack(3, 1));
    expect(table.asked).toBe(3);
    table.play(TAKE_HIT);
    expect(table.asked).toBe(1);
  });

  const three = { ...THREE, spaces: [9, 9, 9, 12], active: 3, dragon: ['devour'] } as const;

  test('18.5 of three on one space one blocks, one retreats and one is hit', () => {
    const table = new BattleTable({
      ...three,
      spaces: [9, 9, 9, 13],
      hands: [[3], [5], [4], [1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 2]],
    });
    table.play(dashingStrike(1, 3, 1), block(3, 1), retreat(5));
    expect(table.lives).toEqual([1, 1, 1, 3]);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 0, 3]);
    expect(table.spaces.slice(0, 2)).toEqual([9, 4]);
    expect(table.state.fighters.map(({ recovering }) => recovering)).toEqual([false, true, false, false]);
  });

  test('18.5 when all on the last space are hit the round is over', () => {
    const table = new BattleTable({ ...three, edition: 'v4.1' }).play(attack(3, 1), TAKE_HIT, TAKE_HIT);
    expect(table.question).toBe('answerAttack');
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([0, 0, 0, 3]);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [3] });
    expect(table.choices).toEqual([]);
  });

  test('18.5 an opponent who is hit does not spare the next one the answer, nor does a block help the other', () => {
    const table = new BattleTable({ ...both, hands: [[3, 3, 1, 1, 2, 2, 2], [3, 3], MANY, [3, 3]] });
    table.play(attack(3, 2), block(3, 2));
    expect(table.choices).toEqual([block(3, 2), TAKE_HIT]);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 1, 0]);
  });

  test.each<[string, spaces: readonly number[], fallen: readonly number[], after: readonly number[]]>([
    ['both on the next space', [8, 9, 1, 9], [], [8, 12, 1, 12]],
    ['only the opponent on the next space', [8, 9, 1, 10], [], [8, 12, 1, 10]],
    ['nobody who is defeated', [8, 9, 1, 9], [3], [8, 12, 1, 9]],
    ['each to the Start space at most', [15, 16, 1, 16], [], [15, 18, 1, 18]],
  ])('18.6 a push moves %s', (_name, spaces, fallen, after) => {
    const table = new BattleTable({ ...FOUR, spaces, fallen, hands: [MANY, MANY, MANY, MANY] });
    expect(table.play(push(3)).spaces).toEqual(after);
  });

  test.each([
    ['next to the front-most opponent no', [8, 9, 1, 12], 0],
    ['otherwise a', [8, 10, 1, 12], 1],
  ])(
    '18.7 %s dashing strike is possible, no matter which opponent it would be aimed at',
    (_name, spaces, some) => {
      const { choices } = new BattleTable({ ...FOUR, spaces });
      expect(Math.min(1, choices.filter(({ type }) => type === 'dashingStrike').length)).toBe(some);
      // The one farther back can be attacked from there all the same.
      expect(choices).toContainEqual(attack(4, 1));
    },
  );
});

describe('defeated', () => {
  const struck = {
    mode: 'team',
    characters: ['zane', 'geiger', 'onimaru', 'geiger'],
    spaces: [8, 11, 1, 17],
    hands: [[3, 1, 2, 4, 5, 5], [2, 4], MANY, MANY],
  } as const;

  test('18.8 the hand goes openly to the discard pile', () => {
    const table = new BattleTable(struck).play(attack(3, 1), TAKE_HIT);
    expect(table.hand(1)).toEqual([]);
    expect(table.state.discard).toEqual([0, 1, 1, 1, 0]);
    for (const viewer of viewers(4))
      expect(table.eventsFor(viewer)).toContainEqual({ type: 'fell', seat: 1, hand: [0, 1, 0, 1, 0] });
  });

  test('18.8 a defeated fighter is off the bridge, takes no turns and uses no ability', () => {
    const table = new BattleTable(struck).play(attack(3, 1), TAKE_HIT);
    // A team mate takes that turn (19.9).
    expect([table.asked, table.question]).toEqual([3, 'mainAction']);
    table.play(move(1, 'backward'));
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    // Of two Geigers who could turn back time only the one left is asked.
    table.play(move(5, 'forward'));
    expect([table.asked, table.question]).toEqual([3, 'ability:endOfFoeTurn']);
    table.play(DECLINE);
    expect([table.asked, table.question]).toEqual([3, 'mainAction']);
    expect(table.spaces[2]).toBe(6);
  });

  test('18.8 a defeated fighter answers nothing, and holds nobody up', () => {
    const table = new BattleTable({ ...FOUR, spaces: [8, 11, 1, 11], fallen: [1] });
    table.play(attack(3, 1));
    expect(table.asked).toBe(3);
    const past = new BattleTable({ ...FOUR, spaces: [8, 9, 1, 17], fallen: [1], hands: [MANY] });
    expect(past.choices.filter(({ type }) => type === 'push' || type === 'attack')).toEqual([]);
    expect(past.play(move(4, 'forward')).spaces[0]).toBe(12);
  });

  test('18.8 the Dragon stays until its last hit', () => {
    const table = new BattleTable({ ...THREE, spaces: [9, 1, 1, 12], dragon: ['devour'] });
    table.play(attack(3, 1), TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 1, 2]);
    expect(table.hand(3)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each<[string, Choice, Choice]>([
    ['block', attack(3, 1), block(3, 1)],
    ['block a strike', dashingStrike(1, 2, 1), block(2, 1)],
    ['retreat', dashingStrike(1, 2, 1), retreat(4)],
  ])('18.9 a fighter who has to recover may %s', (_name, choice, answer) => {
    const table = new BattleTable({ ...FOUR, spaces: [8, 11, 1, 18], recovering: [1], hands: [MANY, MANY] });
    table.play(choice, answer);
    expect(table.lives).toEqual([1, 1, 1, 1]);
    expect(table.events).toContainEqual({ type: 'recovered', seat: 1 });
    // That fighter has recovered, and it is the next turn.
    expect(table.asked).toBe(2);
    expect(table.state.fighters[1]?.recovering).toBe(false);
  });

  test('18.9 several retreats before its next turn cost the Dragon one recovery', () => {
    const table = new BattleTable({
      ...THREE,
      edition: 'v4.1',
      spaces: [8, 6, 1, 11],
      hands: [
        [1, 2, 1, 1, 5, 5, 5],
        [5, 1, 5, 4, 4, 4, 3],
        [1, 1, 3, 3, 3, 4],
        [1, 2, 1, 2, 3, 3, 4, 4, 5],
      ],
      dragon: ['devour'],
      draws: [2],
    });
    table.play(dashingStrike(1, 2, 1), retreat(1));
    expect(table.state.fighters[3]?.recovering).toBe(true);
    table.play(dashingStrike(5, 1, 1), retreat(1));
    expect(table.spaces[3]).toBe(13);
    table.play(move(1, 'backward'));
    // The Dragon has recovered, and the mortals are at it again.
    expect(table.events).toContainEqual({ type: 'recovered', seat: 3 });
    expect(table.asked).toBe(0);
    expect(table.state.fighters[3]?.recovering).toBe(false);
  });
});

describe('cards', () => {
  test.each<[string, BattleSetup]>([
    ['Team Battle, revised', { ...FOUR, edition: 'revised', reshuffles: 2 }],
    [
      'a raid of two, revised',
      { mode: 'raid', characters: ['zane', 'zane'], edition: 'revised', reshuffles: 1 },
    ],
    ['a raid of three, v4.1', { ...THREE, edition: 'v4.1', reshuffles: 1 }],
  ])('18.14 the discard pile becomes the draw pile at once, and drawing goes on: %s', (_name, setup) => {
    const { reshuffles = 0 } = setup;
    const last = setup.characters.length - 1;
    const active = setup.mode === 'team' ? 0 : last;
    const full = [1, 2, 3, 4, 5] as const;
    const hands = Array.from({ length: last + 1 }, (_, index) => (index === active ? [1, 2, 3] : full));
    // In a raid the Dragon has no card to give: 20.6 is tested there.
    if (setup.mode === 'raid') hands.push([]);
    const table = new BattleTable({ ...setup, hands, active, pile: 1, draws: [4, 5, 5] } as BattleSetup);
    const before = table.cardsInAll;
    const discarded = table.state.discard.reduce((sum, count) => sum + count);
    table.play(move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'pileRenewed', left: reshuffles - 1 });
    expect(table.hand(active)).toEqual([2, 3, 4, 5, 5]);
    // All that had been discarded, and the card just played, less the two drawn since.
    expect(table.view(0).drawPile).toBe(discarded + 1 - 2);
    expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
    expect(table.cardsInAll).toBe(before);
    expect(table.leftOver).toBe(0);
  });

  test.each<[string, BattleSetup]>([
    ['Team Battle, v4.1', { ...FOUR, edition: 'v4.1' }],
    ['Team Battle, revised, when both are used up', { ...FOUR, edition: 'revised', reshuffles: 0 }],
    ['a raid of two, v4.1', { mode: 'raid', characters: ['zane', 'zane'], edition: 'v4.1', active: 1 }],
    ['a raid, revised, when all are used up', { ...THREE, active: 2, edition: 'revised', reshuffles: 0 }],
  ])('18.14 without a shuffle left time is over: %s', (_name, setup) => {
    const spaces =
      setup.mode === 'team' ? [1, 18, 2, 18] : [2, ...setup.characters.slice(1).map(() => 1), 18];
    const table = new BattleTable({
      ...setup,
      spaces,
      hands: spaces.map(() => [1, 2, 3, 4] as const),
      pile: 1,
      draws: [5],
    }).play(move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'timeRanOut' });
    expect(table.events.some(({ type }) => type === 'pileRenewed')).toBe(false);
    expect(table.events.some(({ type }) => type === 'roundEnded')).toBe(true);
  });

  test.each<[string, BattleSetup, seen: readonly (readonly number[])[]]>([
    [
      'Team Battle',
      FOUR,
      [
        [0, 2],
        [1, 3],
        [0, 2],
        [1, 3],
      ],
    ],
    ['a raid', THREE, [[0, 1, 2], [0, 1, 2], [0, 1, 2], [3]]],
    ['Team Battle, closed', { ...FOUR, openHands: false }, [[0], [1], [2], [3]]],
    ['a raid, closed', { ...THREE, openHands: false }, [[0], [1], [2], [3]]],
  ])('18.15 team mates see each other’s hands, unless agreed otherwise: %s', (_name, setup, seen) => {
    const table = new BattleTable(setup);
    const handsFor = (viewer: number | 'spectator') =>
      table.view(viewer).fighters.flatMap(({ hand }, index) => (hand ? [index] : []));
    expect([0, 1, 2, 3].map(handsFor)).toEqual(seen);
    expect(handsFor('spectator')).toEqual([]);
  });

  test.each([
    [true, [0, 2]],
    [false, [0]],
  ])('18.15 what is drawn is seen by those who see the hand: %s', (openHands, seeing) => {
    const table = new BattleTable({ ...FOUR, openHands, draws: [4] }).play(move(1, 'forward'));
    const shown = seats(4).filter((viewer) =>
      table.eventsFor(viewer).some((event) => event.type === 'cardsDrawn' && event.cards !== undefined),
    );
    expect(shown).toEqual(seeing);
    expect(table.events).toContainEqual({ type: 'cardsDrawn', seat: 0, count: 1 });
  });
});

describe('at the same moment', () => {
  test.each([
    [0, [1, 3]],
    [2, [3, 1]],
    [1, [2, 0]],
    [3, [0, 2]],
  ])('18.16 abilities are asked for as turns come: after the turn of %i', (active, asked) => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['geiger', 'geiger', 'geiger', 'geiger'],
      hands: [MANY, MANY, MANY, MANY],
      active,
    });
    table.play(move(2, 'forward'));
    expect([table.asked, table.question]).toEqual([asked[0], 'ability:endOfFoeTurn']);
    table.play(DECLINE);
    expect([table.asked, table.question]).toEqual([asked[1], 'ability:endOfFoeTurn']);
    table.play(DECLINE);
    expect(table.question).toBe('mainAction');
  });

  test('18.16 the player whose turn it is goes first', () => {
    // Seat 3 may react to having its attack blocked, seat 0 to having blocked.
    const table = new BattleTable({
      mode: 'team',
      characters: ['gloria', 'zane', 'zane', 'menelker'],
      spaces: [8, 18, 1, 11],
      hands: [[3, 1, 2], MANY, MANY, MANY],
      discard: [1],
      active: 3,
      draws: [1, 2],
    });
    table.play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([3, 'ability:foeBlocks']);
    table.play(use('bonecracker'));
    expect([table.asked, table.question]).toEqual([0, 'ability:youBlock']);
  });
});
