import type { Mark } from './analysis.ts';
import type { Verdict } from './judge.ts';

/** From these losses on, as shares of the part and beyond their error. */
const INACCURACY = 0.05;
const MISTAKE = 0.15;
/** From these leads on, beyond two errors. */
const ONLY = 0.15;
const BRILLIANT = 0.08;
/** How fast accuracy falls with the mean loss. */
const STEEPNESS = 8;

/** What a verdict is called, if anything; whether the choice is hard to find is asked only where it matters. */
export function markOf(verdict: Verdict, isHard: () => boolean): Mark | undefined {
  const { isBest, loss, error, stake, lead } = verdict;
  if (!isBest) {
    const sure = (loss - error) / stake;
    return sure >= MISTAKE ? 'mistake' : sure >= INACCURACY ? 'inaccuracy' : undefined;
  }
  const sure = lead ? (lead.by - 2 * lead.error) / stake : 0;
  if (sure >= BRILLIANT && isHard()) return 'brilliant';
  return sure >= ONLY ? 'only' : undefined;
}

/** 0 to 100 from losses as shares of their parts; those below 0 by chance count, so that chance evens out. */
export function accuracyOf(losses: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined;
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  // To a tenth, as no two machines need agree on the last digit of an exponential.
  return Math.min(100, Math.round(1_000 * Math.exp(-STEEPNESS * mean)) / 10);
}
