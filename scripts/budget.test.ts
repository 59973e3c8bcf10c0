import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { budgetEnvironment, budgetName, type Change, secondsFor, seedOf } from './budget.ts';

const NOW = 1_000_000_000;
const HOUR = 3_600;
const hoursAgo = (hours: number): Change => ({ at: NOW - hours * HOUR, isDirty: false });

test.each<[what: string, changes: Change[], seconds: number]>([
  ['the kernel changed an hour ago', [hoursAgo(1), hoursAgo(500)], 60],
  ['the game changed an hour ago', [hoursAgo(500), hoursAgo(1)], 60],
  ['neither changed since yesterday', [hoursAgo(25), hoursAgo(500)], 15],
  ['something is changed and not committed', [hoursAgo(500), { at: NOW - 500 * HOUR, isDirty: true }], 60],
  ['git does not know', [hoursAgo(500), { at: undefined, isDirty: false }], 60],
])('when %s', (_what, changes, seconds) => {
  expect(secondsFor(NOW, [changes])).toEqual([seconds]);
});

test('games that changed share the time, but each has as much as one that did not', () => {
  const [changed, old] = [[hoursAgo(1)], [hoursAgo(500)]];
  expect(secondsFor(NOW, [changed, old, changed])).toEqual([30, 15, 30]);
  expect(secondsFor(NOW, Array(6).fill(changed))).toEqual(Array(6).fill(15));
});

test('without a commit to measure from, all changed', () => {
  expect(secondsFor(undefined, [[hoursAgo(500)]])).toEqual([60]);
});

test('every commit has a seed of its own', () => {
  expect(seedOf('10a7fdb3')).toBe(0x10a7fdb);
  expect(seedOf('ffffffff')).toBeLessThan(2 ** 31);
  expect(seedOf('')).toBe(0);
});

test('every game has a budget of its own', () => {
  expect(budgetName('mud-pie')).toBe('RIPOSTE_SECONDS_MUD_PIE');
  const { RIPOSTE_SEED: seed, ...budgets } = budgetEnvironment({});
  expect(seed).toMatch(/^\d+$/);
  expect(Object.keys(budgets)).toEqual(SHELF.map(({ id }) => budgetName(id)));
  for (const seconds of Object.values(budgets)) {
    expect(Number(seconds)).toBeGreaterThanOrEqual(15);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
  }
});

test('what the environment says already holds', () => {
  const given = { RIPOSTE_SECONDS: '7', RIPOSTE_SEED: '8' };
  expect(budgetEnvironment(given)).toEqual(given);
});
