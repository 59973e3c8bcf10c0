import { expect, test } from 'vitest';
import { halvesOf } from './abilityText.ts';

test.each([
  ['When you push: they go back.', 'When you push', 'They go back.'],
  ['Always on.', '', 'Always on.'],
  ['When: this: and that.', 'When', 'This: and that.'],
])('%s', (text, when, effect) => {
  expect(halvesOf(text)).toEqual({ when, effect });
});
