import { Authority, fastRandom, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { DRAGON_ABILITY_IDS } from './cards/index.ts';
import { attack, block, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { type Event, flashDuel } from './index.ts';
import type { Card } from './pile.ts';
import { optionsOf } from './state.ts';
import { type BattleSetup, BattleTable, use } from './testing/table.ts';

/** Characters whose abilities nobody is asked about on other turns than their own. */
const QUIET = ['zane', 'onimaru', 'zane', 'onimaru'] as const;
/** More cards than a mortal's hand is refilled to. */
const MANY = [1, 2, 3, 4, 5, 5] as const;
/** More than the Dragon's. */
const HOARD = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4] as const;

/** A raid of so many, with a Dragon whose ability asks nobody anything. */
function raidOf(mortals: number): BattleSetup {
  return { mode: 'raid', characters: QUIET.slice(0, mortals), dragon: ['deepBreath'] };
}

function eventOf<Type extends Event['type']>(table: BattleTable, type: Type) {
  return table.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
}

function turnsBegun(table: BattleTable): readonly number[] {
  return table.events.flatMap((event) => (event.type === 'turnBegan' ? [event.seat] : []));
}

describe('setting up', () => {
  test.each([2, 3, 4])('20.1 %i mortals against the Dragon, who has the last seat', (mortals) => {
    expect(flashDuel.seatCount(optionsOf({ mode: 'raid', mortals }))).toBe(mortals + 1);
    const table = new BattleTable(raidOf(mortals));
    expect(table.state.fighters.map(({ side }) => side)).toEqual([...seats(mortals).map(() => 0), 1]);
    expect(table.state.fighters.map(({ character }) => character)).toEqual([
      ...QUIET.slice(0, mortals),
      'dragon',
    ]);
  });

  test('20.1 a raid is a single round', () => {
    const table = new BattleTable({ ...raidOf(2), life: 1, spaces: [9, 1, 12] });
    table.play(attack(3, 1), TAKE_HIT);
    expect(flashDuel.outcome(table.state)).toEqual({ places: [1, 1, 2] });
    expect([table.choices, table.state.round]).toEqual([[], 1]);
  });

  test.each<[rule: string, edition: EditionName, mortals: number, cards: number, reshuffles: number]>([
    ['20.2', 'v4.1', 2, 50, 0],
    ['20.2', 'v4.1', 3, 40, 1],
    ['20.2', 'v4.1', 4, 50, 1],
    ['20.3', 'revised', 2, 40, 1],
    ['20.3', 'revised', 3, 40, 2],
    ['20.3', 'revised', 4, 40, 3],
  ])(
    '%s (%s) against %i mortals: %i cards, shuffled anew %i times',
    (_rule, edition, mortals, cards, left) => {
      const table = new BattleTable({ ...raidOf(mortals), edition });
      expect(table.cardsInAll).toBe(cards);
      // Everybody has five cards in this setup; all the others can be drawn, none are laid aside.
      expect(table.view('spectator').drawPile).toBe(cards - 5 * (mortals + 1));
      expect(table.view('spectator').reshuffles).toBe(left);
    },
  );

  test.each([
    [2, 4, 2, 7],
    [3, 6, 3, 8],
    [4, 8, 4, 9],
  ])(
    '20.4, 20.5 %i mortals choose, then the Dragon takes %i abilities; he has %i hits and %i cards',
    (mortals, abilities, life, cards) => {
      for (const edition of EDITION_NAMES) {
        const authority = new Authority(flashDuel);
        let { match } = authority.start(optionsOf({ mode: 'raid', edition, mortals }), fastRandom(1));
        const asked: string[] = [];
        const dragon = seat(mortals);
        while (flashDuel.decisions(match.state)[0]?.question !== 'mainAction') {
          const [open] = flashDuel.decisions(match.state);
          if (!open) throw new Error('nobody is asked');
          asked.push(`${open.seat} ${open.question} ${open.choices.length}`);
          const { decision } = authority.snapshot(match, open.seat);
          const chosen = authority.choose(match, open.seat, decision?.id ?? '', open.choices.at(-1));
          if (!chosen.ok) throw new Error(chosen.why.text);
          match = chosen.value.match;
        }
        const characters = seats(mortals).map((one) => `${one} character 20`);
        // Of his eight, and none twice.
        const taken = seats(abilities).map((index) => `${dragon} dragonAbility ${8 - index}`);
        expect(asked).toEqual([...characters, ...taken]);
        const { fighters } = flashDuel.view(match.state, 'spectator');
        expect(fighters[dragon]?.abilities).toEqual(DRAGON_ABILITY_IDS.toReversed().slice(0, abilities));
        expect([fighters[dragon]?.life, fighters[dragon]?.cards]).toEqual([life, cards]);
        expect(fighters.slice(0, -1).map((fighter) => [fighter.life, fighter.abilities.length])).toEqual(
          seats(mortals).map(() => [1, 3]),
        );
      }
    },
  );

  test.each([
    [2, 7],
    [3, 8],
    [4, 9],
  ])('20.5 against %i mortals the Dragon refills to %i cards', (mortals, size) => {
    const draws = Array.from({ length: size }, () => 2 as const);
    const hands = seats(mortals + 1).map(() => [1] as const);
    const table = new BattleTable({ ...raidOf(mortals), edition: 'v4.1', active: mortals, hands, draws });
    table.play(move(1, 'backward'));
    expect(table.hand(mortals)).toEqual(draws);
  });
});

describe('the shuffle', () => {
  /** Seat 1 plays a card, both mortals refill: seat 0 draws the last card of the pile. */
  const last = {
    ...raidOf(2),
    edition: 'revised',
    active: 1,
    spaces: [5, 1, 18],
    pile: 1,
    hands: [
      [1, 2, 3],
      [1, 2, 3, 4, 5, 5],
      [5, 5, 5],
    ],
  } as const;

  test('20.6 the Dragon’s hand is shuffled in as well, and he draws as many', () => {
    // Seat 0 draws a 4; then the Dragon three cards; then seat 0 his second card.
    const table = new BattleTable({ ...last, draws: [4, 1, 2, 3, 5] });
    const discarded = table.state.discard.reduce((sum, count) => sum + count);
    table.play(move(1, 'backward'));
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect(table.hand(2)).toEqual([1, 2, 3]);
    expect(table.state.reshuffles).toBe(0);
    // What was discarded and the card of the move; his three went in and three came out; one was drawn since.
    expect(table.view(0).drawPile).toBe(discarded + 1 - 1);
    expect(table.cardsInAll).toBe(40);
    expect(table.leftOver).toBe(0);
    // Nobody but he sees what he has drawn.
    expect(table.eventsFor(seat(2))).toContainEqual({
      type: 'cardsDrawn',
      seat: 2,
      count: 3,
      cards: [1, 2, 3],
    });
    expect(table.eventsFor(seat(0))).toContainEqual({ type: 'cardsDrawn', seat: 2, count: 3 });
  });

  test('20.6 at once, also when nobody wants another card', () => {
    const hands = [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 5],
      [5, 5],
    ] as const;
    const table = new BattleTable({ ...last, hands, draws: [4, 1, 1] }).play(move(1, 'backward'));
    expect(table.hand(2)).toEqual([1, 1]);
    expect(table.state.reshuffles).toBe(0);
  });

  test('20.6 while the Dragon himself refills: what he has drawn already goes back as well', () => {
    // He keeps [5], draws a 2 and a 3, gives all three, gets three 1s, and fills up to seven.
    const table = new BattleTable({
      ...last,
      active: 2,
      pile: 2,
      hands: [MANY, MANY, [5, 4]],
      draws: [2, 3, 1, 1, 1, 4, 4, 4, 4],
    });
    table.play(move(4, 'backward'));
    expect(eventOf(table, 'pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
    expect(table.hand(2)).toEqual([1, 1, 1, 4, 4, 4, 4]);
    expect(table.cardsInAll).toBe(40);
    expect(table.asked).toBe(0);
    expect(table.leftOver).toBe(0);
  });

  test('20.6 a Dragon who takes the whole new pile has it shuffled again, until time is over', () => {
    const kept = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5] as const;
    // All cards are in hands but one: nothing has been discarded.
    const table = new BattleTable({
      ...last,
      characters: ['gloria', 'zane'],
      active: 2,
      reshuffles: 2,
      spaces: [9, 1, 12],
      hands: [
        [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5],
        [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
        [3, ...kept],
      ],
      draws: [5, ...kept, ...kept],
    }).play(attack(3, 1), use('sanctuary'));
    const renewed = table.events.filter(({ type }) => type === 'pileRenewed');
    expect(renewed).toEqual([1, 0].map((left) => ({ type: 'pileRenewed', left })));
    expect(eventOf(table, 'timeRanOut')).toBeDefined();
    expect(table.leftOver).toBe(0);
    expect(eventOf(table, 'roundEnded')?.winner).toBe(0);
  });
});

describe('the last card in the middle of an answer', () => {
  /** Gloria stands between two others, and all three are attacked; she draws before she answers. */
  const attacked = {
    mode: 'raid',
    characters: ['zane', 'gloria', 'zane'],
    dragon: ['devour'],
    active: 3,
    spaces: [9, 9, 9, 12],
    hands: [[3], [1], [1], [3, 5, 5]],
    pile: 1,
  } as const;

  test('18.14, 20.6 with a shuffle left the Dragon gets new cards, and the others answer', () => {
    const draws: readonly Card[] = [3, 1, 2, 4, 4, 4, 4, 4, 4];
    const table = new BattleTable({ ...attacked, reshuffles: 1, draws });
    table.play(attack(3, 1), block(3, 1), use('sanctuary'));
    expect(eventOf(table, 'pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
    expect(table.hand(3)).toEqual([1, 2]);
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    table.play(block(3, 1));
    expect([table.asked, table.question]).toEqual([2, 'answerAttack']);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 0, 3]);
    expect(table.cardsInAll).toBe(40);
    expect(table.leftOver).toBe(0);
  });

  test.each(EDITION_NAMES)(
    '18.14, 13.12 without one time is over: nobody is hit or answers (%s)',
    (edition) => {
      const table = new BattleTable({ ...attacked, edition, reshuffles: 0, draws: [2] });
      table.play(attack(3, 1), TAKE_HIT, use('sanctuary'));
      expect(eventOf(table, 'timeRanOut')).toBeDefined();
      expect(eventOf(table, 'hitTaken')).toBeUndefined();
      // The one who had let it through holds a 3, and the Dragon has played his: a last hit (v4.1) of three he can take.
      expect(eventOf(table, 'roundEnded')).toMatchObject({ reason: 'advance', winner: 0 });
      expect(table.choices).toEqual([]);
    },
  );
});

describe('turns', () => {
  test.each([2, 3, 4])('20.7 %i mortals play first, always in the same order, then the Dragon', (mortals) => {
    for (const edition of EDITION_NAMES) {
      const hands = [...seats(mortals).map(() => MANY), [1, 1, 1, 2, 2, 2, 3, 3, 3, 4] as const];
      const table = new BattleTable({ ...raidOf(mortals), edition, hands });
      for (const one of seats(mortals + 1)) {
        expect([table.asked, table.question]).toEqual([one, 'mainAction']);
        table.play(move(1, 'backward'));
      }
      expect(table.asked).toBe(0);
    }
  });

  test('20.7 one who is defeated is left out', () => {
    const table = new BattleTable({ ...raidOf(3), fallen: [1], hands: [MANY, [], MANY, HOARD] });
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(2);
    expect(turnsBegun(table)).toEqual([2]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(3);
  });

  test('20.8 the mortals draw when all have taken their turns, in turn order; the Dragon after each of his', () => {
    const table = new BattleTable({
      ...raidOf(2),
      hands: [
        [1, 2, 3, 4, 5],
        [1, 2, 3],
        [1, 2, 3, 4, 5, 5, 5],
      ],
      draws: [1, 2, 3, 4, 5],
    });
    table.play(move(1, 'backward'));
    expect(table.hand(0)).toEqual([2, 3, 4, 5]);
    expect(table.asked).toBe(1);
    table.play(move(1, 'backward'));
    // Seat 0 draws a 1, seat 1 three cards; it is the Dragon's turn.
    expect(table.hand(0)).toEqual([1, 2, 3, 4, 5]);
    expect(table.hand(1)).toEqual([2, 2, 3, 3, 4]);
    expect(table.asked).toBe(2);
    table.play(move(1, 'backward'));
    expect(table.hand(2)).toEqual([2, 3, 4, 5, 5, 5, 5]);
    expect([table.asked, table.leftOver]).toEqual([0, 0]);
  });

  test('20.8 what is spent on answering the Dragon is missing until the mortals refill', () => {
    const table = new BattleTable({
      ...raidOf(2),
      active: 2,
      spaces: [9, 1, 12],
      hands: [[3, 1], [1], [3, ...HOARD]],
    });
    table.play(attack(3, 1), block(3, 1));
    expect(table.asked).toBe(0);
    expect(table.hand(0)).toEqual([1]);
  });

  test('20.8 one who recovers draws with the others', () => {
    const table = new BattleTable({
      ...raidOf(2),
      recovering: [1],
      hands: [MANY, [1, 2, 3, 4], HOARD],
      draws: [5],
    });
    table.play(move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'recovered', seat: 1 });
    expect(table.hand(1)).toEqual([1, 2, 3, 4, 5]);
    expect(table.asked).toBe(2);
  });

  /** The Dragon's turn; he has cards for many. */
  const slaying = {
    ...raidOf(4),
    edition: 'v4.1',
    active: 4,
    spaces: [9, 9, 5, 5, 12],
    hands: [[1], [1], [1], [1], [3, 3, 3, 1, 1, 1, 2, 2, 2, 4, 4, 4, 5, 5, 5]],
  } as const;

  test('20.9 for a mortal defeated on his own turn he takes one more at once', () => {
    const table = new BattleTable({ ...slaying, spaces: [9, 1, 1, 1, 12] }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.state.extraTurns]).toEqual([4, 0]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(1);
  });

  test('20.9 for two defeated at once he takes two more', () => {
    const table = new BattleTable({ ...slaying, spaces: [9, 9, 1, 1, 12] }).play(
      attack(3, 1),
      TAKE_HIT,
      TAKE_HIT,
    );
    expect(table.lives).toEqual([0, 0, 1, 1, 4]);
    expect(table.asked).toBe(4);
    expect(turnsBegun(table)).toEqual([4]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(4);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(2);
  });

  test('20.9 one defeated on such a turn earns him another', () => {
    const table = new BattleTable({ ...slaying, spaces: [9, 8, 1, 1, 12] });
    table.play(attack(3, 1), TAKE_HIT, DECLINE);
    expect(table.asked).toBe(4);
    table.play(attack(4, 1), TAKE_HIT);
    expect([table.lives, table.asked]).toEqual([[0, 0, 1, 1, 4], 4]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(2);
  });

  test('20.9 for one defeated on a mortal’s turn, after his next normal one', () => {
    // Seat 0 attacks, the Dragon blocks and hits back.
    const table = new BattleTable({
      ...slaying,
      active: 0,
      dragon: ['perfectCounter'],
      spaces: [9, 1, 1, 1, 12],
      hands: [[3], MANY, MANY, MANY, [3, 3, 4, 4, 4, 5, 5, 5, 1, 1, 2, 2, 2]],
    });
    table.play(attack(3, 1), block(3, 1), use('perfectCounter', { card: 3, count: 1 }), TAKE_HIT);
    expect(table.lives).toEqual([0, 1, 1, 1, 4]);
    expect([table.asked, table.state.extraTurns]).toEqual([1, 1]);
    table.play(move(1, 'backward'), move(1, 'backward'), move(1, 'backward'));
    expect(table.asked).toBe(4);
    table.play(move(1, 'backward'));
    expect([table.asked, table.state.extraTurns]).toEqual([4, 0]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(1);
  });

  test('20.9 nobody defeated, nothing more', () => {
    const table = new BattleTable({ ...slaying, hands: [[3], [3], [1], [1], slaying.hands[4]] });
    table.play(attack(3, 1), block(3, 1), block(3, 1));
    expect(table.asked).toBe(0);
  });

  test('20.10 an ability once used stays turned; he may use one on each turn', () => {
    const table = new BattleTable({
      ...raidOf(2),
      edition: 'v4.1',
      dragon: ['ancientFury', 'blackDiamondHide', 'wingGust'],
      spaces: [9, 8, 13],
      life: 2,
      hands: [
        [1, 3, 1, 1, 4, 4, 4],
        [4, 1, 4, 2, 2, 5, 5],
        [...HOARD, 5, 5],
      ],
      draws: [1, 2],
    });
    // On seat 0's turn one, and not a second.
    table.play(dashingStrike(1, 3, 1), use('blackDiamondHide', { card: 5 }));
    expect(table.state.fighters[2]?.spent).toEqual(['blackDiamondHide']);
    // On seat 1's turn another.
    expect(table.asked).toBe(1);
    table.play(dashingStrike(4, 1, 1));
    expect(table.uses).toEqual([]);
    table.play(TAKE_HIT);
    expect([table.asked, table.question]).toEqual([2, 'ability:hit']);
    table.play(use('ancientFury'));
    // On his own turn a third.
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    expect(table.uses).toEqual([use('wingGust')]);
    table.play(use('wingGust'));
    expect(table.uses).toEqual([]);
    expect(table.state.fighters[2]?.spent).toEqual(['blackDiamondHide', 'ancientFury', 'wingGust']);
  });

  test('20.10 not two on one turn', () => {
    const table = new BattleTable({
      ...raidOf(2),
      edition: 'v4.1',
      dragon: ['perfectCounter', 'blackDiamondHide'],
      spaces: [9, 1, 13],
      hands: [[1, 3, 1, 1, 4, 4, 4], MANY, [...HOARD, 5, 5]],
    });
    table.play(dashingStrike(1, 3, 1), use('blackDiamondHide', { card: 5 }));
    // He has blocked, but has used one already.
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });
});

describe('winning', () => {
  test('20.11 the Dragon wins when all mortals are defeated', () => {
    const table = new BattleTable({ ...raidOf(2), active: 2, fallen: [0], spaces: [9, 9, 12] });
    table.play(attack(3, 1), TAKE_HIT);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [2] });
    expect(flashDuel.outcome(table.state)).toEqual({ places: [2, 2, 1] });
  });

  test('20.11 the mortals win together, the defeated too, with his last hit', () => {
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

/** The last mortal moves back on his Start space; when all have refilled, time is over: he draws the last card, a 5. */
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
    ['the Dragon takes his last hit', [9, 1, 12], [[3, ...none], own, [1]], { life: 1 }, ['lastHits', 0]],
    ['a mortal is hit, the other counts', [9, 1, 12], [none, own, [3]], {}, ['advance', 1]],
    ['as many on both sides', [9, 1, 12], [[3, ...none], own, [3]], {}, ['advance', 0]],
    ['cards of another number do not count', [9, 1, 12], [[2, 4, 4, ...none], own, [5]], {}, ['advance', 0]],
    ['all mortals are hit', [4, 1, 6], [none, [5, 4, 4, 4, 4], [2, 5, 5]], {}, ['lastHits', 1]],
    [
      'one hits him for the last time, another is hit',
      [4, 1, 6],
      [none, [5, 5, 4, 4, 4], [2]],
      { life: 1 },
      ['lastHits', 0],
    ],
    ['both hit him', [4, 1, 6], [[2, ...none], [5, 5, 5, 4, 4], [1]], { life: 2 }, ['lastHits', 0]],
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
    const end = eventOf(table, 'roundEnded');
    expect([end?.reason, end?.winner]).toEqual([reason, winner]);
    expect(eventOf(table, 'handsShown')).toBeDefined();
  });

  test('20.12 a Dragon who has taken his last hit hits nobody after it (v4.1)', () => {
    // The Dragon draws the last card. Seat 0 has more 3s than he, seat 1 fewer 5s.
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
    expect(eventOf(table, 'roundEnded')).toMatchObject({ reason: 'lastHits', winner: 0 });
    expect(table.lives).toEqual([1, 1, 0]);
  });

  test('20.12 there are no last hits in the revised edition', () => {
    for (const row of lastHits) {
      const table = timeOver('revised', row);
      expect(eventOf(table, 'roundEnded')?.reason).not.toBe('lastHits');
      expect(eventOf(table, 'handsShown')).toBeUndefined();
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

  test.each(advances)('20.13 whoever has come farther wins, in both editions: %s', (...row) => {
    const [, , , , [reason, winner]] = row;
    for (const edition of EDITION_NAMES) {
      const table = timeOver(edition, row);
      const end = eventOf(table, 'roundEnded');
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
    expect(eventOf(table, 'handsShown')?.hands).toEqual([
      [2, 1, 1, 0, 0],
      [0, 1, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ]);
  });

  test('18.9 the Dragon may retreat while he has to recover', () => {
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
