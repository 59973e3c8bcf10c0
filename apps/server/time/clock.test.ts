import { type Seat, seat } from '@riposte/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ClockTerms,
  charge,
  deadlineOf,
  lateSeats,
  newClock,
  type TimeSource,
  topUp,
  waitedSince,
} from './clock.ts';

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

test('a seat that is awaited is charged, and gets the increment for its move', () => {
  const asked = charge(LIVE, newClock(LIVE, 2, 0), { now: 0, running: [A] });
  expect(deadlineOf(asked)).toBe(60_000);
  const answered = charge(LIVE, asked, { now: 20_000, running: [B], moved: A });
  expect(answered).toEqual({ left: [45_000, 60_000], running: [B], since: 20_000 });
  expect(deadlineOf(answered)).toBe(80_000);
});

test('a move of a seat that was not awaited gives it no time', () => {
  const asked = charge(LIVE, newClock(LIVE, 2, 0), { now: 0, running: [A] });
  expect(charge(LIVE, asked, { now: 1_000, running: [A], moved: B }).left).toEqual([59_000, 60_000]);
});

test('several seats may be awaited at once, and each is charged until it has answered', () => {
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

test('by letter, a seat that is asked again after a move has the whole time again, and a seat that only waits has not', () => {
  const both = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A, B] });
  const again = charge(LETTERS, both, { now: 1_000, running: [A, B], moved: A });
  expect(again.left).toEqual([86_400_000, 86_399_000]);
});

test('without clocks no seat is ever late', () => {
  const clock = charge({ type: 'none' }, newClock({ type: 'none' }, 2, 0), { now: 5, running: [A] });
  expect(clock).toEqual({ left: [], running: [A], since: 5 });
  expect(deadlineOf(clock)).toBeUndefined();
  expect(lateSeats(clock, 1e15)).toEqual([]);
});

test('time that steps back charges no seat', () => {
  const asked = charge(LIVE, newClock(LIVE, 2, 1_000), { now: 1_000, running: [A] });
  expect(charge(LIVE, asked, { now: 500, running: [B] })).toEqual({
    left: [60_000, 60_000],
    running: [B],
    since: 1_000,
  });
});

test('a player who comes back has at least enough to play on', () => {
  const late: TimeSource = { left: [0, 30_000], running: [], since: 0 };
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

const TURNS: ClockTerms = { type: 'turn', perTurn: 45_000 };

test('by turns there is so much for each turn of the game, however many moves it takes', () => {
  const begun = charge(TURNS, newClock(TURNS, 2, 0), { now: 0, running: [A] });
  const moved = charge(TURNS, begun, { now: 20_000, running: [A], moved: A });
  expect(moved.left).toEqual([25_000, 45_000]);
  const next = charge(TURNS, moved, { now: 30_000, running: [B], moved: A, isNewTurn: true });
  expect(next.left).toEqual([45_000, 45_000]);
});

test.each<[what: string, terms: ClockTerms]>([
  ['an increment', LIVE],
  ['a new day', LETTERS],
])('taking a move back gives %s back as well, however often', (_what, terms) => {
  const full = newClock(terms, 2, 0).left[0] ?? 0;
  let clock = charge(terms, newClock(terms, 2, 0), { now: 0, running: [A] });
  for (let now = 1_000; now <= 5_000; now += 1_000) {
    clock = charge(terms, clock, { now, running: [B], moved: A, isFree: true });
    clock = charge(terms, clock, { now, running: [A], undone: A });
  }
  // Without taking back, the seat would have thought for these five seconds too.
  expect(clock.left[0]).toBeLessThanOrEqual(full - 1_000);
  const stands = charge(terms, clock, { now: 6_000, running: [B], moved: A, isFree: false });
  expect(stands).not.toHaveProperty('held');
});

test('by letter, a seat is waited for since its first move was due, however many it makes; another turn is another', () => {
  const both = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 1_000, running: [A, B] });
  const moved = charge(LETTERS, both, { now: 5_000, running: [A, B], moved: A });
  expect([waitedSince(moved, A), waitedSince(moved, B)]).toEqual([1_000, 1_000]);
  const other = charge(LETTERS, moved, { now: 6_000, running: [B], moved: A });
  expect([waitedSince(other, A), waitedSince(other, B)]).toEqual([undefined, 1_000]);
  const again = charge(LETTERS, other, { now: 9_000, running: [A], moved: B });
  expect([waitedSince(again, A), waitedSince(again, B)]).toEqual([9_000, undefined]);
  expect(charge(LIVE, newClock(LIVE, 2, 0), { now: 0, running: [A] })).not.toHaveProperty('waited');
  // Of a clock that an older release has written it is not known.
  expect(waitedSince({ left: [1, 1], running: [A], since: 7 }, A)).toBe(7);
});

