import type { Viewer } from '@riposte/kernel';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { tableFrom } from './record.ts';
import { newTable, type Table } from './table.ts';

/** How far a checkpoint may have got. */
export type CheckpointReach =
  /** The viewer had been sent no more than so many notices. */
  | { readonly viewer: Viewer; readonly seq: number }
  /** The game had no more than so many entries. */
  | { readonly entries: number }
  /** The log had no more than so many lines. */
  | { readonly lines: number };

/**
 * The table as it was at its last checkpoint within reach, or before its first line; nothing where that was played by
 * older rules than these.
 */
export async function readCheckpoint(
  db: Database,
  { setting, carried }: Pick<Table, 'setting' | 'carried'>,
  reach: CheckpointReach,
): Promise<Table | undefined> {
  const row = await db
    .selectFrom('checkpoints')
    .select(['seq', 'match', 'table_state', 'heads'])
    .where('match_id', '=', setting.id)
    .where(isWithin(reach))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return carried ? undefined : newTable(setting, 0);
  const table = tableFrom(setting, 'running', row);
  if (!table.ok) throw new Error(`checkpoint ${row.seq} of ${setting.id}: ${table.why.text}`);
  return table.value;
}

/** Between which lines of the log a viewer had been sent exactly so many notices, as far as checkpoints tell. */
export async function linesAround(
  db: Database,
  { setting, seq: end }: Table,
  viewer: Viewer,
  seq: number,
): Promise<{ readonly from: number; readonly to: number }> {
  const isBefore = isWithin({ viewer, seq });
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    select max(seq) filter (where ${isBefore}) as "from", min(seq) filter (where not ${isBefore}) as "to"
    from checkpoints where match_id = ${setting.id}`.execute(db);
  const [{ from, to } = { from: null, to: null }] = rows;
  return { from: from ?? 0, to: Math.min(to ?? end, end) };
}

function isWithin(reach: CheckpointReach): RawBuilder<SqlBool> {
  if ('lines' in reach) return sql`seq <= ${reach.lines}`;
  if ('entries' in reach) return sql`entries <= ${reach.entries}`;
  const { viewer, seq } = reach;
  // SQL counts from 1; the spectators' head is the last one.
  const place = viewer === 'spectator' ? sql`cardinality(heads)` : sql`${viewer + 1}::integer`;
  return sql`heads[${place}] <= ${seq}`;
}
