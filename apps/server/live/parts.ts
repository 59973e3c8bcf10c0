import type { Bus } from '../bus/bus.ts';
import type { LobbyDatabase } from '../lobby/schema.ts';
import type { Matches } from '../matches/matches.ts';
import type { Metrics } from '../metrics.ts';
import type { Buckets } from './buckets.ts';
import type { Feeds } from './feeds.ts';
import type { LiveLimits } from './limits.ts';
import type { Replays } from './replays.ts';
import type { Rooms } from './rooms.ts';
import type { Turns } from './turns.ts';

/** What every channel of a node works with. */
export interface LiveParts {
  readonly bus: Bus;
  readonly matches: Matches;
  readonly lobby: LobbyDatabase;
  readonly metrics: Metrics;
  readonly limits: LiveLimits;
  readonly feeds: Feeds;
  readonly rooms: Rooms;
  readonly replays: Replays;
  readonly turns: Turns;
  /** How much each player may still say. */
  readonly budgets: Buckets;
  readonly onError: (error: unknown) => void;
}
