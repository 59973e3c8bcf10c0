import { type Result, refuse } from '@riposte/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is known in time is told', async () => {
  const done = { ok: true, value: 7 } as const;
  expect(await inTime(Promise.resolve(done))).toBe(done);
  await expect(inTime(Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
});

test('within five seconds a player is told to ask again, whatever becomes of it', async () => {
  const { promise, reject } = Promise.withResolvers<Result<number>>();
  const answer = inTime(promise);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toEqual(refuse('BUSY'));
  reject(new Error('away'));
  await expect(promise).rejects.toThrow('away');
});
