import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, goFirst, move, TAKE_HIT } from './choice.ts';
import { gameWinner } from './game.ts';
import { flashDuel } from './index.ts';
import type { Card } from './pile.ts';
import { DuelTable, type Setup } from './testing/table.ts';

const DEAL: readonly Card[] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3];

/** Seat 0 hits at once. */
function hit(setup: Partial<Setup> = {}): DuelTable {
  return new DuelTable({ spaces: [5, 8], ...setup }).play(attack(3, 1), TAKE_HIT);
}

/** Time is over with both equally far. */
function tie(setup: Partial<Setup> = {}): DuelTable {
  const hands = [
    [1, 3, 2, 2, 4],
    [1, 3, 2, 4, 4],
  ] as const;
  return new DuelTable({ hands, spaces: [9, 11], pile: 1, ...setup }).play(move(1, 'backward'));
}

describe('winning', () => {
  test('1.2 a round won is a token, and three of them win the game', () => {
    const table = hit({ tokens: [2, 2] });
    expect(table.state.tokens).toEqual([3, 2]);
    expect(table.events.at(-1)).toEqual({ type: 'gameWon', seats: [0] });
    expect(flashDuel.decisions(table.state)).toEqual([]);
    expect(flashDuel.outcome(table.state)).toEqual({ places: [1, 2], scores: [3, 2] });
  });

  test('1.2 two do not', () => {
    const table = hit({ tokens: [1, 2], draws: DEAL });
    expect(table.state.tokens).toEqual([2, 2]);
    expect(flashDuel.outcome(table.state)).toBeUndefined();
    expect(table.question).toBe('mainAction');
  });

  test('1.3 a tie that lifts both to three decides nothing: rounds go on (revised)', () => {
    const table = tie({ tokens: [2, 2], draws: [5, ...DEAL] });
    expect(table.state.tokens).toEqual([3, 3]);
    expect([flashDuel.outcome(table.state), table.state.round]).toEqual([undefined, 2]);
  });

  test('1.3 a tie that lifts only one of them ahead to three wins (revised)', () => {
    const table = tie({ tokens: [1, 2], draws: [5] });
    expect(flashDuel.outcome(table.state)).toEqual({ places: [2, 1], scores: [2, 3] });
  });

  test.each<[rule: string, tokens: [number, number], winner: number | undefined]>([
    ['1.2 three to none', [3, 0], 0],
    ['1.2 two to two', [2, 2], undefined],
    ['1.3 three to three', [3, 3], undefined],
    ['1.3 three to four', [3, 4], 1],
  ])('%s', (_rule, tokens, winner) => {
    expect(gameWinner({ tokens })).toBe(winner);
  });
});

describe('setting up', () => {
  test('3.1 25 cards, five of each (v4.1)', () => {
    const { state, cardsInAll } = new DuelTable({ edition: 'v4.1' });
    expect(cardsInAll).toBe(25);
    expect(state.unseen).toEqual([3, 3, 3, 3, 3]);
  });

  test('3.2 40 cards, eight of each, five of them laid aside (revised)', () => {
    const table = new DuelTable({ edition: 'revised' });
    expect(table.cardsInAll).toBe(40);
    expect(table.state.unseen).toEqual([6, 6, 6, 6, 6]);
    expect(flashDuel.view(table.state, 'spectator').drawPile).toBe(25);
  });

  test('3.1 every round starts with all cards (v4.1)', () => {
    const table = hit({ edition: 'v4.1', draws: DEAL }).play(goFirst(seat(0)));
    expect(table.cardsInAll).toBe(25);
    expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
  });

  test('3.2 every round starts with all cards (revised)', () => {
    expect(hit({ draws: DEAL }).cardsInAll).toBe(40);
  });

  test('3.3 both stand on their Start spaces with five cards each, also after a retreat in the round before', () => {
    const table = hit({ draws: DEAL });
    expect(table.spaces).toEqual([1, 18]);
    expect([table.hand(0), table.hand(1)]).toEqual([
      [2, 2, 2, 3, 3],
      [1, 1, 1, 1, 2],
    ]);
    expect(table.state.fighters.some(({ recovering }) => recovering)).toBe(false);
  });

  test.each([0, 1] as const)('3.4 a coin decides who goes first: seat %i', (first) => {
    const table = new DuelTable({ first });
    expect(table.asked).toBe(first);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'coinFlipped', first },
      { type: 'roundBegan', round: 1, first },
    ]);
  });
});

