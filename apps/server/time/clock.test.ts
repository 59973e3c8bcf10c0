import { type Seat, seat } from '@riposte/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clock, type ClockTerms, charge, deadlineOf, lateSeats, newClock, topUp } from './clock.ts';

const LIVE: ClockTerms = { type: 'live', initial: 60_000, increment: 5_000 };
const LETTERS: ClockTerms = { type: 'correspondence', perTurn: 86_400_000 };
const A = seat(0);
const B = seat(1);

test('a new clock stands still', () => {
  const clock = newClock(LIVE, 2, 100);
  expect(clock).toEqual({ left: [60_000, 60_000], running: [], since: 100 });
  expect(deadlineOf(clock)).toBeUndefined();
  expect(lateSeats(clock, 1e12)).toEqual([]);
});

test('whoever is awaited is charged, and gets the increment for his move', () => {
  const asked = charge(LIVE, newClock(LIVE, 2, 0), { now: 0, running: [A] });
  expect(deadlineOf(asked)).toBe(60_000);
  const answered = charge(LIVE, asked, { now: 20_000, running: [B], moved: A });
  expect(answered).toEqual({ left: [45_000, 60_000], running: [B], since: 20_000 });
  expect(deadlineOf(answered)).toBe(80_000);
});

test('a move of somebody who was not awaited gives him no time', () => {
  const asked = charge(LIVE, newClock(LIVE, 2, 0), { now: 0, running: [A] });
  expect(charge(LIVE, asked, { now: 1_000, running: [A], moved: B }).left).toEqual([59_000, 60_000]);
});

test('several may be awaited at once, and each is charged until he has answered', () => {
  const both = charge(LIVE, newClock(LIVE, 2, 0), { now: 0, running: [A, B] });
  const one = charge(LIVE, both, { now: 10_000, running: [B], moved: A });
  expect(one).toEqual({ left: [55_000, 50_000], running: [B], since: 10_000 });
  expect(deadlineOf(one)).toBe(60_000);
  expect(lateSeats(one, 59_999)).toEqual([]);
  expect(lateSeats(one, 60_000)).toEqual([B]);
});

test('by letter, each move has its own time', () => {
  const first = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A] });
  const second = charge(LETTERS, first, { now: 80_000_000, running: [B], moved: A });
  expect(deadlineOf(second)).toBe(166_400_000);
  const third = charge(LETTERS, second, { now: 100_000_000, running: [A], moved: B });
  expect(deadlineOf(third)).toBe(186_400_000);
});

test('by letter, whoever is asked again after a move has the whole time again, and whoever only waits has not', () => {
  const both = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A, B] });
  const again = charge(LETTERS, both, { now: 1_000, running: [A, B], moved: A });
  expect(again.left).toEqual([86_400_000, 86_399_000]);
});

test('without clocks nobody is ever late', () => {
  const clock = charge({ type: 'none' }, newClock({ type: 'none' }, 2, 0), { now: 5, running: [A] });
  expect(clock).toEqual({ left: [], running: [A], since: 5 });
  expect(deadlineOf(clock)).toBeUndefined();
  expect(lateSeats(clock, 1e15)).toEqual([]);
});

test('time that steps back charges nobody', () => {
  const asked = charge(LIVE, newClock(LIVE, 2, 1_000), { now: 1_000, running: [A] });
  expect(charge(LIVE, asked, { now: 500, running: [B] })).toEqual({
    left: [60_000, 60_000],
    running: [B],
    since: 1_000,
  });
});

test('whoever comes back has at least enough to play on', () => {
  const late: Clock = { left: [0, 30_000], running: [], since: 0 };
  expect(topUp(LIVE, late, A, 10_000).left).toEqual([10_000, 30_000]);
  expect(topUp(LIVE, late, B, 10_000).left).toEqual([0, 30_000]);
  expect(topUp({ type: 'none' }, { ...late, left: [] }, A, 10_000).left).toEqual([]);
});

test('with Fischer’s clock all time is accounted for: what is left is what was given less what was used', () => {
  const turns = fc.array(
    fc.record({
      wait: fc.integer({ min: 0, max: 400 }),
      running: fc.subarray([A, B, seat(2)] as Seat[]),
      moved: fc.option(fc.constantFrom(A, B, seat(2)), { nil: undefined }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(turns, (given) => {
      const terms: ClockTerms = { type: 'live', initial: 100_000, increment: 7 };
      let clock = newClock(terms, 3, 0);
      const expected = [100_000, 100_000, 100_000];
      let now = 0;
      for (const { wait, running, moved } of given) {
        now += wait;
        for (const one of clock.running) {
          expected[one] = (expected[one] ?? 0) - wait + (moved === one ? 7 : 0);
        }
        clock = charge(terms, clock, { now, running, moved });
      }
      expect(clock.left).toEqual(expected);
    }),
  );
});
