import { parseSave } from '@riposte/kernel';
import { sql } from 'kysely';
import type { Rewarding } from '../lobby/achievements.ts';
import type { Database } from '../store/database.ts';
import { isUnavailable } from '../store/failure.ts';

export interface ResultsOptions {
  readonly db: Database;
  /** The games in which there is something to achieve. */
  readonly rewarding: readonly Rewarding[];
  /** How many matches are filled in at once. */
  readonly slice?: number;
  /** Is told why the results of a match cannot be completed; they are tried again. */
  readonly onError: (error: unknown) => void;
}

const SLICE = 500;
/** What fails so often is left alone. */
const MOST_TRIES = 10;

/**
 * What pages read of matches that are over. The database writes the rows itself in the commit that ends a match; here
 * they are completed: what the match counts for, and all that ended before there were any.
 */
export class Results {
  readonly #options: Required<ResultsOptions>;
  #isFilled = false;

  constructor(options: ResultsOptions) {
    this.#options = { slice: SLICE, ...options };
  }

  /** Completes the results of a match that is over, if that has not been done. */
  async complete(match: string): Promise<void> {
    const { db, rewarding } = this.#options;
    await db.transaction().execute(async (inside) => {
      const due = inside.deleteFrom('results_due').where('match_id', '=', match);
      if ((await due.executeTakeFirst()).numDeletedRows === 0n) return;
      await writeResults(inside, [match]);
      await countFeats(inside, match, rewarding);
    });
  }

  /** Completes what was left: by a node that died, or by an older release. Gives how many it found. */
  async completeLeft(most: number): Promise<number> {
    const { db, onError } = this.#options;
    const due = await db
      .selectFrom('results_due')
      .innerJoin('matches', 'matches.id', 'results_due.match_id')
      .select(['match_id', 'game', 'options'])
      .where('tries', '<', MOST_TRIES)
      .orderBy('match_id')
      .limit(most)
      .execute();
    const written = await clearWritten(
      db,
      due.filter((row) => !this.#countsAs(row)).map(({ match_id }) => match_id),
    );
    for (const { match_id } of due) {
      if (written.has(match_id)) continue;
      try {
        await this.complete(match_id);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        onError(error);
        await db
          .updateTable('results_due')
          .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
          .where('match_id', '=', match_id)
          .execute();
      }
    }
    return due.length;
  }

  /** Whether a match can count for anything: then its results are not complete with the commit that ends it. */
  counts(game: string, options: unknown): boolean {
    return this.#options.rewarding.some((one) => one.game.id === game && one.feats.counts(options));
  }

  #countsAs({ game, options }: { readonly game: string; readonly options: string }): boolean {
    return this.counts(game, JSON.parse(options));
  }

  /**
   * Writes the results of some matches that ended before there were any, the latest first. Each slice is a commit of its
   * own, which says how far it has come: any node goes on from there. Gives whether there are more.
   */
  async fill(): Promise<boolean> {
    if (this.#isFilled) return false;
    const { db } = this.#options;
    const hasMore = await this.#fillSlice(writeResults).catch((error) => {
      if (isUnavailable(error)) throw error;
      // One of them cannot be written: each is tried by itself.
      return this.#fillSlice(addDue);
    });
    // Where another node is at it, it may yet be left to this one.
    const isDone = hasMore === undefined && !(await isUnderWay(db));
    this.#isFilled = isDone || hasMore === false;
    return hasMore === true;
  }

  #fillSlice(write: Write): Promise<boolean | undefined> {
    return this.#options.db.transaction().execute(async (inside) => {
      const place = inside.selectFrom('results_fill').select('before').forUpdate().skipLocked();
      const row = await place.executeTakeFirst();
      return row ? this.#fillBefore(inside, row.before, write) : undefined;
    });
  }

  async #fillBefore(db: Database, before: string, write: Write): Promise<boolean> {
    const { slice } = this.#options;
    const matches = await db
      .selectFrom('matches')
      .select(['id', 'game', 'options', 'status'])
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(slice)
      .execute();
    const over = matches.filter(({ status }) => status === 'over');
    const idsOf = (rows: typeof over) => rows.map(({ id }) => id);
    await write(db, idsOf(over));
    await addDue(db, idsOf(over.filter((match) => this.#countsAs(match))));
    const last = matches.at(-1);
    if (last) await db.updateTable('results_fill').set({ before: last.id }).execute();
    else await db.deleteFrom('results_fill').execute();
    return last !== undefined;
  }
}

/** Of these, those of which every seat has its row are due no more: gives which. */
async function clearWritten(db: Database, matches: readonly string[]): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set();
  const { rows } = await sql<{ match_id: string }>`
    delete from results_due where match_id = any(${sql.val(matches)}::text[]) and not exists (
      select from seats left join results
        on results.player_id = seats.player_id and results.match_id = seats.match_id and results.seat = seats.seat
      where seats.match_id = results_due.match_id and seats.player_id is not null and results.match_id is null
    )
    returning match_id`.execute(db);
  return new Set(rows.map(({ match_id }) => match_id));
}

type Write = (db: Database, matches: readonly string[]) => Promise<void>;

async function addDue(db: Database, matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return;
  await db
    .insertInto('results_due')
    .values(matches.map((match_id) => ({ match_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function isUnderWay(db: Database): Promise<boolean> {
  return (await db.selectFrom('results_fill').select('before').executeTakeFirst()) !== undefined;
}

async function writeResults(db: Database, matches: readonly string[]): Promise<void> {
  if (matches.length > 0) await sql`select write_results(${sql.val(matches)}::text[])`.execute(db);
}

/** Adds what a match counts for to what its players have achieved. Where it is added again, nothing changes. */
async function countFeats(db: Database, match: string, rewarding: readonly Rewarding[]): Promise<void> {
  const row = await db
    .selectFrom('matches')
    .select(['game', 'options', 'match'])
    .where('id', '=', match)
    .where('status', '=', 'over')
    .executeTakeFirst();
  const { game, feats } = rewarding.find((one) => one.game.id === row?.game) ?? {};
  if (!row || row.match === null || !game || !feats?.counts(JSON.parse(row.options))) return;
  const saved = parseSave(game, row.match);
  const result = saved.ok ? feats.resultOf(saved.value.state) : undefined;
  if (result === undefined) return;
  const players = db.selectFrom('seats').select('player_id').where('match_id', '=', match);
  for (const { player_id: player } of await players.orderBy('player_id').execute()) {
    if (player === null) continue;
    // First the row, so that two matches that end at once are added one after another.
    await db
      .insertInto('feats')
      .values({ player_id: player, game: game.id, results: '[]' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const own = { player_id: player, game: game.id };
    const kept = await db
      .selectFrom('feats')
      .select('results')
      .where(({ and }) => and(own))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const results = feats.compact([...(JSON.parse(kept.results) as readonly unknown[]), result]);
    await db
      .updateTable('feats')
      .set({ results: JSON.stringify(results) })
      .where(({ and }) => and(own))
      .execute();
  }
}
