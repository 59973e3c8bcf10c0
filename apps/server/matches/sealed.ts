import type { TableCard } from '@riposte/protocol';
import type { Labels } from '../bus/bus.ts';
import type { Notice, TableNotice } from './notice.ts';

/** A notice as it is sent: its bytes, and what a node has to know of it without reading them. */
export interface Sealed {
  readonly type: Notice['type'];
  readonly seq: number;
  readonly bytes: Uint8Array;
}

const TYPES: readonly Notice['type'][] = ['update', 'table', 'present'];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function seal(notice: Notice): Sealed {
  const { type, seq } = notice;
  return { type, seq, bytes: encoder.encode(JSON.stringify(notice)) };
}

/** What stands on the outside while it is carried by the bus. */
export function labelsOf({ type, seq }: Sealed): Labels {
  return { type, seq: String(seq) };
}

/** A notice that came by the bus; nothing where its labels are not those of a notice. */
export function sealedFrom(bytes: Uint8Array, labels: Labels): Sealed | undefined {
  const type = TYPES.find((one) => one === labels.type);
  const seq = Number(labels.seq);
  return type !== undefined && Number.isSafeInteger(seq) ? { type, seq, bytes } : undefined;
}

/** The table in a notice about the table. */
export function tableIn({ type, bytes }: Sealed): TableCard | undefined {
  return type === 'table' ? (JSON.parse(decoder.decode(bytes)) as TableNotice).table : undefined;
}
