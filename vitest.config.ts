import { configDefaults, defineConfig } from 'vitest/config';
import DearestFirst from './scripts/sequencer.ts';

/** Tests that wait for no server. */
const PLAIN = [
  'packages/**/*.test.ts',
  'scripts/**/*.test.ts',
  'apps/web/**/*.test.ts',
  'apps/cli/**/*.test.ts',
];
/** Tests of the server, with its database and its bus. */
const SERVICE = ['apps/server/**/*.test.ts'];
const BROWSER = ['apps/web/**/e2e/*.test.ts'];

/** Tests that start programs, and kill some: they need a process of their own. */
const PROCESSES = [
  'apps/cli/commands/serve.test.ts',
  'apps/cli/main.test.ts',
  'apps/server/analyses/killed.test.ts',
  'apps/server/faults/**/*.test.ts',
  'apps/server/matches/*Killed.test.ts',
  'apps/server/node/*.test.ts',
  'apps/server/reminders/killed.test.ts',
];

/** Tests that need a machine that does little else meanwhile. */
const TIMED = [
  // They say how long something may take, in milliseconds, or how much memory.
  'apps/server/bots/tempo.test.ts',
  'apps/server/live/catchUp.test.ts',
  'apps/server/live/hostile.test.ts',
  'apps/server/live/limits.test.ts',
  'apps/server/live/replays.test.ts',
  'apps/server/matches/slices.test.ts',
  'apps/server/node/migrating.test.ts',
  'apps/server/store/pool.test.ts',
  'packages/bots/budget.test.ts',
  'packages/bots/pool.test.ts',
  // It puts other timers in the place of those of the process.
  'apps/server/matches/inTime.test.ts',
];

/** What all tests in code have in common. */
const CODE = {
  setupFiles: ['scripts/cpuLog.ts'],
  // Before a release trials take as long as they are given.
  testTimeout: process.env.RIPOSTE_DEEP ? 0 : 900_000,
  // To load all games into a thread takes a busy machine more than the usual ten seconds.
  hookTimeout: 120_000,
  maxWorkers: '100%',
};

/** A process for many files, of which none leaves anything behind. */
const SHARED = { isolate: false, setupFiles: [...CODE.setupFiles, 'scripts/leftoversSetup.ts'] };

/**
 * Servers, clocks and browsers are tried in real time, which a busy machine may take away: such a test waits longer
 * for what it polls, and has a second try. The check names every test that needed it.
 */
const LIVE = { retry: 1, expect: { poll: { timeout: 10_000 } } };

/** One PostgreSQL for all who name it. */
const CLUSTER = 'apps/server/testing/cluster.ts';

export default defineConfig({
  test: {
    // A file that a test compares with and that is missing fails the test; `vitest -u` writes it.
    update: 'none',
    sequence: { sequencer: DearestFirst },
    projects: [
      // These share processes, so that a game or the server is loaded once and not once a file: four times less work.
      {
        test: {
          ...CODE,
          name: 'plain',
          include: PLAIN,
          exclude: [...configDefaults.exclude, ...BROWSER, ...PROCESSES, ...TIMED],
          ...SHARED,
        },
      },
      {
        test: {
          ...CODE,
          ...LIVE,
          name: 'service',
          include: SERVICE,
          exclude: [...configDefaults.exclude, ...PROCESSES, ...TIMED],
          ...SHARED,
          globalSetup: CLUSTER,
        },
      },
      {
        test: {
          ...CODE,
          ...LIVE,
          name: 'processes',
          include: PROCESSES,
          exclude: [...configDefaults.exclude, ...TIMED],
          globalSetup: CLUSTER,
        },
      },
      {
        test: {
          ...CODE,
          ...LIVE,
          name: 'timed',
          include: TIMED,
          globalSetup: CLUSTER,
          // Last, and alone.
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...LIVE,
          name: 'browser',
          include: BROWSER,
          // And so share one browser a process.
          isolate: false,
          setupFiles: CODE.setupFiles,
          globalSetup: [CLUSTER, 'apps/web/e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Afterwards, two files at a time: a player in a browser mostly waits for what is being shown.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
    ],
  },
});