describe('who goes first later', () => {
  test.each([0, 1])('3.5 the loser chooses before cards are dealt (v4.1): seat %i', (choice) => {
    const table = hit({ edition: 'v4.1', draws: DEAL });
    expect([table.asked, table.question]).toEqual([1, 'firstPlayer']);
    expect(table.choices).toEqual([goFirst(seat(0)), goFirst(seat(1))]);
    expect(table.cardsInAll).toBe(0);
    table.play(goFirst(seat(choice)));
    expect([table.asked, table.question]).toEqual([choice, 'mainAction']);
    expect(table.events[0]).toEqual({ type: 'firstPlayerChosen', by: 1, first: choice });
  });

  test('3.6 the loser goes first, without being asked (revised)', () => {
    const table = hit({ draws: DEAL });
    expect([table.asked, table.question, table.state.round]).toEqual([1, 'mainAction', 2]);
  });

  test('3.7 after a drawn round the same player chooses again (v4.1)', () => {
    const table = hit({ edition: 'v4.1', draws: [2, 1, 2, 2, 1, 3, 3, 3, 4, 4, ...drawnOut, ...DEAL] });
    table.play(goFirst(seat(0)));
    expect(table.state.chooser).toBe(1);
    for (const choice of drawnOutMoves) table.play(choice);
    expect(table.state.tokens).toEqual([1, 0]);
    expect([table.state.round, table.asked, table.question]).toEqual([2, 1, 'firstPlayer']);
    table.play(goFirst(seat(1)));
    expect([table.asked, table.state.round]).toEqual([1, 3]);
    expect(table.leftOver).toBe(0);
  });

  test('3.7 after a drawn round that began with a coin, a new coin decides (v4.1)', () => {
    const table = tie({ edition: 'v4.1', draws: [5, 'seat 1', ...DEAL] });
    expect([table.asked, table.question, table.state.round]).toEqual([1, 'mainAction', 2]);
    expect(table.events.filter(({ type }) => type === 'coinFlipped')).toEqual([
      { type: 'coinFlipped', first: 1 },
    ]);
  });

  test.each([0, 1] as const)(
    '3.8 after a tie the player who went second goes first (revised): seat %i had begun',
    (first) => {
      const hands = [
        [1, 3, 2, 2, 4],
        [1, 3, 2, 4, 4],
      ] as const;
      const setup = { hands, first, pile: 1, draws: [5, ...DEAL] as const };
      const table = new DuelTable({ ...setup, spaces: first === 0 ? [9, 11] : [8, 10] }).play(
        move(1, 'backward'),
      );
      expect(table.state.tokens).toEqual([1, 1]);
      expect(table.asked).toBe(1 - first);
    },
  );
});

/**
 * A whole v4.1 round in which both step back on their Start spaces until the pile is empty: 15 draws, and nobody
 * has come anywhere. Seat 0 holds 1 1 2 2 2 and seat 1 holds 3 3 3 4 4; each draws back what it may.
 */
const drawnOut: readonly Card[] = [1, 3, 1, 3, 1, 4, 2, 4, 2, 4, 5, 5, 5, 5, 5];
const drawnOutMoves = drawnOut.map((_, index) => {
  const card = ([[1, 1, 1, 1, 1, 2, 2, 2] as const, [3, 3, 3, 3, 3, 4, 4] as const][index % 2]?.[
    index >> 1
  ] ?? 1) as Card;
  return move(card, 'backward');
});
