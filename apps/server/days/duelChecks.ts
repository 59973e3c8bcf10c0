import { type DuelBody, type Refusal, type Result, refuse } from '@riposte/protocol';
import { type Day, WEEKS } from '@riposte/shelf/daily';
import { sql } from 'kysely';
import type { FindGame } from '../matches/record.ts';
import { Turnstile } from '../matches/turnstile.ts';
import type { Asker } from '../queue/asker.ts';
import { type Full, fullFor, holdQueue, nextTurn, type QueueLimits } from '../queue/turns.ts';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';
import { Rounds } from '../time/rounds.ts';
import type { Check } from './check.ts';
import { type DuelDatabase, withDuels } from './schema.ts';

/** A try at the duel of a day. */
export interface Attempt {
  readonly game: string;
  readonly day: Day;
  readonly attempt: string;
}

/** A duel that is to be checked: what was played, and a name for that and for who played it. */
export interface NewCheck extends Attempt {
  readonly entries: DuelBody['entries'];
  readonly played: string;
}

export interface DuelChecksOptions {
  readonly db: Database;
  readonly findGame: FindGame;
  readonly check: Check;
  readonly limits?: QueueLimits | undefined;
  readonly lease?: number | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** What a node has taken. */
interface Job extends Attempt {
  readonly id: string;
  readonly entries: string;
  readonly played: string;
  readonly tries: number;
}

const LIMITS: QueueLimits = { all: 100, guests: 50, site: 10 };
/** So many may wait for one check at a node: who sends a duel again and again is told that it waits. */
const MOST_WAITING = 4;
/** How often, in milliseconds, is looked for what nobody waits for any more, and for what another node has done. */
const INTERVAL = 10_000;
const LOOK = 1_000;
/** After so many milliseconds another node takes what this one has taken and no longer cares for: it must have died. */
const LEASE = 60_000;
/** A lease is renewed so many times before it is over, and no longer than for so many milliseconds. */
const RENEWALS = 4;
const LONGEST = 10 * 60_000;
/** A duel that has failed so often, or brought down so many nodes, is left alone. */
const MOST_TRIES = 3;
const FAILED = 'It could not be checked.';

/**
 * Duels of the day that are to be checked, in the store: any node may check them, one after another, in the order of
 * turns. Who sent one may wait for it; it is checked all the same where they do not, or where their node dies.
 */
export class DuelChecks {
  readonly #db: DuelDatabase;
  readonly #check: Check;
  readonly #limits: QueueLimits;
  readonly #lease: number;
  readonly #rules: string;
  readonly #onError: (error: unknown) => void;
  readonly #rounds = new Rounds();
  readonly #inOrder = new Turnstile();
  readonly #waiting = new Map<string, Set<() => void>>();
  #working: Promise<void> | undefined;
  #isStopping = false;

  constructor({
    db,
    findGame,
    check,
    limits = LIMITS,
    lease = LEASE,
    onError = () => {},
  }: DuelChecksOptions) {
    this.#db = withDuels(db);
    this.#check = check;
    this.#limits = limits;
    this.#lease = lease;
    this.#onError = onError;
    const games = Object.keys(WEEKS).flatMap((id) => findGame(id) ?? []);
    this.#rules = JSON.stringify(Object.fromEntries(games.map(({ id, rulesVersion }) => [id, rulesVersion])));
  }

