import { KEPT_DAYS } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** So many go at a time: nobody waits for it. */
const BATCH = 500;

/** Where a table at which nothing was dealt has rows. */
const PARTS = ['seats', 'entries', 'invitations', 'chat', 'visits'] as const;

/**
 * Deletes tables that closed before their match began, some time after that. One about which there is a report stays as
 * long as the report: moderators look at what was said there. Gives how many went.
 */
export async function deleteUnbegun(db: Database): Promise<number> {
  return db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ id: string }>`
      delete from matches where id in (
        select id from matches as unbegun
        where status = 'over' and match is null
          and ended_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS.unbegunTable)})
          and not exists (select from player_reports where player_reports.match_id = unbegun.id)
          and not exists (
            select from chat join reports on reports.chat_id = chat.id where chat.match_id = unbegun.id
          )
        order by ended_at limit ${sql.lit(BATCH)} for update skip locked
      )
      returning id`.execute(inside);
    if (rows.length === 0) return 0;
    const ids = sql.val(rows.map(({ id }) => id));
    for (const part of PARTS) {
      await sql`delete from ${sql.table(part)} where match_id = any(${ids}::text[])`.execute(inside);
    }
    return rows.length;
  });
}
