import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** What time it is for matches: milliseconds during which the service was there. */
export interface ServiceTime {
  /**
   * Rejects when the database is not there: then it is not known. An outage that another node has just found may not be
   * known here yet; where it must be sure, the database is asked.
   */
  now(mustBeSure?: boolean): Promise<number>;
}

export interface ServiceClockOptions {
  /** This node, by a name no other has, and none has had. */
  readonly node: string;
  /** How often, in milliseconds, a node beats. */
  readonly interval?: number;
  /** A node that has not beaten for so long was not there. */
  readonly limit?: number;
  /** After an outage people get so long to come back before their time runs again. */
  readonly grace?: number;
  readonly onError?: (error: unknown) => void;
}

const INTERVAL = 1_000;
const LIMIT = 3_000;

/** A beat: what the time was, and what our own clock showed then. */
interface Beat {
  readonly time: number;
  readonly outage: number;
  readonly at: number;
}

/**
 * The service's time is the database's, less all the time in which the service was not there. Every node beats; a
 * node whose beat is late, because the database or the node itself was away, adds what is missing.
 */
export class ServiceClock implements ServiceTime {
  readonly #db: Database;
  readonly #node: string;
  readonly #interval: number;
  readonly #limit: number;
  readonly #grace: number;
  readonly #onError: (error: unknown) => void;
  #last: Beat | undefined;
  #beating: Promise<number> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database, options: ServiceClockOptions) {
    const { node, interval = INTERVAL, limit = LIMIT, grace = 0, onError = () => {} } = options;
    this.#db = db;
    this.#node = node;
    this.#interval = interval;
    this.#limit = limit;
    this.#grace = grace;
    this.#onError = onError;
  }

  /** Beats from now on. */
  async start(): Promise<void> {
    await this.beat();
    this.#timer = setInterval(() => this.beat().catch(this.#onError), this.#interval);
    this.#timer.unref();
  }

  /** How many milliseconds the service was not there, of all it was known to the last beat. */
  get outage(): number {
    return this.#last?.outage ?? 0;
  }

  /** Whether the last beat is so fresh that this node counts as there. */
  get isBeating(): boolean {
    return this.#last !== undefined && performance.now() - this.#last.at < this.#limit;
  }

  async now(mustBeSure = false): Promise<number> {
    if (mustBeSure) return this.beat();
    const last = this.#last;
    const elapsed = last ? performance.now() - last.at : Number.POSITIVE_INFINITY;
    // After a long silence there may have been an outage that has not been counted yet.
    return last && elapsed < 2 * this.#interval ? last.time + Math.floor(elapsed) : this.beat();
  }

  /** Says that this node is there, counts what was missing, and gives the time. */
  beat(): Promise<number> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  /** Says that this node goes: its silence is no outage. */
  async goodbye(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating?.catch(this.#onError);
    await this.#db.deleteFrom('nodes').where('id', '=', this.#node).execute();
  }

  async #beat(): Promise<number> {
    // All beats meet at the clock's row and come one after another. What another beat has counted meanwhile is
    // not counted again: only what is missing after `counted` is.
    const { rows } = await sql<{ time: number; outage: number }>`
      with present as (
        select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
      ), late as (
        select min(nodes.beat) as since from nodes, present where nodes.beat < present.now - ${this.#limit}::bigint
      ), gone as (
        delete from nodes using present
        where nodes.beat < present.now - ${this.#limit}::bigint and nodes.id <> ${this.#node}
      ), own as (
        insert into nodes (id, beat) select ${this.#node}, now from present
        on conflict (id) do update set beat = excluded.beat
      )
      insert into service_clock as clock (outage, counted, beat) select 0, now, now from present
      on conflict (the_one) do update set
        (outage, counted) = (
          select
            clock.outage + greatest(0, excluded.beat - greatest(clock.counted, missing.since))
              + case when clock.beat < excluded.beat - ${this.#limit}::bigint then ${this.#grace}::bigint else 0 end,
            case when missing.since < excluded.beat then excluded.beat else clock.counted end
          from (
            select least(
              excluded.beat,
              (select since from late),
              case when clock.beat < excluded.beat - ${this.#limit}::bigint then clock.beat end
            ) as since
          ) as missing
        ),
        beat = greatest(clock.beat, excluded.beat)
      returning clock.beat - clock.outage as time, clock.outage`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('the service clock has no row');
    this.#last = { ...row, at: performance.now() };
    return row.time;
  }
}
