import { expect, test } from 'vitest';
import { checkHouse } from './house.ts';
import type { Package } from './packages.ts';
import { formatFault } from './sources.ts';

function pack(folder: string, dependencies: readonly string[], more: Partial<Package> = {}): Package {
  const name = `@riposte/${folder.split('/').at(-1)}`;
  const exports = { '.': ['./index.ts'] };
  return { name, folder, exports, programs: [], dependencies, devDependencies: [], ...more };
}

const KERNEL = '@riposte/kernel';

const PACKAGES = [
  pack('', [], { name: 'riposte', exports: {}, devDependencies: ['vitest', 'fast-check'] }),
  pack('packages/kernel', ['@noble/hashes'], {
    exports: { '.': ['./index.ts'], './conformance': ['./conformance/index.ts'] },
  }),
  pack('packages/games/chess', [KERNEL]),
  pack('packages/games/go', [KERNEL, '@riposte/chess']),
  pack('packages/bots', [KERNEL, '@riposte/chess']),
  pack('packages/protocol', [KERNEL, '@riposte/bots', 'zod']),
  pack('apps/server', [KERNEL, '@riposte/chess', '@riposte/bots', '@riposte/protocol']),
  pack('apps/web', [KERNEL, '@riposte/server']),
  pack('packages/attic', []),
];

function faultsOf(path: string, text: string): readonly string[] {
  return checkHouse(PACKAGES, [{ path, text }]).faults.map(formatFault);
}

test.each<[what: string, path: string, text: string]>([
  ['a package may import itself by relative paths', 'packages/kernel/a/b.ts', `import '../c.ts';`],
  ['the kernel may import what it lists', 'packages/kernel/a.ts', `import '@noble/hashes/sha2.js';`],
  ['a game may import the kernel', 'packages/games/chess/a.ts', `import '@riposte/kernel';`],
  ['an exported subpath is open', 'packages/games/chess/a.ts', `import '@riposte/kernel/conformance';`],
  ['bots may import the kernel', 'packages/bots/a.ts', `import '@riposte/kernel';`],
  ['a test of bots may try them at a game', 'packages/bots/a.test.ts', `import '@riposte/chess';`],
  ['an app may import all below it', 'apps/server/a.ts', `import '@riposte/chess'; import '@riposte/bots';`],
  ['an app may do I/O and wait', 'apps/server/a.ts', `import 'node:fs'; await fetch(Date.now());`],
  ['a page may import a table', 'apps/web/pages/a.tsx', `import '../table/kit/Board.tsx';`],
  ['a table may look its game up', 'apps/web/table/a.tsx', `import '../games/library.ts';`],
  ['a test may import any floor', 'apps/web/table/a.test.ts', `import '../pages/home/a.ts';`],
  ['a test may use the test runner', 'packages/kernel/a.test.ts', `import 'vitest'; import 'fast-check';`],
  ['a test may do I/O', 'packages/kernel/a.test.ts', `import 'node:fs'; await 0; console.log(Date);`],
  ['a benchmark may read the clock', 'packages/games/chess/bench/a.ts', 'performance.now();'],
  ['the bench may import packages', 'bench/run.ts', `import '@riposte/chess'; performance.now();`],
  ['the bench may import its own files', 'bench/run.ts', `import './other/a.ts';`],
  ['the root may import its tools', 'vitest.config.ts', `import 'vitest/config';`],
  ['scripts may import each other', 'scripts/a.ts', `import './b.ts'; import 'node:fs';`],
  ['comments are free', 'packages/kernel/a.ts', '// Date, Math.random and await'],
  ['strings are free', 'packages/kernel/a.ts', `const a = 'Date'; const b = \`process.exit\`;`],
  ['properties are free', 'packages/kernel/a.ts', 'save.Date; rules.process.next; Math.floor(1);'],
  ['a random of its own is free', 'packages/kernel/a.ts', 'state.random; roll(random);'],
])('%s', (_what, path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});

