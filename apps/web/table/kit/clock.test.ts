import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { formatTime, timeLeft } from './clock.ts';

test.each([
  [252_000, '4:12'],
  [9_000, '0:09'],
  [8_001, '0:09'],
  [0, '0:00'],
  [3_760_000, '1:02:40'],
  [172_799_000, '47:59:59'],
  [172_800_000, '2 d'],
  [1_484_000_000, '17 d'],
])('%d ms are %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test.each<[case_: string, who: number, now: number, left: number]>([
  ['a clock that runs has lost what passed', 0, 3_000, 7_000],
  ['a clock that stands has not', 1, 3_000, 10_000],
  ['no clock goes below nothing', 0, 30_000, 0],
])('%s', (_case, who, now, left) => {
  const clocks = { left: [10_000, 10_000], running: [seat(0)], at: 0 };
  expect(timeLeft(clocks, seat(who), now)).toBe(left);
});
