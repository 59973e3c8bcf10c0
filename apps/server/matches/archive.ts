import { type Deal, type Dealing, makeDeal, newDealing, sealedDeal, sealOf } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import type { Database } from '../store/database.ts';
import { isSpoken } from '../store/speakers.ts';
import type { Dated, Line } from './line.ts';
import { type FindGame, type StoredMatch, tableOf } from './record.ts';
import type { Table } from './table.ts';

/** A table and its row, as the store has them now. */
export interface Found {
  readonly row: StoredMatch;
  readonly table: Table;
}

/** Reads a table, and locks its row where it is to be written at once. */
export async function findTable(
  db: Database,
  findGame: FindGame,
  id: string,
  { lock = false } = {},
): Promise<Result<Found>> {
  const row = await findRow(db, id, { lock });
  if (!row) return refuse('NO_SUCH_TABLE');
  const table = tableOf(row, findGame);
  if (table.ok) return { ok: true, value: { row, table: table.value } };
  const isElsewhere = table.error === 'BAD_SAVE' && (await isSpoken(db, row.game, row.rules_version));
  return isElsewhere ? refuse('OTHER_RULES') : table;
}

/** The row of a table, locked where it is to be written at once. */
export function findRow(db: Database, id: string, { lock = false } = {}): Promise<StoredMatch | undefined> {
  const query = db.selectFrom('matches').selectAll().where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** The lines of a log from one number to before another. */
export async function readLog(db: Database, id: string, from: number, to: number): Promise<readonly Dated[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['entry', 'at'])
    .where('match_id', '=', id)
    .where('number', '>=', from)
    .where('number', '<', to)
    .orderBy('number')
    .execute();
  if (rows.length !== Math.max(0, to - from)) throw new Error(`the log of ${id} has a gap after ${from}`);
  return rows.map(({ entry, at }) => {
    const { delay, ...line } = JSON.parse(entry) as Line & { readonly delay?: number };
    return { line, at, ...(delay !== undefined && { delay }) };
  });
}

/** How many lines of a log were written up to that time. No line is older than the one before it. */
export async function linesUntil(db: Database, id: string, time: number): Promise<number> {
  const last = await db
    .selectFrom('entries')
    .select('number')
    .where('match_id', '=', id)
    .where('at', '<=', time)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.number + 1 : 0;
}

/** What a match was dealt from. */
export async function readDeal(db: Database, { id, secret }: StoredMatch): Promise<Deal> {
  const rows = await readSeats(db, id);
  // Matches that were dealt before there were seals have open nonces only.
  if (rows.every(({ nonces }) => nonces === null)) {
    return makeDeal(
      secret,
      rows.map(({ nonce }) => nonce ?? ''),
    );
  }
  return sealedDeal(
    secret,
    rows.map(({ seal }) => seal ?? ''),
    rows.map(({ nonces }) => nonces ?? []),
  );
}

/** What those who sit at a table are bound to: a nonce that was given openly binds by its own hash, a bot by nothing. */
export async function readDealing(db: Database, id: string): Promise<Dealing> {
  const rows = await readSeats(db, id);
  const open = rows.map(({ bot, nonce }) => (bot === null ? (nonce ?? '') : ''));
  const seals = rows.map(({ seal }, index) => seal ?? (open[index] ? sealOf(open[index]) : ''));
  return newDealing(seals, open);
}

function readSeats(db: Database, id: string) {
  return db
    .selectFrom('seats')
    .select(['bot', 'nonce', 'seal', 'nonces'])
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
}
