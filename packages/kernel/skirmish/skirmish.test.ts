import { expect, test } from 'vitest';
import { runTrials } from '../conformance/index.ts';
import { skirmish } from './index.ts';

const SEATS = [2, 3, 4, 10];

test('Skirmish keeps the contract, its secrets and undo at tables of 2 to 10', () => {
  const trials = SEATS.map((seats) => ({ name: `${seats} seats`, options: { seats, rounds: 8 }, offers: 5 }));
  const used = () => process.threadCpuUsage().user / 1e6;
  const tried = runTrials(skirmish, trials, {
    seconds: 6,
    seed: Number(process.env.RIPOSTE_SEED ?? 0),
    used,
  });
  expect(tried.map(({ name }) => name)).toEqual(trials.map(({ name }) => name));
  for (const { games, decisions, looks, pairs, steps, undone, free } of tried) {
    expect(decisions).toBeGreaterThan(games * 8);
    expect(looks).toBeGreaterThan(0);
    expect(steps).toBeGreaterThan(pairs);
    expect(undone).toBeGreaterThan(0);
    expect(free).toBeGreaterThan(undone / 4);
  }
});
