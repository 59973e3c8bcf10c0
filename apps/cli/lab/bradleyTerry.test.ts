import { expect, test } from 'vitest';
import { expectedRate, type Pairing, rate } from './bradleyTerry.ts';

test('three wins in four are 191 points', () => {
  const [strong, weak] = rate(2, [{ one: 0, other: 1, games: 100, wins: 75 }], 0);
  expect((strong?.elo ?? 0) - (weak?.elo ?? 0)).toBeCloseTo(400 * Math.log10(3), 6);
  expect((strong?.elo ?? 0) + (weak?.elo ?? 0)).toBeCloseTo(0, 6);
  // The difference has the error 1 / sqrt(n p (1 - p)); each of the two has half of it.
  const error = (400 / Math.LN10) * 1.959964 * Math.sqrt(1 / (100 * 0.75 * 0.25));
  expect(strong?.reach).toBeCloseTo(error / 2, 6);
  expect(weak?.reach).toBeCloseTo(error / 2, 6);
});

test('results that fit ratings exactly give these ratings', () => {
  const truth = [-350, -20, 90, 280];
  const pairings = truth.flatMap((one, index) =>
    truth.slice(index + 1).map((other, more): Pairing => {
      const games = 40 + 10 * more;
      return { one: index, other: index + 1 + more, games, wins: games * expectedRate(one - other) };
    }),
  );
  const found = rate(4, pairings, 0);
  for (const [index, elo] of truth.entries()) expect(found[index]?.elo).toBeCloseTo(elo, 6);
});

test('four times the games halve the interval', () => {
  const results = (games: number): Pairing[] => [
    { one: 0, other: 1, games, wins: games * 0.6 },
    { one: 1, other: 2, games, wins: games * 0.7 },
  ];
  const few = rate(3, results(50), 0);
  const many = rate(3, results(200), 0);
  for (const index of [0, 1, 2])
    expect(few[index]?.reach).toBeCloseTo(2 * (many[index]?.reach ?? Number.NaN), 6);
});

test('a bot that wins every game is strong, not infinitely so', () => {
  const [strong, weak] = rate(2, [{ one: 0, other: 1, games: 99, wins: 99 }]);
  // As if one more game had been drawn: 99.5 of 100.
  expect((strong?.elo ?? 0) - (weak?.elo ?? 0)).toBeCloseTo(400 * Math.log10(199), 6);
});

test('players who never met, not even by others, cannot be compared', () => {
  const apart = [
    { one: 0, other: 1, games: 10, wins: 5 },
    { one: 2, other: 3, games: 10, wins: 5 },
  ];
  expect(() => rate(4, apart)).toThrow('not all players hang together by their games');
});
