import { expect, test } from 'vitest';
import { pauseFor } from './pace.ts';

test.each<[what: string, pace: number, events: number, milliseconds: number]>([
  ['there is no wait where nothing moves', 0, 9, 0],
  ['at full pace a bot takes a moment', 1, 0, 500],
  ['and longer when there is more to see', 1, 3, 740],
  ['but never long', 1, 40, 900],
  ['at half the time it is quick', 0.5, 3, 370],
  ['but not hasty', 0.5, 0, 300],
])('%s', (_what, pace, events, milliseconds) => {
  expect(pauseFor(pace, events)).toBe(milliseconds);
});