  /** Checks from now on also what nobody waits for any more. */
  start(interval = INTERVAL): void {
    this.#rounds.start(async () => {
      await this.work();
      return interval;
    });
  }

  /** The duel that is being checked is checked to its end; the others are left to other nodes. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const id of this.#waiting.keys()) this.#wake(id);
    await this.#rounds.stop();
    await this.#working;
  }

  /** Puts a duel into the queue, unless it is there; gives its number. A new one is counted by `mayAsk`. */
  async put(check: NewCheck, asker: Asker, mayAsk: () => Promise<void>): Promise<Result<string>> {
    const { game, day, attempt, entries, played } = check;
    const waits = await findWaiting(this.#db, check);
    if (waits !== undefined) return { ok: true, value: waits };
    const put = await this.#inOrder.pass('queue', () =>
      this.#db.transaction().execute(async (inside): Promise<Result<string>> => {
        await holdQueue(inside, 'duel_checks');
        const known = await findWaiting(inside, check);
        if (known !== undefined) return { ok: true, value: known };
        const full = await fullFor(inside, 'duel_checks', asker, this.#limits);
        if (full) return isFull(full);
        await mayAsk();
        const id = newId();
        const rules = sql<string>`${this.#rules}::jsonb ->> ${game}::text`;
        const turn = nextTurn('duel_checks', asker);
        const { key, site } = asker;
        const text = JSON.stringify(entries);
        const row = {
          id,
          game,
          day,
          attempt,
          entries: text,
          played,
          rules_version: rules,
          asker: key,
          site,
          turn,
        };
        await inside.insertInto('duel_checks').values(row).execute();
        return { ok: true, value: id };
      }),
    );
    if (put.ok) void this.work();
    return put;
  }

  /** What came of a check: nothing where it counts, or why it does not; `waiting` where that is not known in time. */
  async outcome(id: string, patience: number): Promise<{ readonly failure?: string } | 'waiting'> {
    if ((this.#waiting.get(id)?.size ?? 0) >= MOST_WAITING) return 'waiting';
    const until = performance.now() + patience;
    for (;;) {
      const news = this.#news(id);
      const row = await this.#db
        .selectFrom('duel_checks')
        .select(['failure', 'done_at'])
        .where('id', '=', id)
        .executeTakeFirst()
        .catch((error: unknown) => {
          news.end();
          throw error;
        });
      const isDone = row?.done_at !== null;
      if (isDone || this.#isStopping || performance.now() > until) news.end();
      if (isDone) return row?.failure == null ? {} : { failure: row.failure };
      if (this.#isStopping || performance.now() > until) return 'waiting';
      void this.work();
      await news.came;
    }
  }

  /** Checks what waits, one duel after another, until nothing is left that no other node has. */
  work(): Promise<void> {
    this.#working ??= this.#workAll().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async #workAll(): Promise<void> {
    try {
      while (!this.#isStopping && (await this.round())) {}
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Checks one duel, if one waits that no other node has. */
  async round(): Promise<boolean> {
    const job = await this.#take();
    if (!job) return false;
    if (job.tries > MOST_TRIES) await this.#finish(job, FAILED);
    else await this.#do(job);
    this.#wake(job.id);
    return true;
  }

  async #take(): Promise<Job | undefined> {
    // By other rules it would not be the same duel: that is another node's.
    const { rows } = await sql<Job>`
      update duel_checks set due = ${this.#leased()}, tries = tries + 1
      from (
        select id from duel_checks
        where done_at is null and due <= now() and rules_version = ${this.#rules}::jsonb ->> game
        order by turn, asked_at limit 1 for update skip locked
      ) as taken
      where duel_checks.id = taken.id
      returning duel_checks.id, game, day, attempt, entries, played, tries`.execute(this.#db);
    return rows[0];
  }

  async #do(job: Job): Promise<void> {
    const { game, day, attempt, entries, played } = job;
    const longest = performance.now() + LONGEST;
    const renewing = setInterval(() => {
      if (performance.now() < longest) this.#renew(job).catch(this.#onError);
    }, this.#lease / RENEWALS);
    try {
      const checked = await this.#check({ game, day, entries: JSON.parse(entries) as DuelBody['entries'] });
      if (!checked.ok) return await this.#finish(job, checked.why);
      const { result, scores } = checked.value;
      // It counts before it is forgotten: who dies between the two lets it be checked again, and it counts once.
      await this.#db
        .insertInto('duels')
        .values({ game, day, attempt, played, result, scores: scores ? JSON.stringify(scores) : null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await this.#finish(job);
    } catch (error) {
      this.#onError(error);
    } finally {
      clearInterval(renewing);
    }
  }

  /** A check may take long on a machine that is busy; a lease that was lost is not renewed. */
  async #renew({ id, tries }: Job): Promise<void> {
    await this.#db
      .updateTable('duel_checks')
      .set({ due: this.#leased() })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('done_at', 'is', null)
      .execute();
  }

  #leased() {
    return sql<Date>`now() + ${this.#lease}::integer * interval '1 millisecond'`;
  }

  /** Who asked is kept for a while, for the turns of others; what was played, and which try it was, is not. */
  async #finish({ id }: Job, failure?: string): Promise<void> {
    const nothing = {
      game: null,
      day: null,
      attempt: null,
      rules_version: null,
      entries: null,
      played: null,
    };
    await this.#db
      .updateTable('duel_checks')
      .set({ ...nothing, failure: failure ?? null, done_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .execute();
  }

  #wake(id: string): void {
    for (const wake of this.#waiting.get(id) ?? []) wake();
  }

  /** Comes when this node is done with a check, and after a while: another may be. */
  #news(id: string): { readonly came: Promise<void>; readonly end: () => void } {
    const { promise: came, resolve } = Promise.withResolvers<void>();
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all);
    const end = () => {
      clearTimeout(timer);
      all.delete(end);
      if (all.size === 0 && this.#waiting.get(id) === all) this.#waiting.delete(id);
      resolve();
    };
    const timer = setTimeout(end, LOOK);
    all.add(end);
    return { came, end };
  }
}

/** The check of this try, or of this log, that waits or is under way. Whoever has one stands in no line for another. */
async function findWaiting(
  db: DuelDatabase,
  { game, day, attempt, played }: NewCheck,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('duel_checks')
    .select('id')
    .where('done_at', 'is', null)
    .where('game', '=', game)
    .where('day', '=', day)
    .where((either) => either.or([either('attempt', '=', attempt), either('played', '=', played)]))
    .executeTakeFirst();
  return row?.id;
}

function isFull(full: Full): Refusal {
  return full === 'site'
    ? refuse('BUSY', 'Many duels of your network are being checked; try again in a minute.')
    : refuse('BUSY', 'Many duels are being checked; try again in a minute.');
}

/** Forgets who asked lately, and what no node could check in a day. */
export async function forgetChecks(db: Database): Promise<void> {
  await sql`
    delete from duel_checks
    where done_at < now() - interval '1 hour' or asked_at < now() - interval '1 day'`.execute(db);
}
