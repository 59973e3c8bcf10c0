import { type AnyGame, formatSave, migrateOptions, parseSave, pathTo } from '@riposte/kernel';
import { type Result, refuse, type TableStatus } from '@riposte/protocol';
import type { Selectable } from 'kysely';
import { type Append, newKey } from '../store/append.ts';
import type { MatchRow } from '../store/schema.ts';
import { deadlineOf } from '../time/clock.ts';
import { dueLine } from './intentions.ts';
import { reminderDue } from './reminderDue.ts';
import type { TableStep } from './step.ts';
import { type AnyMatch, botTurnsOf, type Setting, type Table, type Terms } from './table.ts';

/** A row of the store, as it is read. */
export type StoredMatch = Selectable<MatchRow>;

/** Finds a game by its id. */
export type FindGame = (id: string) => AnyGame | undefined;

/** What is kept of a table after some line of its log. */
type Kept = Pick<StoredMatch, 'seq' | 'match' | 'table_state' | 'heads'>;

/** The part of a table that stands in one column. */
type State = Omit<Table, keyof Columns>;

/** The parts of a table that have columns of their own, or are made of them. */
type Columns = Pick<Table, 'setting' | 'status' | 'seq' | 'key' | 'heads' | 'match'>;

/** How long, in service milliseconds, people may sit at a table without the match beginning. */
const OPEN_FOR = 3 * 60 * 60 * 1_000;
const OPEN_FOR_LETTERS = 14 * 24 * 60 * 60 * 1_000;
/** How often, in milliseconds, nodes note which hosts are here. */
export const HOST_NOTED = 30_000;
/** How long after its host was seen here last an open table closes that is in the list. */
const HOST_GONE = 2 * 60 * 1_000 + HOST_NOTED;
const HOST_GONE_LETTERS = 3 * 24 * 60 * 60 * 1_000;
/** After so many lines of its log a running match leaves a checkpoint behind. */
export const CHECKPOINT_EVERY = 64;
/** How long a bot may think before its turn is given out again. */
const BOT_PATIENCE = 10_000;
/** What a seat has settled ahead is done at once, unless the node that was to do it has died. */
const INTENTION_PATIENCE = 2_000;

/** The part of a row that stands in one column. */
export function stateIn({ table_state }: Pick<StoredMatch, 'table_state'>): State {
  return JSON.parse(table_state) as State;
}

/** A match as it was saved, by whatever rules. */
export function saveIn(text: string): AnyMatch {
  return JSON.parse(text) as AnyMatch;
}

/** A table from its row. */
export function tableOf(row: StoredMatch, findGame: FindGame): Result<Table> {
  const game = findGame(row.game);
  if (!game) return refuse('NO_SUCH_GAME');
  const table = tableFrom(settingOf(row, game), row.status, row);
  return table.ok ? { ok: true, value: { ...table.value, key: row.last_key } } : table;
}

/** A table without the game that is played there: it takes no rules. */
export function tableWithoutMatch(row: StoredMatch, findGame: FindGame): Result<Table> {
  return tableOf({ ...row, match: null }, findGame);
}

function settingOf(row: StoredMatch, game: AnyGame): Setting {
  // All texts in a row are ours, written by the functions beside these.
  const options = JSON.parse(row.options) as Setting['options'];
  // The deal is made by the rules of today; a match keeps its options until newer rules take over.
  const isDealt = row.status === 'running' || row.status === 'over';
  const path = isDealt ? undefined : pathTo(game, row.rules_version);
  return {
    id: row.id,
    game,
    rulesVersion: row.rules_version,
    options: path ? (migrateOptions(path, options) as Setting['options']) : options,
    terms: JSON.parse(row.terms) as Terms,
    visibility: row.visibility,
    host: row.creator,
    commitment: row.commitment,
    createdAt: row.created_at.toISOString(),
  };
}

/** A table from what is kept of it after some line of its log. */
export function tableFrom(setting: Setting, status: TableStatus, kept: Kept): Result<Table> {
  const state = stateIn(kept);
  const table = { ...state, setting, status, seq: kept.seq, heads: kept.heads };
  if (kept.match === null) return { ok: true, value: table };
  const match = parseSave(setting.game, kept.match);
  return match.ok ? { ok: true, value: { ...table, match: match.value } } : match;
}

/** What a line of a running match changes in the store. */
export function appendOf({ table, line }: Pick<TableStep, 'table' | 'line'>, at: number, delay = 0): Append {
  const { setting, match, seq, heads, ending } = table;
  if (!match) throw new Error('a match that runs has been dealt');
  return {
    id: setting.id,
    seq: seq - 1,
    key: newKey(),
    entry: JSON.stringify(delay > 0 ? { ...line, delay } : line),
    at,
    match: formatSave(match),
    tableState: formatState(table),
    heads,
    deadline: dueOf(table, at),
    result: formatEnding(table),
    ...(seq % CHECKPOINT_EVERY === 0 && !ending && { checkpoint: match.entries }),
  };
}

export function formatState(table: Table): string {
  // What a newer release has put there, and this one does not know, stays.
  const {
    setting: _setting,
    status: _status,
    seq: _seq,
    key: _key,
    heads: _heads,
    match: _match,
    ...state
  } = table;
  return JSON.stringify(state satisfies State);
}

export function formatMatch({ match }: Table): string | undefined {
  return match && formatSave(match);
}

export function formatEnding({ ending }: Table): string | undefined {
  return ending && JSON.stringify(ending);
}

/**
 * When an open table closes whose host was here last at a time. A private one is in no list and waits for whom the host
 * sends its link; so does one played by letter whose host is told of their turns (`isReached`).
 */
export function closingOf({ setting, clock }: Table, seen: number, isReached = false): number {
  const isByLetter = setting.terms.clock.type === 'correspondence';
  const last = clock.since + (isByLetter ? OPEN_FOR_LETTERS : OPEN_FOR);
  if (setting.visibility === 'private' || (isByLetter && isReached)) return last;
  return Math.min(last, Math.max(seen, clock.since) + (isByLetter ? HOST_GONE_LETTERS : HOST_GONE));
}

/** By when the sweep has to look at a table. */
export function dueOf(table: Table, now: number): number | undefined {
  const { status, clock, dealing } = table;
  if (status === 'over') return undefined;
  if (status === 'open') return closingOf(table, now);
  if (dealing) return dealing.until;
  const late = deadlineOf(clock);
  const bots = botTurnsOf(table).length > 0 ? now + BOT_PATIENCE : undefined;
  const intention = dueLine(table) ? now + INTENTION_PATIENCE : undefined;
  const back = table.seats.flatMap(({ away }) => away?.until ?? []);
  const all = [late, bots, intention, reminderDue(table, now), ...back].filter((one) => one !== undefined);
  return all.length > 0 ? Math.min(...all) : undefined;
}
