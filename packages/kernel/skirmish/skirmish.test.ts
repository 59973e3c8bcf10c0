import { expect, test } from 'vitest';
import { comparePairs, walk } from '../conformance/index.ts';
import { isRevealing, skirmish } from './index.ts';

const GAMES = Number(process.env.RIPOSTE_GAMES ?? 200);

test.each([
  [2, GAMES],
  [3, GAMES],
  [10, Math.ceil(GAMES / 10)],
])('random play with %i seats keeps the contract', (seats, games) => {
  const walked = walk(skirmish, { options: { seats, rounds: 8 }, games, offers: 3 });
  expect(walked.games).toBe(games);
  expect(walked.decisions).toBeGreaterThan(games * 8);
  expect(walked.views).toBe(walked.decisions * (seats + 1));
  expect(walked.longest).toBeLessThanOrEqual(walked.decisions);
});

test.each([
  [4, GAMES],
  [10, Math.max(6, GAMES / 5)],
])(
  'with %i seats nobody can tell two games apart that differ only in what he cannot know',
  (seats, games) => {
    const options = { seats, rounds: 8 };
    const compared = comparePairs(skirmish, { options, games, reveals: isRevealing, steps: 40, offers: 5 });
    expect(compared.pairs).toBe(games);
    expect(compared.differing).toBeGreaterThan(games / 2);
    expect(compared.steps).toBeGreaterThan(games);
    expect(compared.refusals).toBeGreaterThan(games);
  },
);
