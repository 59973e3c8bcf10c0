import { seat, type Viewer } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { resultFor, type ViewerResult } from './result.ts';

test.each<[what: string, places: number[], viewer: Viewer, result: ViewerResult]>([
  ['first is won', [2, 1], seat(1), 'won'],
  ['second is lost', [2, 1], seat(0), 'lost'],
  ['a solo win is no draw', [1], seat(0), 'won'],
  ['a solo defeat', [2], seat(0), 'lost'],
  ['all first is drawn', [1, 1, 1], seat(2), 'drawn'],
  ['who watched has neither won nor lost', [1, 2], 'spectator', 'watched'],
])('%s', (_what, places, viewer, result) => {
  expect(resultFor({ places }, viewer)).toBe(result);
});
