import { setTimeout as wait } from 'node:timers/promises';
import { type Append, findAppends, writeAppends } from './append.ts';
import type { Database } from './database.ts';
import { failureOf } from './failure.ts';
import { WriteWatch, type Writing } from './writing.ts';

/**
 * `done`: it stands in the store. `lost`: it does not; the match is to be read again and asked again. So is one that was
 * `held`: another transaction has held its row or a table for so long that its date is old by now.
 */
export type Appended = 'done' | 'lost' | 'held';

export interface AppendOptions {
  /** How many moves go in one write at most. */
  readonly batch?: number;
  /** How many writes are under way at once. */
  readonly writers?: number;
  /** How long, in milliseconds, the database is looked for after the connection broke. */
  readonly patience?: number;
  /** How long, in milliseconds, a held row is waited for. */
  readonly holding?: number;
}

/** How much has been written, and how. */
export interface AppendCounts {
  readonly moves: number;
  readonly writes: number;
  readonly waiting: number;
}

interface Waiting {
  readonly move: Append;
  /** When it came. */
  readonly since: number;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const BATCH = 128;
const WRITERS = 2;
const PATIENCE = 15_000;
/** As long as an append waits for a locked table; see the migrations. */
const HOLDING = 1_000;
const PAUSE = 50;
/** How soon, in milliseconds, a row that another transaction held is tried again. */
const HELD = 10;
const NONE: ReadonlySet<string> = new Set();

/**
 * Appends moves to the store. What arrives while a write is under way waits for the next one, so that many moves
 * share a round trip and a commit; each succeeds or fails alone.
 */
export class Appends {
  readonly #db: Database;
  readonly #batch: number;
  readonly #writers: number;
  readonly #patience: number;
  readonly #holding: number;
  readonly #watch = new WriteWatch();
  #waiting: Waiting[] = [];
  /** The matches whose move is being written. */
  readonly #written = new Set<string>();
  #underWay = 0;
  #postponed = 0;
  #isScheduled = false;
  #moves = 0;
  #writes = 0;

  constructor(db: Database, options: AppendOptions = {}) {
    const { batch = BATCH, writers = WRITERS, patience = PATIENCE, holding = HOLDING } = options;
    this.#db = db;
    this.#batch = batch;
    this.#writers = writers;
    this.#patience = patience;
    this.#holding = holding;
  }

  get counts(): AppendCounts {
    return { moves: this.#moves, writes: this.#writes, waiting: this.#waiting.length + this.#postponed };
  }

  /** For how long, in milliseconds, moves have waited and no write has come back. */
  get stalled(): number {
    const { stall } = this.writing;
    return stall && stall.until === undefined ? performance.now() - stall.since : 0;
  }

  /** When a write last came back, and since when none does though some wait. */
  get writing(): Writing {
    return this.#watch.writing;
  }

  /** Resolves when the move stands in the store or cannot; rejects when the database is not there. */
  append(move: Append): Promise<Appended> {
    const { promise, resolve, reject } = Promise.withResolvers<Appended>();
    this.#waiting.push({ move, since: performance.now(), resolve, reject });
    this.#schedule();
    return promise;
  }

  /** Resolves when nothing waits and nothing is being written. */
  async settled(): Promise<void> {
    while (this.counts.waiting > 0 || this.#underWay > 0) await wait(PAUSE);
  }

  /** What came in the same moment goes together. */
  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= this.#writers) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      while (this.#underWay < this.#writers) {
        const batch = this.#take();
        if (batch.length === 0) return;
        void this.#write(batch);
      }
    });
  }

  /** The next ones to write; of each match only one, and none whose match is being written. */
  #take(): readonly Waiting[] {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of this.#waiting) {
      if (taken.length < this.#batch && !this.#written.has(one.move.id)) {
        this.#written.add(one.move.id);
        taken.push(one);
      } else {
        left.push(one);
      }
    }
    this.#waiting = left;
    return taken;
  }

  #takeAll(): readonly Waiting[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    this.#underWay++;
    try {
      await this.#writeAll(batch);
    } finally {
      this.#underWay--;
      for (const { move } of batch) this.#written.delete(move.id);
      this.#schedule();
    }
  }

  async #writeAll(batch: readonly Waiting[]): Promise<void> {
    for (;;) {
      try {
        this.#writes++;
        this.#watch.sent();
        const { done, held } = await writeAppends(this.#db, movesOf(batch));
        this.#watch.cameBack();
        const isHeld = ({ move }: Waiting) => held.has(move.id);
        this.#answer(
          batch.filter((one) => !isHeld(one)),
          done,
        );
        for (const one of batch.filter(isHeld)) this.#postpone(one);
        return;
      } catch (error) {
        switch (failureOf(error)) {
          case 'again':
            this.#watch.cameBack();
            continue;
          case 'locked':
            // What was decided a second ago may be otherwise now.
            this.#watch.failed();
            for (const { resolve } of batch) resolve('held');
            return;
          case 'unknown':
            await this.#look(batch);
            this.#watch.failed();
            return;
          case 'late':
            this.#watch.failed();
            return this.#oneByOne(batch, error);
          case 'refused':
            this.#watch.cameBack();
            return this.#oneByOne(batch, error);
        }
      }
    }
  }

  /** Another transaction holds the row. It is tried again soon, until it has grown too old. */
  #postpone(one: Waiting): void {
    if (performance.now() - one.since > this.#holding) {
      one.resolve('held');
      return;
    }
    this.#postponed++;
    setTimeout(() => {
      this.#postponed--;
      this.#waiting.push(one);
      this.#schedule();
    }, HELD);
  }

  /**
   * It is not known whether the write was committed. What is found was; what is not found may still be on its way,
   * but then it holds the row: the next append is put off until it is through, and finds that it has lost. What came
   * meanwhile and was not sent has the date of a time at which the outage was not known: it is to be asked again.
   */
  async #look(batch: readonly Waiting[]): Promise<void> {
    const until = performance.now() + this.#patience;
    for (;;) {
      try {
        this.#answer(batch, await findAppends(this.#db, movesOf(batch)));
        this.#answer(this.#takeAll(), NONE);
        return;
      } catch (error) {
        if (performance.now() > until) {
          for (const { reject } of [...batch, ...this.#takeAll()]) reject(error);
          return;
        }
        await wait(PAUSE);
      }
    }
  }

  /** The database does not take one of them: the others do not suffer for it. */
  async #oneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    const [only, ...others] = batch;
    if (only && others.length === 0) return only.reject(error);
    for (const one of batch) await this.#writeAll([one]);
  }

  #answer(batch: readonly Waiting[], done: ReadonlySet<string>): void {
    for (const { move, resolve } of batch) {
      const isDone = done.has(move.id);
      if (isDone) {
        this.#moves++;
        this.#giveUp(move);
      }
      resolve(isDone ? 'done' : 'lost');
    }
  }

  /** A move that waits for the place that is taken now cannot win any more. */
  #giveUp({ id, seq }: Append): void {
    const late = this.#waiting.filter(({ move }) => move.id === id && move.seq <= seq);
    if (late.length === 0) return;
    this.#waiting = this.#waiting.filter((one) => !late.includes(one));
    for (const { resolve } of late) resolve('lost');
  }
}

function movesOf(batch: readonly Waiting[]): readonly Append[] {
  return batch.map(({ move }) => move);
}
