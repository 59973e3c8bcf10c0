import { expect, test } from 'vitest';
import { checkExports, TWICE } from './exports.ts';

const source = (path: string, text: string) => ({ path, text });
const faultsOf = (sources: Parameters<typeof checkExports>[0], allowed: readonly string[] = []) =>
  checkExports(sources, allowed).map(({ path, what }) => `${path}: ${what}`);

test('a name that two files export is named, with both', () => {
  const sources = [
    source('apps/web/a.ts', 'export interface Plan {}'),
    source('packages/analysis/b.ts', '\nexport const Plan = 1;'),
    source('packages/analysis/c.ts', 'interface Plan {}'),
  ];
  expect(faultsOf(sources)).toEqual(['apps/web/a.ts: exports Plan, and so does packages/analysis/b.ts']);
  expect(faultsOf(sources, ['Plan'])).toEqual([]);
});

test('games call their parts alike, and tests are free', () => {
  const text = 'export interface State {}';
  expect(
    faultsOf([
      source('packages/games/chess/state.ts', text),
      source('packages/games/go/state.ts', text),
      source('packages/kernel/a.test.ts', text),
    ]),
  ).toEqual([]);
  expect(
    faultsOf([source('packages/games/go/a.ts', text), source('packages/games/go/b.ts', text)]),
  ).toHaveLength(1);
});

test('a name that is told apart leaves the list', () => {
  expect(faultsOf([source('apps/web/a.ts', 'export interface Plan {}')], ['Plan'])).toEqual([
    'scripts/exports.ts: Plan is exported once: take it off the list',
  ]);
});

test('the list is short', () => {
  expect(TWICE.length).toBeLessThanOrEqual(40);
});
