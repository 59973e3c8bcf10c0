import { sql } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { noteTurns } from '../reminders/notes.ts';
import type { Database } from '../store/database.ts';
import { isThere } from '../store/speakers.ts';
import { Rounds } from '../time/rounds.ts';
import type { ServiceTime } from '../time/serviceClock.ts';
import { giveOutTurns } from './announce.ts';
import { closingAt } from './hosts.ts';
import type { Matches } from './matches.ts';
import { dueOf } from './record.ts';
import type { Table } from './table.ts';

export interface SweepOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly time: ServiceTime;
  readonly matches: Matches;
  /** How many tables are looked at in one go. */
  readonly batch?: number;
  /** After how many service milliseconds another node looks at what this one has taken and not finished. */
  readonly lease?: number;
  /** Is told of every sweep. */
  readonly onSwept?: (swept: Swept) => void;
  readonly onError?: (error: unknown) => void;
}

/** What a sweep has found. */
export interface Swept {
  readonly tables: number;
  /** How late the first of them was looked at, in service milliseconds. */
  readonly lag: number;
}

/** A table that goes on, and when to look at it again. */
interface Look {
  readonly table: Table;
  readonly due: number | undefined;
}

const BATCH = 100;
const LEASE = 5_000;
/** What is due and cannot be done yet is put off for so many service milliseconds: it keeps nothing else from its turn. */
const PUT_OFF = 1_000;
/** So many replays are made in one go, of matches that ended where nobody could make them. */
const SEALED_AT_ONCE = 20;

/** So many results are completed in one go. */
const COMPLETED_AT_ONCE = 200;

/**
 * Looks after what no request brings up: time that is over, turns of bots that were lost, tables that stayed empty or
 * whose host has gone, players who are waited for and away, replays, results.
 */
export class Sweep {
  readonly #options: Required<Omit<SweepOptions, 'onError' | 'onSwept'>>;
  readonly #onSwept: (swept: Swept) => void;
  readonly #onError: (error: unknown) => void;
  readonly #rounds = new Rounds();

  constructor(options: SweepOptions) {
    const { batch = BATCH, lease = LEASE, onError = () => {}, onSwept = () => {}, ...parts } = options;
    this.#options = { batch, lease, ...parts };
    this.#onSwept = onSwept;
    this.#onError = onError;
  }

  /** Sweeps from now on; at once again where there was more than fits in one go. */
  start(interval: number): void {
    this.#rounds.start(async () => {
      let tables = 0;
      try {
        ({ tables } = await this.sweep());
      } catch (error) {
        this.#onError(error);
      }
      return tables < this.#options.batch ? interval : 0;
    });
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Looks at what is due, as far as no other node does. */
  async sweep(): Promise<Swept> {
    const now = await this.#options.time.now();
    const due = await this.#take(now);
    const looked = await Promise.allSettled(due.map(({ id }) => this.#lookAt(id, now)));
    const looks = looked.flatMap((one) => {
      if (one.status === 'fulfilled') return one.value ? [one.value] : [];
      this.#onError(one.reason);
      return [];
    });
    await this.#putBack(looks, now);
    await this.#options.matches.sealLeft(SEALED_AT_ONCE);
    await this.#options.matches.completeResults(COMPLETED_AT_ONCE);
    const first = Math.min(now, ...due.map(({ deadline }) => deadline));
    const swept = { tables: due.length, lag: now - first };
    this.#onSwept(swept);
    return swept;
  }

  async #take(now: number): Promise<readonly { readonly id: string; readonly deadline: number }[]> {
    const { db, batch, lease } = this.#options;
    const { rows } = await sql<{ id: string; deadline: number }>`
      update matches set deadline = ${now + lease}::bigint
      from (
        select id, deadline from matches
        where status <> 'over' and deadline <= ${now}::bigint and ${this.#isOurs()}
        order by deadline limit ${batch} for update skip locked
      ) as due
      where matches.id = due.id
      returning matches.id, due.deadline`.execute(db);
    return rows;
  }

  /** Whether this node is to look after a match: it speaks its rules, or no node that is there does. */
  #isOurs() {
    return sql`(
      rules_version = ${JSON.stringify(this.#options.matches.spoken)}::jsonb ->> game
      or not exists (
        select from nodes where ${isThere} and (nodes.rules is null or nodes.rules::jsonb ->> game = rules_version)
      )
    )`;
  }

  /** Does what is due; gives the table if it goes on, and when to look again. */
  async #lookAt(id: string, now: number): Promise<Look | undefined> {
    const { db, matches, bus } = this.#options;
    const settled = await matches.settle(id);
    if (!settled.ok && settled.error === 'OTHER_RULES') return undefined;
    if (!settled.ok) throw new Error(`cannot look after ${id}: ${settled.why.text}`);
    const table = settled.value;
    if (table.status === 'open') {
      const due = await closingAt(db, table);
      if (due > now) return { table, due };
      await matches.openings.close(id);
      return undefined;
    }
    if (table.status === 'dealing') {
      const dealt = await matches.openings.breakOff(id);
      return dealt.ok ? { table: dealt.value, due: dueOf(dealt.value, now) } : undefined;
    }
    giveOutTurns(bus, undefined, table);
    await noteTurns(db, table, now);
    return { table, due: dueOf(table, now) };
  }

  /** Notes when to look again, unless something has happened since: then that has been noted. */
  async #putBack(looks: readonly Look[], now: number): Promise<void> {
    if (looks.length === 0) return;
    const again = looks.map(({ due }) => (due !== undefined && due <= now ? now + PUT_OFF : (due ?? null)));
    await sql`
      update matches set deadline = given.deadline
      from unnest(
        ${sql.val(looks.map(({ table }) => table.setting.id))}::text[],
        ${sql.val(looks.map(({ table }) => table.seq))}::integer[],
        ${sql.val(again)}::bigint[]
      ) as given (id, seq, deadline)
      where matches.id = given.id and matches.seq = given.seq and matches.status <> 'over'`.execute(
      this.#options.db,
    );
  }
}
