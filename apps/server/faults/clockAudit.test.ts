import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import type { Dated } from '../matches/line.ts';
import { clocksOf, inTimeBy, slowestBack, slowestTold } from './clockAudit.ts';
import type { Played } from './person.ts';

const AWAY = [{ from: 3_000, to: 13_000 }];

/** A match of one choice, dated so many milliseconds after the deal, which was at 0. */
function excessOf(dated: number, asked: number, accepted: number): number {
  const said = { decision: 'q1', choice: {}, seen: 10, asked, accepted };
  const played = [{ seat: 0, asked: 0, seated: 0, said: [said] }] as unknown as readonly Played[];
  const log = [
    { line: { type: 'began' }, at: 0 },
    { line: { type: 'choice', seat: seat(0), choice: {} }, at: dated },
  ] as unknown as readonly Dated[];
  return clocksOf('m', log, played, AWAY).excess;
}

test.each<[what: string, dated: number, asked: number, accepted: number, excess: number]>([
  ['made before the service went, and acknowledged when it was back', 2_950, 2_940, 14_000, 0],
  ['the same, and a part of the outage charged', 4_300, 2_940, 14_000, 300],
  ['made when the service was back', 3_900, 13_500, 14_000, 0],
  ['the same, and the outage charged', 13_900, 13_500, 14_000, 9_900],
])('a choice %s', (_what, dated, asked, accepted, excess) => {
  expect(excessOf(dated, asked, accepted)).toBe(excess);
});

/** A choice after which another seat is asked, who saw it then, and had lost their connection until then. */
function toldAfter(seen: number, back: number): number {
  const said = { decision: 'q1', choice: {}, seen, back, asked: seen, accepted: seen };
  const played = [{ seat: 0, asked: 0, seated: 0, said: [said] }] as unknown as readonly Played[];
  const log = [
    { line: { type: 'began' }, at: 0 },
    { line: { type: 'choice', seat: seat(0), choice: {} }, at: 0 },
  ] as unknown as readonly Dated[];
  return slowestTold(log, played, 5_000);
}

test.each<[what: string, seen: number, back: number, told: number]>([
  ['in the storm', 4_000, 0, 0],
  ['after it', 6_000, 0, 1_000],
  ['after it, by a player who had just come back', 6_000, 5_900, 100],
  ['after it, by a player who had long been back', 6_000, 4_000, 1_000],
])('a question that is seen %s', (_what, seen, back, told) => {
  expect(toldAfter(seen, back)).toBe(told);
});

test.each<[what: string, tried: number | undefined, spare: number]>([
  ['who answered in time has lost by our fault', 9_000, 1_000],
  ['who answered too late has not', 10_500, 0],
  ['who did not answer has not', undefined, 0],
])('on time %s', (_what, tried, spare) => {
  const said = { decision: 'q1', choice: {}, seen: 10, back: 0, asked: 0, accepted: 50 };
  const played = [
    { seat: 0, asked: 0, seated: 0, ended: 12_000, said: [said] },
    { seat: 1, asked: 0, seated: 0, ended: 12_000, said: [], tried },
  ] as unknown as readonly Played[];
  const log = [
    { line: { type: 'began' }, at: 0 },
    { line: { type: 'choice', seat: seat(0), choice: {} }, at: 40 },
    { line: { type: 'late', seats: [seat(1)], bot: 'b' }, at: 10_100 },
  ] as unknown as readonly Dated[];
  const clock = { left: [10_000, 10_000], running: [seat(1)], since: 40 };
  expect(inTimeBy(log, played, clock)).toBe(spare);
});

test('how long a player is without a connection counts from when the storm is over', () => {
  const absences = [
    { from: 1_000, to: 4_000 },
    { from: 4_500, to: 5_800 },
    { from: 7_000, to: 7_300 },
  ];
  expect(slowestBack(absences, 5_000)).toBe(800);
  expect(slowestBack([], 5_000)).toBe(0);
});
