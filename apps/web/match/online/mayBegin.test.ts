import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { mayBegin } from './mayBegin.ts';

/** `p`: a player, `b`: a bot, `-`: free. */
const seatsOf = (text: string) =>
  [...text].map((sign, index) => ({
    seat: seat(index),
    ...(sign === 'p' && { player: { id: sign, name: 'Ann', kind: 'guest' as const } }),
    ...(sign === 'b' && { bot: 'level-3' }),
  }));

test.each<[what: string, seats: string, least: number, may: boolean]>([
  ['the least sit there', 'pp--', 2, true],
  ['more than the least', 'pbp-', 2, true],
  ['too few', 'p---', 2, false],
  ['a free seat between them', 'p-p-', 2, false],
  ['a full table begins by itself', 'pppp', 2, false],
])('%s', (_what, seats, least, may) => {
  expect(mayBegin({ seats: seatsOf(seats) }, least)).toBe(may);
});
