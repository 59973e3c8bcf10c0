import { Bucket } from './bucket.ts';
import { Buckets } from './buckets.ts';
import type { LiveLimits } from './limits.ts';

/** Who wants something told again that was told before. */
export interface ReplayAsker {
  /** The player, or the address of a stranger. */
  readonly who: string;
  /** Whether they play here themselves. */
  readonly isSeated: boolean;
}

type ReplayLimits = Pick<LiveLimits, 'replayed' | 'replayBurst' | 'replayedToAll' | 'replayBurstToAll'>;

/** A stretch between two checkpoints is made again, whatever is asked for. */
const STRETCH = 64;

/**
 * What it costs to tell the past again, on one node. Each asker has a budget of notices, and all who only watch share
 * another, so that players who come back never wait for them.
 */
export class Replays {
  readonly #askers: Buckets;
  readonly #watchers: Bucket;

  constructor(limits: ReplayLimits, now: number) {
    this.#askers = new Buckets(limits.replayed, limits.replayBurst);
    this.#watchers = new Bucket(limits.replayedToAll, limits.replayBurstToAll, now);
  }

  /** Whether so many notices may be made again for this asker; they are counted if so. */
  take({ who, isSeated }: ReplayAsker, notices: number, now: number): boolean {
    if (notices === 0) return true;
    const cost = notices + STRETCH;
    const own = this.#askers.of(who, now);
    if (!own.take(now, cost)) return false;
    if (isSeated || this.#watchers.take(now, cost)) return true;
    own.giveBack(cost);
    return false;
  }

  /** Forgets who has not asked for a while. */
  tidy(now: number): void {
    this.#askers.tidy(now);
  }
}
