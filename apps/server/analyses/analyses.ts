import { type AnalysisAnswer, type MatchAnalysis, type Result, refuse } from '@riposte/protocol';
import { trustIn } from '@riposte/shelf/trust';
import { sql } from 'kysely';
import type { FindGame } from '../matches/record.ts';
import { Turnstile } from '../matches/turnstile.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/players.ts';
import { isSpoken } from '../store/speakers.ts';
import { type AnalysisDatabase, withAnalyses } from './schema.ts';

/** How many analyses a player may ask for in a day, and how many may wait in all. */
export interface AnalysisLimits {
  readonly guest: number;
  readonly member: number;
  readonly waiting: number;
}

/** So many are told at once. */
const MOST_ACCURACIES = 1_000;

const LIMITS: AnalysisLimits = { guest: 10, member: 50, waiting: 1_000 };

export interface AnalysesOptions {
  readonly db: Database;
  readonly findGame: FindGame;
  readonly limits?: Partial<AnalysisLimits>;
}

/** As much of a match as decides whether it can be analysed. */
interface Ended {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly rules_version: string;
}

/**
 * Analyses of matches that are over, for all who may see their replays, which is everybody who may see the table. While
 * a match is running nobody gets one: it would tell what others hold.
 */
export class Analyses {
  readonly db: AnalysisDatabase;
  readonly #options: AnalysesOptions;
  readonly #limits: AnalysisLimits;
  readonly #inOrder = new Turnstile();

  constructor(options: AnalysesOptions) {
    this.#options = options;
    this.db = withAnalyses(options.db);
    this.#limits = { ...LIMITS, ...options.limits };
  }

  /** How far the analysis of a match has come. */
  async look(match: string): Promise<Result<AnalysisAnswer>> {
    const ended = await this.#ended(match);
    if (!ended.ok) return ended;
    const kept = await this.#kept(match);
    if (kept && kept.status !== 'waiting') return { ok: true, value: kept };
    return (await this.#whyNot(ended.value)) ?? { ok: true, value: kept ?? { status: 'unasked' } };
  }

  /** Asks for an analysis, which is made once for all. A new one is counted, for a player and by `mayAsk`. */
  want(
    match: string,
    player: Player | undefined,
    mayAsk: () => Promise<void>,
  ): Promise<Result<AnalysisAnswer>> {
    return this.#inOrder.pass(player?.id ?? match, async () => {
      const seen = await this.look(match);
      if (!seen.ok || seen.value.status !== 'unasked') return seen;
      const tooMany = await this.#tooMany(player);
      if (tooMany) return tooMany;
      await mayAsk();
      await this.db
        .insertInto('analyses')
        .values({ match_id: match, asked_by: player?.id ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return this.look(match);
    });
  }

  /** How exactly a player chose in matches of which an analysis was made, the latest first. */
  async accuraciesOf(
    player: string,
  ): Promise<readonly { readonly table: string; readonly accuracy: number }[]> {
    const rows = await this.db
      .selectFrom('results')
      .select(['match_id as table', 'accuracy'])
      .where('player_id', '=', player)
      .where('accuracy', 'is not', null)
      .orderBy('match_id', 'desc')
      .limit(MOST_ACCURACIES)
      .execute();
    return rows.flatMap(({ table, accuracy }) => (accuracy === null ? [] : [{ table, accuracy }]));
  }

  /** Which matches a player wanted to have analysed is nobody's business once they are gone. */
  async forget(player: string): Promise<void> {
    await this.db.updateTable('analyses').set({ asked_by: null }).where('asked_by', '=', player).execute();
  }

  async #ended(id: string): Promise<Result<Ended>> {
    const row = await this.db
      .selectFrom('matches')
      .select(['id', 'game', 'options', 'rules_version', 'status'])
      .select(sql<boolean>`match is not null`.as('isDealt'))
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return refuse('NO_SUCH_TABLE');
    return row.status === 'over' && row.isDealt ? { ok: true, value: row } : refuse('NOT_FINISHED');
  }

  async #kept(match: string): Promise<AnalysisAnswer | undefined> {
    const row = await this.db
      .selectFrom('analyses')
      .select(['result', 'failure', 'done_at'])
      .where('match_id', '=', match)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.failure !== null) return { status: 'failed', why: row.failure };
    if (row.result === null || row.done_at === null) return { status: 'waiting' };
    const analysis = JSON.parse(row.result) as MatchAnalysis;
    return { status: 'made', madeAt: row.done_at.toISOString(), analysis };
  }

  /** Nothing where it can be analysed, here or by another node. */
  async #whyNot({ game: id, options, rules_version }: Ended) {
    const { db, findGame } = this.#options;
    if (trustIn(id, JSON.parse(options)) === 'curve') {
      return refuse('NO_ANALYSIS', 'Nobody has measured yet how true an analysis of such a match would be.');
    }
    const isHere = findGame(id)?.rulesVersion === rules_version;
    return isHere || (await isSpoken(db, id, rules_version))
      ? undefined
      : refuse('NO_ANALYSIS', `It was played by rules ${rules_version}, which this server no longer has.`);
  }

  async #tooMany(player: Player | undefined) {
    const { guest, member, waiting } = this.#limits;
    const { rows } = await sql<{ own: number; inAll: number }>`
      select
        (select count(*)::integer from analyses
          where asked_by = ${player?.id ?? ''} and asked_at > now() - interval '1 day') as own,
        (select count(*)::integer from analyses where done_at is null) as "inAll"`.execute(this.db);
    const { own = 0, inAll = 0 } = rows[0] ?? {};
    const most = player?.kind === 'member' ? member : guest;
    if (own >= most) {
      return refuse('TOO_MANY_ANALYSES', `You have asked for ${most} analyses today; ask again tomorrow.`);
    }
    return inAll >= waiting
      ? refuse('TOO_MANY_ANALYSES', 'Many analyses wait already; ask again later.')
      : undefined;
  }
}
