import { expect, test } from 'vitest';
import { formatInterval, formatRate, wilson } from './interval.ts';

// The first four: R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
  [0, 0, 0, 1],
])('%d of %d: from %d to %d', (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('the other side has the mirrored interval, also with a draw', () => {
  const one = wilson(7.5, 20);
  const other = wilson(12.5, 20);
  expect(one.low).toBeCloseTo(1 - other.high, 12);
  expect(one.high).toBeCloseTo(1 - other.low, 12);
});

test('in words', () => {
  expect(formatRate(0.5449)).toBe('54 %');
  expect(formatRate(0.5449, 1)).toBe('54.5 %');
  expect(formatInterval({ low: 0.4812, high: 0.6 })).toBe('48-60 %');
});
