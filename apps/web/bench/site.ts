import { SHELF } from '@riposte/shelf';
import { type BenchTerms, termsOf } from './terms.ts';

/** Where it is measured, and with which game. */
export interface Site {
  readonly house: string;
  readonly game: string;
  readonly terms: BenchTerms;
}

export const BENCH_GAMES: readonly string[] = SHELF.map(({ id }) => id);

/** A game in this house, the first on the shelf unless another is named. */
export function siteIn(house: string, game = BENCH_GAMES[0]): Site {
  if (game === undefined) throw new Error('the shelf is empty');
  return { house, game, terms: termsOf(game) };
}
