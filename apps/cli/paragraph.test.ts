import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { countOf, listOf, wrap } from './paragraph.ts';

test('text is broken between words, keeps its margin, and hangs', () => {
  expect(wrap(' one two three four', 10, 3)).toEqual([' one two', '   three', '   four']);
  expect(wrap('one', 2)).toEqual(['one']);
  expect(wrap('see (rule\u00a07.1)', 8)).toEqual(['see', '(rule 7.1)']);
});

test('lists and counts read well', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listOf(words))).toEqual([
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
  expect([countOf(1, 'card'), countOf(1200, 'card')]).toEqual(['1 card', '1,200 cards']);
});

test.each([
  ['paly', 'play'],
  ['verfy', 'verify'],
  ['PLAY', 'play'],
  ['dance', undefined],
])('%s was meant to be %s', (typed, meant) => {
  expect(nearest(typed, ['play', 'simulate', 'verify', 'rules'])).toBe(meant);
});
