import type { AuditLine, PERMANENT } from '@riposte/protocol';
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

/** A report about a player rather than about what they said. */
interface PlayerReportRow {
  player_id: string;
  reported_id: string;
  match_id: string;
  why: string;
  at: Generated<Date>;
  settled_at: Generated<Date | null>;
}

/** A player who watched a table at which they have no seat. */
interface VisitRow {
  match_id: string;
  player_id: string;
  at: Generated<Date>;
}

/** A moderator who was named while the service ran. */
interface ModeratorRow {
  player_id: string;
  added_at: Generated<Date>;
  /** A player; empty where it was the operator. */
  added_by: string;
}

interface AppealRow {
  id: string;
  suspension_id: string;
  player_id: string;
  text: string;
  at: Generated<Date>;
  answered_at: Date | null;
  is_granted: boolean | null;
  answer: string | null;
}

/** What a moderator wants to be done for good; settled once another has confirmed or declined it. */
interface SignOffRow {
  id: string;
  deed: (typeof PERMANENT)[number];
  player_id: string;
  asked_by: string;
  asked_at: Generated<Date>;
  why: string;
  told: string;
  settled_at: Date | null;
  settled_by: string | null;
  is_confirmed: boolean | null;
}

/** What the service has to tell a player. */
interface NotificationRow {
  id: string;
  player_id: string;
  text: string;
  at: Generated<Date>;
}

/** What a moderator did. */
interface AuditRow {
  id: string;
  at: Generated<Date>;
  moderator_id: string;
  deed: AuditLine['deed'];
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
  player_reports: PlayerReportRow;
  visits: VisitRow;
  moderators: ModeratorRow;
  appeals: AppealRow;
  sign_offs: SignOffRow;
  notices: NotificationRow;
};

/** The store with the tables of this folder. */
export function withLobby(db: Database) {
  return db.withTables<LobbyTables>();
}

export type LobbyDatabase = ReturnType<typeof withLobby>;
