import type { ReplayFault, Seat, Verified } from '@riposte/kernel';

/** What a seat was shown of a match, in order. */
export interface ShownToSeat {
  readonly seat: Seat;
  readonly views: readonly unknown[];
}

/** What the worker is asked. */
export interface VerifierHears {
  readonly text: string;
  readonly seen?: ShownToSeat | undefined;
}

/** What the worker says while it verifies, and in the end. */
export type VerifierSays =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done'; readonly result: Verified | ReplayFault };

/**
 * Plays a replay again in a worker and checks every claim in it, and that it is the match that was seen; `onProgress`
 * hears how much is done, from 0 to 1.
 */
export function verify(
  text: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  seen?: ShownToSeat,
): Promise<Verified | ReplayFault> {
  const worker = new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Verified | ReplayFault>();
  worker.onmessage = ({ data }: MessageEvent<VerifierSays>) => {
    if (data.type === 'progress') onProgress(data.share);
    else resolve(data.result);
  };
  worker.onerror = ({ message }) => reject(new Error(message));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage({ text, seen } satisfies VerifierHears);
  return promise.finally(() => worker.terminate());
}
