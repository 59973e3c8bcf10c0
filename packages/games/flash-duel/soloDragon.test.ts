import { describe, expect, test } from 'vitest';
import { attack, block, dashingStrike, move, TAKE_HIT } from './choice.ts';
import { DEAL, deeds, type Hand, solo } from './testing/solo.ts';
import { DuelTable, type Setup, use } from './testing/table.ts';

describe('the Dragon', () => {
  const base: Setup = { characters: ['rook', 'rook'], bot: 'dragon' };

  test('16.7 uses Deep Breath whenever the player is in range: a card of the distance, or a hit', () => {
    const table = new DuelTable({
      ...base,
      hands: [
        [1, 4, 2, 4, 5],
        [3, 3, 2, 2, 5],
      ],
      spaces: [7, 12],
      draws: [4, 4],
    });
    table.play(move(1, 'forward'));
    expect(table.events).toContainEqual(
      expect.objectContaining({ type: 'abilityUsed', seat: 1, ability: 'deepBreath' }),
    );
    expect(table.choices).toEqual([block(4, 1), TAKE_HIT]);
  });

  test('16.7 uses no breath from afar', () => {
    const table = new DuelTable({ ...base, draws: [4, 4] }).play(move(1, 'forward'));
    expect(table.events.some(({ type }) => type === 'abilityUsed')).toBe(false);
  });

  test('16.7 uses Perfect Counter after a block, if it holds the number', () => {
    const table = new DuelTable({
      ...base,
      hands: [
        [3, 3, 2, 4, 5],
        [3, 3, 2, 2, 5],
      ],
      spaces: [5, 8],
      draws: [1],
    });
    table.play(attack(3, 1));
    expect(deeds(table)).toEqual(['attacked', 'cardsDrawn', 'blocked', 'abilityUsed', 'attacked']);
    expect([table.asked, table.question]).toEqual([0, 'answerAttack']);
  });

  test('16.7 the counter goes by the distance when its moment has come, after the player has reacted', () => {
    const hands: [Hand, Hand] = [
      [3, 3, 2, 4, 5],
      [3, 3, 2, 2, 5],
    ];
    const setup: Setup = {
      ...base,
      characters: ['setsuki', 'rook'],
      hands,
      spaces: [5, 8],
      draws: [1, 4, 2],
    };
    const table = new DuelTable(setup).play(attack(3, 1));
    expect(table.question).toBe('ability:foeBlocks');
    table.play(use('speedOfTheFox', { space: 4 }));
    // Four spaces away, and no 4 in the Dragon's hand.
    expect(
      table.events.some((event) => event.type === 'abilityUsed' && event.ability === 'perfectCounter'),
    ).toBe(false);
  });

  test('16.7 uses Black Diamond Hide only where it could not block otherwise', () => {
    const hands: [Hand, Hand] = [
      [2, 1, 3, 3, 4],
      [5, 5, 2, 3, 3],
    ];
    const hide = new DuelTable({
      ...base,
      characters: ['lum', 'rook'],
      hands,
      spaces: [5, 8],
      draws: [4, 5, 5, 4],
    }).play(dashingStrike(2, 1, 1));
    expect(hide.events).toContainEqual(
      expect.objectContaining({ type: 'abilityUsed', ability: 'blackDiamondHide' }),
    );
    const exact = new DuelTable({
      ...base,
      characters: ['lum', 'rook'],
      hands,
      spaces: [5, 8],
      draws: [1, 5, 5, 4],
    }).play(dashingStrike(2, 1, 1));
    expect(
      exact.events.some((event) => event.type === 'abilityUsed' && event.ability === 'blackDiamondHide'),
    ).toBe(false);
  });

  test('16.8, 16.9 takes two hits, and a hit with a pair costs it every card of that number', () => {
    const hands: [Hand, Hand] = [
      [3, 3, 3, 4, 5],
      [3, 2, 2, 4, 5],
    ];
    const table = new DuelTable({ ...base, hands, spaces: [5, 8], draws: [1, 4, 4, 2] }).play(attack(3, 2));
    expect(deeds(table).slice(0, 4)).toEqual(['attacked', 'cardsDrawn', 'hitTaken', 'cardsShed']);
    expect(table.state.fighters[1]?.life).toBe(1);
    expect(table.state.tokens).toEqual([0, 0]);
    expect(table.events).toContainEqual({ type: 'cardsShed', seat: 1, card: 3, count: 1 });
  });

  test('16.9 a hit with a single card costs it none', () => {
    const table = new DuelTable({
      ...base,
      hands: [
        [1, 3, 3, 4, 5],
        [3, 2, 2, 4, 5],
      ],
      spaces: [7, 8],
      draws: [5, 4, 4],
    }).play(attack(1, 1));
    expect(table.hand(1)).toContain(3);
    expect(deeds(table)).not.toContain('cardsShed');
  });

  test('16.10 equally far when time is over: nobody takes a token', () => {
    const hands: [Hand, Hand] = [
      [1, 4, 4, 2, 2],
      [1, 2, 5, 5, 5],
    ];
    const table = new DuelTable({
      ...base,
      edition: 'revised',
      hands,
      pile: 1,
      spaces: [9, 11],
      draws: [4, ...DEAL, 1],
    });
    table.play(move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'roundEnded', round: 1, reason: 'tie', tokens: [0, 0] });
  });

  test('16.10 a last hit is a hit, and the Dragon survives the first (v4.1)', () => {
    const hands: [Hand, Hand] = [
      [1, 3, 3, 2, 2],
      [1, 2, 5, 5, 5],
    ];
    const table = new DuelTable({ ...base, edition: 'v4.1', hands, pile: 1, spaces: [6, 8], draws: [4] });
    table.play(move(1, 'backward'));
    expect(table.events).toContainEqual(
      expect.objectContaining({ type: 'roundEnded', reason: 'advance', winner: 1 }),
    );
  });
});

test.each(['v4.1', 'revised'] as const)(
  '16.15 Poker Flourish (%s): a Dragon that survives it discards every card of that number',
  (edition) => {
    const hands: [Hand, Hand] = [
      [3, 3, 3, 3, 1],
      [3, 2, 2, 4, 5],
    ];
    const table = solo('dragon', { edition, characters: ['lum', 'lum'], hands, spaces: [3, 16] });
    table.play(use('pokerFlourish', { card: 3 }));
    expect(table.events).toContainEqual({ type: 'cardsShed', seat: 1, card: 3, count: 1 });
    expect([table.hand(1), table.lives, table.asked]).toEqual([[2, 2, 4, 5], [1, 1], 0]);
  },
);
