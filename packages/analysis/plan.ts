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
export interface AnalysisPlan {
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

/** `quick` is a sketch, `standard` is what a browser has time for, `deep` what a server has. */
export const ANALYSIS_PLANS = ['standard', 'quick', 'deep'] as const;
export type PlanName = (typeof ANALYSIS_PLANS)[number];

/** Parts of the tries of the best level: to find, of the pairs at first, of the pairs at most. */
type Shares = readonly [find: number, pairs: number, mostPairs: number];

interface Shared extends Pick<AnalysisPlan, 'deepen' | 'most' | 'error'> {
  readonly sketch: Shares;
  readonly deep: Shares;
  readonly curve: number;
}

const STANDARD: Shared = {
  sketch: [0.15, 0.04, 0.75],
  deep: [1, 0.1, 0.75],
  deepen: 0.05,
  most: 30,
  error: 0.02,
  curve: 0.1,
};

const SHARED: Readonly<Record<PlanName, Shared>> = {
  standard: STANDARD,
  quick: { ...STANDARD, sketch: [0.15, 0.04, 0.1], most: 0, curve: 0.05 },
  // Longer than the best level thinks, and twice as sure, which takes four times the pairs.
  deep: {
    sketch: [0.3, 0.08, 0.75],
    deep: [3, 0.3, 3],
    deepen: 0.03,
    most: 60,
    error: 0.01,
    curve: 0.3,
  },
};

/** Searches that learn from their tries look further with each, and take long for it: they have this share of them. */
const LEARNING = 0.1;

/** Who thinks less than a player cannot judge them: the best level of a game says how many tries it takes. */
export function planFor(game: Pick<AnyGame, 'skill'>, name: PlanName = 'standard'): AnalysisPlan {
  const tries = levelsOf(game).at(-1)?.iterations ?? 0;
  const master = game.skill?.manner ? tries * LEARNING : tries;
  const share = (part: number, least: number) => Math.max(least, Math.round(master * part));
  const depth = ([find, pairs, mostPairs]: Shares, least: number): Depth => ({
    find: share(find, 24),
    pairs: share(pairs, 12),
    mostPairs: share(mostPairs, least),
  });
  const { sketch, deep, curve, ...rest } = SHARED[name];
  return {
    ...rest,
    id: `${name}-1`,
    sketch: depth(sketch, 12),
    deep: depth(deep, 24),
    curve: share(curve, 24),
  };
}
