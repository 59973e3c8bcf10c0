import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  type Deal,
  type Entry,
  formatSave,
  History,
  type Intention,
  type Match,
  type Outcome,
  parseSave,
} from '@riposte/kernel';
import type { Sitter } from '../../table/session.ts';

/**
 * All that is needed to go on with a match later. While the rules are the same it is played again from its log;
 * once they have changed it goes on from `match`, and its log begins there.
 */
export interface LocalSave {
  readonly game: string;
  /** The rules that its log was played by. */
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deal: Deal;
  readonly entries: readonly Entry<unknown>[];
  /** The match after the last entry, as the kernel saves it; matches kept by older clients have none. */
  readonly match?: string;
  /** What the player has planned for a question that is still to be asked. */
  readonly intention?: Intention;
  /** Where the log begins, when that is not the deal. */
  readonly carried?: CarriedMatch;
  /** It began in the middle of another match: it counts nowhere, and is not kept once it is over. */
  readonly playedOn?: PlayedOn;
  /** It is the duel of this day, and the one that counts or practice. */
  readonly daily?: { readonly day: string; readonly counts: boolean };
  /** The bot on each seat, by name ("level-3"); nothing where a person sits. */
  readonly bots: readonly (string | undefined)[];
  /** Every figure at the table; an opponent played by the rules has a figure and no seat. */
  readonly sitters: readonly Sitter[];
  /** The player left before the rules had ended it. */
  readonly givenUp?: true;
}

/** How a match began, when not with its deal. */
export type SaveOrigin = Pick<LocalSave, 'carried' | 'playedOn'>;

/** The moment of a replay from which a match was played on. */
export interface PlayedOn {
  /** Where that replay is; nothing where it was a file. */
  readonly kept?: { readonly where: 'here' | 'table'; readonly id: string };
  readonly at: number;
  readonly seat: number;
}

/** How a match stood where its log begins: it was played on from another one, or a release of the rules came between. */
export interface CarriedMatch {
  /** The rules by which it was begun. */
  readonly from: string;
  readonly match: string;
}

/** A match that was kept, and when. */
export interface KeptMatch {
  readonly id: string;
  readonly save: LocalSave;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** Absent while it is being played. */
  readonly endedAt?: number;
  /** How it ended by the rules; absent when the player gave up. */
  readonly outcome?: Outcome;
}

export type LocalHistory = History<AnyState, AnyChoice, unknown, unknown, unknown>;

/** Whether the player has answered anything in it: such a match is not dropped without a question. */
export function isBegun({ save, endedAt }: KeptMatch): boolean {
  return endedAt === undefined && hasAnswered(save, save.entries);
}

/** Whether the player has answered in this log, or before it. */
export function hasAnswered(
  { bots, carried, playedOn }: SaveOrigin & Pick<LocalSave, 'bots'>,
  entries: LocalSave['entries'],
): boolean {
  const isCarried = carried !== undefined && !playedOn;
  return isCarried || entries.some(({ seat }) => bots[seat] === undefined);
}

/** The match before the first entry of its log. */
export function beginningOf(game: AnyGame, { options, deal, carried }: LocalSave): LocalHistory {
  return new History(game, options, deal, carried && matchIn(game, carried.match));
}

/** The match played again to where its log ends; nothing when these rules do not allow what stands in it. */
export function playedAgain(game: AnyGame, save: LocalSave): LocalHistory | undefined {
  if (save.rulesVersion !== game.rulesVersion) return undefined;
  const history = beginningOf(game, save);
  return save.entries.every((entry) => history.add(entry).ok) ? history : undefined;
}

/**
 * A save that these rules go on with. One of older rules goes on from where it stood: what happened before cannot
 * be played again by these. Nothing when there is no way to them.
 */
export function carriedOver(game: AnyGame, save: LocalSave): LocalSave | undefined {
  if (playedAgain(game, save)) return save;
  const match = save.match === undefined ? undefined : matchIn(game, save.match);
  if (!match) return undefined;
  const text = formatSave(match);
  return {
    ...save,
    rulesVersion: match.rulesVersion,
    options: match.options as LocalSave['options'],
    entries: [],
    match: text,
    carried: { from: save.carried?.from ?? save.rulesVersion, match: text },
  };
}

/** How a kept match stands. */
export function matchOf(game: AnyGame, save: LocalSave): Match<AnyState, unknown> | undefined {
  return save.match === undefined ? playedAgain(game, save)?.match : matchIn(game, save.match);
}

function matchIn(game: AnyGame, text: string): Match<AnyState, unknown> | undefined {
  const parsed = parseSave(game, text);
  return parsed.ok ? parsed.value : undefined;
}
