import { Authority, dictatedRandom, fastRandom, roll, seat, seats, viewers } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  accuse,
  attack,
  block,
  type Choice,
  CLAIM_LIFE,
  dashingStrike,
  move,
  push,
  REVEAL,
  showHand,
  TAKE_HIT,
} from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { type Event, flashDuel } from './index.ts';
import { type Card, sizeOf } from './pile.ts';
import { optionsOf } from './state.ts';
import { type BattleSetup, BattleTable, use } from './testing/table.ts';
import { Twins } from './testing/twins.ts';

/** Fewer where only the wiring is of interest, as in mutation tests. */
const GAMES = Math.ceil(Number(process.env.RIPOSTE_GAMES ?? 20_000) / 60);

/** Characters whose abilities nobody is asked about on other turns than their own. */
const QUIET = ['zane', 'onimaru', 'zane', 'onimaru'] as const;
const DRAGON = 4;
/** Four mortals and a Dragon whose ability asks nobody anything; seat 3 is the traitor. */
const BETRAYED = { mode: 'betrayal', characters: QUIET, dragon: ['deepBreath'], traitor: 3 } as const;
/** More cards than a mortal's hand is refilled to, and more than the Dragon's. */
const MANY = [1, 2, 3, 4, 5, 5] as const;
const HOARD = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4] as const;
const NONE: Choice = { type: 'nameNone' };

function nameHand(of: number): Choice {
  return { type: 'nameHand', seat: seat(of) };
}

/** So many 1s, 2s, 3s and 4s; the rest must be 5s. */
function counts(...named: readonly number[]): readonly Choice[] {
  return named.map((count, index) => ({ type: 'nameCount', card: (index + 1) as Card, count }));
}

