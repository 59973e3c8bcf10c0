import { Authority, fastRandom, fullTable, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, move, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { ABILITIES_OF } from './ids.ts';
import { flashDuel } from './index.ts';
import { optionsOf } from './state.ts';
import { HOARD, MANY, raidOf } from './testing/raids.ts';
import { BattleTable, QUIET, use } from './testing/table.ts';

function turnsBegun(table: BattleTable): readonly number[] {
  return table.events.flatMap((event) => (event.type === 'turnBegan' ? [event.seat] : []));
}

describe('setting up', () => {
  test.each([2, 3, 4])('20.1 %i mortals against the Dragon, who has the last seat', (mortals) => {
    expect(fullTable(flashDuel, optionsOf({ mode: 'raid', mortals }))).toBe(mortals + 1);
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
      // Each has five cards in this setup; all the others can be drawn, none are laid aside.
      expect(table.view('spectator').drawPile).toBe(cards - 5 * (mortals + 1));
      expect(table.view('spectator').reshuffles).toBe(left);
    },
  );

  test.each([
    [2, 4, 2, 7],
    [3, 6, 3, 8],
    [4, 8, 4, 9],
  ])(
    '20.4, 20.5 %i mortals choose, then the Dragon takes %i abilities; it has %i hits and %i cards',
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
        // Of its eight, and none twice.
        const taken = seats(abilities).map((index) => `${dragon} dragonAbility ${8 - index}`);
        expect(asked).toEqual([...characters, ...taken]);
        const { fighters } = flashDuel.view(match.state, 'spectator');
        expect(fighters[dragon]?.abilities).toEqual(ABILITIES_OF.dragon.toReversed().slice(0, abilities));
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

  test('20.7 a defeated mortal is left out', () => {
    const table = new BattleTable({ ...raidOf(3), fallen: [1], hands: [MANY, [], MANY, HOARD] });
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(2);
    expect(turnsBegun(table)).toEqual([2]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(3);
  });

  test('20.8 the mortals draw when all have taken their turns, in turn order; the Dragon after each turn of its own', () => {
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

  test('20.8 a mortal who recovers draws with the others', () => {
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

  /** The Dragon's turn, with cards for many. */
  const slaying = {
    ...raidOf(4),
    edition: 'v4.1',
    active: 4,
    spaces: [9, 9, 5, 5, 12],
    hands: [[1], [1], [1], [1], [3, 3, 3, 1, 1, 1, 2, 2, 2, 4, 4, 4, 5, 5, 5]],
  } as const;

  test('20.9 for a mortal defeated on the Dragon’s own turn it takes one more at once', () => {
    const table = new BattleTable({ ...slaying, spaces: [9, 1, 1, 1, 12] }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.state.extraTurns]).toEqual([4, 0]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(1);
  });

  test('20.9 for two defeated at once the Dragon takes two more', () => {
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

  test('20.9 a mortal defeated on such a turn earns the Dragon another', () => {
    const table = new BattleTable({ ...slaying, spaces: [9, 8, 1, 1, 12] });
    table.play(attack(3, 1), TAKE_HIT, DECLINE);
    expect(table.asked).toBe(4);
    table.play(attack(4, 1), TAKE_HIT);
    expect([table.lives, table.asked]).toEqual([[0, 0, 1, 1, 4], 4]);
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(2);
  });

  test('20.9 for a mortal defeated on a mortal’s turn, after the Dragon’s next normal one', () => {
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

  test('20.10 an ability once used stays turned; the Dragon may use one on each turn', () => {
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
    // On its own turn a third.
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
    // The Dragon has blocked, but has used one already.
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });
});
