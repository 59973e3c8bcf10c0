import { type Day, dayAt, RESULTS } from '@riposte/daily';
import { type DayRow, type DayTable, type DuelBody, type Result, refuse } from '@riposte/protocol';
import { WEEKS } from '@riposte/shelf/weeks';
import { sql } from 'kysely';
import type { FindGame } from '../matches/record.ts';
import { Turnstile } from '../matches/turnstile.ts';
import type { Database } from '../store/database.ts';
import { type Check, checkInThread } from './check.ts';
import { type DuelDatabase, withDuels } from './schema.ts';

export interface DaysOptions {
  readonly db: Database;
  readonly findGame: FindGame;
  readonly check?: Check;
}

/** A try at the duel of a day. */
export interface Attempt {
  readonly game: string;
  readonly day: Day;
  readonly attempt: string;
}

/** So many duels may wait to be checked; one is checked after another. */
const MOST_WAITING = 100;

/**
 * The tables of the day: how the same duel went for all. Nobody is named in them, and nobody is ranked: who knows the
 * deal beforehand could play it until it is won. Each result is that of a match that was played again.
 */
export class Days {
  readonly #db: DuelDatabase;
  readonly #findGame: FindGame;
  readonly #check: Check;
  readonly #oneByOne = new Turnstile();
  #waiting = 0;

  constructor({ db, findGame, check = checkInThread }: DaysOptions) {
    this.#db = withDuels(db);
    this.#findGame = findGame;
    this.#check = check;
  }

  /** How the duel of a day went for all whose matches are here. */
  async table(game: string, day: Day): Promise<Result<DayTable>> {
    const refusal = this.#whyNone(game, day);
    if (refusal) return refusal;
    const rows = await this.#db
      .selectFrom('duels')
      .select(['result', 'scores'])
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('game', '=', game)
      .where('day', '=', day)
      .groupBy(['result', 'scores'])
      .execute();
    const told = rows.map(
      ({ result, scores, count }): DayRow => ({
        result: result as DayRow['result'],
        ...(scores !== null && { scores: JSON.parse(scores) as number[] }),
        count,
      }),
    );
    return { ok: true, value: { rows: told.toSorted(bestFirst) } };
  }

  /** Takes in a duel: it counts once, and only if it was really played. A new one is counted by `mayAsk`. */
  async take(
    one: Attempt,
    { rulesVersion, entries }: DuelBody,
    mayAsk: () => Promise<void>,
  ): Promise<Result<DayTable>> {
    const { game, day } = one;
    const refusal = this.#whyNone(game, day);
    if (refusal) return refusal;
    if (this.#findGame(game)?.rulesVersion !== rulesVersion) {
      return refuse('NOT_OF_DAY', 'It was played by other rules than this server has.');
    }
    if (await this.#isHere(one)) return this.table(game, day);
    await mayAsk();
    if (this.#waiting >= MOST_WAITING) return refuse('BUSY');
    this.#waiting += 1;
    try {
      return await this.#oneByOne.pass('check', () => this.#keep(one, entries));
    } finally {
      this.#waiting -= 1;
    }
  }

  async #keep({ game, day, attempt }: Attempt, entries: DuelBody['entries']): Promise<Result<DayTable>> {
    const checked = await this.#check({ game, day, entries });
    if (!checked.ok) return refuse('NOT_OF_DAY', checked.why);
    const { result, scores } = checked.value;
    await this.#db
      .insertInto('duels')
      .values({ game, day, attempt, result, scores: scores ? JSON.stringify(scores) : null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.table(game, day);
  }

  async #isHere({ game, day, attempt }: Attempt): Promise<boolean> {
    const row = await this.#db
      .selectFrom('duels')
      .select('attempt')
      .where('game', '=', game)
      .where('day', '=', day)
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row !== undefined;
  }

  #whyNone(game: string, day: Day) {
    if (!this.#findGame(game) || !WEEKS[game])
      return refuse('NO_SUCH_GAME', 'This game has no duel of the day.');
    return day > dayAt(Date.now()) ? refuse('NOT_STARTED', 'That day has not begun.') : undefined;
  }
}

/** By the result, then by how far the player was ahead. */
function bestFirst(one: DayRow, other: DayRow): number {
  return RESULTS.indexOf(one.result) - RESULTS.indexOf(other.result) || leadIn(other) - leadIn(one);
}

function leadIn({ scores: [own = 0, ...others] = [] }: DayRow): number {
  return own - Math.max(0, ...others);
}
