import { fullTable, seat, seats, viewers } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { accuse, attack, type Choice, CLAIM_LIFE, move, REVEAL, showHand, TAKE_HIT } from './choice.ts';
import type { EditionName } from './edition.ts';
import { flashDuel } from './index.ts';
import { optionsOf } from './state.ts';
import { BETRAYED, DRAGON, dealt, HOARD, NONE } from './testing/betrayed.ts';
import { MANY } from './testing/raids.ts';
import { type BattleSetup, BattleTable, use } from './testing/table.ts';

describe('setting up', () => {
  test.each<[EditionName, cards: number, reshuffles: number]>([
    ['v4.1', 50, 1],
    ['revised', 40, 3],
  ])(
    '21.1 (%s) %i cards, shuffled anew %i times; three hits, eight cards, six abilities',
    (edition, cards, left) => {
      const { match, asked } = dealt(edition, 1);
      expect(fullTable(flashDuel, match.options)).toBe(5);
      expect(asked).toEqual([...seats(4).map(() => 'character'), ...seats(6).map(() => 'dragonAbility')]);
      const view = flashDuel.view(match.state, 'spectator');
      expect(view.drawPile).toBe(cards - view.fighters.reduce((sum, fighter) => sum + fighter.cards, 0));
      expect(view.reshuffles).toBe(left);
      const dragon = view.fighters[DRAGON];
      expect([dragon?.life, dragon?.cards, dragon?.abilities.length]).toEqual([3, 8, 6]);
    },
  );

  test('21.1 whatever number of mortals was agreed for raids, it takes four', () => {
    expect(fullTable(flashDuel, optionsOf({ mode: 'betrayal', mortals: 2 }))).toBe(5);
  });

  test('21.2 when all has been chosen each is dealt a loyalty card in secret', () => {
    const { match, letters } = dealt('revised', 3);
    const traitor = match.state.loyalty?.traitor;
    for (const viewer of viewers(5)) {
      const events = letters.find((letter) => letter.viewer === viewer)?.update.events ?? [];
      const cards = events.flatMap((event) => (event.type === 'loyaltyDealt' ? [event.role] : []));
      const role = viewer === traitor ? 'traitor' : 'loyal';
      expect(cards).toEqual(viewer === 'spectator' ? [] : [role]);
      const { loyalty } = flashDuel.view(match.state, viewer);
      expect(loyalty?.role).toBe(viewer === 'spectator' ? undefined : role);
      expect(loyalty?.traitor).toBe(viewer === traitor ? traitor : undefined);
    }
  });

  test('21.2 any seat may get the traitor card, the Dragon too', () => {
    const holders = seats(40).map((number) => dealt('v4.1', number).match.state.loyalty?.traitor);
    expect(new Set(holders)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('21.2 if the Dragon has it no mortal can show a traitor card', () => {
    const table = new BattleTable({ ...BETRAYED, traitor: DRAGON });
    for (const one of seats(5)) expect(table.offersTo(one)).not.toContainEqual(REVEAL);
  });

  test.each([3, DRAGON])('21.2 all learn who had it when the game is over: seat %i', (traitor) => {
    const table = new BattleTable({ ...BETRAYED, traitor, life: 1, spaces: [9, 1, 1, 1, 12] });
    table.play(attack(3, 1));
    expect(table.view('spectator').loyalty?.traitor).toBeUndefined();
    table.play(TAKE_HIT);
    expect(table.eventOf('traitorKnown')).toEqual({ type: 'traitorKnown', seat: traitor });
    for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const)
      expect(table.view(viewer).loyalty?.traitor).toBe(traitor);
  });

  test('21.10 team mates do not see each other’s hands, whatever was agreed for raids', () => {
    const table = new BattleTable({ ...BETRAYED, openHands: true });
    for (const one of seats(5))
      expect(table.view(one).fighters.flatMap(({ hand }, index) => (hand ? [index] : []))).toEqual([one]);
  });
});

describe('accusing', () => {
  test('21.7 a traitor who is accused is defeated', () => {
    const table = new BattleTable({ ...BETRAYED, active: 0 }).take(1, accuse(seat(3)));
    for (const viewer of viewers(5))
      expect(table.eventsFor(viewer)).toContainEqual({ type: 'accused', seat: 3, by: 1, right: true });
    expect(table.lives).toEqual([1, 1, 1, 0, 3]);
    expect(table.view('spectator').loyalty).toMatchObject({ shown: true, traitor: 3 });
    // Play goes on.
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test.each<[string, by: number, of: number, traitor: number]>([
    ['a loyal one', 1, 2, 3],
    ['the traitor as well', 3, 2, 3],
    ['any mortal, if the Dragon has the card', 1, 2, DRAGON],
  ])('21.7 who accuses a loyal mortal is defeated: %s', (_name, by, of, traitor) => {
    const table = new BattleTable({ ...BETRAYED, traitor }).take(by, accuse(seat(of)));
    expect(table.events).toContainEqual({ type: 'accused', seat: of, by, right: false });
    expect(table.lives).toEqual([...seats(4).map((one) => (one === by ? 0 : 1)), 3]);
    expect(table.view('spectator').loyalty).toMatchObject({ shown: false, cleared: [of] });
    expect(table.view('spectator').loyalty?.traitor).toBeUndefined();
  });

  test('21.7 any other mortal who is not defeated, and has not shown a loyalty card', () => {
    const table = new BattleTable({ ...BETRAYED, fallen: [2] });
    const accusations = (of: number) => table.offersTo(of).filter(({ type }) => type === 'accuse');
    expect(accusations(0)).toEqual([accuse(seat(1)), accuse(seat(3))]);
    expect(accusations(3)).toEqual([accuse(seat(0)), accuse(seat(1))]);
    expect(accusations(2)).toEqual([]);
    expect(accusations(DRAGON)).toEqual([]);
    table.take(3, accuse(seat(1)));
    expect(accusations(0)).toEqual([]);
    expect(accusations(1)).toEqual([accuse(seat(0))]);
  });

  test.each<[string, number, by: number, Choice]>([
    ['the traitor has shown the card', 3, 3, REVEAL],
    ['the traitor has been found', 3, 0, accuse(seat(3))],
    ['the Dragon has shown the card', DRAGON, DRAGON, CLAIM_LIFE],
  ])('21.7 nobody is accused once the card has been seen: %s', (_name, traitor, by, choice) => {
    const table = new BattleTable({ ...BETRAYED, traitor }).take(by, choice);
    for (const one of seats(5))
      expect(table.offersTo(one).filter(({ type }) => type === 'accuse')).toEqual([]);
  });

  test('21.7 at any time: also while another has to answer', () => {
    const table = new BattleTable({ ...BETRAYED, active: DRAGON, spaces: [9, 1, 1, 1, 12] }).play(
      attack(3, 1),
    );
    table.take(1, accuse(seat(3)));
    expect([table.asked, table.question]).toEqual([0, 'answerAttack']);
  });
});

describe('the Dragon’s traitor card', () => {
  const chosen = { ...BETRAYED, traitor: DRAGON, spaces: [9, 1, 1, 1, 12], life: 1 } as const;

  test('21.8 the Dragon may show it at any time and can take one hit more', () => {
    const table = new BattleTable(chosen).play(attack(3, 1));
    expect(table.offersTo(DRAGON)).toContainEqual(CLAIM_LIFE);
    table.take(DRAGON, CLAIM_LIFE);
    expect(table.events).toContainEqual({ type: 'lifeClaimed', seat: DRAGON, life: 2 });
    expect([table.asked, table.question]).toEqual([DRAGON, 'answerAttack']);
    table.play(TAKE_HIT);
    expect(table.lives[DRAGON]).toBe(1);
    // Once.
    expect(table.offersTo(DRAGON)).not.toContainEqual(CLAIM_LIFE);
  });

  test('21.8 the Dragon need not, and then is defeated as usual', () => {
    const table = new BattleTable(chosen).play(attack(3, 1), TAKE_HIT);
    expect(table.eventOf('gameWon')).toEqual({ type: 'gameWon', seats: [0, 1, 2, 3] });
    expect(table.offersTo(DRAGON)).toEqual([]);
  });

  test.each(['v4.1', 'revised'] as const)(
    '21.8 a hit outside a fight asks nobody: it shows the card before it would be defeated (%s)',
    (edition) => {
      const table = new BattleTable({
        ...BETRAYED,
        edition,
        characters: ['lum', 'zane', 'zane', 'zane'],
        traitor: DRAGON,
        life: 1,
        active: 0,
        hands: [[2, 2, 2, 2, 5], [1], [1], [1], [1]],
      }).play(use('pokerFlourish', { card: 2 }));
      expect(table.eventOf('lifeClaimed')).toEqual({ type: 'lifeClaimed', seat: DRAGON, life: 2 });
      expect(table.lives[DRAGON]).toBe(1);
      expect(table.offersTo(DRAGON)).not.toContainEqual(CLAIM_LIFE);
    },
  );

  test('21.8 a hit outside a fight that does not defeat it leaves the card unshown', () => {
    const table = new BattleTable({
      ...BETRAYED,
      characters: ['lum', 'zane', 'zane', 'zane'],
      traitor: DRAGON,
      life: 2,
      active: 0,
      hands: [[2, 2, 2, 2, 5], [1], [1], [1], [1]],
    }).play(use('pokerFlourish', { card: 2 }));
    expect(table.lives[DRAGON]).toBe(1);
    expect(table.offersTo(DRAGON)).toContainEqual(CLAIM_LIFE);
  });

  test('21.8 not without the card', () => {
    const table = new BattleTable(BETRAYED);
    for (const one of seats(5)) expect(table.offersTo(one)).not.toContainEqual(CLAIM_LIFE);
  });

  test('21.8 the hit more can be regained like the others', () => {
    const table = new BattleTable({
      ...chosen,
      life: 3,
      dragon: ['devour'],
      active: 3,
      spaces: [1, 1, 1, 9, 12],
      hands: [MANY, MANY, MANY, MANY, HOARD],
    });
    table.play(attack(3, 1)).take(DRAGON, CLAIM_LIFE).play(TAKE_HIT);
    expect(table.lives[DRAGON]).toBe(3);
    table.play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.question]).toEqual([DRAGON, 'ability:foeFalls']);
    table.play(use('devour'));
    expect(table.lives[DRAGON]).toBe(4);
  });
});

describe('showing a hand', () => {
  const hands = [[1, 1, 2], [3], [3], [4], [5]] as const;

  test('21.9 to any other player; all see that it happens, only that player sees the cards', () => {
    const table = new BattleTable({ ...BETRAYED, hands });
    expect(table.offersTo(0).filter(({ type }) => type === 'showHand')).toEqual(
      [1, 2, 3, 4].map((to) => showHand(seat(to))),
    );
    table.take(0, showHand(seat(2)));
    const open = { type: 'handShownTo', seat: 0, to: 2 };
    for (const viewer of viewers(5)) {
      const sees = viewer === 0 || viewer === 2;
      const events = table.eventsFor(viewer);
      expect(events).toEqual([sees ? { ...open, hand: [2, 1, 0, 0, 0] } : open]);
    }
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('21.9 to the same player once a turn', () => {
    const table = new BattleTable({ ...BETRAYED, hands: [MANY, [3], [3], [4], [5]] }).take(
      1,
      showHand(seat(2)),
    );
    expect(table.offersTo(1)).not.toContainEqual(showHand(seat(2)));
    expect(table.offersTo(1)).toContainEqual(showHand(seat(3)));
    expect(table.offersTo(2)).toContainEqual(showHand(seat(1)));
    table.play(move(1, 'forward'));
    expect(table.offersTo(1)).toContainEqual(showHand(seat(2)));
  });

  test('21.9 on any turn, and to the Dragon or by the Dragon as well', () => {
    const table = new BattleTable({ ...BETRAYED, hands, active: DRAGON });
    expect(table.offersTo(3)).toContainEqual(showHand(seat(DRAGON)));
    expect(table.offersTo(DRAGON)).toContainEqual(showHand(seat(0)));
  });

  test('21.9 not when defeated, nor when the game is over', () => {
    const table = new BattleTable({ ...BETRAYED, fallen: [1], life: 1, spaces: [9, 1, 1, 1, 12] });
    expect(table.offersTo(1)).toEqual([]);
    table.play(attack(3, 1), TAKE_HIT);
    for (const one of seats(5)) expect(table.offersTo(one)).toEqual([]);
  });
});

describe('winning', () => {
  /** The Dragon hits the last loyal mortal, seat 0. */
  const lastOne = { ...BETRAYED, active: DRAGON, fallen: [1, 2], spaces: [9, 1, 1, 1, 12] } as const;

  test.each<[string, Partial<BattleSetup>, readonly [number, Choice][]]>([
    ['while a hidden traitor stands', {}, []],
    ['while a traitor stands who has shown the card', {}, [[3, REVEAL]]],
    ['with a traitor who was defeated as one of the mortals', { fallen: [1, 2, 3] }, []],
    ['with a traitor who was found and defeated', {}, [[0, accuse(seat(3))]]],
  ])(
    '21.11 the Dragon and the traitor win when all loyal mortals are defeated: %s',
    (_name, more, offers) => {
      const table = new BattleTable({ ...lastOne, ...more });
      for (const [by, offer] of offers) table.take(by, offer);
      if (table.question === 'nameHand') table.play(NONE);
      table.play(attack(3, 1), TAKE_HIT);
      expect(table.eventOf('roundEnded')).toMatchObject({ reason: 'hit', winner: 1, winners: [3, 4] });
      expect(table.eventOf('gameWon')).toEqual({ type: 'gameWon', seats: [3, 4] });
      expect(flashDuel.outcome(table.state)).toEqual({ places: [2, 2, 2, 1, 1] });
    },
  );

  test('21.11 a hidden traitor who is hit with the last loyal mortals wins all the same', () => {
    const table = new BattleTable({ ...lastOne, spaces: [9, 1, 1, 9, 12] });
    table.play(attack(3, 1), TAKE_HIT, TAKE_HIT);
    expect(table.lives).toEqual([0, 0, 0, 0, 3]);
    expect(table.eventOf('gameWon')).toEqual({ type: 'gameWon', seats: [3, 4] });
  });

  test('21.11 if the Dragon has the card all mortals must be defeated', () => {
    const table = new BattleTable({ ...lastOne, traitor: DRAGON, hands: [MANY, [], [], MANY, HOARD] });
    table.play(attack(3, 1), TAKE_HIT);
    expect(flashDuel.outcome(table.state)).toBeUndefined();
    expect(table.lives).toEqual([0, 0, 0, 1, 3]);
  });

  test.each<[string, Partial<BattleSetup>, readonly [number, Choice][]]>([
    ['a hidden traitor', {}, []],
    ['a traitor who stands on the Dragon’s side', {}, [[3, REVEAL]]],
    ['a traitor who was found and defeated', {}, [[0, accuse(seat(3))]]],
    ['a traitor who was defeated as one of the mortals', { fallen: [3] }, []],
  ])(
    '21.11 the mortals win when the Dragon is defeated, and the traitor loses: %s',
    (_name, more, offers) => {
      const table = new BattleTable({ ...BETRAYED, life: 1, spaces: [9, 1, 1, 1, 12], ...more });
      for (const [by, offer] of offers) table.take(by, offer);
      if (table.question === 'nameHand') table.play(NONE);
      table.play(attack(3, 1), TAKE_HIT);
      expect(table.eventOf('gameWon')).toEqual({ type: 'gameWon', seats: [0, 1, 2] });
      expect(flashDuel.outcome(table.state)).toEqual({ places: [1, 1, 1, 2, 2] });
    },
  );

  test.each<[string, Partial<BattleSetup>, extra: number, readonly [number, Choice][]]>([
    ['found out and defeated', {}, 0, [[1, accuse(seat(3))]]],
    ['unknown and defeated by their own accusation', {}, 1, [[3, accuse(seat(1))]]],
    ['a loyal mortal', {}, 1, [[1, accuse(seat(2))]]],
    [
      'two loyal mortals',
      {},
      2,
      [
        [1, accuse(seat(2))],
        [2, accuse(seat(0))],
      ],
    ],
  ])('21.12 turns more for the Dragon: for %s', (_name, more, extra, offers) => {
    const table = new BattleTable({ ...BETRAYED, ...more });
    for (const [by, offer] of offers) table.take(by, offer);
    expect(table.view('spectator').extraTurns).toBe(extra);
  });

  test.each([true, false])(
    '21.12 hit by the Dragon while unknown, the traitor counts as a mortal: traitor %s',
    (is) => {
      const table = new BattleTable({
        ...BETRAYED,
        traitor: is ? 3 : 2,
        active: DRAGON,
        spaces: [1, 1, 1, 9, 12],
        hands: [MANY, MANY, MANY, MANY, HOARD],
      });
      table.play(attack(3, 1), TAKE_HIT);
      expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
      table.play(move(1, 'backward'));
      expect(table.asked).toBe(0);
    },
  );

  test('21.12 for a traitor defeated on the Dragon’s side the Dragon takes none', () => {
    const table = new BattleTable({ ...BETRAYED, active: 0, spaces: [14, 1, 1, 1, 18], hands: [[4, 4]] });
    table.take(3, REVEAL).play(NONE, attack(4, 2), TAKE_HIT, TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 1, 0, 2]);
    expect(table.state.extraTurns).toBe(0);
  });
});
