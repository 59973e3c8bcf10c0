import { CARDS } from '@riposte/flash-duel';
import { expect, test } from 'vitest';
import { faceOfPile } from './tally.ts';

test.each<[gone: readonly number[], face: number | undefined]>([
  [[0, 0, 0, 0, 0], undefined],
  [[0, 0, 1, 0, 0], 3],
  [[2, 2, 0, 5, 1], 4],
])('of %j cards that are gone the pile shows %j', (gone, face) => {
  const counts = CARDS.map((card, index) => ({ card, unseen: 0, yours: 0, gone: gone[index] ?? 0 }));
  expect(faceOfPile(counts)).toBe(face);
});
