import { expect, test } from 'vitest';
import { entriesOf, ownerOf, packageNameOf, parsePackage } from './packages.ts';

const KERNEL = parsePackage(
  'packages/kernel/package.json',
  JSON.stringify({
    name: '@riposte/kernel',
    exports: { '.': './index.ts', './conformance': './conformance/index.ts' },
    bin: { kernel: './main.ts' },
    dependencies: { a: '^1.0.0' },
    peerDependencies: { b: '^1.0.0' },
    devDependencies: { c: '^1.0.0' },
  }),
);
const ROOT = parsePackage('package.json', '{ "name": "riposte" }');

test('a package is read from its package.json', () => {
  expect(KERNEL).toMatchObject({
    folder: 'packages/kernel',
    dependencies: ['a', 'b'],
    devDependencies: ['c'],
  });
  expect(ROOT).toEqual({
    name: 'riposte',
    folder: '',
    exports: {},
    programs: [],
    dependencies: [],
    devDependencies: [],
  });
});

test('it is entered by what it exports and by its programs', () => {
  expect(entriesOf(KERNEL)).toEqual([
    'packages/kernel/index.ts',
    'packages/kernel/conformance/index.ts',
    'packages/kernel/main.ts',
  ]);
});

test('what a package shows under a condition comes after the usual', () => {
  const exports = { '.': { trial: './trial.ts', default: './index.ts' } };
  const shelf = parsePackage(
    'packages/shelf/package.json',
    JSON.stringify({ name: '@riposte/shelf', exports }),
  );
  expect(shelf.exports).toEqual({ '.': ['./index.ts', './trial.ts'] });
  expect(entriesOf(shelf)).toEqual(['packages/shelf/index.ts', 'packages/shelf/trial.ts']);
});

test.each<[path: string, owner: string]>([
  ['packages/kernel/a/b.ts', '@riposte/kernel'],
  ['packages/kernelish/a.ts', 'riposte'],
  ['scripts/a.ts', 'riposte'],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf([ROOT, KERNEL], path)?.name).toBe(owner);
});

test.each<[module: string, name: string]>([
  ['vitest', 'vitest'],
  ['vitest/config', 'vitest'],
  ['@noble/hashes/sha2.js', '@noble/hashes'],
])('%s comes from %s', (module, name) => {
  expect(packageNameOf(module)).toBe(name);
});
