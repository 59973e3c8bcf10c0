import { canonical } from '@riposte/kernel';
import { type DayRow, type DayTableAnswer, type DuelBody, type Result, refuse } from '@riposte/protocol';
import { type Day, dayAt, RESULTS, WEEKS } from '@riposte/shelf/daily';
import { sql } from 'kysely';
import type { FindGame } from '../matches/record.ts';
import { type Asker, keyed } from '../queue/asker.ts';
import type { QueueLimits } from '../queue/turns.ts';
import type { Database } from '../store/database.ts';
import { type Check, checkInThread } from './check.ts';
import { type Attempt, DuelChecks } from './duelChecks.ts';
import { type DuelDatabase, withDuels } from './schema.ts';

export interface DaysOptions {
  readonly db: Database;
  readonly findGame: FindGame;
  /** With it the server names what was played, and by whom. */
  readonly secret: string;
  readonly check?: Check;
  readonly limits?: QueueLimits;
  readonly onError?: (error: unknown) => void;
  /** How long, in milliseconds, who sent a duel waits for its check. */
  readonly patience?: number;
  /** After so many milliseconds another node takes the check of one that died. */
  readonly lease?: number;
}

const PATIENCE = 25_000;

/**
 * The tables of the day: how the same duel went for all. Nobody is named in them, and nobody is ranked: who knows the
 * deal beforehand could play it until it is won. Each result is that of a match that was played again.
 */
export class Days {
  readonly #db: DuelDatabase;
  readonly #findGame: FindGame;
  readonly #secret: string;
  readonly #patience: number;
  readonly checks: DuelChecks;

  constructor({ db, findGame, secret, check = checkInThread, patience = PATIENCE, ...more }: DaysOptions) {
    this.#db = withDuels(db);
    this.#findGame = findGame;
    this.#secret = secret;
    this.#patience = patience;
    this.checks = new DuelChecks({ db, findGame, check, ...more });
  }

  /** How the duel of a day went for all whose matches are here. */
  async table(game: string, day: Day): Promise<Result<DayTableAnswer>> {
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

  /**
   * Takes in a duel once it was checked that it was really played. A try counts once, and so does a log that is sent by
   * the same asker as another try. A new one is counted by `mayAsk`.
   */
  async take(
    attempt: Attempt,
    { rulesVersion, entries }: DuelBody,
    asker: Asker,
    mayAsk: () => Promise<void>,
  ): Promise<Result<DayTableAnswer>> {
    const { game, day } = attempt;
    const refusal = this.#whyNone(game, day);
    if (refusal) return refusal;
    if (this.#findGame(game)?.rulesVersion !== rulesVersion) {
      return refuse('NOT_OF_DAY', 'It was played by other rules than this server has.');
    }
    const log = canonical(entries);
    const played = keyed(this.#secret, `duel ${asker.key} ${log}`);
    if (await this.#isHere(attempt, played)) return this.table(game, day);
    const put = await this.checks.put({ ...attempt, entries, played }, asker, mayAsk);
    if (!put.ok) return put;
    const outcome = await this.checks.outcome(put.value, this.#patience);
    if (outcome === 'waiting') {
      return refuse('BUSY', 'Your duel waits to be checked. It will count; look again in a minute.');
    }
    return outcome.failure === undefined ? this.table(game, day) : refuse('NOT_OF_DAY', outcome.failure);
  }

  async #isHere({ game, day, attempt }: Attempt, played: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('duels')
      .select('attempt')
      .where('game', '=', game)
      .where('day', '=', day)
      .where((either) => either.or([either('attempt', '=', attempt), either('played', '=', played)]))
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
