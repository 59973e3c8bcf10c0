import { seat, viewers } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { accuse, attack, block, type Choice, dashingStrike, move, push, REVEAL, TAKE_HIT } from './choice.ts';
import { flashDuel } from './index.ts';
import type { Card } from './pile.ts';
import { BETRAYED, counts, DRAGON, HOARD, NONE, nameHand } from './testing/betrayed.ts';
import { MANY } from './testing/raids.ts';
import { type BattleSetup, BattleTable, use } from './testing/table.ts';

describe('the traitor shows the card', () => {
  const attacked = {
    ...BETRAYED,
    active: DRAGON,
    spaces: [1, 1, 1, 9, 12],
    hands: [MANY, MANY, MANY, MANY, HOARD],
  } as const;

  test.each<[string, Partial<BattleSetup>, readonly Choice[]]>([
    ['on their own turn', { active: 3 }, []],
    ['on another’s', { active: 1 }, []],
    ['on the Dragon’s', { active: DRAGON }, []],
    ['when attacked', attacked, [attack(3, 1)]],
    ['while another has to answer', { ...attacked, spaces: [9, 1, 1, 1, 12] }, [attack(3, 1)]],
    ['while the Dragon has to answer the traitor', { active: 3, spaces: [1, 1, 1, 9, 12] }, [attack(3, 1)]],
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
    // Unless it was about the traitor, the question is put again.
    if (before[0] !== 3 && before[0] !== DRAGON) expect([table.asked, table.question]).toEqual(before);
  });

  test('21.3 not when defeated', () => {
    expect(new BattleTable({ ...BETRAYED, fallen: [3] }).offersTo(3)).toEqual([]);
  });

  test.each([false, true])(
    '21.3, 21.5 attacked or struck (%s) the traitor shows the card: it comes to nothing',
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

  test('21.5, 21.15 having let the hit through, the traitor is not hit after changing sides before all have answered', () => {
    const table = new BattleTable({ ...attacked, traitor: 0, spaces: [9, 9, 1, 1, 12] }).play(attack(3, 1));
    table.play(TAKE_HIT);
    expect(table.asked).toBe(1);
    table.take(0, REVEAL).play(NONE, TAKE_HIT);
    expect(table.lives).toEqual([1, 0, 1, 1, 3]);
  });

  test('21.3, 21.5 on their own turn the traitor acts from the other end of the bridge', () => {
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
    '21.3, 21.5 in the middle of the traitor’s own attack on the Dragon: it comes to nothing (%o)',
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
      // The traitor's turn is over, all have refilled, and it is the Dragon's.
      expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
    },
  );
});

describe('an ability against an opponent who is gone', () => {
  /** The Dragon blocks and may hit back at once. */
  const countering = {
    ...BETRAYED,
    dragon: ['perfectCounter'],
    active: 3,
    spaces: [1, 1, 1, 9, 12],
    hands: [MANY, MANY, MANY, MANY, [3, ...HOARD]],
  } as const;

  test('21.5 the Dragon is not asked to hit back at a traitor who has shown the card', () => {
    const table = new BattleTable(countering).play(attack(3, 1), block(3, 1));
    expect([table.asked, table.question]).toEqual([DRAGON, 'ability:youBlock']);
    table.take(3, REVEAL).play(NONE);
    expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
  });

  test('21.15 nor at a defeated one', () => {
    const table = new BattleTable(countering)
      .play(attack(3, 1))
      .take(3, accuse(seat(0)))
      .play(block(3, 1));
    expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
  });

  test('21.5 the traitor is not asked to turn back the Dragon’s time after changing sides', () => {
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

describe('where the traitor was put', () => {
  test('21.5 that was no move, so nobody takes it back', () => {
    const table = new BattleTable({
      ...BETRAYED,
      characters: ['geiger', 'zane', 'zane', 'zane'],
      active: 3,
      spaces: [1, 1, 1, 5, 15],
      hands: [MANY, MANY, MANY, MANY, HOARD],
    });
    table.take(3, REVEAL).play(NONE, move(1, 'backward'));
    expect([table.asked, table.question]).toEqual([DRAGON, 'mainAction']);
    // A move from there can be taken back, of course.
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

  test.each(['v4.1', 'revised'] as const)('21.16 a hand without cards cannot be named (%s)', (edition) => {
    const hands = naming.hands.with(1, []);
    const table = new BattleTable({ ...naming, edition, hands }).take(3, REVEAL);
    expect([table.asked, table.choices]).toEqual([3, [nameHand(0), NONE]]);
    // With nobody to name, the traitor goes over at once.
    const empty = new BattleTable({ ...naming, edition, hands: hands.with(0, []) }).take(3, REVEAL);
    expect(empty.state.fighters[3]?.side).toBe(1);
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

  test('21.4 if all are right that mortal is defeated, and the traitor may name another’s', () => {
    const table = new BattleTable(naming).take(3, REVEAL).play(nameHand(1), ...counts(0, 1, 2, 1));
    expect(table.eventOf('handNamed')).toEqual({
      type: 'handNamed',
      seat: 1,
      hand: [0, 1, 2, 1, 0],
      right: true,
    });
    expect(table.lives).toEqual([1, 0, 0, 1, 3]);
    expect(table.spaces[3]).toBe(1);
    expect([table.asked, table.choices]).toEqual([3, [nameHand(0), NONE]]);
  });

  test('21.4 after a mistake nothing happens, and the traitor names no more', () => {
    const table = new BattleTable(naming).take(3, REVEAL).play(nameHand(0), ...counts(1, 1, 0, 0));
    expect(table.eventOf('handNamed')).toEqual({
      type: 'handNamed',
      seat: 0,
      hand: [1, 1, 0, 0, 1],
      right: false,
    });
    expect(table.lives).toEqual([1, 1, 0, 1, 3]);
    expect(table.hand(0)).toEqual([1, 1, 5]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.spaces[3]).toBe(18);
    // That hand is as secret as before.
    expect(table.view(3).fighters[0]?.hand).toBeUndefined();
  });

  test('21.4, 21.11 with the last loyal mortal’s hand named the Dragon’s side has won', () => {
    const table = new BattleTable(naming).take(3, REVEAL);
    table.play(nameHand(0), ...counts(2, 0, 0, 0), nameHand(1), ...counts(0, 1, 2, 1));
    expect(table.eventOf('gameWon')).toEqual({ type: 'gameWon', seats: [3, 4] });
    expect(flashDuel.outcome(table.state)).toEqual({ places: [2, 2, 2, 1, 1] });
  });

  test('21.4, 21.15 a mortal whose hand is named on their own turn takes no action any more', () => {
    const table = new BattleTable(naming).take(3, REVEAL).play(nameHand(0), ...counts(2, 0, 0, 0), NONE);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });
});

describe('on the Dragon’s side', () => {
  /** The traitor has shown the card and stands on 18. */
  function shown(setup: Partial<BattleSetup>): BattleTable {
    const hands = [MANY, MANY, MANY, MANY, HOARD];
    return new BattleTable({ ...BETRAYED, hands, ...setup }).take(3, REVEAL).play(NONE);
  }

  test('21.5 the traitor is put on the Dragon’s Start space and goes toward the mortals', () => {
    const table = shown({ active: 3, spaces: [1, 1, 1, 9, 15] });
    expect(table.events).toContainEqual({ type: 'sideChanged', seat: 3, to: 18 });
    expect(table.state.fighters.map(({ side }) => side)).toEqual([0, 0, 0, 1, 1]);
    // Past the Dragon, too: they are team mates.
    expect(table.play(move(5, 'forward')).spaces).toEqual([1, 1, 1, 13, 15]);
  });

  test('21.5 mortals can attack and push the traitor, who holds them up', () => {
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

  test('21.6 the traitor keeps their place in the turn order', () => {
    const table = shown({ active: 2, hands: [MANY, MANY, MANY, MANY, HOARD] });
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(3);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(DRAGON);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(0);
  });

  test('21.6 the traitor refills when the mortals do', () => {
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
