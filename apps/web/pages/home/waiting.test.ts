import { expect, test } from 'vitest';
import { parseWaiting } from './waiting.ts';

test.each<[kept: string | null, waiting: number]>([
  [null, 0],
  ['', 0],
  ['2', 2],
  ['-1', 0],
  ['1.5', 0],
  ['two', 0],
])('%j is %d', (kept, waiting) => {
  expect(parseWaiting(kept)).toBe(waiting);
});
