import { existsSync, readFileSync } from 'node:fs';
import type { AnyChoice } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { describe, expect, test } from 'vitest';
import { positionOf } from './position.ts';
import { levelOf, type Puzzle, themeOf } from './puzzle.ts';

// The puzzles that games keep: each must still be played up to its question by the rules of now.

const KEPT = SHELF.map(({ id, name, rules }) => {
  const file = new URL(`../../games/${id}/puzzles.json`, import.meta.url);
  const puzzles: readonly Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return { name, rules, puzzles };
}).filter(({ puzzles }) => puzzles.length > 0);

test('some game has puzzles', () => {
  expect(KEPT).not.toEqual([]);
});

describe.each(KEPT)('$name', ({ rules, puzzles }) => {
  test('every puzzle asks what it asked, of the seat it asked', async () => {
    const game = await rules();
    for (const puzzle of puzzles) {
      const asked = positionOf(game, puzzle).at(-1);
      expect(asked?.awaiting).toEqual([puzzle.seat]);
      expect(asked?.decision?.choices).toHaveLength(puzzle.values.length);
      expect(themeOf(asked?.decision?.choices[puzzle.best] as AnyChoice)).toBe(puzzle.theme);
    }
  });

  test('every puzzle has one best choice, by ten of 100 at least', () => {
    for (const { values, best, error } of puzzles) {
      const others = values.filter((_, index) => index !== best);
      expect((values[best] ?? 0) - Math.max(...others)).toBeGreaterThanOrEqual(10 + 2 * error - 0.2);
    }
  });

  test('none is found by the first level in half of all cases', () => {
    for (const puzzle of puzzles) expect(levelOf(puzzle)).toBeGreaterThan(1);
  });

  test('no two are the same', () => {
    const moments = puzzles.map(({ options, seed, before }) => JSON.stringify([options, seed, before]));
    expect(new Set(moments).size).toBe(puzzles.length);
  });
});
