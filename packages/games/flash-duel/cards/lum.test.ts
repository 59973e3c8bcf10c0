import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

type Hand = readonly Card[];
const FIVE: Hand = [1, 2, 3, 4, 5];
const FOUR: Hand = [3, 3, 3, 3, 5];

/** The Dragon takes two hits. */
function againstDragon(setup: Setup): DuelTable {
  const table = new DuelTable({ characters: ['lum', 'troq'], ...setup });
  const [, dragon] = table.state.fighters;
  if (dragon) Object.assign(dragon, { character: 'dragon', abilities: [], life: 2 });
  return table;
}

describe('Poker Flourish', () => {
  const FLOURISH = use('pokerFlourish', { card: 3 });

  test.each<[rule: string, hand: Hand, isOffered: boolean]>([
    ['Poker Flourish: four of a number win', FOUR, true],
    ['Poker Flourish: five of a number win', [3, 3, 3, 3, 3], true],
    ['Poker Flourish: three and two do not', [3, 3, 3, 5, 5], false],
    ['Poker Flourish: a straight does not', FIVE, false],
    ['Poker Flourish: three of a number do not', [1, 3, 3, 3, 5], false],
    ['Poker Flourish: two pairs do not', [1, 3, 3, 5, 5], false],
  ])('%s', (_rule, hand, isOffered) => {
    const table = new DuelTable({ characters: ['lum', 'rook'], hands: [hand, FIVE] });
    expect(table.uses).toEqual([...(isOffered ? [FLOURISH] : []), use('raiseTheStakes')]);
  });

  test('Poker Flourish: all see of which number the four are, and the opponent is hit', () => {
    const table = new DuelTable({
      characters: ['lum', 'rook'],
      hands: [FOUR, FIVE],
      tokens: [2, 0],
    }).play(FLOURISH);
    expect(table.events).toEqual([
      { type: 'abilityUsed', seat: 0, ability: 'pokerFlourish', foe: 1, way: { card: 3 } },
      { type: 'hitTaken', seat: 1, by: 0 },
      { type: 'roundEnded', round: 1, reason: 'hit', winner: 0, tokens: [3, 0] },
      { type: 'gameWon', seats: [0] },
    ]);
  });

  test('Poker Flourish: four cards are enough', () => {
    const hands = [
      [4, 1, 1, 2, 2],
      [4, 3, 3, 3, 3],
    ] as const;
    const table = new DuelTable({ characters: ['rook', 'lum'], hands, spaces: [4, 8], draws: [1] });
    table.play(attack(4, 1), block(4, 1));
    expect(table.hand(1)).toEqual([3, 3, 3, 3]);
    expect(table.choices).toContainEqual(FLOURISH);
  });

  test('14.8 Poker Flourish: if the round goes on, the main action is still to be taken', () => {
    const table = againstDragon({ hands: [FOUR, FIVE], draws: [1] }).play(FLOURISH);
    expect(table.state.fighters[1]?.life).toBe(1);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    table.play(move(3, 'forward'));
    expect(table.spaces).toEqual([4, 18]);
    expect(table.leftOver).toBe(0);
  });

  test('14.8 Poker Flourish: also when it was countered, and then nobody is hit', () => {
    const table = new DuelTable({ characters: ['lum', 'grave'], hands: [FOUR, FIVE] });
    table.play(FLOURISH, use('reversal'));
    expect(table.events.map(({ type }) => type)).toEqual(['abilityUsed', 'abilityCountered']);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.state.tokens).toEqual([0, 0]);
  });
});

