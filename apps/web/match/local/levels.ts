import { levelsOf } from '@riposte/bots';
import type { AnyGame, Level } from '@riposte/kernel';

/** The level of a game that is nearest to the one a player is used to, and not above it if that is possible. */
export function levelFor(game: AnyGame, wanted: number): Level {
  return nearest(levelsOf(game), wanted);
}

export function nearest(levels: readonly Level[], wanted: number): Level {
  const level = levels.findLast(({ number }) => number <= wanted) ?? levels[0];
  if (!level) throw new Error('a game has at least one level');
  return level;
}

/** The strongest there is. */
export function strongestOf(game: AnyGame): Level {
  return levelFor(game, Number.POSITIVE_INFINITY);
}

/** What a bot of a level is called on the wire and in saves. */
export function botOf({ number }: Level): string {
  return `level-${number}`;
}
