import { randomBytes } from 'node:crypto';
import { commitmentTo, type Dealing, dealOf, roundsOfSeat, seat as toSeat } from '@riposte/kernel';
import { newKey } from '../store/append.ts';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';
import { type Found, readDealing } from './archive.ts';
import type { Line } from './line.ts';
import type { Notice } from './notice.ts';
import { dueOf, formatEnding, formatMatch, formatState } from './record.ts';
import { takeLine } from './step.ts';
import { newTable, type Setting, type Table } from './table.ts';

/** What is settled when a table is opened. */
export type NewSetting = Omit<Setting, 'id' | 'rulesVersion' | 'commitment' | 'createdAt'>;

/** What was written, and what viewers are to be told once it is committed. */
export interface WrittenLine {
  readonly table: Table;
  readonly notices: readonly Notice[];
}

/** Opens a table: the server binds itself to a secret before the first player sits down. */
export async function openTable(
  db: Database,
  wanted: NewSetting,
  now: number,
  site?: string,
): Promise<Found> {
  const secret = randomBytes(32).toString('hex');
  const commitment = commitmentTo(secret);
  const id = newId();
  const { game, options, terms, visibility, host } = wanted;
  const created = new Date();
  const setting = {
    ...wanted,
    id,
    rulesVersion: game.rulesVersion,
    commitment,
    createdAt: created.toISOString(),
  };
  const table = newTable(setting, now);
  const row = await db
    .insertInto('matches')
    .values({
      id,
      game: game.id,
      rules_version: game.rulesVersion,
      options: JSON.stringify(options),
      terms: JSON.stringify(terms),
      visibility,
      creator: host,
      status: 'open',
      seq: 0,
      match: null,
      table_state: formatState(table),
      heads: [...table.heads],
      deadline: dueOf(table, now) ?? null,
      secret,
      commitment,
      result: null,
      created_at: created,
      ended_at: null,
      ...(site !== undefined && { site }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, table };
}

/** Writes lines to a table whose row is locked. */
export async function writeLines(
  db: Database,
  { row, table }: Found,
  lines: readonly Line[],
  now: number,
): Promise<WrittenLine> {
  const at = Math.max(now, table.clock.since);
  const notices: Notice[] = [];
  let next = table;
  let key = row.last_key;
  for (const line of lines) {
    const dealing = line.type === 'began' ? (next.dealing ?? (await readDealing(db, row.id))) : undefined;
    if (dealing) await keepDeal(db, row.id, dealing);
    const taken = takeLine(next, { line, at }, { deal: dealing && dealOf(row.secret, dealing) });
    if (!taken.ok || taken.value === 'again') throw new Error(`cannot write ${line.type} to ${row.id}`);
    key = newKey();
    await db
      .insertInto('entries')
      .values({ match_id: row.id, number: next.seq, entry: JSON.stringify(line), at, key })
      .execute();
    next = taken.value.table;
    notices.push(...taken.value.notices);
  }
  const isOver = next.status === 'over';
  const isWhole = next.match !== undefined || row.match === null;
  await db
    .updateTable('matches')
    .set({
      status: next.status,
      // It is for the list of open tables.
      ...(next.status !== 'open' && { site: null }),
      // The deal is made by the rules of today.
      ...(row.match === null &&
        next.match && {
          rules_version: next.match.rulesVersion,
          options: JSON.stringify(next.setting.options),
        }),
      seq: next.seq,
      last_key: key,
      // What is written to a match that is over, or by other rules, leaves the game as it was saved.
      ...(next.match !== table.match && { match: formatMatch(next) ?? null }),
      table_state: formatState(next),
      heads: [...next.heads],
      // Without the game it is not known what is due.
      ...(isWhole && { deadline: dueOf(next, at) ?? null }),
      result: formatEnding(next) ?? null,
      ...(isOver && row.ended_at === null && { ended_at: new Date() }),
    })
    .where('id', '=', row.id)
    .execute();
  return { table: { ...next, key }, notices };
}

/** Keeps what every seat has added to the deal. */
async function keepDeal(db: Database, id: string, dealing: Dealing): Promise<void> {
  for (const [seat, part] of dealing.parts.entries()) {
    await db
      .updateTable('seats')
      .set({ seal: part.seal, nonces: [...roundsOfSeat(dealing, part)] })
      .where('match_id', '=', id)
      .where('seat', '=', seat)
      .execute();
  }
}

/** The free seats, in order. */
export function freeSeats({ seats }: Table) {
  return seats.flatMap(({ player, bot }, index) =>
    player === undefined && bot === undefined ? [toSeat(index)] : [],
  );
}
