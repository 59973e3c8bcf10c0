import type { Deed } from '@riposte/protocol';
import type { Generated } from 'kysely';
import type { Database } from '../store/database.ts';

/** A player who looks for a match. */
interface SeekRow {
  player_id: string;
  /** Equal for those who want the same. */
  wish: string;
  /** What they would play as well. */
  also: string[];
  since: Generated<Date>;
  /** A seek that has not polled again by then is dropped. */
  until: Date;
  /** Players who were put together have the same; until then no other request may take them. */
  pair: string | null;
  pair_until: Date | null;
  table_id: string | null;
}

interface ChatRow {
  id: string;
  match_id: string;
  player_id: string;
  text: string;
  at: Generated<Date>;
  /** When a moderator took it away. */
  removed_at: Generated<Date | null>;
}

interface BlockRow {
  player_id: string;
  blocked_id: string;
}

interface ReportRow {
  chat_id: string;
  player_id: string;
  why: string;
  at: Generated<Date>;
  /** When a moderator had looked at it. */
  settled_at: Generated<Date | null>;
}

/** A player who may not talk. */
interface MuteRow {
  player_id: string;
  until: Date;
  why: string;
}

/** What a moderator did. */
interface AuditRow {
  id: string;
  at: Generated<Date>;
  moderator_id: string;
  deed: Deed['deed'];
  player_id: string;
  chat_id: string | null;
  note: string;
}

type LobbyTables = {
  seeks: SeekRow;
  chat: ChatRow;
  blocks: BlockRow;
  reports: ReportRow;
  mutes: MuteRow;
  audit: AuditRow;
};

/** The store with the tables of this folder. */
export function withLobby(db: Database) {
  return db.withTables<LobbyTables>();
}

export type LobbyDatabase = ReturnType<typeof withLobby>;
