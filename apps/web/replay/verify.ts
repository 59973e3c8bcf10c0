import type { Fault, Verified } from '@riposte/kernel';

/** What the worker says while it verifies, and in the end. */
export type VerifierSays =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done'; readonly result: Verified | Fault };

/** Plays a replay again in a worker and checks every claim in it; `onProgress` hears how much is done, from 0 to 1. */
export function verify(
  text: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Verified | Fault> {
  const worker = new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Verified | Fault>();
  worker.onmessage = ({ data }: MessageEvent<VerifierSays>) => {
    if (data.type === 'progress') onProgress(data.share);
    else resolve(data.result);
  };
  worker.onerror = ({ message }) => reject(new Error(message));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage(text);
  return promise.finally(() => worker.terminate());
}
