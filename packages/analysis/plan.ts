import { levelsOf } from '@riposte/bots';
import type { AnyGame } from '@riposte/kernel';

/** How long the judge thinks about one choice. */
export interface Depth {
  /** Tries to find the best choice. */
  readonly find: number;
  /** Imagined matches in which two choices are compared before it is known how many it takes. */
  readonly pairs: number;
  /** As many at most. */
  readonly mostPairs: number;
}

/** How long the judge thinks about a match. The same replay and plan give the same verdict. */
export interface Plan {
  readonly id: string;
  /** For every choice. */
  readonly sketch: Depth;
  /** For those that may be worse than the best, or that nothing else comes near. */
  readonly deep: Depth;
  /** A choice is looked at deeply where its loss may be as much as this, on the scale of a part. */
  readonly deepen: number;
  /** So many choices are looked at deeply, at most: those first that may have lost most. */
  readonly most: number;
  /** Losses are to be no less sure than this: their standard error, in chances of the match. */
  readonly error: number;
  /** Tries for each point of a curve. */
  readonly curve: number;
}

export const PLANS = ['standard', 'quick'] as const;
export type PlanName = (typeof PLANS)[number];

/** Searches that learn from their tries look further with each, and take long for it: they have this share of them. */
const LEARNING = 0.1;

/** Who thinks less than a player cannot judge them: the best level of a game says how many tries it takes. */
export function planFor(game: Pick<AnyGame, 'skill'>, name: PlanName = 'standard'): Plan {
  const most = levelsOf(game).at(-1)?.iterations ?? 0;
  const master = game.skill?.manner ? most * LEARNING : most;
  const share = (part: number, least: number) => Math.max(least, Math.round(master * part));
  const isQuick = name === 'quick';
  return {
    id: `${name}-1`,
    sketch: { find: share(0.15, 24), pairs: share(0.04, 12), mostPairs: share(isQuick ? 0.1 : 0.75, 12) },
    deep: { find: share(1, 24), pairs: share(0.1, 12), mostPairs: share(0.75, 24) },
    deepen: 0.05,
    most: isQuick ? 0 : 30,
    error: 0.02,
    curve: share(isQuick ? 0.05 : 0.1, 24),
  };
}
