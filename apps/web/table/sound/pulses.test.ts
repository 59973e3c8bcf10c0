import { expect, test } from 'vitest';
import { PULSES } from './pulses.ts';

test.each(Object.entries(PULSES))('%s is felt and over within 0.4 seconds', (_cue, pulse) => {
  expect(pulse.length % 2).toBe(1);
  expect(pulse.every((part) => part > 0)).toBe(true);
  expect(pulse.reduce((sum, part) => sum + part, 0)).toBeLessThan(400);
});
