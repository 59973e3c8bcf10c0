import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 900_000,
    // All cores: the two conformance files are most of the work.
    maxWorkers: '100%',
  },
});
