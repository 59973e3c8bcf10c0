import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SHELF as USUAL } from './index.ts';
import { SHELF } from './withSkirmish.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('under the condition the shelf has one game more', () => {
  expect(SHELF.slice(0, -1)).toEqual(USUAL);
  expect(SHELF.at(-1)).toMatchObject({ id: 'skirmish', name: 'Skirmish' });
});

// Otherwise what it shows in the terminal, on the server and in a browser would prove nothing of the next game.
test('nothing that people run knows the test game', () => {
  const sources = globSync(
    ['apps/**/*.{ts,tsx,css,json}', 'packages/{bots,protocol}/**/*.ts', 'examples/*'],
    {
      cwd: ROOT,
      exclude: ['**/node_modules', '**/dist', '**/testing', '**/e2e', '**/*.test.ts'],
    },
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => /skirmish/i.test(readFileSync(`${ROOT}${file}`, 'utf8')))).toEqual([]);
});
