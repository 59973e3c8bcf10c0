import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { isUnavailable } from '../store/failure.ts';
import { SILENCE, type Spoken } from '../store/speakers.ts';
import type { Writing } from '../store/writing.ts';
import { Skew } from './skew.ts';

/** What time it is for matches: milliseconds during which the service was there. */
export interface ServiceTime {
  /**
   * Rejects when the database is not there: then it is not known. An outage that another node has just found may not be
   * known here yet.
   */
  now(): Promise<number>;
  /** Whether this time is over for sure: every node that serves clients was there until then, or is forgiven. */
  hasPassed(time: number): Promise<boolean>;
  /** Since when, in service time, an answer waits at another node, as of the last beat. */
  waitingSince?(place: Place): number | undefined;
}

/** A place in the log of a match, by the id of the match and how many lines came before. */
export type Place = `${string}/${number}`;

/** The places for which answers wait, and since when, in service time. */
export type Waits = Readonly<Record<Place, number>>;

export interface ServiceClockOptions {
  /** This node, by a name no other has, and none has had. */
  readonly node: string;
  /** Whether it serves clients. The silence of one that does not costs nobody anything. */
  readonly isServing?: boolean;
  /** How often, in milliseconds, a node beats. */
  readonly interval?: number;
  /** A node that has not beaten for so long was not there. */
  readonly limit?: number;
  /** After an outage people get so long to come back before their time runs again. */
  readonly grace?: number;
  /** The rules that this node speaks; while it does, no other brings their matches to newer ones. */
  readonly speaks?: Spoken;
  /** So much, in milliseconds, is forgiven in a minute where some nodes were silent and others were there. */
  readonly allowance?: number;
  /** How writing goes at this node, and whose answers wait there as time runs out. */
  readonly writing?: () => Writing;
  readonly waits?: (now: number) => Waits;
  /** This node's watch, which nobody can set, and its clock; both in milliseconds. */
  readonly watch?: () => number;
  readonly wall?: () => number;
  readonly onError?: (error: unknown) => void;
}

const INTERVAL = 1_000;
const LIMIT = SILENCE;
/** A node that goes is noticed within four seconds, so two of them in a minute are forgiven. */
const ALLOWANCE = 10_000;
/** How often, in parts of an interval, is looked whether the other nodes have beaten. */
const LOOKS = 4;
/** The database's clock may run so much faster than the watch of a node, in milliseconds a beat. */
const PLAY = 50;
const MINUTE = 60_000;

/** What the database says of a beat. */
interface Row {
  readonly at: number;
  readonly heard: number;
  readonly outage: number;
  readonly set_back: number;
  readonly unforgiven: number;
  readonly is_missed: boolean;
  readonly waiting: string | null;
}

/** A beat: what the time was, and what our own watch showed before and after. */
interface Beat {
  /** The database's time, less the outage. */
  readonly time: number;
  /** Until when, of service time, every node that serves clients was there. */
  readonly heard: number;
  readonly outage: number;
  readonly unforgiven: number;
  readonly isMissed: boolean;
  /** What other nodes said. */
  readonly waiting: Waits;
  readonly sent: number;
  readonly at: number;
}

/**
 * The service's time is the database's, less all the time in which the service was not there. Every node that serves
 * clients beats; what is missing is found by the next beat of any. See decisions 0023 and 0032.
 */
export class ServiceClock implements ServiceTime {
  readonly #db: Database;
  readonly #options: Required<ServiceClockOptions>;
  #speaks: Spoken;
  readonly #skew: Skew;
  #last: Beat | undefined;
  #beating: Promise<Beat> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Whether the database is another one since the last beat, whose time may have gone otherwise. */
  #isOther = false;
  /** The end of the last stall that was told. */
  #stallTold = 0;
  #silences = 0;
  #missedAt = Number.NEGATIVE_INFINITY;
  readonly #onSick = new Set<() => void>();

  constructor(db: Database, options: ServiceClockOptions) {
    this.#db = db;
    this.#options = { ...DEFAULTS, ...options };
    this.#speaks = this.#options.speaks;
    this.#skew = new Skew(this.#options.onError);
  }

  /** Beats from now on. A database that is away just then is no reason not to begin. */
  async start(): Promise<void> {
    await this.beat().catch((error) => {
      if (!isUnavailable(error)) throw error;
      this.#options.onError(error);
    });
    this.#timer = setInterval(() => this.beat().catch(this.#options.onError), this.#options.interval);
    this.#timer.unref();
  }

  /** Is told when this node was silent twice in a minute while others were there: its clients had better go to them. */
  onSick(listener: () => void): void {
    this.#onSick.add(listener);
  }

  /** The database has another history: what it said of the time before counts no more. */
  restart(): void {
    this.#isOther = true;
  }

  /** How many milliseconds the service was not there, of all it was known to the last beat. */
  get outage(): number {
    return this.#last?.outage ?? 0;
  }

  /** For how many milliseconds nodes were silent and nobody was forgiven, of all it was known to the last beat. */
  get unforgiven(): number {
    return this.#last?.unforgiven ?? 0;
  }

  /** How often this node was silent for too long. */
  get silences(): number {
    return this.#silences;
  }

  /** By how many milliseconds this machine's clock is ahead of the database's. */
  get skew(): number {
    return this.#skew.milliseconds;
  }

  /** Whether the last beat is so fresh that this node counts as there. */
  get isBeating(): boolean {
    const { watch, limit } = this.#options;
    return this.#last !== undefined && watch() - this.#last.at < limit;
  }

