import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, isSame } from './json.ts';

describe('isSame', () => {
  test.each<[what: string, a: unknown, b: unknown, same: boolean]>([
    ['equal numbers', 1, 1, true],
    ['other numbers', 1, 2, false],
    ['a number and its text', 1, '1', false],
    ['null and an object', null, {}, false],
    ['an object and null', {}, null, false],
    ['null and null', null, null, true],
    ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['a key holding undefined, and none', { a: 1, b: undefined }, { a: 1 }, true],
    ['none, and a key holding undefined', { a: 1 }, { a: 1, b: undefined }, true],
    ['a key too many', { a: 1, b: 2 }, { a: 1 }, false],
    ['a key too few', { a: 1 }, { a: 1, b: 2 }, false],
    ['as many keys, other names', { a: 1 }, { b: 1 }, false],
    ['another value', { a: 1 }, { a: 2 }, false],
    ['lists', [1, [2]], [1, [2]], true],
    ['a longer list', [1, 2], [1], false],
    ['a shorter list', [1], [1, 2], false],
    ['another item', [1, 2], [1, 3], false],
    ['a list and an object like it', [1], { 0: 1 }, false],
    ['an object and a list like it', { 0: 1 }, [1], false],
    ['a key that every object has, and none', { toString: 1 }, {}, false],
    ['none, and a key that every object has', {}, { toString: 1 }, false],
  ])('%s', (_what, a, b, same) => {
    expect(isSame(a, b)).toBe(same);
  });

  test('any data is the same as its copy, and as text compared canonically', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const copy: unknown = JSON.parse(JSON.stringify(a));
        return (
          isSame(a, copy) && (canonical(a) === canonical(b)) === isSame(a, JSON.parse(JSON.stringify(b)))
        );
      }),
    );
  });
});

test('canonical text sorts keys at every depth and leaves lists in order', () => {
  expect(canonical({ b: [{ d: 1, c: null }], a: 2 })).toBe('{"a":2,"b":[{"c":null,"d":1}]}');
});
