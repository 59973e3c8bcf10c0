import { expect, test } from 'vitest';
import { describeOption, type OptionTable, parseOptions } from './options.ts';

const TABLE = {
  edition: { type: 'oneOf', label: 'Edition', values: ['old', 'new'], default: 'new' },
  seats: { type: 'integer', label: 'Seats', min: 2, max: 5, default: 3 },
  open: { type: 'flag', label: 'Open hands', default: false },
} as const satisfies OptionTable;

test('what is missing takes its default', () => {
  expect(parseOptions(TABLE, {})).toEqual({ ok: true, value: { edition: 'new', seats: 3, open: false } });
});

test.each<[what: string, given: Record<string, unknown>, value: Record<string, unknown>]>([
  [
    'values of the right kind',
    { edition: 'old', seats: 2, open: true },
    { edition: 'old', seats: 2, open: true },
  ],
  ['the largest number', { seats: 5 }, { edition: 'new', seats: 5, open: false }],
  ['numbers and flags as text', { seats: '4', open: 'true' }, { edition: 'new', seats: 4, open: true }],
  ['no as text', { open: 'false' }, { edition: 'new', seats: 3, open: false }],
])('%s are taken', (_what, given, value) => {
  expect(parseOptions(TABLE, given)).toEqual({ ok: true, value });
});

test.each<[given: Record<string, unknown>, why: string]>([
  [{ colour: 'red' }, 'There is no option “colour”.'],
  [{ toString: 'x' }, 'There is no option “toString”.'],
  [{ edition: 'newest' }, '“edition” must be one of old, new.'],
  [{ seats: 1 }, '“seats” must be a whole number from 2 to 5.'],
  [{ seats: 6 }, '“seats” must be a whole number from 2 to 5.'],
  [{ seats: 2.5 }, '“seats” must be a whole number from 2 to 5.'],
  [{ seats: ' ' }, '“seats” must be a whole number from 2 to 5.'],
  [{ seats: true }, '“seats” must be a whole number from 2 to 5.'],
  [{ open: 'maybe' }, '“open” must be true or false.'],
])('%j is refused', (given, why) => {
  expect(parseOptions(TABLE, given)).toEqual({ ok: false, error: 'BAD_OPTION', why: { text: why } });
});

test('options describe themselves', () => {
  expect(Object.values(TABLE).map(describeOption)).toEqual([
    'one of old, new',
    'a whole number from 2 to 5',
    'true or false',
  ]);
});
