import { LIMITS } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { friendlyName } from './friendlyName.ts';

test.each<[one: number, other: number, name: string]>([
  [0, 0, 'Quiet Heron'],
  [0.1, 0.99, 'Swift Carp'],
  [1, 1, 'Calm Carp'],
])('chances %d and %d make %s', (one, other, name) => {
  expect(friendlyName(one, other)).toBe(name);
});

test('no name is too long for the server', () => {
  for (let one = 0; one < 1; one += 0.05) {
    for (let other = 0; other < 1; other += 0.05) {
      expect(friendlyName(one, other).length).toBeLessThanOrEqual(LIMITS.name);
    }
  }
});
