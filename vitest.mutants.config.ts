import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is told of a changed card: its own tests, then the page of cards, then everything else. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = (this.ctx.config.related ?? []).map((file) => basename(file, '.ts'));
    const distance = ({ moduleId }: TestSpecification) => {
      if (changed.includes(basename(moduleId, '.test.ts'))) return 0;
      return moduleId.includes('/scripts/') ? 1 : 2;
    };
    return files.toSorted((a, b) => distance(a) - distance(b));
  }
}

/** For `npm run mutants`: every test runs once per mutant, so those that play many games stay out. */
export default defineConfig({
  // In Stryker's copy node_modules leads to the unchanged package.
  resolve: {
    alias: {
      '@riposte/flash-duel': fileURLToPath(new URL('packages/games/flash-duel/index.ts', import.meta.url)),
    },
  },
  test: {
    include: ['packages/**/*.test.ts', 'scripts/cards.test.ts'],
    exclude: ['**/node_modules/**', 'packages/games/*/conformance/**', 'packages/bots/**'],
    testTimeout: 60_000,
    sequence: { sequencer: NearestFirst },
  },
});
