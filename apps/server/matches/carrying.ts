import { type Result, refuse } from '@riposte/protocol';
import type { Database } from '../store/database.ts';
import { isSpoken } from '../store/speakers.ts';
import { type Found, findTable } from './archive.ts';
import { type WrittenLine, writeLines } from './ledger.ts';
import { formatMatch, formatState, saveIn } from './record.ts';
import type { Service } from './service.ts';
import { isForeign, type Table } from './table.ts';

/**
 * Brings a running match to the rules of this node, once no node is left that speaks its own: as long as there is one,
 * both could play it, and only one could read what the other has written. Should a node come back that was thought to
 * be gone, it finds a match that it cannot read, and says so.
 */
export async function carry(service: Service, { setting }: Table): Promise<Result<Table>> {
  const { db, findGame, time, cache, outbox } = service;
  const { id, game, rulesVersion } = setting;
  if (await isSpoken(db, game.id, rulesVersion)) return refuse('OTHER_RULES');
  const now = await time.now();
  const done = await db.transaction().execute(async (inside): Promise<Result<WrittenLine>> => {
    const found = await findTable(inside, findGame, id, { lock: true });
    if (!found.ok) return found;
    // Another node was faster, or the match is over.
    if (!isForeign(found.value.table)) return { ok: true, value: { table: found.value.table, notices: [] } };
    return { ok: true, value: await writeCarried(inside, found.value, now) };
  });
  if (!done.ok) return done;
  cache.keep(done.value.table);
  outbox.put(done.value);
  return { ok: true, value: done.value.table };
}

async function writeCarried(db: Database, found: Found, now: number): Promise<WrittenLine> {
  const { row, table } = found;
  const { id, game, rulesVersion: from, options } = table.setting;
  if (row.match === null) throw new Error('a match that runs has been dealt');
  const saved = saveIn(row.match);
  const to = game.rulesVersion;
  const written = await writeLines(
    db,
    found,
    [{ type: 'carried', from, to, options, state: saved.state }],
    now,
  );
  const next = written.table;
  await db
    .updateTable('matches')
    .set({
      rules_version: to,
      options: JSON.stringify(next.setting.options),
      // An older release let newer rules take over, and kept no proof of it.
      ...(saved.rulesVersion !== from && { is_sealed: true }),
    })
    .where('id', '=', id)
    .execute();
  // What was before cannot be played again by these rules: the past begins here.
  await db.deleteFrom('checkpoints').where('match_id', '=', id).execute();
  await db
    .insertInto('checkpoints')
    .values({
      match_id: id,
      seq: next.seq,
      entries: next.match?.entries ?? 0,
      match: formatMatch(next) ?? '',
      table_state: formatState(next),
      heads: [...next.heads],
    })
    .execute();
  return written;
}
