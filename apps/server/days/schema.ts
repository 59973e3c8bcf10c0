import type { Database } from '../store/database.ts';

/** How a duel of the day ended. */
interface DuelRow {
  game: string;
  /** As 2026-11-17. */
  day: string;
  /** What the browser calls it: so it counts once, however often it is sent. It says nothing of who played. */
  attempt: string;
  result: string;
  /** As JSON, where the match was played to its end. */
  scores: string | null;
}

/** The store with the tables of this folder. */
export function withDuels(db: Database) {
  return db.withTables<{ duels: DuelRow }>();
}

export type DuelDatabase = ReturnType<typeof withDuels>;
