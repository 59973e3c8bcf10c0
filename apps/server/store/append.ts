import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { Texts } from './texts.ts';

/** What an append changes, on the condition that the log still has `seq` entries, and the same last one. */
export interface Append {
  readonly id: string;
  readonly seq: number;
  /** The key of the entry before this one, where it is known. */
  readonly before?: number | undefined;
  /** The new entry of the log, and when it was made. */
  readonly entry: string;
  readonly at: number;
  /** What tells this append from all others. */
  readonly key: number;
  readonly match: string;
  readonly tableState: string;
  readonly heads: readonly number[];
  /** By when the sweep has to look at it; one that is earlier stays. */
  readonly deadline?: number | undefined;
  /** How it ended, if it did. */
  readonly result?: string | undefined;
  /** How many entries the game has after this move, where it leaves a checkpoint behind. */
  readonly checkpoint?: number | undefined;
}

/** A number holds it exactly, and the generator gives no more. */
const KEYS = 2 ** 48 - 1;

/** A key that no other append has. */
export function newKey(): number {
  return randomInt(KEYS);
}

/** What came of moves that were written together, by their matches. The others have lost. */
export interface Written {
  readonly done: ReadonlySet<string>;
  /** Another transaction held the row of the match, so nothing was tried. */
  readonly held: ReadonlySet<string>;
}

/** Writes many moves, each of another match, at once. See the migrations. */
export async function writeAppends(db: Database, moves: readonly Append[]): Promise<Written> {
  const column = <Value>(of: (move: Append) => Value) => sql.val(moves.map(of));
  const texts = (of: (move: Append) => string | null) => sql.val(Texts.from(moves, of));
  const { rows } = await sql<{ moved_id: string; is_done: boolean }>`
    select * from append_known_moves(
      ${texts(({ id }) => id)}::text[],
      ${column(({ seq }) => seq)}::integer[],
      ${column(({ before }) => before ?? null)}::bigint[],
      ${texts(({ entry }) => entry)}::text[],
      ${column(({ at }) => at)}::bigint[],
      ${column(({ key }) => key)}::bigint[],
      ${texts(({ match }) => match)}::text[],
      ${texts(({ tableState }) => tableState)}::text[],
      ${texts(({ heads }) => `{${heads.join()}}`)}::text[],
      ${column(({ deadline }) => deadline ?? null)}::bigint[],
      ${texts(({ result }) => result ?? null)}::text[],
      ${column(({ checkpoint }) => checkpoint ?? null)}::integer[]
    )`.execute(db);
  const idsOf = (isDone: boolean) =>
    new Set(rows.flatMap(({ moved_id, is_done }) => (is_done === isDone ? [moved_id] : [])));
  return { done: idsOf(true), held: idsOf(false) };
}

/** Which of these moves stand in the log. */
export async function findAppends(db: Database, moves: readonly Append[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ match_id: string }>`
    select match_id from entries
    join unnest(
      ${sql.val(moves.map(({ id }) => id))}::text[],
      ${sql.val(moves.map(({ seq }) => seq))}::integer[],
      ${sql.val(moves.map(({ key }) => key))}::bigint[]
    ) as given (id, seq, key) on match_id = given.id and number = given.seq and entries.key = given.key`.execute(
    db,
  );
  return new Set(rows.map(({ match_id }) => match_id));
}