const DAY = 86_400_000;
const HOUR = 3_600_000;

test('by letter, days away are not charged: they stand in what is left, so an older release gives them too', () => {
  const asked = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A] });
  const away = { [A]: 10 * DAY };
  const gone = charge(LETTERS, asked, { now: 6 * HOUR, running: [A], away });
  expect(gone.left[A]).toBe(DAY - 6 * HOUR + 10 * DAY - 6 * HOUR);
  expect(deadlineOf(gone)).toBe(10 * DAY + DAY - 6 * HOUR);
  // Whatever else happens at the table meanwhile, it costs nothing.
  const later = charge(LETTERS, gone, { now: 9 * DAY, running: [A], away });
  expect(deadlineOf(later)).toBe(deadlineOf(gone));
  const after = charge(LETTERS, later, { now: 10 * DAY + HOUR, running: [A], away });
  expect(after).toMatchObject({ left: [DAY - 7 * HOUR, DAY] });
  expect(after).not.toHaveProperty('lent');
});

test('by letter, a player who is back early has what was left when they went', () => {
  const away = { [A]: 10 * DAY };
  const asked = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A] });
  const gone = charge(LETTERS, asked, { now: 6 * HOUR, running: [A], away });
  expect(charge(LETTERS, gone, { now: 3 * DAY, running: [A] })).toMatchObject({
    left: [DAY - 6 * HOUR, DAY],
    since: 3 * DAY,
  });
});

test('by letter, a turn that begins while its player is away runs from when they are back', () => {
  const away = { [A]: 10 * DAY };
  const theirs = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [B], away });
  expect(theirs.left).toEqual([DAY, DAY]);
  const own = charge(LETTERS, theirs, { now: HOUR, running: [A], moved: B, away });
  expect(deadlineOf(own)).toBe(11 * DAY);
  const again = charge(LETTERS, own, { now: 2 * DAY, running: [A], moved: A, away });
  expect(deadlineOf(again)).toBe(11 * DAY);
  const over = charge(LETTERS, own, { now: 2 * DAY, running: [B], moved: A, away });
  expect([over.left[A], deadlineOf(over)]).toEqual([DAY, 3 * DAY]);
});

test('by letter, taking a move back while away gives the days back as well, and no more', () => {
  const away = { [A]: 10 * DAY };
  const asked = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A] });
  const gone = charge(LETTERS, asked, { now: 6 * HOUR, running: [A], away });
  const moved = charge(LETTERS, gone, { now: DAY, running: [B], moved: A, isFree: true, away });
  const undone = charge(LETTERS, moved, { now: DAY, running: [A], undone: A, away });
  expect(deadlineOf(undone)).toBe(deadlineOf(gone));
});

test('by letter, going away does not save a turn that is as good as over; the next one it does', () => {
  const away = { [A]: 10 * DAY };
  const asked = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A] });
  const late = charge(LETTERS, asked, { now: DAY - HOUR + 1, running: [A], away });
  expect(deadlineOf(late)).toBe(DAY);
  // Nor does anything that happens at the table afterwards.
  expect(deadlineOf(charge(LETTERS, late, { now: DAY - 1, running: [A], away }))).toBe(DAY);
  const next = charge(LETTERS, late, { now: DAY - 1, running: [A], moved: A, away });
  expect(deadlineOf(next)).toBe(11 * DAY);
  const saved = charge(LETTERS, asked, { now: DAY - HOUR, running: [A], away });
  expect(deadlineOf(saved)).toBe(10 * DAY + HOUR);
});

test('where an older release has dropped what was lent, it is lent again, and not twice', () => {
  const away = { [A]: 10 * DAY };
  const asked = charge(LETTERS, newClock(LETTERS, 2, 0), { now: 0, running: [A, B] });
  const { lent: _dropped, ...older } = charge(LETTERS, asked, { now: HOUR, running: [A, B], away });
  const again = charge(LETTERS, older, { now: 2 * HOUR, running: [A], moved: B, away });
  expect(deadlineOf(again)).toBeGreaterThanOrEqual(10 * DAY + DAY - 2 * HOUR);
  expect(deadlineOf(again)).toBeLessThanOrEqual(11 * DAY);
});

test('other clocks run on', () => {
  for (const terms of [LIVE, TURNS]) {
    const asked = charge(terms, newClock(terms, 2, 0), { now: 0, running: [A] });
    const gone = { now: 1_000, running: [A] };
    expect(charge(terms, asked, { ...gone, away: { [A]: DAY } })).toEqual(charge(terms, asked, gone));
  }
});
