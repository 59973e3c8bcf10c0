import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { formerPlayer, type StoredPlayer } from '../store/players.ts';
import { areLinesRead } from '../store/speakers.ts';
import { type Found, findRow } from './archive.ts';
import { named } from './changeTable.ts';
import { type WrittenLine, writeLines } from './ledger.ts';
import type { Line } from './line.ts';
import { formatState, tableFrom, tableOf, tableWithoutMatch } from './record.ts';
import { renameInReplay } from './sealing.ts';
import type { Service } from './service.ts';
import { seatOf } from './table.ts';

/**
 * Takes the name of a player out of logs and replays, and puts another in its place. No proof covers it: a deal is made of secret and nonces, and the
 * hashes of a replay are made anew.
 */
export class Forgetting {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Every table at which this player sits or ever sat down, the oldest first. */
  async tablesOf(player: string): Promise<readonly string[]> {
    const { rows } = await sql<{ match_id: string }>`
      select match_id from seats where player_id = ${player}
      union select match_id from entries
        where entry like '{"type":"sat"%' and entry::jsonb -> 'player' ->> 'id' = ${player}
      union select id from matches where creator = ${player} and status = 'open'
      order by match_id`.execute(this.#service.db);
    return rows.map(({ match_id }) => match_id);
  }

  /** Nothing is left of a player at one table but that they played. */
  forget(id: string, player: string): Promise<void> {
    return this.rename(id, formerPlayer(player));
  }

  /** Gives a player another name in all lines of one table, and in what was made from them; all viewers are told. */
  async rename(id: string, player: StoredPlayer): Promise<void> {
    const { db, findGame, time, cache, outbox } = this.#service;
    const now = await time.now();
    const written = await db.transaction().execute(async (inside): Promise<WrittenLine | undefined> => {
      const row = await findRow(inside, id, { lock: true });
      if (!row) return undefined;
      // The name is no matter of rules: these may not be here.
      const whole = tableOf(row, findGame);
      const table = whole.ok ? whole : tableWithoutMatch(row, findGame);
      await rewriteLines(inside, id, player);
      await renameInReplay(inside, id, player);
      // A table of a game that is not here any more keeps its state; nobody is shown it.
      return table.ok ? rewriteTable(inside, { row, table: table.value }, player, now) : undefined;
    });
    if (!written) return;
    cache.keep(written.table);
    outbox.put(written);
  }
}

async function rewriteLines(db: Database, id: string, player: StoredPlayer): Promise<void> {
  const rows = await db
    .selectFrom('entries')
    .select(['number', 'entry'])
    .where('match_id', '=', id)
    .where('entry', 'like', '{"type":"sat"%')
    .execute();
  for (const { number, entry } of rows) {
    const line = JSON.parse(entry) as Line;
    if (line.type !== 'sat' || line.player.id !== player.id) continue;
    const next: Line = { ...line, player };
    await db
      .updateTable('entries')
      .set({ entry: JSON.stringify(next) })
      .where('match_id', '=', id)
      .where('number', '=', number)
      .execute();
  }
}

/**
 * The line that is added changes nothing, as all before it were rewritten; but by it viewers are told, and every node
 * whose memory still has the name loses its next write, and looks again.
 */
async function rewriteTable(
  db: Database,
  { row, table }: Found,
  player: StoredPlayer,
  now: number,
): Promise<WrittenLine | undefined> {
  const seat = seatOf(table, player.id);
  if (seat === undefined) return undefined;
  const kept = await db.selectFrom('checkpoints').selectAll().where('match_id', '=', row.id).execute();
  for (const checkpoint of kept) {
    const then = tableFrom(table.setting, 'running', { ...checkpoint, match: null });
    if (!then.ok) continue;
    await db
      .updateTable('checkpoints')
      .set({ table_state: formatState(named(then.value, seat, player.name)) })
      .where('match_id', '=', row.id)
      .where('seq', '=', checkpoint.seq)
      .execute();
  }
  const { name } = player;
  // A node of an older release tells nobody of a player who has gone, and would count one notice less.
  const isTold = name !== formerPlayer(player.id).name || (await areLinesRead(db));
  const line = { type: 'forgotten', seat, ...(isTold && { name }) } as const;
  return writeLines(db, { row, table: named(table, seat, name) }, [line], now);
}