function eventOf<Type extends Event['type']>(table: BattleTable, type: Type) {
  return table.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Answers the first question until the loyalty cards have been dealt. */
function dealt(edition: EditionName, number: number) {
  const authority = new Authority(flashDuel);
  let { match, letters } = authority.start(optionsOf({ mode: 'betrayal', edition }), fastRandom(number));
  const asked: string[] = [];
  while (match.state.round === 0) {
    const [open] = flashDuel.decisions(match.state);
    if (!open) throw new Error('nobody is asked');
    asked.push(open.question);
    const { decision } = authority.snapshot(match, open.seat);
    const chosen = authority.choose(match, open.seat, decision?.id ?? '', open.choices[0]);
    if (!chosen.ok) throw new Error(chosen.why.text);
    ({ match, letters } = chosen.value);
  }
  return { match, letters, asked };
}

describe('setting up', () => {
  test.each<[EditionName, cards: number, reshuffles: number]>([
    ['v4.1', 50, 1],
    ['revised', 40, 3],
  ])(
    '21.1 (%s) %i cards, shuffled anew %i times; three hits, eight cards, six abilities',
    (edition, cards, left) => {
      const { match, asked } = dealt(edition, 1);
      expect(flashDuel.seatCount(match.options)).toBe(5);
      expect(asked).toEqual([...seats(4).map(() => 'character'), ...seats(6).map(() => 'dragonAbility')]);
      const view = flashDuel.view(match.state, 'spectator');
      expect(view.drawPile).toBe(cards - view.fighters.reduce((sum, fighter) => sum + fighter.cards, 0));
      expect(view.reshuffles).toBe(left);
      const dragon = view.fighters[DRAGON];
      expect([dragon?.life, dragon?.cards, dragon?.abilities.length]).toEqual([3, 8, 6]);
    },
  );

  test('21.1 whatever number of mortals was agreed for raids, it takes four', () => {
    expect(flashDuel.seatCount(optionsOf({ mode: 'betrayal', mortals: 2 }))).toBe(5);
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

  test('21.2 anybody may get the traitor card, the Dragon too', () => {
    const holders = seats(40).map((number) => dealt('v4.1', number).match.state.loyalty?.traitor);
    expect(new Set(holders)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('21.2 if the Dragon has it no mortal can show himself as a traitor', () => {
    const table = new BattleTable({ ...BETRAYED, traitor: DRAGON });
    for (const one of seats(5)) expect(table.offersTo(one)).not.toContainEqual(REVEAL);
  });

  test.each([3, DRAGON])('21.2 everybody learns who had it when the game is over: seat %i', (traitor) => {
    const table = new BattleTable({ ...BETRAYED, traitor, life: 1, spaces: [9, 1, 1, 1, 12] });
    table.play(attack(3, 1));
    expect(table.view('spectator').loyalty?.traitor).toBeUndefined();
    table.play(TAKE_HIT);
    expect(eventOf(table, 'traitorKnown')).toEqual({ type: 'traitorKnown', seat: traitor });
    for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const)
      expect(table.view(viewer).loyalty?.traitor).toBe(traitor);
  });

  test('21.10 team mates do not see each other’s hands, whatever was agreed for raids', () => {
    const table = new BattleTable({ ...BETRAYED, openHands: true });
    for (const one of seats(5))
      expect(table.view(one).fighters.flatMap(({ hand }, index) => (hand ? [index] : []))).toEqual([one]);
  });
});

describe('the traitor shows himself', () => {
  const attacked = {
    ...BETRAYED,
    active: DRAGON,
    spaces: [1, 1, 1, 9, 12],
    hands: [MANY, MANY, MANY, MANY, HOARD],
  } as const;

  test.each<[string, Partial<BattleSetup>, readonly Choice[]]>([
    ['on his own turn', { active: 3 }, []],
    ['on another’s', { active: 1 }, []],
    ['on the Dragon’s', { active: DRAGON }, []],
    ['when he is attacked', attacked, [attack(3, 1)]],
    ['while another has to answer', { ...attacked, spaces: [9, 1, 1, 1, 12] }, [attack(3, 1)]],
    ['while the Dragon has to answer him', { active: 3, spaces: [1, 1, 1, 9, 12] }, [attack(3, 1)]],
  ])('21.3 at any time: %s', (_name, setup, choices) => {
    const hands = [MANY, MANY, MANY, MANY, HOARD];
    const table = new BattleTable({ ...BETRAYED, hands, ...setup }).play(...choices);
    expect(table.offersTo(3)).toContainEqual(REVEAL);
    for (const one of [0, 1, 2, DRAGON]) expect(table.offersTo(one)).not.toContainEqual(REVEAL);
    const before = [table.asked, table.question];
    table.take(3, REVEAL);
    for (const viewer of viewers(5))
      expect(table.eventsFor(viewer)).toContainEqual({ type: 'revealed', seat: 3 });
    expect(table.view('spectator').loyalty).toMatchObject({ shown: true, traitor: 3 });
    table.play(NONE);
    expect(table.spaces[3]).toBe(18);
    expect(table.offersTo(3)).not.toContainEqual(REVEAL);
    // Unless it was about him, the question is put again.
    if (before[0] !== 3 && before[0] !== DRAGON) expect([table.asked, table.question]).toEqual(before);
  });

  test('21.3 not when he is defeated', () => {
    expect(new BattleTable({ ...BETRAYED, fallen: [3] }).offersTo(3)).toEqual([]);
  });

  test.each([false, true])(
    '21.3, 21.5 attacked or struck (%s) he shows himself: it comes to nothing',
    (strikes) => {
      const table = new BattleTable({ ...attacked, spaces: [1, 1, 1, 9, strikes ? 13 : 12] });
      table.play(strikes ? dashingStrike(1, 3, 1) : attack(3, 1));
      expect(table.asked).toBe(3);
      table.take(3, REVEAL).play(NONE);
      expect(table.lives).toEqual([1, 1, 1, 1, 3]);
      expect(table.spaces[3]).toBe(18);
      expect(table.hand(3)).toEqual(MANY);
      // The Dragon's turn is over.
      expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    },
  );

  test('21.3, 21.5 others on the space still have to answer', () => {
    const table = new BattleTable({ ...attacked, spaces: [9, 1, 9, 9, 12] }).play(attack(3, 1));
    table.play(block(3, 1), TAKE_HIT);
    expect(table.asked).toBe(3);
    table.take(3, REVEAL).play(NONE);
    expect(table.lives).toEqual([1, 1, 0, 1, 3]);
  });

  test('21.5, 21.15 having let the hit through, he is not hit if he changes sides before all have answered', () => {
    const table = new BattleTable({ ...attacked, traitor: 0, spaces: [9, 9, 1, 1, 12] }).play(attack(3, 1));
    table.play(TAKE_HIT);
    expect(table.asked).toBe(1);
    table.take(0, REVEAL).play(NONE, TAKE_HIT);
    expect(table.lives).toEqual([1, 0, 1, 1, 3]);
  });

  test('21.3, 21.5 on his own turn he acts from the other end of the bridge', () => {
    const table = new BattleTable({
      ...BETRAYED,
      active: 3,
      spaces: [1, 1, 13, 9, 15],
      hands: [MANY, MANY, MANY, MANY, HOARD],
    });
    table.take(3, REVEAL).play(NONE);
    expect([table.asked, table.question]).toEqual([3, 'mainAction']);
    expect(table.choices).toContainEqual(attack(5, 1));
    table.play(attack(5, 1));
    expect([table.asked, table.question]).toEqual([2, 'answerAttack']);
  });

  test.each([attack(3, 2), dashingStrike(1, 2, 1)])(
    '21.3, 21.5 in the middle of his own attack on the Dragon: it comes to nothing (%o)',
    (choice) => {
      const hands = [MANY, MANY, MANY, [3, 3, 1, 2, 4], HOARD] as const;
      const table = new BattleTable({
        ...BETRAYED,
        active: 3,
        spaces: [1, 1, 1, 9, 12],
        hands,
        draws: [4, 4],
      });
      table.play(choice);
      expect(table.asked).toBe(DRAGON);
      table.take(3, REVEAL).play(NONE);
      expect(table.lives).toEqual([1, 1, 1, 1, 3]);
      expect(table.hand(DRAGON)).toEqual(HOARD);
      // His turn is over, all have refilled, and it is the Dragon's.
      expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
    },
  );
});

describe('an ability against one who is gone', () => {
  /** The Dragon blocks and may hit back at once. */
  const countering = {
    ...BETRAYED,
    dragon: ['perfectCounter'],
    active: 3,
    spaces: [1, 1, 1, 9, 12],
    hands: [MANY, MANY, MANY, MANY, [3, ...HOARD]],
  } as const;

  test('21.5 the Dragon is not asked to hit back at a traitor who has shown himself', () => {
    const table = new BattleTable(countering).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([DRAGON, 'ability:youBlock']);
    table.take(3, REVEAL).play(NONE);
    expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
  });

  test('21.15 nor at one who is defeated', () => {
    const table = new BattleTable(countering)
      .play(attack(3, 1))
      .take(3, accuse(seat(0)))
      .play(block(3, 1));
    expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
  });

  test('21.5 the traitor is not asked to turn back the Dragon’s time when he has changed sides', () => {
    const table = new BattleTable({
      ...BETRAYED,
      characters: ['zane', 'zane', 'zane', 'geiger'],
      active: DRAGON,
      hands: [MANY, MANY, MANY, MANY, HOARD],
    }).play(move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([3, 'ability:endOfFoeTurn']);
    table.take(3, REVEAL).play(NONE);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });
});

describe('where he was put', () => {
  test('21.5 he has not moved there, so nobody takes him back', () => {
    const table = new BattleTable({
      ...BETRAYED,
      characters: ['geiger', 'zane', 'zane', 'zane'],
      active: 3,
      spaces: [1, 1, 1, 5, 15],
      hands: [MANY, MANY, MANY, MANY, HOARD],
    });
    table.take(3, REVEAL).play(NONE, move(1, 'backward'));
    expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
    // From where he was put he can be taken back, of course.
    const moved = new BattleTable({
      ...BETRAYED,
      characters: ['geiger', 'zane', 'zane', 'zane'],
      active: 3,
      spaces: [1, 1, 1, 5, 15],
      hands: [MANY, MANY, MANY, MANY, HOARD],
    });
    moved.take(3, REVEAL).play(NONE, move(2, 'forward'));
    expect([moved.asked, moved.question]).toEqual([0, 'ability:endOfFoeTurn']);
    expect(moved.play(use('timeSpiral')).spaces[3]).toBe(18);
  });
});

describe('naming hands', () => {
  const naming = {
    ...BETRAYED,
    active: 0,
    fallen: [2],
    hands: [[1, 1, 5], [2, 3, 3, 4], [], [1], [1]],
  } as const;

  test('21.4 the hand of a loyal mortal who is not defeated, or nobody’s', () => {
    const table = new BattleTable(naming).take(3, REVEAL);
    expect([table.asked, table.question]).toEqual([3, 'nameHand']);
    expect(table.choices).toEqual([nameHand(0), nameHand(1), NONE]);
    table.play(NONE);
    expect(table.lives).toEqual([1, 1, 0, 1, 3]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('21.4 number by number, no more than there are cards', () => {
    const table = new BattleTable(naming).take(3, REVEAL).play(nameHand(0));
    const named = (card: Card, most: number) =>
      Array.from({ length: most + 1 }, (_, count): Choice => ({ type: 'nameCount', card, count }));
    expect(table.choices).toEqual(named(1, 3));
    table.play(...counts(2));
    expect(table.choices).toEqual(named(2, 1));
    table.play({ type: 'nameCount', card: 2, count: 1 });
    expect(table.choices).toEqual(named(3, 0));
  });

  test('21.4 if he is right that mortal is defeated, and he may name another’s', () => {
    const table = new BattleTable(naming).take(3, REVEAL).play(nameHand(1), ...counts(0, 1, 2, 1));
    expect(eventOf(table, 'handNamed')).toEqual({
      type: 'handNamed',
      seat: 1,
      hand: [0, 1, 2, 1, 0],
      right: true,
    });
    expect(table.lives).toEqual([1, 0, 0, 1, 3]);
    expect(table.spaces[3]).toBe(1);
    expect([table.asked, table.choices]).toEqual([3, [nameHand(0), NONE]]);
  });

  test('21.4 after a mistake nothing happens, and he names no more', () => {
    const table = new BattleTable(naming).take(3, REVEAL).play(nameHand(0), ...counts(1, 1, 0, 0));
    expect(eventOf(table, 'handNamed')).toEqual({
      type: 'handNamed',
      seat: 0,
      hand: [1, 1, 0, 0, 1],
      right: false,
    });
    expect(table.lives).toEqual([1, 1, 0, 1, 3]);
    expect(table.hand(0)).toEqual([1, 1, 5]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.spaces[3]).toBe(18);
    // What he holds is as secret as before.
    expect(table.view(3).fighters[0]?.hand).toBeUndefined();
  });

  test('21.4, 21.11 with the last loyal mortal’s hand named the Dragon’s side has won', () => {
    const table = new BattleTable(naming).take(3, REVEAL);
    table.play(nameHand(0), ...counts(2, 0, 0, 0), nameHand(1), ...counts(0, 1, 2, 1));
    expect(eventOf(table, 'gameWon')).toEqual({ type: 'gameWon', seats: [3, 4] });
    expect(flashDuel.outcome(table.state)).toEqual({ places: [2, 2, 2, 1, 1] });
  });

  test('21.4, 21.15 one whose hand is named on his own turn takes no action any more', () => {
    const table = new BattleTable(naming).take(3, REVEAL).play(nameHand(0), ...counts(2, 0, 0, 0), NONE);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });
});

describe('on the Dragon’s side', () => {
  /** The traitor has shown himself and stands on 18. */
  function shown(setup: Partial<BattleSetup>): BattleTable {
    const hands = [MANY, MANY, MANY, MANY, HOARD];
    return new BattleTable({ ...BETRAYED, hands, ...setup }).take(3, REVEAL).play(NONE);
  }

  test('21.5 he is put on the Dragon’s Start space and goes toward the mortals', () => {
    const table = shown({ active: 3, spaces: [1, 1, 1, 9, 15] });
    expect(table.events).toContainEqual({ type: 'sideChanged', seat: 3, to: 18 });
    expect(table.state.fighters.map(({ side }) => side)).toEqual([0, 0, 0, 1, 1]);
    // Past the Dragon, too: they are team mates.
    expect(table.play(move(5, 'forward')).spaces).toEqual([1, 1, 1, 13, 15]);
  });

  test('21.5 mortals can attack and push him, and he holds them up', () => {
    const table = shown({ active: 0, spaces: [14, 17, 1, 9, 18] });
    expect(table.choices).toContainEqual(attack(4, 1));
    table.play(attack(4, 1));
    // Both are on 18, and answer in turn order.
    expect(table.asked).toBe(3);
    table.play(TAKE_HIT);
    expect(table.asked).toBe(DRAGON);
    table.play(block(4, 1));
    expect(table.lives).toEqual([1, 1, 1, 0, 3]);
    expect(shown({ active: 1, spaces: [1, 17, 1, 9, 18] }).play(push(1)).spaces).toEqual([1, 17, 1, 18, 18]);
  });

  test('21.5 neither can attack the other any more', () => {
    const table = shown({ active: DRAGON, spaces: [1, 1, 1, 9, 15] });
    expect(table.choices.filter(({ type }) => type === 'attack' || type === 'push')).toEqual([]);
    const own = shown({ active: 3, spaces: [1, 1, 1, 9, 15] });
    expect(own.choices.filter(({ type }) => type === 'attack' || type === 'push')).toEqual([]);
  });

  test('21.6 he keeps his place in the turn order', () => {
    const table = shown({ active: 2, hands: [MANY, MANY, MANY, MANY, HOARD] });
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(3);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(DRAGON);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(0);
  });

  test('21.6 he refills when the mortals do', () => {
    const table = shown({
      active: 2,
      hands: [MANY, MANY, MANY, [1, 2, 3], HOARD],
      draws: [4, 4, 4],
    });
    table.play(move(1, 'backward'), move(1, 'backward'));
    expect(table.hand(3)).toEqual([2, 3, 4, 4, 4]);
    expect(table.asked).toBe(DRAGON);
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
    ['the traitor himself', 3, 2, 3],
    ['anybody, if the Dragon has the card', 1, 2, DRAGON],
  ])('21.7 who accuses a loyal mortal is defeated: %s', (_name, by, of, traitor) => {
    const table = new BattleTable({ ...BETRAYED, traitor }).take(by, accuse(seat(of)));
    expect(table.events).toContainEqual({ type: 'accused', seat: of, by, right: false });
    expect(table.lives).toEqual([...seats(4).map((one) => (one === by ? 0 : 1)), 3]);
    expect(table.view('spectator').loyalty).toMatchObject({ shown: false, cleared: [of] });
    expect(table.view('spectator').loyalty?.traitor).toBeUndefined();
  });

  test('21.7 any other mortal who is not defeated, and has not shown his card', () => {
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
    ['the traitor has shown himself', 3, 3, REVEAL],
    ['the traitor has been found', 3, 0, accuse(seat(3))],
    ['the Dragon has shown that he has it', DRAGON, DRAGON, CLAIM_LIFE],
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

  test('21.8 he may show it at any time and can take one hit more', () => {
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

  test('21.8 he need not, and then is defeated as usual', () => {
    const table = new BattleTable(chosen).play(attack(3, 1), TAKE_HIT);
    expect(eventOf(table, 'gameWon')).toEqual({ type: 'gameWon', seats: [0, 1, 2, 3] });
    expect(table.offersTo(DRAGON)).toEqual([]);
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

  test('21.9 to anybody else; all see that he does, only that one sees the cards', () => {
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

  test('21.9 on anybody’s turn, and to the Dragon or by him as well', () => {
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
    ['while a traitor stands who has shown himself', {}, [[3, REVEAL]]],
    ['with a traitor who was defeated as one of the mortals', { fallen: [1, 2, 3] }, []],
    ['with a traitor who was found and defeated', {}, [[0, accuse(seat(3))]]],
  ])(
    '21.11 the Dragon and the traitor win when all loyal mortals are defeated: %s',
    (_name, more, offers) => {
      const table = new BattleTable({ ...lastOne, ...more });
      for (const [by, offer] of offers) table.take(by, offer);
      if (table.question === 'nameHand') table.play(NONE);
      table.play(attack(3, 1), TAKE_HIT);
      expect(eventOf(table, 'roundEnded')).toMatchObject({ reason: 'hit', winner: 1, winners: [3, 4] });
      expect(eventOf(table, 'gameWon')).toEqual({ type: 'gameWon', seats: [3, 4] });
      expect(flashDuel.outcome(table.state)).toEqual({ places: [2, 2, 2, 1, 1] });
    },
  );

  test('21.11 a hidden traitor who is hit with the last loyal mortals wins all the same', () => {
    const table = new BattleTable({ ...lastOne, spaces: [9, 1, 1, 9, 12] });
    table.play(attack(3, 1), TAKE_HIT, TAKE_HIT);
    expect(table.lives).toEqual([0, 0, 0, 0, 3]);
    expect(eventOf(table, 'gameWon')).toEqual({ type: 'gameWon', seats: [3, 4] });
  });

  test('21.11 if the Dragon has the card all mortals must be defeated', () => {
    const table = new BattleTable({ ...lastOne, traitor: DRAGON, hands: [MANY, [], [], MANY, HOARD] });
    table.play(attack(3, 1), TAKE_HIT);
    expect(flashDuel.outcome(table.state)).toBeUndefined();
    expect(table.lives).toEqual([0, 0, 0, 1, 3]);
  });

  test.each<[string, Partial<BattleSetup>, readonly [number, Choice][]]>([
    ['a hidden traitor', {}, []],
    ['a traitor who stands on his side', {}, [[3, REVEAL]]],
    ['a traitor who was found and defeated', {}, [[0, accuse(seat(3))]]],
    ['a traitor who was defeated as one of the mortals', { fallen: [3] }, []],
  ])(
    '21.11 the mortals win when the Dragon is defeated, and the traitor loses: %s',
    (_name, more, offers) => {
      const table = new BattleTable({ ...BETRAYED, life: 1, spaces: [9, 1, 1, 1, 12], ...more });
      for (const [by, offer] of offers) table.take(by, offer);
      if (table.question === 'nameHand') table.play(NONE);
      table.play(attack(3, 1), TAKE_HIT);
      expect(eventOf(table, 'gameWon')).toEqual({ type: 'gameWon', seats: [0, 1, 2] });
      expect(flashDuel.outcome(table.state)).toEqual({ places: [1, 1, 1, 2, 2] });
    },
  );

  test.each<[string, Partial<BattleSetup>, extra: number, readonly [number, Choice][]]>([
    ['found out and defeated', {}, 0, [[1, accuse(seat(3))]]],
    ['unknown and defeated by his own accusation', {}, 1, [[3, accuse(seat(1))]]],
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
    '21.12 hit by the Dragon while unknown, he counts as a mortal: traitor %s',
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

  test('21.12 for a traitor defeated on his side the Dragon takes none', () => {
    const table = new BattleTable({ ...BETRAYED, active: 0, spaces: [14, 1, 1, 1, 18], hands: [[4, 4]] });
    table.take(3, REVEAL).play(NONE, attack(4, 2), TAKE_HIT, TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 1, 0, 2]);
    expect(table.state.extraTurns).toBe(0);
  });
});

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
    ['and one behind him', [9, 7, 1, 1, 14], [[2], [], [], [5], [1]], { fallen: [2] }, ['advance', 1]],
    [
      'he needs more than they have',
      [9, 7, 1, 1, 14],
      [[2], [2], [], [5], [1]],
      { fallen: [2] },
      ['advance', 0],
    ],
    ['he is not hit himself', [9, 7, 1, 1, 14], [[], [2, 2], [], [5], [1]], { fallen: [2] }, ['advance', 0]],
    [
      'he and the Dragon hit all loyal mortals',
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
    const end = eventOf(table, 'roundEnded');
    expect([end?.reason, end?.winner]).toEqual([reason, winner]);
    // He shows himself and stays where he is.
    expect(eventOf(table, 'revealed')).toEqual({ type: 'revealed', seat: 0 });
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
    const end = eventOf(table, 'roundEnded');
    const winner = difference === 0 ? undefined : difference > 0 ? 0 : 1;
    expect([end?.reason, end?.winner]).toEqual([winner === undefined ? 'tie' : 'advance', winner]);
    expect(eventOf(table, 'revealed')).toEqual({ type: 'revealed', seat: 0 });
    expect(eventOf(table, 'handsShown')).toBeUndefined();
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

  test('21.13 a traitor who has shown himself before hits from where he is (v4.1)', () => {
    const row: Row = ['', [3, 15, 1, 1, 12], [[3], [], [], [5], [1]], { fallen: [2] }, ['advance', 1]];
    const table = timeOver('v4.1', row, true);
    expect(eventOf(table, 'revealed')).toBeUndefined();
    const end = eventOf(table, 'roundEnded');
    expect([end?.reason, end?.winner]).toEqual(['advance', 1]);
  });

  test('21.13 one who was defeated before shows and hits nothing (v4.1)', () => {
    const row: Row = ['', [7, 9, 1, 1, 12], [[], [], [], [5], [1]], { fallen: [0] }, ['advance', 0]];
    const table = timeOver('v4.1', row);
    expect(eventOf(table, 'revealed')).toBeUndefined();
    expect(eventOf(table, 'roundEnded')?.winner).toBe(0);
    expect(eventOf(table, 'gameWon')).toEqual({ type: 'gameWon', seats: [1, 2, 3] });
  });

  test.each<
    [string, EditionName, life: number, hands: readonly (readonly Card[])[], end: readonly unknown[]]
  >([
    ['nobody is hit', 'v4.1', 3, [[], [], [], [5], []], ['advance', 1]],
    ['nobody is hit', 'revised', 3, [[], [], [], [5], []], ['advance', 1]],
    ['one hit more than he had', 'v4.1', 1, [[3], [], [], [5], []], ['advance', 1]],
    ['two hits more', 'v4.1', 1, [[3], [3], [], [5], []], ['lastHits', 0]],
  ])('21.8, 21.13 a Dragon with the traitor card: %s (%s)', (_name, edition, life, hands, end) => {
    const row: Row = ['', [4, 4, 1, 1, 7], hands, { traitor: DRAGON, life }, ['advance', 1]];
    const table = timeOver(edition, row);
    const ended = eventOf(table, 'roundEnded');
    expect([ended?.reason, ended?.winner]).toEqual(end);
    expect(eventOf(table, 'revealed')).toBeUndefined();
    expect(eventOf(table, 'traitorKnown')?.seat).toBe(DRAGON);
  });
});

describe('defeated in the middle of something', () => {
  test('21.15 on his own turn by a wrong accusation: the next one’s turn begins', () => {
    const table = new BattleTable({ ...BETRAYED, active: 0 }).take(0, accuse(seat(1)));
    expect(table.lives).toEqual([0, 1, 1, 1, 3]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.offersTo(0)).toEqual([]);
  });

  test('21.15 the last mortal on his own turn: all refill, then it is the Dragon’s turn', () => {
    const hands = [[1, 2, 3, 4], MANY, MANY, [1], HOARD] as const;
    const table = new BattleTable({ ...BETRAYED, active: 3, hands, draws: [5] }).take(3, accuse(seat(1)));
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect(table.hand(3)).toEqual([]);
    expect(table.asked).toBe(DRAGON);
  });

  test('21.15 an attack he has made goes on', () => {
    const table = new BattleTable({ ...BETRAYED, active: 0, spaces: [9, 1, 1, 1, 12] }).play(attack(3, 1));
    expect(table.asked).toBe(DRAGON);
    table.take(0, accuse(seat(1)));
    expect([table.asked, table.question]).toEqual([DRAGON, 'answerAttack']);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([0, 1, 1, 1, 2]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test('21.15 an attack against him comes to nothing, and not against the others', () => {
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
    expect(table.events.filter(({ type }) => type === 'hitTaken')).toEqual([
      { type: 'hitTaken', seat: 1, by: 4 },
    ]);
    // Two turns more: one for each.
    expect(table.lives).toEqual([0, 0, 1, 1, 3]);
    expect([table.asked, table.state.extraTurns]).toEqual([DRAGON, 1]);
  });

  test('21.15 one who still has to answer is defeated before his turn to do so', () => {
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
    // Grave is asked whether he counters; he accuses instead.
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

describe('secrets', () => {
  test.each(EDITION_NAMES)(
    '21.2 nobody but the one who has it can tell who holds the traitor card (%s)',
    (edition) => {
      const counts = { steps: 0, letters: 0, offers: 0, refusals: 0 };
      for (let number = 0; number < GAMES; number++) {
        const twins = new Twins(edition, number);
        try {
          while (twins.step());
        } catch (error) {
          throw new Error(`pair ${number}`, { cause: error });
        }
        for (const name of ['steps', 'letters', 'offers', 'refusals'] as const)
          counts[name] += twins.counts[name];
      }
      expect(counts.steps).toBeGreaterThan(GAMES * 20);
      expect(counts.letters).toBeGreaterThan(GAMES * 60);
      expect(counts.offers).toBeGreaterThan(GAMES);
      expect(counts.refusals).toBeGreaterThan(GAMES * 15);
    },
  );

  test('21.2 the deal tells everybody else the same, whoever is dealt the traitor card', () => {
    const authority = new Authority(flashDuel);
    const cards = [...seats(4).flatMap(() => [0, 1, 2, 3, 4]), 0, 1, 2, 3, 4, 0, 1, 2];
    const lettersFor = (traitor: number) => {
      let { match, letters } = authority.start(
        optionsOf({ mode: 'betrayal' }),
        dictatedRandom([traitor, ...cards]),
      );
      while (match.state.round === 0) {
        const [open] = flashDuel.decisions(match.state);
        if (!open) throw new Error('nobody is asked');
        const { decision } = authority.snapshot(match, open.seat);
        const chosen = authority.choose(match, open.seat, decision?.id ?? '', open.choices[0]);
        if (!chosen.ok) throw new Error(chosen.why.text);
        ({ match, letters } = chosen.value);
      }
      return letters;
    };
    const dealt = seats(5).map(lettersFor);
    for (const [one, other] of seats(5).flatMap((one) => seats(5).map((other) => [one, other] as const))) {
      const [these, those] = [dealt[one] ?? [], dealt[other] ?? []];
      for (const [index, { viewer }] of these.entries())
        if (viewer !== one && viewer !== other) expect(those[index]).toEqual(these[index]);
        else if (one !== other) expect(those[index]).not.toEqual(these[index]);
    }
  });

  test('18.8, 21.15 in random games nobody who is defeated is asked or offered anything', () => {
    for (let number = 0; number < GAMES; number++) {
      const random = fastRandom(number);
      const edition = number % 2 === 0 ? 'revised' : 'v4.1';
      const { state } = flashDuel.setup(optionsOf({ mode: 'betrayal', edition }), 5, fastRandom(~number));
      while (!flashDuel.outcome(state)) {
        const decisions = flashDuel.decisions(state);
        if (state.round > 0)
          for (const { seat: asked } of decisions) expect(state.fighters[asked]?.life).toBeGreaterThan(0);
        expect(
          state.fighters.every(({ life, hand }) => life > 0 || state.round === 0 || sizeOf(hand) === 0),
        ).toBe(true);
        expect(state.fighters.every(({ life }) => life >= 0)).toBe(true);
        const kind = roll(random, 100) < 4 ? 'offer' : 'awaited';
        const open = decisions.filter((decision) => decision.kind === kind);
        const from = open[roll(random, open.length)] ?? decisions[0];
        const choice = from?.choices[roll(random, from.choices.length)];
        if (!from || !choice) throw new Error('nobody can do anything');
        flashDuel.applyInPlace(state, from.seat, choice);
      }
    }
  });
});
