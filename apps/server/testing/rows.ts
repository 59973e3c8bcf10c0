import { type Append, newKey } from '../store/append.ts';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';
import { addPlayer } from '../store/players.ts';

/** Rows of running matches that are only rows: nothing in them is read. */
export async function addBareMatches(db: Database, count: number): Promise<readonly string[]> {
  const { id: creator } = await addPlayer(db, 'Anna', 'guest');
  const rows = Array.from({ length: count }, () => ({
    id: newId(),
    game: 'none',
    rules_version: '1',
    options: '{}',
    terms: '{}',
    visibility: 'public' as const,
    creator,
    status: 'running' as const,
    seq: 0,
    match: '{}',
    table_state: '{}',
    heads: [1, 1, 1],
    deadline: null,
    secret: '',
    commitment: '',
    result: null,
    ended_at: null,
  }));
  await db.insertInto('matches').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** A move into such a row. */
export function bareAppend(id: string, seq: number, more: Partial<Append> = {}): Append {
  const said = `move ${seq}`;
  const texts = { entry: said, match: said, tableState: said };
  return { id, seq, at: seq, key: newKey(), heads: [seq, 2, 3], ...texts, ...more };
}
