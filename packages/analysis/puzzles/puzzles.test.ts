import { describe, expect, test } from 'vitest';
import { matchOf, wayCalled } from '../testing/ways.ts';
import { puzzlesIn } from './find.ts';
import { positionOf } from './position.ts';
import { levelOf } from './puzzle.ts';

const FULL = wayCalled('Full Game, revised');
/** The number of a deal with a puzzle in it. */
const SEED = 168;

describe('a puzzle that is found', () => {
  const [puzzle, ...more] = [...puzzlesIn(FULL.game, matchOf(FULL, ['level-4'], SEED), SEED)];
  if (!puzzle) throw new Error('there is none any more: find another deal');

  test('has one choice that leads over every other', () => {
    expect(more).toEqual([]);
    const [first = 0, second = 0] = puzzle.values.toSorted((one, other) => other - one);
    expect(puzzle.values[puzzle.best]).toBe(first);
    expect(first - second).toBeGreaterThan(10 + 2 * puzzle.error);
  });

  test('is found by those who think long, and by few others', () => {
    expect(puzzle.found).toHaveLength(8);
    expect(puzzle.found.at(-1)).toBeGreaterThan(7);
    expect(puzzle.found[0]).toBeLessThan(5);
  });

  test('leads back to the question', () => {
    const last = positionOf(FULL.game, puzzle).at(-1);
    expect(last?.decision?.choices).toHaveLength(puzzle.values.length);
    expect(last?.awaiting).toEqual([puzzle.seat]);
  });

  test('and nowhere by other choices', () => {
    const [, ...rest] = puzzle.before;
    expect(() => positionOf(FULL.game, { ...puzzle, before: [99, ...rest] })).toThrow('no choice number 99');
  });
});

test('its level is the first from which on all find it in half of all cases', () => {
  expect(levelOf({ found: [5, 6, 7] })).toBe(1);
  expect(levelOf({ found: [0, 6, 4, 5] })).toBe(4);
  expect(levelOf({ found: [0, 6, 4] })).toBe(4);
});
