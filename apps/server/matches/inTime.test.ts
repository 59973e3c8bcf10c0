import { type Result, refuse } from '@riposte/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is known in time is told', async () => {
  const done = { ok: true, value: 7 } as const;
  const onLate = vi.fn();
  expect(await inTime(Promise.resolve(done), onLate)).toBe(done);
  await expect(inTime(Promise.reject(new Error('away')), onLate)).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
  expect(onLate).not.toHaveBeenCalled();
});

test('within five seconds a player is told to ask again, whatever becomes of it', async () => {
  const { promise, reject } = Promise.withResolvers<Result<number>>();
  const onLate = vi.fn();
  const answer = inTime(promise, onLate);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toEqual(refuse('BUSY'));
  const error = new Error('away');
  reject(error);
  await expect(promise).rejects.toThrow('away');
  expect(onLate).toHaveBeenCalledExactlyOnceWith(error);
});
