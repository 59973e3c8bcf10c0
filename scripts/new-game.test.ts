import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseRulebook } from '@riposte/kernel';
import { checkGuide, findOccasion, occasionsOf, runTrials } from '@riposte/kernel/conformance';
import type { Shelved } from '@riposte/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGame } from './new-game.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'riposte-new-game-'));
const root = pathToFileURL(`${copy}/`);
afterAll(() => rmSync(copy, { recursive: true }));

let shelved: Shelved;

// A shelf of its own, with packages of its own beside those of this repository.
beforeAll(() => {
  mkdirSync(join(copy, 'packages/games'), { recursive: true });
  cpSync(join(ROOT, 'packages/shelf'), join(copy, 'packages/shelf'), { recursive: true });
  makeGame(root, 'mud-pie');
  mkdirSync(join(copy, 'node_modules/@riposte'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules/@riposte'))) {
    if (name !== 'shelf') symlinkSync(join(ROOT, 'node_modules/@riposte', name), link(name));
  }
  symlinkSync(join(copy, 'packages/games/mud-pie'), link('mud-pie'));
  const load = createRequire(root);
  const { SHELF } = load('./packages/shelf/index.ts') as { readonly SHELF: readonly Shelved[] };
  const found = SHELF.find(({ id }) => id === 'mud-pie');
  if (!found) throw new Error('it is not on the shelf');
  shelved = found;
});

function link(name: string): string {
  return join(copy, 'node_modules/@riposte', name);
}

test('a new game has a name of its own everywhere', () => {
  const folder = join(copy, 'packages/games/mud-pie');
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['RULES.md', 'guide.ts', 'index.ts', 'package.json', 'rules.test.ts']);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.join('\n')).not.toMatch(/\btoy\b/i);
  const shelf = JSON.parse(readFileSync(join(copy, 'packages/shelf/package.json'), 'utf8'));
  expect(Object.keys(shelf.dependencies)).toContain('@riposte/mud-pie');
});

test('it is played, keeps its secrets, and its guide keeps its promises', async () => {
  const [game, guide, primer] = await Promise.all([shelved.rules(), shelved.guide(), shelved.primer()]);
  expect([shelved.name, game.id, game.name]).toEqual(['Mud Pie', 'mud-pie', 'Mud Pie']);
  const used = () => process.threadCpuUsage().user / 1e6;
  const [tried] = runTrials(game, [{ name: 'Mud Pie', options: {} }], { seconds: 1, seed: 0, used });
  expect(tried?.pairs).toBeGreaterThan(20);
  const rulebook = parseRulebook(readFileSync(guide.rulebook, 'utf8'));
  checkGuide(game, guide, { options: {}, games: 5, rulebook, primer });
  const [occasion] = occasionsOf(game);
  expect(occasion && findOccasion(game, occasion).game).toBe('mud-pie');
});

test.each([
  ['mud-pie', 'There is a game mud-pie already.'],
  ['Mud Pie', 'An id is like mud-pie'],
])('%s is refused', (id, why) => {
  expect(() => makeGame(root, id)).toThrow(why);
});
