import { expect, test } from 'vitest';
import { checkNames, isReadForNames, patternOf } from './names.ts';
import { parsePackage } from './packages.ts';
import { formatFault, pathsKept, readSource, type SourceFile } from './sources.ts';

const PACKAGES = [
  ['package.json', 'riposte'],
  ['packages/games/mud-pie/package.json', '@riposte/mud-pie'],
  ['packages/games/go/package.json', '@riposte/go'],
  ['packages/bots/package.json', '@riposte/bots'],
  ['apps/web/package.json', '@riposte/web'],
].map(([path = '', name]) => parsePackage(path, JSON.stringify({ name })));

function faultsOf(...sources: readonly SourceFile[]): readonly string[] {
  return checkNames(PACKAGES, sources).map(formatFault);
}

test.each<[what: string, line: string]>([
  ['its id', `play('mud-pie')`],
  ['its package', `import x from '@riposte/mud-pie';`],
  ['a part of its package', `import x from '@riposte/mud-pie/guide';`],
  ['a variable', 'const mudPie = 1;'],
  ['a longer variable', 'mudPieFacts();'],
  ['a type', 'type A = MudPieView;'],
  ['a name that ends with it', 'isMudPie(game);'],
  ['a constant', 'const MUD_PIE = 1;'],
  ['its title', `'Mud Pie, revised'`],
  ['a comment', '// as in mud pie'],
  ['a class of a sheet', '.mud-pie-table {'],
])('a game is named by %s', (_what, line) => {
  expect(faultsOf({ path: 'apps/web/a.ts', text: `\n${line}\n` })).toEqual([
    `apps/web/a.ts:2: names the game mud-pie: ${line}`,
  ]);
});

test.each<[what: string, path: string]>([
  ['the folder of the game', 'packages/games/mud-pie/cards/a.ts'],
  ['a folder of its name anywhere', 'apps/server/testing/mud-pie/a.test.ts'],
  ['the shelf', 'packages/shelf/workshop.ts'],
  ['the registry of the browser', 'apps/web/games/index.ts'],
  ['the registry of the terminal', 'apps/cli/boards/index.ts'],
])('%s may name it', (_what, path) => {
  expect(faultsOf({ path, text: `import '@riposte/mud-pie';` })).toEqual([]);
});

test.each<[what: string, path: string, fault: string]>([
  ['the folder of another game', 'packages/games/go/a.ts', 'names the game mud-pie: mudPie'],
  ['a file that is called so but lies elsewhere', 'apps/web/mudPie.ts', 'is called like the game mud-pie'],
])('%s may not', (_what, path, fault) => {
  expect(faultsOf({ path, text: 'mudPie' })).toContain(`${path}:1: ${fault}`);
});

test('a word that only begins or ends like a game is another word', () => {
  const { source } = patternOf('go', '@riposte/go');
  const pattern = new RegExp(source);
  for (const other of ['gone', 'ago', 'Google', 'category', 'GOAL']) expect(other).not.toMatch(pattern);
  for (const same of ['go', 'goView', 'isGo', 'GO', '@riposte/go/guide']) expect(same).toMatch(pattern);
});

test('a package lists a game only when it has a folder for it', () => {
  const text = '{\n  "dependencies": {\n    "@riposte/mud-pie": "*",\n  }\n}';
  const manifest = { path: 'apps/web/package.json', text };
  expect(faultsOf(manifest)).toHaveLength(1);
  expect(faultsOf(manifest, { path: 'apps/web/games/mud-pie/index.ts', text: '' })).toEqual([]);
  expect(faultsOf(manifest, { path: 'packages/games/mud-pie/index.ts', text: '' })).toHaveLength(1);
});

test.each<[path: string, isRead: boolean]>([
  ['apps/web/a.tsx', true],
  ['apps/web/a.test.ts', true],
  ['apps/web/a.css', true],
  ['apps/web/index.html', true],
  ['biome.json', true],
  ['examples/bot.py', true],
  ['.ci/run', true],
  ['package-lock.json', false],
  ['docs/lab/matchups-mud-pie.json', false],
  ['packages/games/mud-pie/saves/1.json', false],
  ['README.md', false],
])('whether %s is read: %j', (path, isRead) => {
  expect(isReadForNames(path)).toBe(isRead);
});

test('a line planted in any file of ours is found', () => {
  const paths = pathsKept().filter(isReadForNames);
  const packages = pathsKept()
    .filter((path) => /^packages\/(games\/)?[^/]+\/package\.json$/.test(path))
    .map((path) => parsePackage(path, readSource(path).text));
  const game = packages.find(({ folder }) => folder.startsWith('packages/games/'));
  const planted = paths.map((path) => ({ path, text: `import '${game?.name}';` }));
  const found = new Set(checkNames(packages, planted).map(({ path }) => path));
  for (const path of ['apps/web/main.tsx', 'apps/cli/cli.ts', 'apps/server/index.ts', 'scripts/house.ts'])
    expect(found).toContain(path);
});
