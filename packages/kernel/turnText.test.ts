import { expect, test } from 'vitest';
import { seat } from './seat.ts';
import { type TurnTexts, wholeTurns } from './turnText.ts';

type Event = { readonly began: number } | { readonly did: string } | { readonly over: true };

const TEXTS: TurnTexts<Event, string> = {
  begins: (event) => ('began' in event ? { number: event.began, seats: [seat(event.began % 2)] } : undefined),
  ends: (event) => 'over' in event,
  text: ({ number, events, view }) =>
    `${number} ${events.flatMap((event) => ('did' in event ? [event.did] : [])).join()} ${view}`,
};

const told = (updates: Parameters<typeof wholeTurns<Event, string>>[1]) =>
  wholeTurns(TEXTS, updates).map((turn) => TEXTS.text(turn, String));

test('a turn is whole when the next one begins or the match ends', () => {
  const first = { events: [{ began: 1 }], view: 'a' };
  const deed = { events: [{ did: 'hit' }], view: 'b' };
  expect(told([first, deed])).toEqual([]);
  expect(told([first, deed, { events: [{ began: 2 }], view: 'c' }])).toEqual(['1 hit c']);
  expect(told([first, deed, { events: [{ did: 'won' }, { over: true }], view: 'd' }])).toEqual([
    '1 hit,won d',
  ]);
});

test('what ends in the update in which the next turn begins stands as it stood after that', () => {
  const turns = told([
    { events: [{ began: 1 }], view: 'a' },
    { events: [{ did: 'hit' }, { began: 2 }], view: 'b' },
  ]);
  expect(turns).toEqual(['1 hit b']);
});

test('a turn whose beginning was not seen is not told', () => {
  const turns = told([
    { events: [], view: 'a' },
    { events: [{ did: 'hit' }], view: 'b' },
    { events: [{ began: 2 }], view: 'c' },
    { events: [{ began: 3 }], view: 'd' },
  ]);
  expect(turns).toEqual(['2  d']);
});

test('what was taken back was not done, however much it was', () => {
  const turns = told([
    { events: [{ began: 1 }], view: 'a' },
    { events: [{ did: 'hit' }], view: 'b' },
    { events: [{ did: 'missed' }], view: 'c' },
    { events: [], view: 'a', takenBack: seat(1) },
    { events: [{ did: 'waited' }], view: 'd' },
    { events: [{ began: 2 }], view: 'e' },
  ]);
  expect(turns).toEqual(['1 waited e']);
});
