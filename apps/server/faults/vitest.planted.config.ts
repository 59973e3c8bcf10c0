import { defineConfig } from 'vitest/config';
import { plantedHere, withFault } from './planted.ts';

const fault = plantedHere();

/** For `npm run test:planted`: tests of the server with a fault planted in it. */
export default defineConfig({
  plugins: [
    {
      name: 'planted fault',
      enforce: 'pre',
      transform: (source, id) => (fault ? withFault(fault, id, source) : source),
    },
  ],
  test: {
    include: ['apps/server/**/*.test.ts'],
    update: 'none',
    testTimeout: 120_000,
    // As in every check: a busy machine is late.
    expect: { poll: { timeout: 10_000 } },
  },
});
