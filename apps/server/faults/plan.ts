import type { ClockSettings } from '@riposte/protocol';

/** How much is played while the service is tried, and how hard. Times are milliseconds. */
export interface Plan {
  /** So many matches are played at any time. */
  readonly matches: number;
  /** Of so many matches one is played against a bot of the service. */
  readonly botMatchEach: number;
  readonly clock: ClockSettings;
  /** How long a player thinks on average, while there is a storm and after it. */
  readonly thinking: number;
  readonly calm: number;
  /** How long faults go on to come, and how long after the one before. */
  readonly storm: number;
  readonly every: readonly [number, number];
  /** No fault lasts longer than this. */
  readonly longest: number;
  /** How long all that is left may take once the storm is over. */
  readonly patience: number;
}

/** The whole of it. PostgreSQL may be away for longer than any clock has left. */
export const FULL: Plan = {
  matches: 200,
  botMatchEach: 20,
  clock: { type: 'live', initial: 15_000, increment: 1_000 },
  thinking: 1_000,
  calm: 250,
  storm: 60_000,
  every: [300, 3_000],
  longest: 20_000,
  patience: 180_000,
};

/** What fits into half a minute. */
export const SHORT: Plan = {
  matches: 16,
  botMatchEach: 8,
  clock: { type: 'live', initial: 12_000, increment: 500 },
  thinking: 300,
  calm: 50,
  storm: 10_000,
  every: [200, 900],
  longest: 6_000,
  patience: 60_000,
};
