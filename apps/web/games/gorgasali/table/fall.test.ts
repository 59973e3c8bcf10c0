import type { Choice, Event, View } from '@riposte/gorgasali/table';
import { seat, type Update } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { fallOf } from './fall.ts';

const told = (round: number, ...events: Event[]) =>
  ({ seq: 0, events, view: { round } as View, offers: [], awaiting: [], undo: false }) satisfies Update<
    Choice,
    Event,
    View
  >;
const fell = (index: number): Event => ({ type: 'fell', seat: seat(index), by: seat(3) });

test('how a figure fell is told with its round: the last time, where it was revived', () => {
  const updates = [told(1), told(4, fell(1)), told(6, fell(0)), told(9, fell(1), fell(2)), told(9)];
  expect(fallOf(updates, seat(1))).toMatchObject({ round: 9, event: fell(1) });
  expect(fallOf(updates, seat(0))).toMatchObject({ round: 6 });
  expect(fallOf(updates, seat(3))).toBeUndefined();
});
