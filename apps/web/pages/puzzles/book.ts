import { levelOf, type Puzzle } from '@riposte/analysis/puzzles';

/** What is kept of the puzzles of a game in this browser. */
export interface PuzzleBook {
  readonly rating: number;
  /** How many were solved in a row, now and at best. */
  readonly streak: number;
  readonly longest: number;
  readonly solved: number;
  /** Those that were answered, each by its name. */
  readonly answered: readonly string[];
  /** The one that is open, and the last ones that were, it among them. */
  readonly open?: string;
  readonly shown?: readonly string[];
}

/** Who has answered none. */
export const NEW_BOOK: PuzzleBook = { rating: 1000, streak: 0, longest: 0, solved: 0, answered: [] };

/** A puzzle that the first level solves has this rating; each further level adds as much. */
const EASIEST = 700;
const A_LEVEL = 150;
/** How far one answer moves a rating at most: more while little is known. */
const FIRST_STEP = 64;
const STEP = 32;
const FEW = 10;
/** The next puzzle is one of so many that are nearest in rating. */
const NEAREST = 6;
/** And where there is another, it is not like the last ones. */
const REMEMBERED = 3;

/** The name of a puzzle: no two of a game have the same. */
export function nameOf({ options, seed, before }: Puzzle): string {
  return [...Object.values(options), seed, before.length].join(' ');
}

/** How hard a puzzle is, on the scale of its players. */
export function ratingOf(puzzle: Puzzle): number {
  return EASIEST + A_LEVEL * (levelOf(puzzle) - 1);
}

/** What the book says after an answer. A puzzle counts once. */
export function withAnswer(book: PuzzleBook, puzzle: Puzzle, isRight: boolean): PuzzleBook {
  const name = nameOf(puzzle);
  if (book.answered.includes(name)) return book;
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - book.rating) / 400));
  const step = book.answered.length < FEW ? FIRST_STEP : STEP;
  const streak = isRight ? book.streak + 1 : 0;
  return {
    ...book,
    rating: Math.round(book.rating + step * ((isRight ? 1 : 0) - expected)),
    streak,
    longest: Math.max(book.longest, streak),
    solved: book.solved + (isRight ? 1 : 0),
    answered: [...book.answered, name],
  };
}

/** The book with the next puzzle open, if there is another. */
export function withNext(puzzles: readonly Puzzle[], book: PuzzleBook, chance: number): PuzzleBook {
  const next = nextFor(puzzles, book, chance);
  if (!next) return book;
  const open = nameOf(next);
  return { ...book, open, shown: [...(book.shown ?? []), open].slice(-REMEMBERED) };
}

/** A new one that suits the player; when all were answered they come again, in no order. */
function nextFor(puzzles: readonly Puzzle[], book: PuzzleBook, chance: number): Puzzle | undefined {
  const { open, shown = [], answered, rating } = book;
  const others = puzzles.filter((puzzle) => nameOf(puzzle) !== open);
  const fresh = others.filter((puzzle) => !answered.includes(nameOf(puzzle)));
  const themes = puzzles.flatMap((puzzle) => (shown.includes(nameOf(puzzle)) ? puzzle.theme : []));
  const left = fresh.length > 0 ? fresh : others;
  const unlike = left.filter(({ theme }) => !themes.includes(theme));
  const suited = (unlike.length > 0 ? unlike : left)
    .map((puzzle) => ({ puzzle, away: Math.abs(ratingOf(puzzle) - rating) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, fresh.length > 0 ? NEAREST : undefined);
  return suited[Math.floor(chance * suited.length)]?.puzzle;
}
