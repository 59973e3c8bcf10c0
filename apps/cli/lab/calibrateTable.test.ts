import { expect, test } from 'vitest';
import { type CalibrationFindings, calibrationLines } from './calibrateTable.ts';

const none: CalibrationFindings = {
  matches: 1,
  secondsEach: 2,
  meanGap: 0,
  deciles: [],
  players: [],
  sureness: { losses: 0, mean: 0, largest: 0 },
};

test('how sure losses are is said in points where any was compared', () => {
  expect(calibrationLines('a game', none)).toHaveLength(1);
  expect(
    calibrationLines('a game', { ...none, sureness: { losses: 107, mean: 0.0171, largest: 0.02 } }).at(-1),
  ).toBe('107 losses compared: standard error 1.7 points on the mean, 2.0 at most.');
});
