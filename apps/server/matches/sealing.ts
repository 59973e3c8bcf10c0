import { botName } from '@riposte/bots';
import { type Replay, replayText, withNames } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { StoredPlayer } from '../store/players.ts';
import { findRow, findTable, readDeal, readLog } from './archive.ts';
import { type Course, courseOf } from './entries.ts';
import { Past, type PastParts } from './past.ts';
import { type FindGame, type StoredMatch, saveIn, stateIn } from './record.ts';
import type { AnyMatch, Holder } from './table.ts';

/** What it takes to make replay files. */
export interface SealingParts extends PastParts {
  readonly findGame: FindGame;
}

/**
 * Replay files. Each is written once, when its match has ended, and given out as it was written ever after: no later
 * rules can spoil it. All it is made of is durable by then, so where a node dies before, another does it.
 */
export class Sealing {
  readonly #parts: SealingParts;

  constructor(parts: SealingParts) {
    this.#parts = parts;
  }

  /** The replay file of a match that is over. */
  async replay(id: string): Promise<Result<string>> {
    const kept = await this.#kept(id);
    if (kept !== undefined) return { ok: true, value: kept };
    const sealed = await this.seal(id);
    if (!sealed.ok) return sealed;
    const text = await this.#kept(id);
    return text === undefined
      ? refuse('NO_PROOF', 'The rules changed during this match, and what they changed was not kept.')
      : { ok: true, value: text };
  }

  /** Writes the replay file of a match that is over, if that has not been done. */
  async seal(id: string): Promise<Result<void>> {
    return this.#parts.db.transaction().execute(async (db): Promise<Result<void>> => {
      // The row is held, so that no name that is being erased gets into the file.
      const row = await findRow(db, id, { lock: true });
      if (!row) return refuse('NO_SUCH_TABLE');
      if (row.status !== 'over' || row.match === null) return refuse('NOT_FINISHED');
      if (row.is_sealed) return { ok: true, value: undefined };
      const text = await this.#textOf(db, row, saveIn(row.match));
      if (text !== undefined) await db.insertInto('replays').values({ match_id: id, text }).execute();
      await db.updateTable('matches').set({ is_sealed: true }).where('id', '=', id).execute();
      return { ok: true, value: undefined };
    });
  }

  /** Seals what has ended and was left: by a node that died, or by a release that did not seal. Gives how many. */
  async sealLeft(most: number): Promise<number> {
    const { rows } = await sql<{ id: string }>`
      select id from matches where status = 'over' and match is not null and not is_sealed
      order by id limit ${most}`.execute(this.#parts.db);
    for (const { id } of rows) await this.seal(id);
    return rows.length;
  }

  async #kept(id: string): Promise<string | undefined> {
    const row = await this.#parts.db
      .selectFrom('replays')
      .select('text')
      .where('match_id', '=', id)
      .executeTakeFirst();
    return row?.text;
  }

  /** Nothing where older releases let newer rules take over and kept no proof of it. */
  async #textOf(db: Database, row: StoredMatch, match: AnyMatch): Promise<string | undefined> {
    const course = await this.#courseOf(db, row, match);
    if (!course || match.rulesVersion !== row.rules_version) return undefined;
    const { entries, carried, dealtBy } = course;
    const replay: Replay = {
      game: row.game,
      rulesVersion: row.rules_version,
      options: JSON.parse(row.options) as Replay['options'],
      ...dealtBy,
      names: stateIn(row).seats.map(nameOf),
      deal: await readDeal(db, row),
      entries,
      ...(carried.length > 0 && { carried }),
    };
    const { ending } = stateIn(row);
    return replayText(replay, {
      state: match.state,
      outcome: ending?.by === 'game' ? ending.outcome : undefined,
    });
  }

  /** The game as the log has it. Logs of older releases do not say what was taken back: there the rules must. */
  async #courseOf(db: Database, row: StoredMatch, match: AnyMatch): Promise<Course | undefined> {
    const log = await readLog(db, row.id, 0, row.seq);
    const course = courseOf(log.map(({ line }) => line));
    if (course.entries.length === match.entries) return course;
    const found = await findTable(db, this.#parts.findGame, row.id);
    if (!found.ok || course.dealtBy || found.value.table.setting.game.rulesVersion !== row.rules_version) {
      return undefined;
    }
    const past = new Past({ ...this.#parts, db }, found.value);
    return { entries: await past.entries(), carried: [] };
  }
}

/** Gives a player another name in the replay file of a match, if there is one. */
export async function renameInReplay(
  db: Database,
  id: string,
  { id: player, name }: StoredPlayer,
): Promise<void> {
  const row = await db.selectFrom('replays').select('text').where('match_id', '=', id).executeTakeFirst();
  const held = await db
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', id)
    .where('player_id', '=', player)
    .execute();
  if (!row || held.length === 0) return;
  const isTheirs = (seat: number) => held.some((one) => one.seat === seat);
  const text = withNames(row.text, (before, seat) => (isTheirs(seat) ? name : before));
  await db.updateTable('replays').set({ text }).where('match_id', '=', id).execute();
}

function nameOf({ player, bot }: Holder): string {
  return player?.name ?? (bot === undefined ? '' : botName(bot));
}
