import type { Generated } from 'kysely';
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
  /** Made of what was played and by whom, so that only this server can: nobody's log counts twice on a day. */
  played: string | null;
}

/** A duel that waits to be checked; once it is, nothing is left of it but who asked. */
interface DuelCheckRow {
  id: string;
  game: string | null;
  day: string | null;
  attempt: string | null;
  /** By which rules it was played. */
  rules_version: string | null;
  /** The log, as JSON. */
  entries: string | null;
  played: string | null;
  /** Who takes turns with others, and the site, as an `Asker` has them. */
  asker: string;
  site: string;
  turn: number;
  asked_at: Generated<Date>;
  /** From then on a node may take it. */
  due: Generated<Date>;
  tries: Generated<number>;
  /** Why it does not count. */
  failure: string | null;
  done_at: Date | null;
}

/** The store with the tables of this folder. */
export function withDuels(db: Database) {
  return db.withTables<{ duels: DuelRow; duel_checks: DuelCheckRow }>();
}

export type DuelDatabase = ReturnType<typeof withDuels>;