test.each<[what: string, path: string, text: string, fault: string]>([
  [
    'the kernel imports no game',
    'packages/kernel/a.ts',
    `import '@riposte/chess';`,
    'imports @riposte/chess: kernel may import nothing of the house',
  ],
  [
    'nor does a test of the kernel',
    'packages/kernel/a.test.ts',
    `import '@riposte/chess';`,
    'imports @riposte/chess: kernel may import nothing of the house',
  ],
  [
    'a game imports no other game',
    'packages/games/go/a.ts',
    `import '@riposte/chess';`,
    'imports @riposte/chess: games may import kernel',
  ],
  [
    'bots import no game',
    'packages/bots/a.ts',
    `export * from '@riposte/chess';`,
    'imports @riposte/chess: bots may import kernel',
  ],
  [
    'a test of bots lists the game it tries them at',
    'packages/bots/a.test.ts',
    `import '@riposte/go';`,
    'imports @riposte/go, which packages/bots/package.json does not list',
  ],
  [
    'the protocol imports no bots',
    'packages/protocol/a.ts',
    `import type { A } from '@riposte/bots';`,
    'imports @riposte/bots: protocol may import kernel',
  ],
  [
    'an app imports no other app',
    'apps/web/a.tsx',
    `import '@riposte/server';`,
    'imports @riposte/server: apps may import kernel, games, shelf, bots, analysis, protocol',
  ],
  [
    'a package does not import itself by name',
    'packages/kernel/a.ts',
    `import '@riposte/kernel';`,
    'imports @riposte/kernel, its own package: use a relative path',
  ],
  [
    'what is not exported stays inside',
    'packages/games/chess/a.ts',
    `import '@riposte/kernel/chacha.ts';`,
    'imports @riposte/kernel/chacha.ts, which @riposte/kernel does not export',
  ],
  [
    'no relative path leaves a package',
    'packages/games/chess/a.ts',
    `import '../../kernel/chacha.ts';`,
    'imports ../../kernel/chacha.ts, which is outside its own package',
  ],
  [
    'no relative path of a script does',
    'scripts/a.ts',
    `import '../packages/kernel/chacha.ts';`,
    'imports ../packages/kernel/chacha.ts, which is outside its own package',
  ],
  [
    'a table imports no page',
    'apps/web/table/kit/a.tsx',
    `import { a } from '../../pages/home/a.ts';`,
    'imports ../../pages/home/a.ts, which lies on a floor above',
  ],
  [
    'a package of the house must exist',
    'apps/server/a.ts',
    `import '@riposte/nothing';`,
    'imports @riposte/nothing, which does not exist',
  ],
  [
    'a package of the house must be listed',
    'apps/web/a.ts',
    `import '@riposte/protocol';`,
    'imports @riposte/protocol, which apps/web/package.json does not list',
  ],
  [
    'a package from outside must be listed',
    'packages/kernel/a.ts',
    `import { z } from 'zod/mini';`,
    'imports zod, which packages/kernel/package.json does not list',
  ],
  [
    'the test runner is for tests',
    'packages/kernel/a.ts',
    `import 'vitest';`,
    'imports vitest, which packages/kernel/package.json does not list',
  ],
  [
    'a script lists what it imports, too',
    'scripts/a.ts',
    `import '@noble/hashes/sha2.js';`,
    'imports @noble/hashes, which package.json does not list',
  ],
  ['every file has a layer', 'packages/attic/a.ts', '', 'belongs to no layer of the house'],
  ['every file has a package', 'packages/loose.ts', '', 'belongs to no layer of the house'],
  [
    'an import names its module',
    'apps/server/a.ts',
    'import(name);',
    'imports a computed name, which nobody can check',
  ],
  ['the kernel does no I/O', 'packages/kernel/a.ts', `import 'node:fs';`, 'imports node:fs, which is I/O'],
  [
    'chance comes from the state',
    'packages/games/chess/a.ts',
    'Math.random();',
    'Math.random is chance from outside the state',
  ],
  ['no dates', 'packages/games/chess/a.ts', 'new Date();', 'Date reads the clock'],
  ['no clock', 'packages/games/chess/a.ts', 'performance.now();', 'performance reads the clock'],
  ['no timers', 'packages/kernel/a.ts', 'setTimeout(a, 1);', 'setTimeout is a timer'],
  ['no process', 'packages/kernel/a.ts', 'process.exit(1);', 'process is I/O'],
  ['no console', 'packages/kernel/a.ts', 'console.log(1);', 'console is I/O'],
  ['no fetch', 'packages/kernel/a.ts', 'fetch(a);', 'fetch is I/O'],
  ['no back door', 'packages/kernel/a.ts', 'globalThis.a;', 'globalThis reaches all of these'],
  ['no promises', 'packages/kernel/a.ts', 'let a: Promise<1>;', 'Promise is not synchronous'],
  ['no async', 'packages/kernel/a.ts', 'const a = async () => 1;', 'async is not synchronous'],
  ['no await', 'packages/kernel/a.ts', 'await a;', 'await is not synchronous'],
  ['no spreading of it either', 'packages/kernel/a.ts', 'f(...await a);', 'await is not synchronous'],
  ['no late imports', 'packages/kernel/a.ts', `import('./b.ts');`, 'import() is not synchronous'],
])('%s', (_what, path, text, fault) => {
  expect(faultsOf(path, text)).toEqual([`${path}:1: ${fault}`]);
});

