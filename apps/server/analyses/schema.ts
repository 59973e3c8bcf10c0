import type { Generated } from 'kysely';
import type { Database } from '../store/database.ts';

/** The analysis of a match that is over: wanted, and later made or failed. */
interface AnalysisRow {
  match_id: string;
  /** The player who asked for it first; nothing where that was a stranger, or is erased. */
  asked_by: string | null;
  asked_at: Generated<Date>;
  /** Who takes turns with others, and the site, as an `Asker` has them; nothing a day after it was asked for. */
  asker: string | null;
  site: string | null;
  /** Whose turn comes first: the smallest number. */
  turn: Generated<number>;
  /** In service milliseconds: from then on a node may take it; while one has it, until when it is theirs. */
  due: Generated<number>;
  tries: Generated<number>;
  /** The node that has it. */
  held_by: string | null;
  /** What was found, as JSON. */
  result: string | null;
  /** Of that, how exactly each seat chose, as JSON. */
  accuracies: string | null;
  failure: string | null;
  /** When there was a result, or a failure for good. */
  done_at: Date | null;
}

/** The store with the tables of this folder. */
export function withAnalyses(db: Database) {
  return db.withTables<{ analyses: AnalysisRow }>();
}

export type AnalysisDatabase = ReturnType<typeof withAnalyses>;
