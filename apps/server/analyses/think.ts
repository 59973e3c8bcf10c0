import { inThread } from '../thread.ts';
import type { Judged } from './judge.ts';

/** Judges a replay file; fails where it is stopped. */
export type JudgeThinks = (
  text: string,
  signal: AbortSignal,
) => Promise<Exclude<Judged, { type: 'stopped' }>>;

/** What the thread is given: the replay file, and a number that is no longer 0 once it is to stop. */
export interface GivenToJudge {
  readonly text: string;
  readonly stop: Int32Array;
}

const THREAD = new URL('./thread.ts', import.meta.url);

/** Thinks in a thread of its own, of low priority: no bot ever waits for it. It is asked to stop. */
export const thinkInThread: JudgeThinks = async (text, signal) => {
  const given: GivenToJudge = { text, stop: new Int32Array(new SharedArrayBuffer(4)) };
  const stop = () => void Atomics.store(given.stop, 0, 1);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const judged = await inThread<Judged>(THREAD, given);
    if (judged.type === 'stopped') throw signal.reason;
    return judged;
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
