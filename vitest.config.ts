import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that keep everything to themselves: they wait for no server, change no environment and replace no module. */
const PLAIN = ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/**/*.test.ts'];
/** Tests that open servers, databases, processes and threads. */
const APPS = ['apps/server/**/*.test.ts', 'apps/cli/**/*.test.ts'];
const BROWSER = ['apps/web/**/e2e/*.test.ts'];

/** What all tests in code have in common. */
const CODE = {
  setupFiles: ['scripts/cpuLog.ts'],
  exclude: [...configDefaults.exclude, 'apps/web/**/e2e/**'],
  // Before a release trials take as long as they are given.
  testTimeout: process.env.RIPOSTE_DEEP ? 0 : 900_000,
  maxWorkers: '100%',
};

/**
 * Servers, clocks and browsers are tried in real time, which a busy machine may take away: such a test waits longer
 * for what it polls, and has a second try. The check names every test that needed it.
 */
const LIVE = { retry: 1, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    // A file that a test compares with and that is missing fails the test; `vitest -u` writes it.
    update: 'none',
    projects: [
      // They share processes, so that a game is loaded once and not once a file: four times less work.
      { test: { ...CODE, name: 'plain', include: PLAIN, isolate: false } },
      { test: { ...CODE, ...LIVE, name: 'apps', include: APPS } },
      {
        test: {
          ...LIVE,
          name: 'browser',
          include: BROWSER,
          setupFiles: CODE.setupFiles,
          globalSetup: 'apps/web/e2e/setup.ts',
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
