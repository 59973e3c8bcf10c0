import { readFileSync } from 'node:fs';

/** What is asked of the drawn table of a game. */
export interface BenchTerms {
  /** How much script may be fetched until the first question, in kilobytes. */
  readonly script: number;
  /** How long the page's own thread may work at a time, in milliseconds. */
  readonly work: number;
  /** A board that is larger than a phone's screen, and is dragged. */
  readonly board?: string;
}

/** The terms of a game stand beside its table. */
export function termsOf(game: string): BenchTerms {
  return JSON.parse(
    readFileSync(new URL(`../games/${game}/bench.json`, import.meta.url), 'utf8'),
  ) as BenchTerms;
}
