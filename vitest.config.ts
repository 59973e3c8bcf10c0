import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'apps/web/e2e/**'],
          testTimeout: 900_000,
          // All cores: the two conformance files are most of the work.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/web/e2e/*.test.ts'],
          globalSetup: 'apps/web/e2e/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Afterwards, and one file at a time: several browsers in each keep the machine busy enough.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