  async now(): Promise<number> {
    const { watch, interval } = this.#options;
    const last = this.#last;
    const elapsed = last ? watch() - last.at : Number.POSITIVE_INFINITY;
    // After a long silence there may have been an outage that has not been counted yet.
    return last && !this.#isOther && elapsed < 2 * interval ? last.time + Math.floor(elapsed) : this.beat();
  }

  /** A node that has not beaten since may be gone: then it will be forgiven, and is waited for. */
  async hasPassed(time: number): Promise<boolean> {
    const first = await this.#shared();
    for (let last = first; ; last = await this.#shared()) {
      // What was said when it was asked counts, not how long the answer took.
      if (first.time - (last.outage - first.outage) < time) return false;
      if (last.heard >= time) return true;
      await wait(this.#options.interval / LOOKS);
    }
  }

  waitingSince(place: Place): number | undefined {
    return this.#last?.waiting[place];
  }

  /** Says that this node is there, counts what was missing, and gives the time. */
  async beat(): Promise<number> {
    return (await this.#shared()).time;
  }

  /** Says that this node is about to go: from now on others may bring matches to newer rules. */
  async retire(): Promise<void> {
    this.#speaks = {};
    // A beat that is under way still says otherwise.
    await this.#beating?.catch(this.#options.onError);
    await this.beat();
  }

  /** Says that this node goes: its silence is no outage. */
  async goodbye(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating?.catch(this.#options.onError);
    await this.#db.deleteFrom('nodes').where('id', '=', this.#options.node).execute();
  }

  /** One beat at a time is enough for all who ask. */
  #shared(): Promise<Beat> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beat(): Promise<Beat> {
    const before = this.#isOther ? undefined : this.#last;
    let beat = await this.#ask();
    // No more time can have gone by than since the beat before was sent: the database's clock was set forward.
    const claim = before ? beat.time - before.time - (beat.at - before.sent) : 0;
    if (claim > PLAY) beat = { ...(await this.#ask(claim, beat)), isMissed: beat.isMissed, sent: beat.sent };
    this.#last = beat;
    this.#isOther = false;
    if (before) this.#lookAfter(before, beat);
    return beat;
  }

  /** Beats; where the clock is said to have run too fast, others may have said so before. */
  async #ask(claim = 0, after?: Beat): Promise<Beat> {
    const { node, isServing, limit, grace, allowance, watch, wall } = this.#options;
    const [sent, wallBefore] = [watch(), wall()];
    const { stalled, stallEnded, written, toldUntil } = this.#writingAt(sent);
    const { rows } = await sql<Row>`
      select * from beat_service_clock(
        ${node}, ${isServing}, ${JSON.stringify(this.#speaks)}, ${limit}::bigint, ${grace}::bigint, ${allowance}::bigint,
        ${Math.floor(claim)}::bigint, ${after?.outage ?? null}::bigint, ${stalled ?? null}::bigint,
        ${stallEnded ?? null}::bigint, ${written ?? null}::bigint, ${this.#waitsAt(sent) ?? null}
      )`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('the service clock has no row');
    this.#stallTold = toldUntil;
    this.#skew.note(row.at, wallBefore, wall());
    const { heard, unforgiven, is_missed: isMissed } = row;
    const waiting = row.waiting === null ? NOTHING : (JSON.parse(row.waiting) as Waits);
    const known = { time: row.at - row.outage, heard: heard - row.outage, unforgiven, isMissed, waiting };
    return { ...known, outage: row.outage + row.set_back, sent, at: watch() };
  }

  /** How many milliseconds ago a stall began and ended, and a write last came back. A stall that is over is told once. */
  #writingAt(now: number) {
    const { written, stall } = this.#options.writing();
    const ago = (time: number) => Math.max(0, Math.floor(now - time));
    const until = stall?.until ?? Number.POSITIVE_INFINITY;
    const isNew = stall !== undefined && until > this.#stallTold;
    return {
      written: written === undefined ? undefined : ago(written),
      ...(isNew && { stalled: ago(stall.since), stallEnded: ago(until) }),
      toldUntil: isNew && stall.until !== undefined ? stall.until : this.#stallTold,
    };
  }

  /** The places for which answers wait here, as they are told; nothing where none does. */
  #waitsAt(now: number): string | undefined {
    const last = this.#last;
    if (!last) return undefined;
    const waits = this.#options.waits(last.time + Math.floor(now - last.at));
    return Object.keys(waits).length > 0 ? JSON.stringify(waits) : undefined;
  }

  /** Notices that this node itself was silent. */
  #lookAfter(before: Beat, { at, isMissed }: Beat): void {
    const { limit, isServing, onError } = this.#options;
    const silence = at - before.at;
    if (silence < limit) return;
    this.#silences++;
    onError(new Error(`this node was silent for ${Math.round(silence / 1_000)} s`));
    if (!isServing || !isMissed) return;
    if (at - this.#missedAt < MINUTE) for (const listener of this.#onSick) listener();
    this.#missedAt = at;
  }
}

const NOTHING: Waits = {};

const DEFAULTS = {
  isServing: true,
  interval: INTERVAL,
  limit: LIMIT,
  grace: 0,
  allowance: ALLOWANCE,
  speaks: {},
  writing: (): Writing => ({ written: undefined, stall: undefined }),
  waits: () => NOTHING,
  watch: () => performance.now(),
  wall: () => Date.now(),
  onError: () => {},
};
