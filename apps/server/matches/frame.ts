import { type AnyChoice, type Snapshot, type Viewer, viewers } from '@riposte/kernel';
import type { Clocks, TableCard } from '@riposte/protocol';
import { type AnyMatch, cardOf, type Table } from './table.ts';

/** What all frames say: for whom they are, and how many he was sent. */
interface Numbered {
  readonly match: string;
  readonly as: Viewer;
  readonly seq: number;
}

/** What a viewer knows of the present of the game. */
interface Known extends Snapshot<AnyChoice, unknown> {
  /** What was left when this was said. */
  readonly clocks?: Clocks;
}

/** Something happened in the game. */
export interface UpdateFrame extends Numbered, Known {
  readonly type: 'update';
  readonly events: readonly unknown[];
}

/** Something about the table is new. */
export interface TableFrame extends Numbered {
  readonly type: 'table';
  readonly table: TableCard;
}

/** The present of the game, for somebody who has just come. It has the number of the last frame before it. */
export interface PresentFrame extends Numbered, Known {
  readonly type: 'present';
}

/** What a viewer is sent, as it is sent. Each depends on nothing but what he may know. */
export type Frame = UpdateFrame | TableFrame | PresentFrame;

const encoder = new TextEncoder();

export function encodeFrame(frame: Frame): Uint8Array {
  return encoder.encode(JSON.stringify(frame));
}

const decoder = new TextDecoder();
const HEAD = /^\{"type":"[a-z]+","match":"[\w-]{1,64}","as":(?:\d{1,2}|"spectator"),"seq":(\d{1,15})[,}]/;
const HEAD_BYTES = 160;
const TABLE = encoder.encode('{"type":"table",');

/** The number of an encoded frame. Numbers stand at the beginning, so that nobody has to read the rest. */
export function seqOf(bytes: Uint8Array): number | undefined {
  const [, seq] = HEAD.exec(decoder.decode(bytes.subarray(0, HEAD_BYTES))) ?? [];
  return seq === undefined ? undefined : Number(seq);
}

/** The table in an encoded frame, if it is one about the table. */
export function tableIn(bytes: Uint8Array): TableCard | undefined {
  if (TABLE.some((byte, index) => bytes[index] !== byte)) return undefined;
  return (JSON.parse(decoder.decode(bytes)) as TableFrame).table;
}

/** Where the frames of a viewer are published. */
export function subjectOf(match: string, viewer: Viewer): string {
  return viewer === 'spectator' ? `match.${match}.spectators` : `match.${match}.seat.${viewer}`;
}

/** How many frames a viewer was sent; nothing where there is no such seat. */
export function headOf({ heads }: Table, viewer: Viewer): number | undefined {
  return viewer === 'spectator' ? heads.at(-1) : heads.slice(0, -1)[viewer];
}

export function viewersOf({ seats }: Table): readonly Viewer[] {
  return viewers(seats.length);
}

/** What the clocks show at that time; nothing where nobody counts. */
export function clocksAt({ clock, setting: { terms } }: Table, now: number): Clocks | undefined {
  if (terms.clock.type === 'none') return undefined;
  const gone = Math.max(0, now - clock.since);
  const left = clock.left.map((before, index) =>
    clock.running.some((seat) => seat === index) ? Math.max(0, before - gone) : before,
  );
  return { left, running: [...clock.running] };
}

/** All that a viewer may know at this moment. */
export function presentOf(table: Table, viewer: Viewer, now: number, snapshot: SnapshotOf): readonly Frame[] {
  const seq = headOf(table, viewer) ?? 0;
  const numbered = { match: table.setting.id, as: viewer, seq };
  const clocks = clocksAt(table, now);
  const frames: Frame[] = [{ type: 'table', ...numbered, table: cardOf(table) }];
  if (table.match) {
    frames.push({
      type: 'present',
      ...numbered,
      ...snapshot(table.match, viewer),
      ...(clocks && { clocks }),
    });
  }
  return frames;
}

/** How the kernel tells what a viewer knows. */
type SnapshotOf = (match: AnyMatch, viewer: Viewer) => Snapshot<AnyChoice, unknown>;
