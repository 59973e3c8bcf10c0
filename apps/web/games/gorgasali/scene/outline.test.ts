import { squareAt } from '@riposte/gorgasali/table';
import { expect, test } from 'vitest';
import { edgesOf, outlineOf } from './outline.ts';

test('the edge around one square has its four corners', () => {
  expect(edgesOf([squareAt(3, 5)])).toEqual([
    [
      [3, 5],
      [4, 5],
      [4, 6],
      [3, 6],
    ],
  ]);
});

test('corners that lie straight between two others are left out', () => {
  const [edge] = edgesOf([squareAt(0, 0), squareAt(1, 0), squareAt(2, 0)]);
  expect(edge).toHaveLength(4);
});

test('a hole has an edge of its own, the other way round', () => {
  const ring = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => squareAt(column, row)));
  const edges = edgesOf(ring.filter((square) => square !== squareAt(1, 1)));
  expect(edges.map(({ length }) => length).toSorted()).toEqual([4, 4]);
  expect(edges.map((edge) => Math.sign(areaOf(edge))).toSorted()).toEqual([-1, 1]);
});

test('two squares that meet at a corner only have an edge each', () => {
  expect(edgesOf([squareAt(0, 0), squareAt(1, 1)])).toHaveLength(2);
});

test('squares in the same row but at opposite shores do not belong together', () => {
  expect(edgesOf([squareAt(29, 0), squareAt(0, 1)])).toHaveLength(2);
});

test('a path is closed once for every edge', () => {
  const path = outlineOf([squareAt(0, 0), squareAt(5, 5)], { radius: 0.45, jitter: 0.15 });
  expect(path.match(/Z/g)).toHaveLength(2);
  expect(path).not.toContain('NaN');
});

/** Twice the area within a round of corners: below 0 when it goes the other way. */
function areaOf(corners: readonly (readonly [number, number])[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}
