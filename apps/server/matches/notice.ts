import { type AnyChoice, type Snapshot, type Viewer, viewers } from '@riposte/kernel';
import type { Clocks, TableCard } from '@riposte/protocol';
import { type AnyMatch, cardOf, type Table } from './table.ts';

/** What all notices say: for which viewer they are, and how many that viewer was sent. */
interface Numbered {
  readonly match: string;
  readonly as: Viewer;
  readonly seq: number;
}

/** What a viewer knows of the present of the game. */
interface Known extends Snapshot<AnyChoice, unknown> {
  /** What was left when this was said. */
  readonly clocks?: Clocks;
  /** The history of the database in which the match goes on, where it had another before. */
  readonly history?: string;
}

/** Something happened in the game. */
export interface UpdateNotice extends Numbered, Known {
  readonly type: 'update';
  readonly events: readonly unknown[];
}

/** Something about the table is new. */
export interface TableNotice extends Numbered {
  readonly type: 'table';
  readonly table: TableCard;
  /** What was left when this was said, where a player went away or came back. */
  readonly clocks?: Clocks;
}

/** The present of the game, for a viewer who has just come. It has the number of the last notice before it. */
export interface PresentNotice extends Numbered, Known {
  readonly type: 'present';
}

/** What a viewer is sent, as it is sent. Each depends on nothing but what that viewer may know. */
export type Notice = UpdateNotice | TableNotice | PresentNotice;

/** Where the notices of a viewer are published. */
export function subjectOf(match: string, viewer: Viewer): string {
  return viewer === 'spectator' ? `match.${match}.spectators` : `match.${match}.seat.${viewer}`;
}

/** How many notices a viewer was sent; nothing where there is no such seat. */
export function headOf({ heads }: Pick<Table, 'heads'>, viewer: Viewer): number | undefined {
  return viewer === 'spectator' ? heads.at(-1) : heads.slice(0, -1)[viewer];
}

export function viewersOf({ seats }: Table): readonly Viewer[] {
  return viewers(seats.length);
}

/** What the clocks show at that time; nothing where there are none. */
export function clocksAt({ clock, setting: { terms } }: Table, now: number): Clocks | undefined {
  if (terms.clock.type === 'none') return undefined;
  const gone = Math.max(0, now - clock.since);
  const left = clock.left.map((before, index) =>
    clock.running.some((seat) => seat === index) ? Math.max(0, before - gone) : before,
  );
  return { left, running: [...clock.running] };
}

/** All that a viewer may know at this moment. */
export function presentOf(
  table: Table,
  viewer: Viewer,
  now: number,
  snapshot: SnapshotOf,
): readonly Notice[] {
  const seq = headOf(table, viewer) ?? 0;
  const numbered = { match: table.setting.id, as: viewer, seq };
  const clocks = clocksAt(table, now);
  const notices: Notice[] = [{ type: 'table', ...numbered, table: cardOf(table) }];
  if (table.match) {
    notices.push({
      type: 'present',
      ...numbered,
      ...snapshot(table.match, viewer),
      ...(clocks && { clocks }),
      ...(table.history !== undefined && { history: table.history }),
    });
  }
  return notices;
}

/** How the kernel tells what a viewer knows. */
type SnapshotOf = (match: AnyMatch, viewer: Viewer) => Snapshot<AnyChoice, unknown>;
