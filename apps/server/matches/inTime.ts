import { type Result, refuse } from '@riposte/protocol';

/** So long, in milliseconds, a player waits for what becomes of a choice. */
export const IN_TIME = 4_500;

/**
 * What becomes of a request, or within five seconds that it cannot be told now. The request goes on meanwhile: asked once
 * more, it is either done by then or does no harm.
 */
export async function inTime<Value>(work: Promise<Result<Value>>): Promise<Result<Value>> {
  const { promise: late, resolve } = Promise.withResolvers<Result<Value>>();
  const timer = setTimeout(() => resolve(refuse('BUSY')), IN_TIME);
  // A player who waited has been answered when it fails later.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
