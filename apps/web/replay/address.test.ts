import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('a match on the server has an address for every moment', () => {
  expect(addressOf({ type: 'table', table: 'a b' }, 12, seat(1), 'https://x')).toBe(
    'https://x/replay/t/a%20b?at=12&as=1',
  );
});

test('what is only here has none', () => {
  expect(addressOf({ type: 'here', id: 'a' }, 1, 'open', '')).toBeUndefined();
  expect(addressOf({ type: 'file', name: 'a', text: '' }, 1, 'open', '')).toBeUndefined();
});
