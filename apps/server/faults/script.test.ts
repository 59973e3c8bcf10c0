import { expect, test } from 'vitest';
import { FULL, SHORT } from './plan.ts';
import { ALL_KINDS, KINDS, scriptOf } from './script.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

test('a seed gives the same storm again, and another seed another one', () => {
  expect(scriptOf(7, 2, FULL)).toEqual(scriptOf(7, 2, FULL));
  expect(scriptOf(8, 2, FULL)).not.toEqual(scriptOf(7, 2, FULL));
});

test.each([
  ['the whole', FULL],
  ['the short', SHORT],
])('in %s storm every kind of fault comes, within its time, whatever the seed', (_which, plan) => {
  for (const seed of SEEDS) {
    const script = scriptOf(seed, 2, plan);
    expect(new Set(script.map(({ kind }) => kind))).toEqual(new Set(ALL_KINDS));
    for (const { kind, at, lasts } of script) {
      expect(at).toBeLessThan(plan.storm);
      expect(lasts).toBeLessThanOrEqual(Math.min(plan.longest, KINDS[kind].longest));
    }
  }
});

test('both nodes suffer', () => {
  expect(new Set(scriptOf(1, 2, FULL).map(({ to }) => to))).toEqual(
    new Set(['node 0', 'node 1', 'nats', 'postgres']),
  );
});