describe('Roll the Dice', () => {
  const ROLL = use('rollTheDice');
  const NO_THREES: Hand = [1, 4, 4, 5, 5];

  /** Seat 0 acts against Lum. */
  function threatened(action: Choice, lum: Hand, setup: Partial<Setup>): DuelTable {
    const hands = [[3, 3, 1, 2, 2], lum] as const;
    return new DuelTable({
      edition: 'v4.1',
      characters: ['troq', 'lum'],
      hands,
      spaces: [5, 8],
      ...setup,
    }).play(action);
  }

  /** Declines for Troq until Lum is asked. */
  function toLum(table: DuelTable): DuelTable {
    while (table.asked === 0 && table.question?.startsWith('ability:')) table.play(DECLINE);
    return table;
  }

  test('Roll the Dice: a card of the right number blocks', () => {
    const table = toLum(threatened(attack(3, 1), NO_THREES, { draws: [3, 1] }));
    expect(table.choices).toEqual([ROLL, TAKE_HIT]);
    table.play(ROLL);
    expect(table.events).toContainEqual({ type: 'cardsTurnedUp', seat: 1, cards: [3] });
    expect([table.asked, table.choices]).toEqual([1, [block(3, 1), TAKE_HIT]]);
    toLum(table.play(block(3, 1)));
    expect([table.asked, table.question, table.hand(1)]).toEqual([1, 'mainAction', NO_THREES]);
    expect(table.state.discard).toEqual([0, 0, 2, 0, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('14.9 Roll the Dice: a card that does not help is discarded', () => {
    const table = toLum(threatened(attack(3, 1), NO_THREES, { draws: [5] })).play(ROLL);
    expect(table.choices).toEqual([TAKE_HIT]);
    expect([table.hand(1), table.state.played]).toEqual([NO_THREES, [0, 0, 1, 0, 1]]);
  });

  test('14.9 Roll the Dice: and Lum may still block with the hand', () => {
    const table = toLum(threatened(attack(3, 1), [3, 4, 4, 5, 5], { draws: [5, 1] })).play(ROLL);
    expect(table.choices).toEqual([block(3, 1), TAKE_HIT]);
    toLum(table.play(block(3, 1)));
    expect(table.hand(1)).toEqual([4, 4, 5, 5]);
    expect(table.state.discard).toEqual([0, 0, 2, 0, 1]);
    expect(table.leftOver).toBe(0);
  });

  test('Roll the Dice: together with a card of the hand it blocks a pair', () => {
    const table = toLum(threatened(attack(3, 2), [3, 4, 4, 5, 5], { draws: [3, 1, 1] })).play(ROLL);
    expect(table.choices).toEqual([block(3, 2), TAKE_HIT]);
    toLum(table.play(block(3, 2)));
    expect(table.hand(1)).toEqual([4, 4, 5, 5]);
    expect(table.state.discard).toEqual([0, 0, 4, 0, 0]);
    expect(table.leftOver).toBe(0);
  });

  test('Roll the Dice: half a block is none', () => {
    const table = toLum(threatened(attack(3, 2), NO_THREES, { draws: [3] })).play(ROLL);
    expect(table.choices).toEqual([TAKE_HIT]);
  });

  test('Roll the Dice: what is turned up is no card to retreat with', () => {
    const table = toLum(threatened(dashingStrike(2, 1, 1), [4, 4, 5, 5, 5], { draws: [1] })).play(ROLL);
    expect(table.choices).toEqual([block(1, 1), retreat(4), retreat(5), TAKE_HIT]);
  });

  test('Roll the Dice (revised): two cards, and both may help', () => {
    const setup = { edition: 'revised', draws: [3, 3, 1, 1] } as const;
    const table = toLum(threatened(attack(3, 2), NO_THREES, setup)).play(ROLL);
    expect(table.choices).toEqual([block(3, 2), TAKE_HIT]);
    toLum(table.play(block(3, 2)));
    expect(table.hand(1)).toEqual(NO_THREES);
    expect(table.leftOver).toBe(0);
  });

  test('14.9 Roll the Dice (revised): of two cards the one that helps blocks, the other is discarded', () => {
    const setup = { edition: 'revised', draws: [3, 5, 1] } as const;
    const table = toLum(threatened(attack(3, 1), NO_THREES, setup)).play(ROLL);
    expect(table.choices).toEqual([block(3, 1), TAKE_HIT]);
    toLum(table.play(block(3, 1)));
    expect([table.hand(1), table.state.discard]).toEqual([NO_THREES, [0, 0, 2, 0, 1]]);
    expect(table.leftOver).toBe(0);
  });

  test('Roll the Dice (revised): one more than needed is discarded as well', () => {
    const setup = { edition: 'revised', draws: [3, 3, 1] } as const;
    const table = toLum(threatened(attack(3, 1), [3, 4, 4, 5, 5], setup)).play(ROLL, block(3, 1));
    expect([toLum(table).hand(1), table.state.discard]).toEqual([
      [3, 4, 4, 5, 5],
      [0, 0, 3, 0, 0],
    ]);
  });

  test('13.12 Roll the Dice: with the last card time is over, and nothing is answered', () => {
    const table = toLum(threatened(attack(3, 1), NO_THREES, { pile: 1, draws: [5], tokens: [0, 2] }));
    table.play(ROLL);
    expect(table.events).toContainEqual({ type: 'timeRanOut' });
    expect(table.events.some(({ type }) => type === 'hitTaken')).toBe(false);
    expect(table.leftOver).toBe(0);
  });

  test.each(['v4.1', 'revised'] as const)(
    '14.30 Roll the Dice (%s): not against what cannot be blocked',
    (edition) => {
      const hands = [[1, 3, 3, 2, 2], NO_THREES] as const;
      const table = new DuelTable({ edition, characters: ['rook', 'lum'], hands, spaces: [7, 8] });
      table.play(attack(1, 1), use('windmillCrusher'));
      expect(table.choices).toEqual([TAKE_HIT]);
    },
  );
});

describe('Raise the Stakes', () => {
  const RAISE = use('raiseTheStakes');
  const NEW_HANDS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;

  test('Raise the Stakes: a card is drawn, and the main action is still to be taken', () => {
    const table = new DuelTable({ characters: ['lum', 'rook'], draws: [5] }).play(RAISE);
    expect([table.hand(0), table.hand(1)]).toEqual([[1, 2, 3, 4, 5, 5], FIVE]);
    expect(table.events).toContainEqual({ type: 'stakesRaised', seat: 0, stakes: 2 });
    expect([table.asked, table.question, table.state.stakes]).toEqual([0, 'mainAction', 2]);
    expect(table.leftOver).toBe(0);
  });

  test('Raise the Stakes: the winner takes two tokens, and the next round is worth one again', () => {
    const draws = [1, ...NEW_HANDS] as const;
    const table = new DuelTable({ characters: ['lum', 'rook'], spaces: [5, 8], draws });
    table.play(RAISE, attack(3, 1), TAKE_HIT);
    expect([table.state.tokens, table.state.round, table.state.stakes]).toEqual([[2, 0], 2, 1]);
    expect(table.leftOver).toBe(0);
  });

  test('Raise the Stakes: no matter which side it is', () => {
    const draws = [5, ...NEW_HANDS] as const;
    const table = new DuelTable({ characters: ['lum', 'rook'], spaces: [5, 9], draws });
    table.play(RAISE, move(1, 'forward'), attack(3, 1), TAKE_HIT);
    expect(table.state.tokens).toEqual([0, 2]);
    expect(table.leftOver).toBe(0);
  });

  test('Raise the Stakes: not raised, the round is worth one token', () => {
    const table = new DuelTable({ characters: ['lum', 'rook'], spaces: [5, 8], draws: NEW_HANDS });
    table.play(attack(3, 1), TAKE_HIT);
    expect(table.state.tokens).toEqual([1, 0]);
  });

  test('Raise the Stakes: its card may be the last one, and the round already counts for two', () => {
    const table = new DuelTable({
      characters: ['lum', 'rook'],
      spaces: [9, 16],
      pile: 1,
      draws: [5, ...NEW_HANDS],
    }).play(RAISE);
    expect(table.state.tokens).toEqual([2, 0]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[edition: 'v4.1' | 'revised', tokens: readonly number[]]>([
    ['v4.1', [0, 0]],
    ['revised', [1, 1]],
  ])('14.24 Raise the Stakes (%s): nobody has won the raise when the round is tied', (edition, tokens) => {
    const coin = edition === 'v4.1' ? (['seat 0'] as const) : ([] as const);
    const table = new DuelTable({
      edition,
      characters: ['lum', 'rook'],
      hands: [
        [1, 1, 1, 1, 2],
        [1, 2, 2, 2, 2],
      ],
      spaces: [6, 13],
      pile: 1,
      draws: [5, ...coin, ...NEW_HANDS],
    }).play(RAISE);
    expect(table.state.tokens).toEqual(tokens);
    expect(table.leftOver).toBe(0);
  });

  test('Raise the Stakes: a second Lum raises once more', () => {
    const table = new DuelTable({ characters: ['lum', 'lum'], spaces: [5, 9], draws: [5, 5] });
    table.play(RAISE, move(1, 'forward'), RAISE, attack(3, 1), TAKE_HIT);
    expect(table.state.tokens).toEqual([0, 3]);
    expect(table.state.stack).toEqual([]);
  });

  test('14.23 Raise the Stakes: against the Dragon only a card is drawn', () => {
    const table = againstDragon({ draws: [5] }).play(RAISE);
    expect([table.state.stakes, table.hand(0).length]).toEqual([1, 6]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[edition: 'v4.1' | 'revised', tokens: readonly number[]]>([
    ['v4.1', [3, 0]],
    ['revised', [2, 0]],
  ])('14.16 Raise the Stakes (%s): what Lum takes when Gwen runs out of time', (edition, tokens) => {
    const deal = edition === 'v4.1' ? ([] as const) : ([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3] as const);
    const table = new DuelTable({
      edition,
      characters: ['lum', 'gwen'],
      hands: [FIVE, [1, 2, 3, 4, 5, 5]],
      spaces: [3, 9],
      pile: 1,
      draws: [5, ...deal],
    }).play(RAISE);
    expect(table.state.tokens).toEqual(tokens);
    expect(table.leftOver).toBe(0);
  });
});
