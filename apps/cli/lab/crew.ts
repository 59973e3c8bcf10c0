import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { EXIT_CODES, Exit } from '../exit.ts';
import { listOf } from '../paragraph.ts';
import type { Bout, BoutEnd } from './bout.ts';
import { type BoutReply, replyTo } from './reply.ts';

/** Bouts to be played, one after another as threads get free. */
export interface Work<One extends Bout> {
  /** How many threads; with one, no other is started. */
  readonly jobs: number;
  /** The next bout; none when there is nothing left to begin. */
  next(): One | undefined;
  done(bout: One, ended: BoutEnd): void;
  /** Ends the work at once: bouts that are under way come to nothing. */
  readonly signal: AbortSignal;
}

/** Plays until there is nothing left; the first fault ends it all. No thread is left behind. */
export async function playAll<One extends Bout>(work: Work<One>): Promise<void> {
  if (work.signal.aborted) return;
  if (work.jobs === 1) return playHere(work);
  const threads = Array.from(
    { length: work.jobs },
    () => new Worker(new URL('./thread.ts', import.meta.url)),
  );
  try {
    const ended = Promise.all(threads.map((thread) => keepBusy(thread, work)));
    await Promise.race([ended, once(work.signal, 'abort')]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

async function playHere<One extends Bout>(work: Work<One>): Promise<void> {
  for (let bout = work.next(); bout && !work.signal.aborted; bout = work.next()) {
    take(work, bout, await replyTo(bout));
    await setImmediate();
  }
}

/** Gives a thread bout after bout until none is left. */
function keepBusy<One extends Bout>(thread: Worker, work: Work<One>): Promise<void> {
  return new Promise((resolve, reject) => {
    let bout: One | undefined;
    const begin = () => {
      bout = work.next();
      if (bout) thread.postMessage(bout);
      else resolve();
    };
    thread.on('message', (reply: BoutReply) => {
      if (work.signal.aborted || !bout) return;
      try {
        take(work, bout, reply);
        begin();
      } catch (error) {
        reject(error);
      }
    });
    thread.on('error', ({ message }: Error) =>
      reject(new Exit(EXIT_CODES.failed, `A thread failed: ${message}`)),
    );
    begin();
  });
}

function take<One extends Bout>(work: Work<One>, bout: One, reply: BoutReply): void {
  if ('fault' in reply) {
    const who = listOf([...new Set(bout.bots)], 'and');
    throw new Exit(EXIT_CODES.failed, `A game of ${who} failed (seed ${bout.seed}): ${reply.fault}`);
  }
  work.done(bout, reply);
}
