import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { advanceOf, backFrom, distance, forwardFrom, isAdjacent, isAtEdge, startOf } from './bridge.ts';
import { move } from './choice.ts';
import { SPACES } from './state.ts';
import { DuelTable } from './testing/table.ts';

const [left, right] = [seat(0), seat(1)];
const at = (one: number, other: number) => ({
  fighters: [
    { side: 0, space: one, life: 1 },
    { side: 1, space: other, life: 1 },
  ] as const,
});

test('2.1 the bridge has 18 spaces, and the Start spaces are its two ends and edges', () => {
  expect(SPACES).toBe(18);
  expect([startOf(0), startOf(1)]).toEqual([1, 18]);
  expect(isAtEdge(at(1, 18), left) && isAtEdge(at(1, 18), right)).toBe(true);
  expect(isAtEdge(at(2, 17), left) || isAtEdge(at(2, 17), right)).toBe(false);
});

test('2.2 forward is toward the other end for both, backward toward the own', () => {
  expect(forwardFrom(at(5, 15), left, 3)).toBe(8);
  expect(forwardFrom(at(5, 15), right, 3)).toBe(12);
  expect(backFrom(at(5, 15), left, 3)).toBe(2);
  expect(backFrom(at(5, 15), right, 3)).toBe(18);
  const table = new DuelTable({ draws: [4, 4] }).play(move(4, 'forward'), move(4, 'forward'));
  expect(table.spaces).toEqual([5, 14]);
});

test('2.3 the distance is the difference of positions, 17 at the start and 1 for neighbours', () => {
  expect(distance(new DuelTable().state, left, right)).toBe(17);
  expect(distance(at(7, 11), left, right)).toBe(4);
  expect(distance(at(9, 10), right, left)).toBe(1);
  expect([isAdjacent(at(9, 10), left), isAdjacent(at(9, 11), right)]).toEqual([true, false]);
});

test('11.3 how far a seat has come is counted from its own Start space', () => {
  expect([advanceOf(at(4, 14), left), advanceOf(at(4, 14), right)]).toEqual([3, 4]);
});

test('nobody stands for a seat that is not there', () => {
  expect(() => distance({ fighters: [] }, left, right)).toThrow('nobody stands for seat 0');
});
