import type { AnyChoice, Seat } from '@riposte/kernel';

/**
 * A moment of a match with one choice that is clearly best by what its seat could know, and is not seen at once. Plain
 * data, in few bytes: the match is dealt from a number and played on by the choices that were made.
 */
export interface Puzzle {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The number of the deal. */
  readonly seed: number;
  /** The choices before it, each by its number among all that its seat had. */
  readonly before: readonly number[];
  readonly seat: Seat;
  /** The number of the best choice among those of the question. */
  readonly best: number;
  /** What kind of choice that is: puzzles with the same theme are much alike. */
  readonly theme: string;
  /** The chance of the match after each choice of the question, in hundredths. */
  readonly values: readonly number[];
  /** The standard error of the lead over the second best, in hundredths. */
  readonly error: number;
  /** How many of ten searches find it, for each level of the game. */
  readonly found: readonly number[];
}

/** The theme of a best choice: all that is said in it by names, without numbers. */
export function themeOf(choice: AnyChoice): string {
  return Object.values(choice)
    .filter((part) => typeof part === 'string')
    .join(' ');
}

/** The level from which on all find it in at least half of all cases, counted from one; one past the last where none does. */
export function levelOf({ found }: Pick<Puzzle, 'found'>): number {
  return found.findLastIndex((count) => count < 5) + 2;
}
