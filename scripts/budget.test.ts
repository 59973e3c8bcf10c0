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
  expect(secondsFor(NOW, changes)).toBe(seconds);
});

test('without a commit to measure from, all changed', () => {
  expect(secondsFor(undefined, [hoursAgo(500)])).toBe(60);
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
  for (const seconds of Object.values(budgets)) expect(['15', '60']).toContain(seconds);
});

test('what the environment says already holds', () => {
  const given = { RIPOSTE_SECONDS: '7', RIPOSTE_SEED: '8' };
  expect(budgetEnvironment(given)).toEqual(given);
});
