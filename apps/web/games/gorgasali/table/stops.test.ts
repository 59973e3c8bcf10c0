import { squareAt } from '@riposte/gorgasali/table';
import { expect, test } from 'vitest';
import { nextStop } from './stops.ts';

const STOPS = [squareAt(10, 10), squareAt(14, 10), squareAt(11, 13), squareAt(2, 2)];

test.each([
  ['right', [1, 0], squareAt(14, 10)],
  ['down', [0, 1], squareAt(11, 13)],
  ['up', [0, -1], squareAt(2, 2)],
  ['left', [-1, 0], squareAt(2, 2)],
] as const)('an arrow leads to the closest square %s that stands for something', (_way, step, found) => {
  expect(nextStop(squareAt(10, 10), step, STOPS)).toBe(found);
});

test('where nothing lies ahead it leads nowhere', () => {
  expect(nextStop(squareAt(14, 10), [1, 0], STOPS)).toBeUndefined();
});
