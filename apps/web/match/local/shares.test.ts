import { describe, expect, test } from 'vitest';
import { type CountedMatch, sharesBy } from './shares.ts';

const MATCHES: readonly CountedMatch[] = [
  { way: 'Duel, short', called: 'Rook', result: 'won' },
  { way: 'Duel, short', called: 'Jaina', result: 'lost' },
  { way: 'Duel, long', called: 'Rook', result: 'drawn' },
  { way: 'Duel, short', result: 'won' },
];

describe('matches are counted', () => {
  test('by the way they were played, the most frequent first', () => {
    expect(sharesBy(MATCHES, 'way')).toEqual([
      { name: 'Duel, short', played: 3, won: 2 },
      { name: 'Duel, long', played: 1, won: 0 },
    ]);
  });

  test('by the figure, where there is one; a draw is not won', () => {
    expect(sharesBy(MATCHES, 'called')).toEqual([
      { name: 'Rook', played: 2, won: 1 },
      { name: 'Jaina', played: 1, won: 0 },
    ]);
    expect(sharesBy([], 'way')).toEqual([]);
  });
});
