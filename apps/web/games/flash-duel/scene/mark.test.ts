import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { marksOf } from './mark.ts';

const mark = (owner: number, space: number) => ({ owner: seat(owner), space });
const asides = (scene: Parameters<typeof marksOf>[0]) => marksOf(scene).map(({ aside }) => aside);

test('what lies alone on its plank lies in its middle', () => {
  expect(asides({ soldiers: [mark(0, 4)], mines: [mark(1, 9)] })).toEqual([0, 0]);
});

test('two mines of mirrored fighters on one plank lie beside each other, smaller', () => {
  const [one, other] = marksOf({ soldiers: [], mines: [mark(0, 9), mark(1, 9)] });
  expect(one?.aside).toBeLessThan(0);
  expect(other?.aside).toBe(-(one?.aside ?? 0));
  expect([one?.isShared, other?.isShared]).toEqual([true, true]);
});

test('a soldier and two mines on one plank are all apart, and another plank is not moved', () => {
  const found = asides({ soldiers: [mark(0, 9)], mines: [mark(1, 9), mark(2, 9), mark(3, 12)] });
  expect(new Set(found.slice(0, 3)).size).toBe(3);
  expect(found[3]).toBe(0);
});
