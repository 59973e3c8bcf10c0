import { expect, test } from 'vitest';
import { eventFor, eventsFor, recorder } from './event.ts';
import { seat } from './seat.ts';

test('an event reaches whom it is for; the others see what is left of it, or nothing', () => {
  const { told, tell } = recorder<string>();
  tell('open');
  tell('secret', { to: [seat(1)] });
  tell('whole', { to: [seat(0), seat(1)], others: 'part' });
  expect(eventsFor(told, seat(0))).toEqual(['open', 'whole']);
  expect(eventsFor(told, seat(1))).toEqual(['open', 'secret', 'whole']);
  expect(eventsFor(told, seat(2))).toEqual(['open', 'part']);
  expect(eventsFor(told, 'spectator')).toEqual(['open', 'part']);
  expect(told.map((one) => eventFor(one, seat(2)))).toEqual(['open', undefined, 'part']);
});
