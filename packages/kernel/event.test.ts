import { expect, test } from 'vitest';
import { type Audience, eventFor, eventsFor, recorder, showsAnything, showsTo } from './event.ts';
import { seat, type Viewer, viewers } from './seat.ts';

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

test.each<[what: string, audience: Audience<string>, shown: readonly Viewer[]]>([
  ['nobody, unless it is said', { to: [seat(0)], others: 'part' }, []],
  ['all who see it whole', { to: [seat(0), seat(1)], others: 'part', shows: true }, [seat(0), seat(1)]],
  ['everybody, where everybody sees it', { shows: true }, [seat(0), seat(1), 'spectator']],
  [
    'those who are named, as far as they see it whole',
    { to: [seat(1)], shows: [seat(0), seat(1)] },
    [seat(1)],
  ],
  ['nobody, where that is said', { shows: false }, []],
])('an event shows something to %s', (_what, audience, shown) => {
  expect(viewers(2).filter((viewer) => showsTo(audience, viewer))).toEqual(shown);
  expect(showsAnything(audience)).toBe(shown.length > 0);
});
