import { parseSave } from '@riposte/kernel';
import { sql } from 'kysely';
import type { Rewarding } from '../lobby/achievements.ts';
import type { Database } from '../store/database.ts';
import { isUnavailable } from '../store/failure.ts';

export interface ResultsOptions {
  readonly db: Database;
  /** The games in which there is something to achieve. */
  readonly rewarding: readonly Rewarding[];
  /** Is told why the results of a match cannot be completed; they are tried again. */
  readonly onError: (error: unknown) => void;
}

/** What fails so often is left alone. */
const MOST_TRIES = 10;

/**
 * What pages read of matches that are over. The database writes the rows itself in the commit that ends a match; here
 * they are completed by what the match counts for, and written where the database could not.
 */
export class Results {
  readonly #options: ResultsOptions;

  constructor(options: ResultsOptions) {
    this.#options = options;
  }

  /** Completes the results of a match that is over, if that has not been done. */
  async complete(match: string): Promise<void> {
    const { db, rewarding } = this.#options;
    await db.transaction().execute(async (inside) => {
      const due = inside.deleteFrom('results_due').where('match_id', '=', match);
      if ((await due.executeTakeFirst()).numDeletedRows === 0n) return;
      await sql`select write_results(array[${match}])`.execute(inside);
      await countFeats(inside, match, rewarding);
    });
  }

  /** Completes what was left: by a node that died, or because it failed. Gives how many it found. */
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
