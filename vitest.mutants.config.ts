import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { parsePackage } from './scripts/packages.ts';

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

/** The games, and the shelf they are fetched from: in Stryker's copy node_modules leads to the unchanged packages. */
const ours = globSync(['packages/games/*/package.json', 'packages/shelf/package.json']).flatMap(
  (manifest) => {
    const { name, folder, exports } = parsePackage(manifest, readFileSync(manifest, 'utf8'));
    return Object.entries(exports).map(([subpath, [usual = '']]) => ({
      find: new RegExp(`^${join(name, subpath)}$`),
      replacement: resolve(folder, usual),
    }));
  },
);

/** For `npm run mutants`: every test runs once per mutant, so those that play many games stay out. */
export default defineConfig({
  resolve: { alias: ours },
  test: {
    include: ['packages/**/*.test.ts', 'scripts/cards.test.ts'],
    exclude: [
      '**/node_modules/**',
      'packages/shelf/trials.test.ts',
      '**/{faults,leaks,skirmish}.test.ts',
      'packages/bots/**',
    ],
    testTimeout: 60_000,
    sequence: { sequencer: NearestFirst },
  },
});
