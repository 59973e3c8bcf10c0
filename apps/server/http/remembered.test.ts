import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

/** A memory whose watch the test sets, and how often it has asked for what. */
function memory(find: (key: string) => Promise<string>, most = 10) {
  const asked: string[] = [];
  const time = { now: 0 };
  const remembered = new Remembered({
    find: (key) => {
      asked.push(key);
      return find(key);
    },
    age: 1_000,
    most,
    watch: () => time.now,
  });
  return { remembered, asked, time };
}

test('all who ask at about the same time are told the same, and it is looked for once', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { remembered, asked, time } = memory(() => promise);
  const waiting = [remembered.get('a'), remembered.get('a')];
  time.now = 5_000;
  waiting.push(remembered.get('a'));
  resolve('found');
  expect(await Promise.all(waiting)).toEqual(['found', 'found', 'found']);
  time.now = 5_999;
  expect(await remembered.get('a')).toBe('found');
  expect(asked).toEqual(['a']);
  time.now = 6_000;
  expect(remembered.known('a')).toBeUndefined();
  await remembered.get('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a failure is told to those who wait for it, and to nobody after them', async () => {
  let fails = true;
  const { remembered, asked } = memory(async (key) => {
    if (fails) throw new Error('away');
    return key;
  });
  const waiting = [remembered.get('a'), remembered.get('a')];
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await remembered.get('a')).toBe('a');
  expect(asked).toEqual(['a', 'a']);
});

test('only so many are kept, the newest', async () => {
  const { remembered, asked } = memory(async (key) => key, 2);
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await remembered.get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
