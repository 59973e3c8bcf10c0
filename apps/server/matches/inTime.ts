import { type Result, refuse } from '@riposte/protocol';

/** So long, in milliseconds, a player waits for what becomes of a choice. */
export const IN_TIME = 4_500;

/**
 * What becomes of a request, or within five seconds that it cannot be told now. The request goes on meanwhile: asked once
 * more, it is either done by then or does no harm. When it fails later, its player has been answered, and `onLate` is told.
 */
export async function inTime<Value>(
  work: Promise<Result<Value>>,
  onLate: (error: unknown) => void,
): Promise<Result<Value>> {
  const { promise: late, resolve } = Promise.withResolvers<Result<Value>>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    resolve(refuse('BUSY'));
  }, IN_TIME);
  work.catch((error: unknown) => {
    if (isLate) onLate(error);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
