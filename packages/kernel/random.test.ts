import { describe, expect, test } from 'vitest';
import { chachaWord } from './chacha.ts';
import {
  chachaRandom,
  copyRandom,
  coupledRandom,
  dictatedRandom,
  fastRandom,
  fork,
  leftOver,
  pick,
  type Random,
  roll,
  shuffle,
} from './random.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
/** A tenth where only the wiring is of interest; the bounds hold for any number of draws. */
const SHARE = process.env.RIPOSTE_GAMES ? 0.1 : 1;
const KINDS: readonly [string, () => Random][] = [
  ['fast', () => fastRandom(2026)],
  ['chacha20', () => chachaRandom(KEY)],
];

/** The statistic itself; the bounds used below are its 1 - 1e-6 quantiles, so a sound generator all but never fails. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(times: number, size: number, draw: () => number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (let time = 0; time < times; time++) {
    const result = draw();
    counts[result] = (counts[result] ?? Number.NaN) + 1;
  }
  return counts;
}

describe.each(KINDS)('%s chance', (_kind, make) => {
  test('dice fall evenly (chi-square, 5 degrees of freedom)', () => {
    const random = make();
    const counts = tally(600_000 * SHARE, 6, () => roll(random, 6));
    expect(chiSquare(counts, 100_000 * SHARE)).toBeLessThan(37.1);
  });

  test('neighbouring dice are independent (chi-square, 35 degrees of freedom)', () => {
    const random = make();
    const counts = tally(360_000 * SHARE, 36, () => roll(random, 6) * 6 + roll(random, 6));
    expect(chiSquare(counts, 10_000 * SHARE)).toBeLessThan(92.2);
  });

  test('every order of five cards is as likely as another (chi-square, 119 degrees of freedom)', () => {
    const random = make();
    const orders = new Map<string, number>();
    for (let time = 0; time < 240_000 * SHARE; time++) {
      const cards = [1, 2, 3, 4, 5];
      shuffle(random, cards);
      const order = cards.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(120);
    expect(chiSquare([...orders.values()], 2_000 * SHARE)).toBeLessThan(206);
  });

  test('picks follow the weights (chi-square, 2 degrees of freedom)', () => {
    const random = make();
    const counts = tally(300_000 * SHARE, 4, () => pick(random, [1, 0, 2, 3], 6));
    expect(counts[1]).toBe(0);
    expect(
      chiSquare([(counts[0] ?? 0) * 6, (counts[2] ?? 0) * 3, (counts[3] ?? 0) * 2], 300_000 * SHARE),
    ).toBeLessThan(27.7 * 6);
  });

  test('a copy goes on the same, and leaves the first alone', () => {
    const random = make();
    roll(random, 1000);
    const copy = copyRandom(random);
    expect(copy).toEqual(random);
    const first = Array.from({ length: 40 }, () => roll(copy, 1000));
    expect(copy).not.toEqual(random);
    expect(Array.from({ length: 40 }, () => roll(random, 1000))).toEqual(first);
  });

  test('its state is plain data', () => {
    const random = make();
    roll(random, 7);
    const loaded = JSON.parse(JSON.stringify(random)) as Random;
    expect(roll(loaded, 1e6)).toBe(roll(random, 1e6));
  });
});

test('ChaCha20 is the one of RFC 8439: the first words of its zero-key test vector', () => {
  const zero = '0'.repeat(64);
  // RFC 8439, appendix A.1, test vector 1: key stream 76b8e0ad a0f13d90 …
  expect([0, 1].map((at) => chachaWord(zero, at).toString(16))).toEqual(['ade0b876', '903df1a0']);
  // Test vector 2, block counter 1: 9f07e7be …
  expect(chachaWord(zero, 16).toString(16)).toBe('bee7079f');
  expect(chachaWord(zero, 0).toString(16)).toBe('ade0b876');
  expect(chachaWord(KEY, 0)).not.toBe(chachaWord(zero, 0));
});

test('a roll reads on when a word would make low results likelier', () => {
  const sides = 2 ** 31 + 1;
  const random = chachaRandom(KEY);
  const results = Array.from({ length: 200 }, () => roll(random, sides));
  expect(results.every((result) => result < sides)).toBe(true);
  expect(random.type === 'chacha20' && random.at).toBeGreaterThan(300);
});

test('seeds that follow each other give different games', () => {
  const firsts = Array.from({ length: 2_000 }, (_, number) => roll(fastRandom(number), 2 ** 32));
  expect(new Set(firsts).size).toBe(2_000);
});

test('a fork is a fast generator of its own', () => {
  const random = chachaRandom(KEY);
  const [one, other] = [fork(random), fork(random)];
  expect([one.type, other.type]).toEqual(['fast', 'fast']);
  expect(one).not.toEqual(other);
});

describe('dictated chance', () => {
  test('gives what was dictated, in order, and counts what is left over', () => {
    const random = dictatedRandom([5, 1, ['c', 'a', 'b']]);
    expect(leftOver(random)).toBe(3);
    expect(roll(random, 6)).toBe(5);
    expect(pick(random, [2, 1], 3)).toBe(1);
    const list = ['a', 'b', 'c'];
    shuffle(random, list);
    expect(list).toEqual(['c', 'a', 'b']);
    expect(leftOver(random)).toBe(0);
    expect(leftOver(copyRandom(random))).toBe(0);
    expect(leftOver(fastRandom(1))).toBe(0);
  });

  test.each<
    [
      what: string,
      results: readonly (number | readonly unknown[])[],
      ask: (random: Random) => void,
      message: string,
    ]
  >([
    ['nothing is left', [], (random) => roll(random, 6), 'a roll of 6 was not dictated'],
    ['a face is too high', [6], (random) => roll(random, 6), 'dictated 6 does not fit a roll of 6'],
    ['a face is below 0', [-1], (random) => roll(random, 6), 'dictated -1 does not fit a roll of 6'],
    [
      'a face is no whole number',
      [0.5],
      (random) => roll(random, 6),
      'dictated 0.5 does not fit a roll of 6',
    ],
    ['a list stands for a face', [[1]], (random) => roll(random, 6), 'dictated [1] does not fit a roll of 6'],
    [
      'a card is not there',
      [1],
      (random) => pick(random, [1, 0], 1),
      'dictated 1 does not fit a pick from [1,0]',
    ],
    [
      'an index is not there',
      [2],
      (random) => pick(random, [1, 0], 1),
      'dictated 2 does not fit a pick from [1,0]',
    ],
    [
      'an order holds other cards',
      [['a', 'c']],
      (random) => shuffle(random, ['a', 'b']),
      'dictated ["a","c"] is not an order of ["a","b"]',
    ],
    [
      'a face stands for an order',
      [3],
      (random) => shuffle(random, ['a']),
      'dictated 3 is not an order of ["a"]',
    ],
    ['no order is left', [], (random) => shuffle(random, ['a']), 'a shuffle of 1 was not dictated'],
  ])('fails when %s', (_what, results, ask, message) => {
    expect(() => ask(dictatedRandom(results))).toThrow(message);
  });
});

describe('coupled chance', () => {
  test('gives two games the same as far as their piles allow, and remembers what it gave', () => {
    const [one, other] = [coupledRandom(7), coupledRandom(7)];
    const full = Array.from({ length: 50 }, () => pick(one, [3, 3, 3, 3], 12));
    const thin = Array.from({ length: 50 }, () => pick(other, [1, 9, 1, 5], 16));
    expect(thin).toEqual(full);
    expect(new Set(full).size).toBe(4);
    expect(one.type === 'coupled' && one.results).toEqual(full);
    expect(roll(copyRandom(one), 1000)).toBe(roll(copyRandom(other), 1000));
  });

  test('never picks what is not there', () => {
    const random = coupledRandom(3);
    for (let time = 0; time < 100; time++) expect(pick(random, [0, 2, 0], 2)).toBe(1);
    expect(() => pick(random, [0, 0], 0)).toThrow('cannot pick from [0,0]');
  });

  test('rolls within bounds and notes them', () => {
    const random = coupledRandom(3);
    const rolls = Array.from({ length: 100 }, () => roll(random, 6));
    expect(new Set(rolls)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(random.type === 'coupled' && random.results).toEqual(rolls);
  });
});

test('picking from nothing is a mistake of the rules', () => {
  expect(() => pick(fastRandom(1), [0, 0], 3)).toThrow('cannot pick from [0,0] with total 3');
});
