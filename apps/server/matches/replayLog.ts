import { type AnyState, type Deal, type Entry, History, type Seat } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import type { Frame } from './frame.ts';
import type { Dated } from './line.ts';
import { takeLine } from './step.ts';
import { newTable, type Setting, type Table } from './table.ts';

/** All that follows from a log and its deal. */
export interface Replayed {
  readonly table: Table;
  /** Every frame that anybody was sent, in order. */
  readonly frames: readonly Frame[];
  /** The log of the game. */
  readonly entries: readonly Entry<unknown>[];
  /** The state before each of these entries. */
  readonly states: readonly AnyState[];
}

/** Writes a log again, line by line. The rules must be those it was written by. */
export function replayLog(setting: Setting, log: readonly Dated[], deal: Deal | undefined): Replayed {
  const frames: Frame[] = [];
  const entries: Entry<unknown>[] = [];
  const states: AnyState[] = [];
  let table = newTable(setting, 0);
  const recall = (to: number) => {
    const state = states[to];
    if (!state) throw new Error(`there is no entry ${to}`);
    return state;
  };
  for (const dated of log) {
    const taken = takeLine(table, dated, { deal, recall });
    if (!taken.ok || taken.value === 'again') {
      throw new Error(`line ${table.seq} of ${setting.id} cannot be taken again`);
    }
    const { table: next, entry } = taken.value;
    if (entry && table.match) {
      states.push(table.match.state);
      entries.push(entry);
    }
    frames.push(...taken.value.frames);
    table = next;
  }
  return { table, frames, entries, states };
}

/** To before which entry of the game the seat's last choice, as far as it still stands, can be taken back. */
export function lastChoiceOf(
  { game, options }: Setting,
  deal: Deal,
  entries: readonly Entry<unknown>[],
  seat: Seat,
): Result<number> {
  const history = new History(game, options, deal);
  for (const entry of entries) history.add(entry);
  const taken = history.takeBack(seat);
  if (!taken.ok) return taken;
  const last = history.entries.at(-1);
  return last?.type === 'takeback' ? { ok: true, value: last.to } : refuse('NOTHING_TO_UNDO');
}
