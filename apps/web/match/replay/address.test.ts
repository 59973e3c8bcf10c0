import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('a match on the server has an address for every moment', () => {
  const moment = { at: 12, eyes: seat(1), key: undefined };
  expect(addressOf({ type: 'table', table: 'a b' }, moment, 'https://x')).toBe(
    'https://x/replay/t/a%20b?at=12&as=1',
  );
});

test('that of a private match has its key', () => {
  const moment = { at: 12, eyes: seat(1), key: 'KEY' };
  expect(addressOf({ type: 'table', table: 'one' }, moment, 'https://x')).toBe(
    'https://x/replay/t/one?at=12&as=1&key=KEY',
  );
});

test('what is only here has none', () => {
  const moment = { at: 1, eyes: 'open', key: undefined } as const;
  expect(addressOf({ type: 'here', id: 'a' }, moment, '')).toBeUndefined();
  expect(addressOf({ type: 'file', name: 'a', text: '' }, moment, '')).toBeUndefined();
});
