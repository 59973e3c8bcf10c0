import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('requests about one match go through one after another, in order, whatever becomes of them', async () => {
  const turnstile = new Turnstile();
  const seen: string[] = [];
  const request = (name: string, fails = false) =>
    turnstile.pass('match', async () => {
      seen.push(`${name} in`);
      await wait(2);
      seen.push(`${name} out`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([request('a'), request('b', true), request('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('requests about other matches do not wait', async () => {
  const turnstile = new Turnstile();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = turnstile.pass('one', () => promise);
  await turnstile.pass('other', async () => resolve());
  await slow;
});
