import type { Puzzle } from '@riposte/analysis/puzzles';
import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { NEW_BOOK, nameOf, type PuzzleBook, ratingOf, withAnswer, withNext } from './book.ts';

/** A puzzle that bots of this level find, and no weaker ones. */
function puzzle(level: number, seed = level): Puzzle {
  return {
    game: 'any',
    rulesVersion: '1.0.0',
    options: { mode: 'full' },
    seed,
    before: [0, 1],
    seat: seat(0),
    best: 1,
    theme: 'block',
    values: [40, 60],
    error: 1,
    found: Array.from({ length: 8 }, (_, index) => (index + 1 < level ? 0 : 10)),
  };
}

describe('a rating', () => {
  test('rises with a puzzle that is solved and falls with one that is not, the more the less was expected', () => {
    const gain = (level: number) => withAnswer(NEW_BOOK, puzzle(level), true).rating - NEW_BOOK.rating;
    const loss = (level: number) => NEW_BOOK.rating - withAnswer(NEW_BOOK, puzzle(level), false).rating;
    expect(gain(1)).toBeGreaterThan(0);
    expect(gain(8)).toBeGreaterThan(gain(1));
    expect(loss(1)).toBeGreaterThan(loss(8));
    expect(gain(3)).toBe(32);
    expect(ratingOf(puzzle(3))).toBe(NEW_BOOK.rating);
  });

  test('moves less once more is known', () => {
    const known: PuzzleBook = {
      ...NEW_BOOK,
      answered: Array.from({ length: 10 }, (_, number) => `${number}`),
    };
    expect(withAnswer(known, puzzle(3), true).rating).toBe(NEW_BOOK.rating + 16);
  });

  test('is moved by a puzzle once', () => {
    const once = withAnswer(NEW_BOOK, puzzle(3), false);
    expect(withAnswer(once, puzzle(3), true)).toBe(once);
  });
});

test('a streak ends with a puzzle that is not solved, and the longest is kept', () => {
  let book = NEW_BOOK;
  for (const [index, isRight] of [true, true, false, true].entries())
    book = withAnswer(book, puzzle(3, index), isRight);
  expect(book).toMatchObject({ streak: 1, longest: 2, solved: 3 });
});

describe('the next puzzle', () => {
  const THEMES = ['block', 'push', 'retreat', 'attack', 'move'];
  const all = Array.from({ length: 40 }, (_, number) => ({
    ...puzzle(1 + (number % 8), number),
    theme: THEMES[number % THEMES.length] ?? '',
  }));

  function openedIn(book: PuzzleBook, puzzles: readonly Puzzle[] = all): Puzzle | undefined {
    return puzzles.find((one) => nameOf(one) === book.open);
  }

  /** So many puzzles, one after another, each of them answered. */
  function shownIn(start: PuzzleBook, count: number): readonly Puzzle[] {
    let book = start;
    return Array.from({ length: count }, (_, number) => {
      book = withNext(all, book, (number * 0.37) % 1);
      const open = openedIn(book);
      if (!open) throw new Error('nothing is open');
      book = withAnswer(book, open, number % 2 === 0);
      return open;
    });
  }

  test('is near to the player', () => {
    for (const chance of [0, 0.5, 0.99])
      expect(openedIn(withNext(all, { ...NEW_BOOK, rating: ratingOf(puzzle(8)) }, chance))?.found[5]).toBe(0);
  });

  test('is not like the last three, where there is another', () => {
    const shown = shownIn(NEW_BOOK, 20).map(({ theme }) => theme);
    for (const [index, theme] of shown.entries())
      expect(shown.slice(Math.max(0, index - 3), index)).not.toContain(theme);
  });

  test('is a new one, as long as there is one', () => {
    expect(new Set(shownIn(NEW_BOOK, all.length)).size).toBe(all.length);
    expect(withNext([], NEW_BOOK, 0.7)).toBe(NEW_BOOK);
  });

  test('is any other, when all were answered', () => {
    const answered = all.map(nameOf);
    const shown = shownIn({ ...NEW_BOOK, answered }, 300);
    for (const [index, one] of shown.entries()) expect(shown[index - 1]).not.toBe(one);
    expect(new Set(shown).size).toBeGreaterThan(all.length / 2);
  });
});
