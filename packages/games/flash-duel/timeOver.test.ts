import { describe, expect, test } from 'vitest';
import { attack, block, dashingStrike, move, retreat } from './choice.ts';
import type { Card } from './pile.ts';
import { DuelTable, type Setup } from './testing/table.ts';

const NEXT_DEAL = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3] as const;
const LAST = { pile: 1 };

describe('11.1 when time is over', () => {
  test('11.1 the round ends at once when the last card is drawn', () => {
    const table = new DuelTable({ ...LAST, spaces: [4, 10], draws: [5, ...NEXT_DEAL] }).play(
      move(1, 'forward'),
    );
    expect(table.events.map(({ type }) => type).slice(0, 4)).toEqual([
      'moved',
      'cardsDrawn',
      'timeRanOut',
      'roundEnded',
    ]);
    expect(table.state.round).toBe(2);
  });

  test('11.1 not while a card is left', () => {
    const table = new DuelTable({ pile: 2, spaces: [4, 10], draws: [5] }).play(move(1, 'forward'));
    expect([table.asked, table.question, table.state.round]).toEqual([1, 'mainAction', 1]);
  });

  test('11.1 a player who would draw more than are left draws what there is', () => {
    const hands = [
      [3, 3, 1, 1, 2],
      [3, 3, 4, 4, 5],
    ] as const;
    const table = new DuelTable({ hands, pile: 1, spaces: [5, 8], draws: [5, ...NEXT_DEAL] });
    table.play(attack(3, 2), block(3, 2));
    expect(table.events).toContainEqual({ type: 'cardsDrawn', seat: 0, count: 1 });
    expect(table.events).toContainEqual({ type: 'timeRanOut' });
  });

  test('11.1 drawing while recovering may take the last card as well', () => {
    const hands = [
      [2, 1, 3, 3, 3],
      [2, 3, 4, 4, 5],
    ] as const;
    const table = new DuelTable({ hands, pile: 3, spaces: [5, 8], draws: [5, 5, 5, ...NEXT_DEAL] });
    table.play(dashingStrike(2, 1, 1), retreat(4));
    expect(table.events.map(({ type }) => type).slice(3, 6)).toEqual([
      'recovered',
      'cardsDrawn',
      'timeRanOut',
    ]);
  });

  test('11.1 the five cards laid aside are not part of the pile (revised)', () => {
    const table = new DuelTable({ ...LAST, edition: 'revised', draws: [5, ...NEXT_DEAL] });
    expect(table.state.unseen.reduce((sum, count) => sum + count)).toBe(6);
    expect(table.play(move(1, 'forward')).state.round).toBe(2);
  });
});

type Hand = readonly Card[];

/** Seat 0 moves back by the first card of its hand, draws a last 5, and time is over. */
function timeOver(
  edition: 'v4.1' | 'revised',
  hands: [Hand, Hand],
  spaces: [number, number],
  setup: Partial<Setup> = {},
) {
  const coin = setup.draws ?? (edition === 'v4.1' ? [] : NEXT_DEAL);
  const table = new DuelTable({ ...LAST, edition, hands, spaces, ...setup, draws: [5, ...coin] });
  const [card] = hands[0];
  return table.play(move(card ?? 1, 'backward'));
}

describe('v4.1', () => {
  test.each<[rule: string, hands: [Hand, Hand], spaces: [number, number], winner: number, reason: string]>([
    [
      '11.2 more cards of the distance win by last hits',
      [
        [1, 3, 3, 2, 2],
        [1, 3, 2, 4, 4],
      ],
      [6, 8],
      0,
      'lastHits',
    ],
    [
      '11.2 for either player',
      [
        [1, 3, 2, 2, 4],
        [1, 3, 3, 4, 4],
      ],
      [6, 8],
      1,
      'lastHits',
    ],
    [
      '11.2 cards that would need a dash do not count',
      [
        [1, 1, 2, 2, 2],
        [4, 4, 3, 2, 2],
      ],
      [9, 11],
      1,
      'lastHits',
    ],
    [
      '11.2 last hits count before advance',
      [
        [1, 3, 3, 2, 2],
        [1, 3, 2, 4, 4],
      ],
      [6, 8],
      0,
      'lastHits',
    ],
    [
      '11.3 with as many, the player who has come farther wins',
      [
        [1, 3, 2, 2, 4],
        [1, 3, 2, 4, 4],
      ],
      [13, 15],
      0,
      'advance',
    ],
    [
      '11.3 for either player',
      [
        [1, 3, 2, 2, 4],
        [1, 3, 2, 4, 4],
      ],
      [4, 6],
      1,
      'advance',
    ],
    [
      '11.3 beyond 5 nobody has last hits',
      [
        [1, 3, 2, 2, 4],
        [1, 3, 2, 4, 4],
      ],
      [10, 16],
      0,
      'advance',
    ],
  ])('%s', (_rule, hands, spaces, winner, reason) => {
    const table = timeOver('v4.1', hands, spaces);
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'roundEnded', winner, reason }));
    expect(table.state.tokens).toEqual(winner === 0 ? [1, 0] : [0, 1]);
  });

  test('11.2 both hands are shown to all', () => {
    const table = timeOver(
      'v4.1',
      [
        [1, 3, 3, 2, 2],
        [1, 3, 2, 4, 4],
      ],
      [6, 8],
    );
    expect(table.events).toContainEqual({
      type: 'handsShown',
      hands: [
        [0, 2, 2, 0, 1],
        [1, 1, 1, 2, 0],
      ],
    });
  });

  test('11.4 equally far and as many last hits: a draw, and nobody takes a token', () => {
    const table = timeOver(
      'v4.1',
      [
        [1, 3, 2, 2, 4],
        [1, 3, 2, 4, 4],
      ],
      [9, 11],
      { draws: ['seat 1', ...NEXT_DEAL] },
    );
    const ended = table.events.find(({ type }) => type === 'roundEnded');
    expect(ended).toEqual({ type: 'roundEnded', round: 1, reason: 'tie', tokens: [0, 0] });
  });
});

describe('revised', () => {
  test.each<[rule: string, spaces: [number, number], winner: number]>([
    ['11.3 the player who has come farther wins', [13, 15], 0],
    ['11.3 for either player', [4, 6], 1],
    ['11.5 hands do not matter', [10, 12], 0],
  ])('%s', (_rule, spaces, winner) => {
    const table = timeOver(
      'revised',
      [
        [1, 2, 4, 4, 4],
        [1, 3, 3, 3, 3],
      ],
      spaces,
    );
    expect(table.events).toContainEqual(
      expect.objectContaining({ type: 'roundEnded', winner, reason: 'advance' }),
    );
  });

  test('11.5 equally far: both take a token, and hands are not shown', () => {
    const table = timeOver(
      'revised',
      [
        [1, 3, 2, 2, 4],
        [1, 3, 2, 4, 4],
      ],
      [9, 11],
    );
    const ended = table.events.find(({ type }) => type === 'roundEnded');
    expect(ended).toEqual({ type: 'roundEnded', round: 1, reason: 'tie', tokens: [1, 1] });
    expect(table.events.some(({ type }) => type === 'handsShown')).toBe(false);
  });
});
