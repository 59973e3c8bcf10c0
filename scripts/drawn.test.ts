import { expect, test } from 'vitest';
import { drawnParts, partsOf } from './drawn.ts';

const TEXT = `import { one } from './one.ts';

/** First. */
export const TWO = [
  2,
];

export async function three() {
  const inner = 3;
}
type Four = 4;
`;

test('each part goes from one thing at the top of a file to the next', () => {
  expect(partsOf(TEXT)).toEqual([
    { first: 4, last: 7 },
    { first: 8, last: 10 },
    { first: 11, last: 12 },
  ]);
});

test('an entry of a list is a part of its own', () => {
  const cards = `const CARDS = [
  {
    run: () => {
      one();
    },
  },
  {
    two,
  },
];
`;
  expect(partsOf(cards)).toEqual([
    { first: 1, last: 1 },
    { first: 2, last: 6 },
    { first: 7, last: 11 },
  ]);
});

test('about as many parts are drawn as were asked for, and the same ones again', () => {
  const texts = new Map(Array.from({ length: 200 }, (_, number) => [`${number}.ts`, TEXT] as const));
  const drawn = drawnParts(texts, 20, 1);
  expect(drawn.length).toBeGreaterThan(80);
  expect(drawn.length).toBeLessThan(160);
  expect(drawnParts(texts, 20, 1)).toEqual(drawn);
  expect(drawnParts(texts, 20, 2)).not.toEqual(drawn);
  expect(drawnParts(texts, 100, 1)).toContain('7.ts:8-10');
});
