import type { StoredMatch } from '../matches/record.ts';
import type { Database } from '../store/database.ts';

/** What the store has of a match at this moment, so that all that comes later can be lost. */
export function keptOf(db: Database, id: string): Promise<StoredMatch> {
  return db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Loses what was written since, as a change-over to a standby that was behind does. */
export async function loseAllSince(
  db: Database,
  { id, created_at: _made, ...row }: StoredMatch,
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await inside.updateTable('matches').set(row).where('id', '=', id).execute();
    for (const [table, column] of [
      ['entries', 'number'],
      ['checkpoints', 'seq'],
    ] as const) {
      const least = table === 'entries' ? row.seq : row.seq + 1;
      await inside.deleteFrom(table).where('match_id', '=', id).where(column, '>=', least).execute();
    }
  });
}
