import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type AsyncBot, type Came, inTime, meant, type Patience } from './asyncBot.ts';
import type { RatedChoice, Thought, Turn } from './bot.ts';
import { type Task, taskOf } from './task.ts';
import { sharedNow } from './thinker.ts';

/** Which module the threads run, and how many there are. */
export interface PoolOptions {
  /** A module whose default export is made by `thinkerOf`. */
  readonly thinker: URL;
  readonly threads?: number;
}

/** Which bot is to think about which game. Its patience is the budget: the search itself stops by then. */
export interface Assignment extends Patience {
  readonly game: string;
  /** As `botNamed` knows it. */
  readonly bot: string;
}

/** One processor is left to those who ask. */
const DEFAULT_THREADS = Math.max(1, availableParallelism() - 1);
/** How much later than its budget a thought may come before a stand-in chooses. */
const GRACE = 25;
/** A thread that is later than this does not come back any more, and another takes its place. */
const LOST = 2_000;

/** Threads that think, so that the one who asks can go on with other things. */
export class ThinkingPool {
  readonly #pool: Piscina<Task | undefined, Thought | undefined>;
  #isClosed = false;

  constructor({ thinker, threads = DEFAULT_THREADS }: PoolOptions) {
    this.#pool = new Piscina<Task | undefined, Thought | undefined>({
      filename: thinker.href,
      minThreads: threads,
      maxThreads: threads,
    });
  }

  /** A bot that thinks in one of the threads. */
  bot(assignment: Assignment): AsyncBot {
    const { bot: name, milliseconds } = assignment;
    const patience = { ...assignment, milliseconds: milliseconds + GRACE };
    return {
      name,
      choose: (turn, signal) => inTime(turn, patience, () => this.#think(turn, assignment, signal), signal),
    };
  }

  /** When the threads have started: before that, they may be too late. */
  async ready(): Promise<void> {
    await Promise.all(this.#pool.threads.map(() => this.#pool.run(undefined)));
  }

  /** Ends all threads; a turn that still waits for one gets a choice by a stand-in. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }

  async #think(turn: Turn, { game, bot, milliseconds }: Assignment, signal?: AbortSignal): Promise<Came> {
    // A pool that is asked again would start again.
    if (this.#isClosed) return { type: 'mishap', mishap: 'gone' };
    const lost = new AbortController();
    const timer = setTimeout(() => lost.abort(), milliseconds + LOST);
    timer.unref();
    try {
      const task = { ...taskOf(turn, game, bot), until: sharedNow() + milliseconds };
      const signals = signal ? [lost.signal, signal] : [lost.signal];
      const thought = await this.#pool.run(task, { signal: AbortSignal.any(signals) });
      return recognized(turn, thought);
    } catch (cause) {
      return { type: 'mishap', mishap: 'gone', cause };
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What comes from another thread is a copy: these are the choices that were listed. */
function recognized(turn: Turn, thought: Thought | undefined): Came {
  const own = meant(turn, thought?.id, thought?.choice);
  if (!thought || !own) return { type: 'mishap', mishap: 'nonsense', cause: thought };
  const { id, options, iterations } = thought;
  const weighed = options.flatMap((option): RatedChoice[] => {
    const one = meant(turn, option.id, option.choice);
    return one ? [{ ...option, choice: one }] : [];
  });
  return { type: 'thought', thought: { id, choice: own, options: weighed, iterations } };
}
