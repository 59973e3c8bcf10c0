import type { AnyState, Deal, Entry, Seat, Viewer } from '@riposte/kernel';
import type { Database } from '../store/database.ts';
import { Unavailable } from '../store/failure.ts';
import type { Aid } from './aid.ts';
import { type Found, readDeal, readLog } from './archive.ts';
import { type CheckpointReach, readCheckpoint } from './checkpoint.ts';
import type { Line } from './line.ts';
import type { Notice } from './notice.ts';
import { entryBefore } from './proposal.ts';
import type { Slices } from './slices.ts';
import { type TableStep, takeLine } from './step.ts';
import type { Table } from './table.ts';

/** So many lines are read at once. */
const PAGE = 64;
/** So many of the last states are remembered on the way: most of what is taken back was chosen just before. */
const REMEMBERED = 64;

/** A stretch of the game's log: entries one after another, the first with this number. */
interface Stretch {
  readonly first: number;
  readonly entries: readonly Entry<unknown>[];
}

/** What it takes to look into the past. */
export interface PastParts {
  readonly db: Database;
  readonly slices: Slices;
}

/**
 * What has happened at a table, made again from its log. Every question starts at the last checkpoint before what is
 * asked, and gives way to other work. The rules must be those the log was written by.
 */
export class Past {
  readonly #parts: PastParts;
  readonly #found: Found;
  /** States before entries of the game that had to be looked for, and those on the way to them. */
  readonly #recalled = new Map<number, AnyState>();
  #deal: Promise<Deal> | undefined;

  constructor(parts: PastParts, found: Found) {
    this.#parts = parts;
    this.#found = found;
  }

  /** What the match was dealt from. */
  deal(): Promise<Deal> {
    this.#deal ??= readDeal(this.#parts.db, this.#found.row);
    return this.#deal;
  }

  /** Whether it can be told what a viewer was sent after that notice: not where older rules have played it. */
  async reaches(viewer: Viewer, seq: number): Promise<boolean> {
    const { table } = this.#found;
    return !table.carried || (await readCheckpoint(this.#parts.db, table, { viewer, seq })) !== undefined;
  }

  /** Every notice a viewer was sent after that one, by the first `lines` lines, byte for byte as it was sent. */
  async *noticesAfter(viewer: Viewer, seq: number, lines = this.#found.row.seq): AsyncGenerator<Notice> {
    for await (const { notices } of this.#walk(await this.#checkpoint({ viewer, seq }), lines)) {
      for (const notice of notices) if (notice.as === viewer && notice.seq > seq) yield notice;
    }
  }

  /** The table as it was after so many lines. */
  async tableAfter(lines: number): Promise<Table> {
    let last = await this.#checkpoint({ lines });
    for await (const { table } of this.#walk(last, lines)) last = table;
    return last;
  }

  /** The log of the game. */
  async entries(): Promise<readonly Entry<unknown>[]> {
    return (await this.#stretchFrom(await this.#checkpoint({ lines: 0 }))).entries;
  }

  /** The state of the game before that entry of its log. */
  async stateBefore(entry: number): Promise<AnyState> {
    const known = this.#recalled.get(entry);
    if (known) return known;
    const from = await this.#checkpoint({ entries: entry });
    if (from.match?.entries === entry) return from.match.state;
    for await (const { table } of this.#walk(from, this.#found.row.seq, this.#recalled)) {
      if (table.match?.entries === entry) return table.match.state;
    }
    throw new Error(`there is no entry ${entry}`);
  }

  /** The number of the last choice of this seat that has not been taken back, if there is one. */
  async lastChoiceOf(seat: Seat): Promise<number | undefined> {
    let next = (this.#found.table.match?.entries ?? 0) - 1;
    let undone = 0;
    // What older rules have played stands.
    const least = this.#found.table.carried?.entries ?? 0;
    while (next >= least) {
      const { first, entries } = await this.#stretchTo(next);
      while (next >= first) {
        const entry = entries[next - first];
        if (!entry) throw new Error(`there is no entry ${next}`);
        if (entry.type === 'takeback') {
          next = entry.to - 1;
          continue;
        }
        if (entry.type === 'undo') undone++;
        else if (undone > 0) undone--;
        else if (entry.seat === seat) return next;
        next--;
      }
    }
    return undefined;
  }

  /** The entries from the last checkpoint before this one up to it. */
  async #stretchTo(entry: number): Promise<Stretch> {
    return this.#stretchFrom(await this.#checkpoint({ entries: entry }), entry);
  }

  async #stretchFrom(from: Table, last = Number.POSITIVE_INFINITY): Promise<Stretch> {
    const first = from.match?.entries ?? 0;
    const entries: Entry<unknown>[] = [];
    for await (const { entry } of this.#walk(from)) {
      if (entry) entries.push(entry);
      if (first + entries.length > last) break;
    }
    return { first, entries };
  }

  async #checkpoint(reach: CheckpointReach): Promise<Table> {
    const table = await readCheckpoint(this.#parts.db, this.#found.table, reach);
    if (!table) throw new Error(`other rules than these have played ${this.#found.row.id} before`);
    return table;
  }

  /** Takes the lines after this table again, one after another. */
  async *#walk(
    from: Table,
    lines = this.#found.row.seq,
    states = new Map<number, AnyState>(),
  ): AsyncGenerator<TableStep> {
    const { db, slices } = this.#parts;
    const { id } = from.setting;
    let table = from;
    while (table.seq < lines) {
      const log = await readLog(db, id, table.seq, Math.min(table.seq + PAGE, lines));
      const nextSlice = await slices.begin();
      for (const dated of log) {
        await nextSlice();
        const taken = takeLine(table, dated, await this.#aid(table, dated.line, states));
        // Which is no fault where a newer release wrote it: a node of that release can.
        if (!taken.ok && taken.error === 'OTHER_RULES')
          throw new Unavailable(`line ${table.seq} of ${id} is newer`);
        if (!taken.ok || taken.value === 'again') {
          throw new Error(`line ${table.seq} of ${id} cannot be taken again`);
        }
        if (taken.value.entry && table.match) {
          states.set(table.match.entries, table.match.state);
          if (states !== this.#recalled) states.delete(table.match.entries - REMEMBERED);
        }
        yield taken.value;
        table = taken.value.table;
      }
    }
  }

  async #aid(table: Table, line: Line, states: ReadonlyMap<number, AnyState>): Promise<Aid> {
    if (line.type === 'began') return { deal: await this.deal() };
    const entry = entryBefore(table, line);
    if (entry === undefined) return {};
    return { earlier: states.get(entry) ?? (await this.stateBefore(entry)) };
  }
}