test('faults are named with their lines, from the top, and all files are looked through', () => {
  const one = {
    path: 'packages/kernel/a.ts',
    text: `\nawait 1;\nimport './b.ts';\n\nimport 'zod';\nnew Date();`,
  };
  const other = { path: 'packages/bots/b.ts', text: `import '@riposte/kernel';\nimport '../kernel/a.ts';` };
  const { faults, imports } = checkHouse(PACKAGES, [one, other]);
  expect(faults.map(formatFault)).toEqual([
    'packages/kernel/a.ts:2: await is not synchronous',
    'packages/kernel/a.ts:5: imports zod, which packages/kernel/package.json does not list',
    'packages/kernel/a.ts:6: Date reads the clock',
    'packages/bots/b.ts:2: imports ../kernel/a.ts, which is outside its own package',
  ]);
  expect(imports).toBe(4);
});

test('a file that only tests use may do what tests may', () => {
  const support = { path: 'packages/kernel/deep/support.ts', text: `import 'vitest'; process.env.A;` };
  const suite = {
    path: 'packages/kernel/suite.ts',
    text: `import './deep/support.ts'; import './index.ts';`,
  };
  const index = { path: 'packages/kernel/index.ts', text: '' };
  const user = { path: 'packages/kernel/a.test.ts', text: `import './suite.ts';` };
  const alone = checkHouse(PACKAGES, [index, suite, support]);
  expect(alone.faults.map(formatFault)).toEqual([
    'packages/kernel/deep/support.ts:1: imports vitest, which packages/kernel/package.json does not list',
    'packages/kernel/deep/support.ts:1: process is I/O',
  ]);
  expect(checkHouse(PACKAGES, [index, suite, support, user]).faults).toEqual([]);
});

test('a file that the package shows to others may not, whatever tests do with it', () => {
  const index = { path: 'packages/kernel/index.ts', text: `import './a.ts';` };
  const part = { path: 'packages/kernel/a.ts', text: 'new Date();' };
  const user = { path: 'packages/kernel/a.test.ts', text: `import './a.ts'; import './index.ts';` };
  expect(checkHouse(PACKAGES, [index, part, user]).faults.map(formatFault)).toEqual([
    'packages/kernel/a.ts:1: Date reads the clock',
  ]);
});
