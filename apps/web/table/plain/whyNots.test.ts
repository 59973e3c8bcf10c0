import { expect, test } from 'vitest';
import { inWords } from './whyNots.ts';

test.each([
  ['dashingStrike', 'Dashing strike'],
  ['move', 'Move'],
  ['drawPile', 'Draw pile'],
])('%s is written %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
