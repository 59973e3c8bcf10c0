import { authorityOf, type Viewer } from '@riposte/kernel';
import type { StoreHistory } from '../store/histories.ts';
import type { Change } from './change.ts';
import type { Line } from './line.ts';
import { headOf } from './notice.ts';
import type { Table } from './table.ts';

type Resumed = Extract<Line, { readonly type: 'resumed' }>;

/** The line with which a running match goes on in this history, if it was not played in it yet. */
export function resumptionOf({ status, history }: Table, now: StoreHistory): Resumed | undefined {
  if (status !== 'running' || now.isFirst || history === now.id) return undefined;
  return { type: 'resumed', history: now.id, since: now.since };
}

/**
 * A match goes on after its database was changed over. What its players did last may be lost, and they had no chance to
 * know: the time of those who are awaited runs from the change-over on. All viewers are told what is so now.
 */
export function resumed(table: Table, line: Resumed): Change {
  const { match, clock, heads, setting } = table;
  if (!match) throw new Error('a match that goes on has been dealt');
  const { letters } = authorityOf(setting.game).takeUp(match);
  const next: Table = {
    ...table,
    history: line.history,
    resumptions: [...(table.resumptions ?? []), { history: line.history, heads }],
    clock: { ...clock, since: Math.max(clock.since, line.since) },
  };
  return { table: next, line, letters };
}

/** What a viewer says they have seen: the last notice, and the history they were told of last. */
export interface ResumptionClaim {
  readonly since?: number | undefined;
  readonly history?: string | undefined;
}

/** How many of the notices that a viewer has seen are not so any more, because the database lost them. */
export function lostOf(table: Table, viewer: Viewer, { since = 0, history }: ResumptionClaim): number {
  const { resumptions = [] } = table;
  const next = resumptions[resumptions.findIndex((one) => one.history === history) + 1];
  return Math.max(0, since - (headOf(next ?? table, viewer) ?? 0));
}
