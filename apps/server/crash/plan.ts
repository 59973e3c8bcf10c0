import type { Clock } from '@riposte/protocol';
import type { Stop } from './ownPostgres.ts';

/** What is done to the service, and while how much is played. Times are milliseconds. */
export interface Plan {
  /** So many matches are played at any time. */
  readonly matches: number;
  /** Of so many matches one is played against a bot of the service. */
  readonly botMatchEach: number;
  readonly clock: Clock;
  /** How long a player thinks on average, while there is a storm and after it. */
  readonly thinking: number;
  readonly calm: number;
  readonly kills: number;
  /** Between which times the next node is killed, and a killed one started again. */
  readonly killEvery: readonly [number, number];
  readonly nodeAway: readonly [number, number];
  /** How long NATS is away, each time. */
  readonly natsAway: readonly number[];
  /** How PostgreSQL is stopped and how long it is away, each time. */
  readonly postgres: readonly { readonly how: Stop; readonly away: number }[];
  /** How long all that is left may take once the storm is over. */
  readonly patience: number;
}

/** The whole of it. PostgreSQL is away for longer than any clock has left. */
export const FULL: Plan = {
  matches: 200,
  botMatchEach: 20,
  clock: { type: 'live', initial: 15_000, increment: 1_000 },
  thinking: 1_000,
  calm: 250,
  kills: 24,
  killEvery: [500, 5_000],
  nodeAway: [0, 3_000],
  natsAway: [500, 3_000, 6_000],
  postgres: [
    { how: 'fast', away: 0 },
    { how: 'immediate', away: 0 },
    { how: 'fast', away: 5_000 },
    { how: 'immediate', away: 20_000 },
  ],
  patience: 180_000,
};

/** What fits into a minute. */
export const SHORT: Plan = {
  matches: 16,
  botMatchEach: 8,
  clock: { type: 'live', initial: 4_000, increment: 500 },
  thinking: 300,
  calm: 50,
  kills: 3,
  killEvery: [1_000, 3_000],
  nodeAway: [0, 1_000],
  natsAway: [2_000],
  postgres: [{ how: 'immediate', away: 6_000 }],
  patience: 60_000,
};
