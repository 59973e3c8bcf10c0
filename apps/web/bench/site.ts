import { readFileSync } from 'node:fs';
import { SHELF } from '@riposte/shelf';
import type { BenchTerms } from './terms.ts';

/** Where it is measured, and with which game. */
export interface Site {
  readonly house: string;
  readonly game: string;
  readonly terms: BenchTerms;
}

export const GAMES: readonly string[] = SHELF.map(({ id }) => id);

/** A game in this house, the first on the shelf unless another is named. */
export function siteIn(house: string, game = GAMES[0]): Site {
  if (game === undefined) throw new Error('the shelf is empty');
  const terms = readFileSync(new URL(`../games/${game}/bench.json`, import.meta.url), 'utf8');
  return { house, game, terms: JSON.parse(terms) as BenchTerms };
}
