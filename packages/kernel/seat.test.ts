import { expect, test } from 'vitest';
import { seat, seats, viewers } from './seat.ts';

test('seats count from 0, and spectators come last among the viewers', () => {
  expect(seats(3)).toEqual([0, 1, 2]);
  expect(viewers(2)).toEqual([0, 1, 'spectator']);
});

test.each([-1, 0.5, Number.NaN])('%d is no seat', (index) => {
  expect(() => seat(index)).toThrow(`not a seat: ${index}`);
});
