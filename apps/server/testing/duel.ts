import { type AnyGame, parseOptions } from '@riposte/kernel';
import { GAMES } from '../games.ts';

const [first] = GAMES;
if (!first) throw new Error('there is nothing on the shelf');

/** A real game for tests of the server, the first of the shelf: hidden hands, several modes, one to five seats. */
export const duel: AnyGame = first;
export const DUEL_ID = duel.id;

/** The options of a duel, the others as they are by default. */
export function duelOptions(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const options = parseOptions(duel.options, given);
  if (!options.ok) throw new Error(options.why.text);
  return options.value;
}
