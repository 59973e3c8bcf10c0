import { sql } from 'kysely';
import { QUIET, waitedAt } from '../matches/reminderDue.ts';
import type { Table } from '../matches/table.ts';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';

/**
 * Notes that the players whom a match by letter has waited for long enough are to be told. Any number of nodes may note
 * the same turn: there is one row for it. A player whom nothing can reach is not noted.
 */
export async function noteTurns(db: Database, table: Table, now: number): Promise<void> {
  for (const { seat, player, since } of waitedAt(table)) {
    if (since + QUIET > now) continue;
    await sql`
      insert into reminders (id, match_id, seat, since, player_id, due)
      select ${newId()}, ${table.setting.id}, ${seat}::integer, ${since}::bigint, ${player}, ${now}::bigint
      where exists (select from contacts where player_id = ${player})
      on conflict (match_id, seat, since) do nothing`.execute(db);
  }
}
