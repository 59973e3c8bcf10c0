import { sql } from 'kysely';
import type { Matches } from '../matches/matches.ts';
import type { AnalysisResult, Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { Rounds } from '../time/rounds.ts';
import type { ServiceTime } from '../time/serviceClock.ts';
import { type AnalysisDatabase, withAnalyses } from './schema.ts';
import type { JudgeThinks } from './think.ts';

export interface JobsOptions {
  /** By this name the other nodes know it. */
  readonly node: string;
  readonly db: Database;
  readonly time: ServiceTime;
  readonly matches: Pick<Matches, 'lookups' | 'spoken'>;
  readonly think: JudgeThinks;
  readonly metrics?: Metrics;
  readonly onError?: (error: unknown) => void;
  /** After how many service milliseconds another node takes what this one has taken and no longer cares for. */
  readonly lease?: number;
}

/** How often, in milliseconds, is looked for something to do. */
const INTERVAL = 2_000;
const LEASE = 60_000;
/** A lease is renewed so many times before it is over. */
const RENEWALS = 4;
/** So many milliseconds a match may take; after that it is tried anew, as after any mishap. */
const LONGEST = 30 * 60_000;
/** A match that has failed so often, or brought down so many nodes, is left alone. */
const MOST_TRIES = 3;

const STOPPED = new Error('the node stops');
const TOO_LONG = new Error('an analysis took too long');

/** What a node has taken. */
interface Job {
  readonly match_id: string;
  readonly tries: number;
}

/**
 * Takes analyses that are wanted, one at a time and those whose turn it is first, and does them. Whose node dies, or loses the database, loses the lease,
 * and another node begins again; what the first might still find then is not kept.
 */
export class AnalysisJobs {
  readonly #options: JobsOptions;
  readonly #db: AnalysisDatabase;
  readonly #lease: number;
  readonly #onError: (error: unknown) => void;
  readonly #rounds = new Rounds();
  readonly #stopping = new AbortController();

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#db = withAnalyses(options.db);
    this.#lease = options.lease ?? LEASE;
    this.#onError = options.onError ?? (() => {});
  }

  start(interval = INTERVAL): void {
    this.#rounds.start(async () => {
      const hasDone = await this.round().catch((error) => this.#onError(error));
      return hasDone ? 0 : interval;
    });
  }

  /** What is under way is left to another node. */
  async stop(): Promise<void> {
    this.#stopping.abort(STOPPED);
    await this.#rounds.stop();
  }

  /** Does one analysis, if one is wanted that no other node has. */
  async round(): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false;
    const job = await this.#take();
    if (!job) return false;
    if (job.tries > MOST_TRIES)
      await this.#fail(job, 'it was tried several times, and never came to its end');
    else await this.#do(job);
    return true;
  }

  async #take(): Promise<Job | undefined> {
    const { time, matches, node } = this.#options;
    const now = await time.now();
    // Rules that this node does not speak are another's. What is not over has no analysis, whatever is wanted.
    const { rows } = await sql<Job>`
      update analyses set due = ${now + this.#lease}::bigint, tries = tries + 1, held_by = ${node}
      from (
        select match_id from analyses join matches on matches.id = match_id
        where done_at is null and due <= ${now}::bigint and status = 'over'
          and rules_version = ${JSON.stringify(matches.spoken)}::jsonb ->> game
        order by turn, asked_at limit 1 for update of analyses skip locked
      ) as taken
      where analyses.match_id = taken.match_id
      returning analyses.match_id, tries`.execute(this.#db);
    return rows[0];
  }

  async #do(job: Job): Promise<void> {
    const { matches, think, metrics } = this.#options;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const timer = setTimeout(() => lost.abort(TOO_LONG), LONGEST);
    const renewing = setInterval(() => void this.#renew(job, lost), this.#lease / RENEWALS);
    try {
      const replay = await matches.lookups.replay(job.match_id);
      if (!replay.ok) return await this.#fail(job, replay.why.text);
      const judged = await think(replay.value, signal);
      if (judged.type === 'refused') return await this.#fail(job, judged.why);
      const { analysis, cpu } = judged;
      const accuracies = JSON.stringify(analysis.seats.map(({ accuracy }) => accuracy ?? null));
      await this.#finish(job, { result: JSON.stringify(analysis), accuracies }, 'made');
      metrics?.addAnalysisTime(cpu);
    } catch (error) {
      if (error === STOPPED) return await this.#putBack(job);
      this.#onError(error);
    } finally {
      clearTimeout(timer);
      clearInterval(renewing);
    }
  }

  /** The job is over where it was for this node; a lease that is lost is not renewed. */
  async #renew(job: Job, lost: AbortController): Promise<void> {
    try {
      const due = (await this.#options.time.now()) + this.#lease;
      const { numUpdatedRows } = await this.#own(job).set({ due }).executeTakeFirst();
      if (numUpdatedRows === 0n) lost.abort(new Error(`another node has taken ${job.match_id}`));
    } catch (error) {
      this.#onError(error);
    }
  }

  async #putBack(job: Job): Promise<void> {
    await this.#own(job)
      .set({ due: 0, tries: job.tries - 1, held_by: null })
      .execute();
  }

  #fail(job: Job, failure: string): Promise<void> {
    return this.#finish(job, { failure }, 'failed');
  }

  async #finish(
    job: Job,
    what: { readonly result: string; readonly accuracies: string } | { readonly failure: string },
    result: AnalysisResult,
  ): Promise<void> {
    await this.#own(job)
      .set({ ...what, held_by: null, done_at: sql<Date>`now()` })
      .execute();
    this.#options.metrics?.countAnalysis(result);
  }

  /** The row, as long as it is the one this node has taken. */
  #own({ match_id, tries }: Job) {
    return this.#db
      .updateTable('analyses')
      .where('match_id', '=', match_id)
      .where('held_by', '=', this.#options.node)
      .where('tries', '=', tries)
      .where('done_at', 'is', null);
  }
}
