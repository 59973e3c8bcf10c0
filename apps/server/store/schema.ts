import type { ENDS, PlayerKind, TableStatus, Visibility } from '@riposte/protocol';
import type { ColumnType, Generated } from 'kysely';

/** A match, or the open table it will be played at. Times without a zone are service milliseconds. */
export interface MatchRow {
  id: string;
  game: string;
  /** The rules it is played by; a table before the deal, those it was laid by. */
  rules_version: string;
  options: string;
  terms: string;
  visibility: Visibility;
  creator: string;
  status: TableStatus;
  /** How many entries its log has. */
  seq: number;
  /** The key of the last of them. */
  last_key: Generated<number>;
  /** The kernel's match; nothing before the deal. */
  match: string | null;
  /** Who sits where, what is proposed, the clocks. */
  table_state: string;
  /** How many updates each viewer was sent: the seats in order, then the spectators. */
  heads: number[];
  /** When the sweep has to look at it at the latest; it may be earlier than anything is due. */
  deadline: number | null;
  secret: string;
  commitment: string;
  result: string | null;
  created_at: Stamp;
  ended_at: Date | null;
  /** Whether all is done for its replay. */
  is_sealed: Generated<boolean>;
  /** From where it was laid, as `siteKey` has it; nothing once it is no longer open. */
  site: Generated<string | null>;
}

/** The replay file of a match that is over. */
interface ReplayRow {
  match_id: string;
  text: string;
  sealed_at: Generated<Date>;
}

/** Who holds a seat, and what they added to the deal. */
interface SeatRow {
  match_id: string;
  seat: number;
  /** A player; nothing where a bot sits from the beginning. */
  player_id: string | null;
  bot: string | null;
  /** A nonce that was given openly. */
  nonce: string | null;
  /** What binds the seat to its nonces; empty for bots. Nothing before the deal where the nonce is open. */
  seal: string | null;
  /** After the deal: the seat's nonce in each of its rounds, empty where it took no part. */
  nonces: string[] | null;
}

/** One entry of a match's log. */
interface EntryRow {
  match_id: string;
  /** Counted from 0. */
  number: number;
  entry: string;
  at: number;
  /** Made for this one append, so that a node that lost the connection can tell its own from another's. */
  key: number;
}

/** The key in the link to a private table, once it was asked for. */
interface InvitationRow {
  match_id: string;
  key: string;
}

/** What a running match was after its first `seq` lines. */
interface CheckpointRow {
  match_id: string;
  seq: number;
  /** How many entries of the game were among these lines. */
  entries: number;
  match: string;
  table_state: string;
  heads: number[];
}

/** How a match was played. */
interface ModeRow {
  id: Generated<number>;
  game: string;
  options: string;
  clock: string;
}

/** What pages and ratings need of one seat that a person had in a match that is over. */
interface ResultRow {
  player_id: string;
  match_id: string;
  seat: number;
  mode: number;
  is_public: boolean;
  rules_version: string;
  place: number | null;
  /** Whether all had the same place. */
  is_drawn: boolean;
  ended_by: (typeof ENDS)[number];
  /** The others, in the order of their seats: players by id, bots as `bot level-3`. */
  opponents: string[];
  /** In service milliseconds, from the deal to the end; nothing where the log of an older release does not say. */
  duration: number | null;
  /** Whether a bot had taken over the seat by the end. */
  has_stand_in: boolean;
  /** How exactly the seat chose, once that was analysed. */
  accuracy: number | null;
  ended_at: Date | null;
}

/** A match that is over, whose results are to be completed. */
interface ResultDueRow {
  match_id: string;
  tries: Generated<number>;
}

/** What all matches of a player count for in a game that has something to achieve, as JSON. */
interface FeatsRow {
  player_id: string;
  game: string;
  results: string;
}

/** Who sits at a table that is not over. */
interface ActiveSeatRow {
  match_id: string;
  player_id: string;
}

interface PlayerRow {
  id: string;
  name: string;
  kind: PlayerKind;
  created_at: Stamp;
  /** When they had themselves erased; the row stays, so that the matches of others stay whole. */
  erased_at: Generated<Date | null>;
  /** While they are being erased: until then they sit down nowhere. */
  leaving_until: Generated<Date | null>;
}

/** A player who may not take part, now or once. */
interface SuspensionRow {
  id: string;
  player_id: string;
  /** The moderator. */
  by_id: string;
  since: Generated<Date>;
  /** Nothing where it has no end. */
  until: Date | null;
  told: string;
  /** When a moderator ended it, or put another in its place. */
  lifted_at: Generated<Date | null>;
}

/** A time for which a player is away, or was, in service time. */
interface VacationRow {
  id: string;
  player_id: string;
  since: number;
  /** When it ends, or when the player was back before that. */
  until: number;
  /** The same as a date, for people to read. */
  until_at: Date;
}

/** The only row says how long the service was not there. All times are milliseconds of the database's clock. */
interface ServiceClockRow {
  the_one: Generated<boolean>;
  /** Less what the database's clock was set back. */
  outage: number;
  /** Up to when outages are counted. */
  counted: number;
  /** When any node that serves clients beat last. */
  beat: number;
  /** By how much the database's clock was set back, all in all. */
  set_back: Generated<number>;
  /** How much was forgiven on the word of a few nodes within a minute, and since when that minute runs. */
  forgiven: Generated<number>;
  forgiven_since: Generated<number>;
  /** How much was not, all in all. */
  unforgiven: Generated<number>;
  /** Since when every beat found the tables locked; nothing where the last one did not. */
  locked: Generated<number | null>;
  /** When a write last came back to any node. */
  written: Generated<number | null>;
}

/** When the host of an open table was here last, in service time. */
interface HostRow {
  player_id: string;
  seen: number;
}

/** From where a player signed in: not the address, but what a key of this service makes of it. */
interface NetworkRow {
  player_id: string;
  network: string;
  seen_at: Generated<Date>;
}

/** A node that serves clients. */
interface NodeRow {
  id: string;
  beat: number;
  /** The version of the rules of every game, by its id, as JSON; nothing where an older release does not say. */
  rules: Generated<string | null>;
  /** Since when nothing that it writes comes back; nothing where something does. */
  stalled: Generated<number | null>;
  /** The matches in which answers wait there, and since when, in service time; as JSON. */
  waiting: Generated<string | null>;
}

/** One history of the database: another begins where it may have lost what was written last. */
interface HistoryRow {
  /** How PostgreSQL itself tells it from others. */
  identity: string;
  number: Generated<number>;
  /** How we call it. */
  id: string;
  /** When it began, in service time. */
  since: number;
}

type Stamp = ColumnType<Date, Date | undefined, never>;

/** What is kept. */
export interface Schema {
  matches: MatchRow;
  seats: SeatRow;
  entries: EntryRow;
  checkpoints: CheckpointRow;
  invitations: InvitationRow;
  replays: ReplayRow;
  modes: ModeRow;
  results: ResultRow;
  results_due: ResultDueRow;
  feats: FeatsRow;
  active_seats: ActiveSeatRow;
  players: PlayerRow;
  vacations: VacationRow;
  suspensions: SuspensionRow;
  networks: NetworkRow;
  service_clock: ServiceClockRow;
  nodes: NodeRow;
  histories: HistoryRow;
  hosts: HostRow;
}
