import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { budgetEnvironment, budgetName, isChanged, secondsFor, seedOf } from './budget.ts';

test.each<[what: string, changed: boolean[], seconds: number[]]>([
  ['one that changed has all the time', [true], [60]],
  ['one that did not has the least', [false], [15]],
  ['those that changed share it', [true, false, true], [30, 15, 30]],
  ['but each has as much as one that did not change', Array(6).fill(true), Array(6).fill(15)],
])('%s', (_what, changed, seconds) => {
  expect(secondsFor(changed)).toEqual(seconds);
});

test('what git does not know has changed', () => {
  expect(isChanged('packages/games/nothing-of-the-sort')).toBe(true);
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
