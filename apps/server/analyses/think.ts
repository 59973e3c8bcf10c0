import { Worker } from 'node:worker_threads';
import type { Judged } from './judge.ts';

/** Judges a replay file; fails where it is stopped. */
export type Think = (text: string, signal: AbortSignal) => Promise<Exclude<Judged, { type: 'stopped' }>>;

/** What the thread is given: the replay file, and a number that is no longer 0 once it is to stop. */
export interface Given {
  readonly text: string;
  readonly stop: Int32Array;
}

const THREAD = new URL('./thread.ts', import.meta.url);
/** So many megabytes a match may take: one that takes more ends the thread, and not the node. */
const MEMORY = 512;

/**
 * Thinks in a thread of its own, of low priority, which is gone afterwards: no bot ever waits for it. It is asked
 * to stop and never ended from outside: to end a thread while it loads its modules can bring down the whole process.
 */
export const thinkInThread: Think = (text, signal) =>
  new Promise((resolve, reject) => {
    const given: Given = { text, stop: new Int32Array(new SharedArrayBuffer(4)) };
    const stop = () => void Atomics.store(given.stop, 0, 1);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    const thread = new Worker(THREAD, {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    let judged: Judged | undefined;
    thread.once('message', (said: Judged) => {
      judged = said;
    });
    thread.once('error', reject);
    thread.once('exit', () => {
      signal.removeEventListener('abort', stop);
      if (!judged) reject(new Error('the thread ended without a word'));
      else if (judged.type === 'stopped') reject(signal.reason);
      else resolve(judged);
    });
  });
