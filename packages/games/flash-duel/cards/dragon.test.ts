import { describe, expect, test } from 'vitest';
import { abilityOf } from '../catalogue.ts';
import { attack, block, type Choice, dashingStrike, move, TAKE_HIT } from '../choice.ts';
import type { Fight } from '../frames.ts';
import type { AbilityId } from '../ids.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

type Hand = readonly Card[];

/** The Dragon as a bot, against a player with nothing to answer but cards. */
function duel(setup: Partial<Setup> = {}): DuelTable {
  return new DuelTable({ characters: ['lum'], bot: 'dragon', ...setup });
}

/** The abilities the Dragon has used since the player's last choice. */
function used(table: DuelTable): readonly unknown[] {
  return table.events.flatMap((event) =>
    event.type === 'abilityUsed' && event.seat === 1 ? [{ ability: event.ability, ...event.way }] : [],
  );
}

describe('Deep Breath', () => {
  const hands: [Hand, Hand] = [
    [1, 2, 2, 4, 5],
    [3, 3, 2, 2, 1],
  ];

  test.each<[title: string, spaces: readonly [number, number], used: readonly unknown[]]>([
    ['Deep Breath: five spaces away it reaches', [6, 12], [{ ability: 'deepBreath', count: 1 }]],
    ['Deep Breath: six spaces away it does not', [5, 12], []],
  ])('%s', (_title, spaces, expected) => {
    const table = duel({ hands, spaces, draws: [1, 4] }).play(move(1, 'forward'));
    expect(used(table)).toEqual(expected);
    expect(table.leftOver).toBe(0);
  });

  test('Deep Breath: a card of the distance saves the player; the Dragon has played none', () => {
    const table = duel({ hands, spaces: [7, 12], draws: [1, 5] }).play(move(1, 'forward'));
    expect(table.choices).toContainEqual(block(4, 1));
    table.play(block(4, 1));
    expect([table.asked, table.question, table.spaces]).toEqual([0, 'mainAction', [8, 12]]);
    expect(table.hand(1)).toEqual([1, 2, 2, 3, 3, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Deep Breath: without one it is a hit', () => {
    const draws: Hand = [1, 5, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2];
    const table = duel({ hands, spaces: [8, 12], draws }).play(move(1, 'forward'));
    expect(table.choices.some(({ type }) => type === 'block')).toBe(false);
    table.play(TAKE_HIT);
    expect(table.state.tokens).toEqual([0, 1]);
    expect(table.leftOver).toBe(0);
  });

  test.each(['v4.1', 'revised'] as const)(
    '14.32 Deep Breath (%s): countered, the bot does what it would have done without it',
    (edition) => {
      const table = duel({ edition, characters: ['grave'], hands, spaces: [8, 13], draws: [1, 5] });
      table.play(move(1, 'forward'), use('reversal'));
      expect(table.events.map(({ type }) => type)).toContain('abilityCountered');
      // It dashes with the card it drew, and strikes.
      expect([table.asked, table.question]).toEqual([0, 'answerStrike']);
      expect(table.leftOver).toBe(0);
    },
  );
});

describe('Perfect Counter', () => {
  test('Perfect Counter: with all the cards of the distance the Dragon holds', () => {
    const hands: [Hand, Hand] = [
      [3, 3, 2, 4, 5],
      [3, 3, 3, 2, 5],
    ];
    const table = duel({ hands, spaces: [5, 8], draws: [1] }).play(attack(3, 1));
    expect(used(table)).toEqual([{ ability: 'perfectCounter', card: 3, count: 2 }]);
    expect(table.events.at(-1)).toEqual({
      type: 'attacked',
      seat: 1,
      target: 0,
      card: 3,
      count: 2,
      dashing: false,
    });
    expect(table.hand(1)).toEqual([1, 2, 5]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, spaces: readonly [number, number], card: Card]>([
    ['Perfect Counter: five spaces away it reaches', [5, 10], 5],
    ['Perfect Counter: next to the player as well', [9, 10], 1],
  ])('%s', (_title, spaces, card) => {
    const hands: [Hand, Hand] = [
      [1, 2, 3, 4, 5],
      [card, card, 2, 3, 4],
    ];
    const table = duel({ hands, spaces, draws: [3] }).play(attack(card, 1));
    expect(used(table)).toEqual([{ ability: 'perfectCounter', card, count: 1 }]);
    expect(table.leftOver).toBe(0);
  });

  test('Perfect Counter: not without a card of the distance', () => {
    const hands: [Hand, Hand] = [
      [3, 3, 2, 4, 5],
      [3, 4, 2, 2, 4],
    ];
    // The Dragon's own turn begins, and with it a breath.
    const table = duel({ hands, spaces: [5, 8], draws: [1, 1, 1] }).play(attack(3, 1));
    expect(used(table)).toEqual([{ ability: 'deepBreath', count: 1 }]);
    expect(table.leftOver).toBe(0);
  });

  test('14.1 Perfect Counter: countered, the Dragon does not attack', () => {
    const hands: [Hand, Hand] = [
      [3, 3, 2, 4, 5],
      [3, 3, 2, 2, 5],
    ];
    const setup: Setup = { characters: ['grave'], hands, spaces: [6, 9], draws: [1, 1, 1] };
    const table = duel(setup).play(attack(3, 1), use('reversal'));
    expect(table.events.filter(({ type }) => type === 'attacked')).toEqual([
      expect.objectContaining({ seat: 1, count: 1 }),
    ]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Black Diamond Hide', () => {
  const PAIR = dashingStrike(2, 1, 2);

  function struck(dragon: Hand, strike: Choice, setup: Partial<Setup>): DuelTable {
    const hands: [Hand, Hand] = [[2, 1, 1, 1, 4], dragon];
    return duel({ hands, spaces: [5, 8], ...setup }).play(strike);
  }

  test('Black Diamond Hide: a pair is blocked with a pair of another number', () => {
    const table = struck([5, 5, 2, 3, 4], PAIR, { draws: [4, 5, 5, 5, 1] });
    expect(used(table)[0]).toEqual({ ability: 'blackDiamondHide', card: 4 });
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 4, count: 2 });
    expect(table.leftOver).toBe(0);
  });

  test('Black Diamond Hide: without three of a number the Dragon has to retreat from three', () => {
    const table = struck([5, 5, 2, 3, 4], dashingStrike(2, 1, 3), { draws: [4, 5, 5, 5, 5] });
    expect(used(table)).toEqual([]);
    expect(table.events).toContainEqual({ type: 'retreated', seat: 1, card: 4, from: 8, to: 12 });
    expect(table.leftOver).toBe(0);
  });

  test('Black Diamond Hide: it does not help against what cannot be blocked', () => {
    const setup: Partial<Setup> = { characters: ['menelker'], draws: [4, 1, 1, 1] };
    const table = struck([5, 5, 2, 3, 4], PAIR, setup).play(use('deathstrike'));
    expect(used(table)).toEqual([]);
    expect(table.events).toContainEqual({ type: 'retreated', seat: 1, card: 4, from: 8, to: 12 });
    expect(table.leftOver).toBe(0);
  });
});

test.each<[ability: AbilityId, way: Parameters<typeof use>[1], shown: readonly Card[]]>([
  ['perfectCounter', { card: 3, count: 2 }, [3, 3]],
  ['blackDiamondHide', { card: 5 }, [5, 5]],
])('%s shows the cards it needs', (id, way = {}, shown) => {
  const { state } = duel();
  const fight = { needs: 1, needsCount: 2 } as Fight;
  expect(abilityOf(state, id).shows?.(way, fight)).toEqual(shown);
});
