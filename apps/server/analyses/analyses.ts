import {
  type AnalysisAnswer,
  type MatchAnalysis,
  type Refusal,
  type Result,
  refuse,
} from '@riposte/protocol';
import { trustIn } from '@riposte/shelf/trust';
import { sql } from 'kysely';
import type { FindGame } from '../matches/record.ts';
import { Turnstile } from '../matches/turnstile.ts';
import { type Asker, isMember } from '../queue/asker.ts';
import { type Full, fullFor, holdQueue, nextTurn, type QueueLimits } from '../queue/turns.ts';
import type { Database } from '../store/database.ts';
import { isSpoken } from '../store/speakers.ts';
import { type AnalysisDatabase, withAnalyses } from './schema.ts';

/** How many analyses may be asked for in a day, and how many may wait. */
export interface AnalysisLimits {
  /** By one member, and by one guest. */
  readonly member: number;
  readonly guest: number;
  /** By all guests and visitors of a site together. */
  readonly guests: number;
  /** Once so many were asked for there, visitors who are not signed in ask for no more. */
  readonly visitors: number;
  readonly waiting: QueueLimits;
}

/** So many are told at once. */
const MOST_ACCURACIES = 1_000;

const LIMITS: AnalysisLimits = {
  member: 50,
  guest: 10,
  guests: 40,
  visitors: 10,
  waiting: { all: 1_000, guests: 500, site: 100 },
};

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

  /** Asks for an analysis, which is made once for all. A new one is counted, for the asker and by `mayAsk`. */
  async want(match: string, asker: Asker, mayAsk: () => Promise<void>): Promise<Result<AnalysisAnswer>> {
    const seen = await this.look(match);
    if (!seen.ok || seen.value.status !== 'unasked') return seen;
    return (await this.#inOrder.pass('queue', () => this.#put(match, asker, mayAsk))) ?? this.look(match);
  }

  /** Puts a match into the queue, unless it is there; gives a refusal where it may not come in. */
  #put(match: string, asker: Asker, mayAsk: () => Promise<void>): Promise<Refusal | undefined> {
    return this.db.transaction().execute(async (inside) => {
      await holdQueue(inside, 'analyses');
      const known = inside.selectFrom('analyses').select('match_id').where('match_id', '=', match);
      if (await known.executeTakeFirst()) return undefined;
      const tooMany = await this.#tooMany(inside, asker);
      if (tooMany) return tooMany;
      await mayAsk();
      const { key, site, player } = asker;
      const turn = nextTurn('analyses', asker);
      await inside
        .insertInto('analyses')
        .values({ match_id: match, asked_by: player?.id ?? null, asker: key, site, turn })
        .execute();
      return undefined;
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
    await this.db
      .updateTable('analyses')
      .set({ asked_by: null, asker: null })
      .where('asked_by', '=', player)
      .execute();
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

  async #tooMany(db: AnalysisDatabase, asker: Asker): Promise<Refusal | undefined> {
    const { member, guest, guests, visitors, waiting } = this.#limits;
    const { rows } = await sql<{ own: number; shared: number }>`
      select
        (select count(*)::integer from analyses
          where asked_by = ${asker.player?.id ?? ''} and asked_at > now() - interval '1 day') as own,
        (select count(*)::integer from analyses
          where asker = ${asker.key} and asked_at > now() - interval '1 day') as shared`.execute(db);
    const { own = 0, shared = 0 } = rows[0] ?? {};
    if (isMember(asker)) {
      if (own >= member) return refuse('TOO_MANY_ANALYSES', TODAY(member));
    } else {
      if (own >= guest) return refuse('TOO_MANY_ANALYSES', `${TODAY(guest)} With an account you have more.`);
      const most = asker.player ? guests : visitors;
      if (shared >= most) return refuse('TOO_MANY_ANALYSES', SHARED);
    }
    const full = await fullFor(db, 'analyses', asker, waiting);
    return full && refuse('TOO_MANY_ANALYSES', FULL[full]);
  }
}

const TODAY = (most: number) => `You have asked for ${most} analyses today; ask again tomorrow.`;
const SHARED =
  'Your network has asked for many analyses today: sign in to an account, or ask again tomorrow.';
const FULL: Readonly<Record<Full, string>> = {
  all: 'Many analyses wait already; ask again later.',
  site: 'Many analyses of your network wait already; ask again later.',
  guests: 'Many analyses wait already: sign in to an account, or ask again later.',
};

/** A day later nothing says any more who asked, but for the account that may take it along. */
export async function forgetAskers(db: Database): Promise<void> {
  await sql`
    update analyses set asker = null, site = null
    where site is not null and done_at is not null and asked_at < now() - interval '1 day'`.execute(db);
}
