import { expect, test } from 'vitest';
import { type Locked, missingPlatforms, sortLocks } from './lock.ts';

function lockWith(optionalDependencies: Readonly<Record<string, string>>, parent: Partial<Locked> = {}) {
  return { 'node_modules/tool': { version: '2.0.0', ...parent, optionalDependencies } };
}

test.each<[name: string, entry: Locked]>([
  ['@tool/cli-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@tool/cli-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['@tool/cli-linux-x64-gnu', { cpu: ['x64'], libc: ['glibc'], os: ['linux'] }],
  ['@tool/cli-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@tool/cli-linux-arm-musleabihf', { cpu: ['arm'], libc: ['musl'], os: ['linux'] }],
  ['@tool/cli-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is added for its platform only', (name, entry) => {
  expect(missingPlatforms(lockWith({ [name]: '2.0.1' }))).toEqual({
    [`node_modules/${name}`]: { version: '2.0.1', optional: true, ...entry },
  });
});

test('it takes licence, engines and being a tool from the package that wants it', () => {
  const like = { dev: true, license: 'MIT', engines: { node: '>=20' } };
  expect(missingPlatforms(lockWith({ 'tool-darwin-x64': '2.0.0' }, like))).toEqual({
    'node_modules/tool-darwin-x64': {
      version: '2.0.0',
      optional: true,
      cpu: ['x64'],
      os: ['darwin'],
      ...like,
    },
  });
});

test('what is there already is left alone, also inside the package that wants it', () => {
  const lock = lockWith({ 'tool-linux-x64': '2.0.0', 'tool-darwin-x64': '2.0.0' });
  const there = { version: '2.0.0', integrity: 'sha512-…' };
  const locks = {
    ...lock,
    'node_modules/tool-linux-x64': there,
    'node_modules/tool/node_modules/tool-darwin-x64': there,
  };
  expect(missingPlatforms(locks)).toEqual({});
});

test.each<[name: string, version: string]>([
  ['left-pad', '1.0.0'],
  ['tool-linux-x64', '^1.0.0'],
])('%s@%s is not guessed at', (name, version) => {
  expect(() => missingPlatforms(lockWith({ [name]: version }))).toThrow('cannot tell which platform');
});

test('packages are sorted as npm sorts them', () => {
  expect(Object.keys(sortLocks({ 'node_modules/b': {}, '': {}, 'node_modules/@a/b': {} }))).toEqual([
    '',
    'node_modules/@a/b',
    'node_modules/b',
  ]);
});
