import { expect, test } from 'vitest';
import { litPath } from './Moon.tsx';

test('a full moon is a whole disc, half of it is cut straight, and a dark one is nothing', () => {
  expect(litPath(1)).toBe('M0 -32A32 32 0 0 0 0 32A32 32 0 0 0 0 -32Z');
  expect(litPath(0.5)).toContain('A0 32');
  expect(litPath(0)).toBe('M0 -32A32 32 0 0 0 0 32A32 32 0 0 1 0 -32Z');
});
