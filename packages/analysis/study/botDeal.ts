import { type AnyGame, type Deal, fullTable, makeDeal } from '@riposte/kernel';

/** The deal of a match between bots: all of it follows from a number. */
export function botDeal(game: AnyGame, options: unknown, seed: number): Deal {
  const secret = seed.toString(16).padStart(64, '0');
  return makeDeal(secret, Array<string>(fullTable(game, options)).fill('0'.repeat(32)));
}
