import type { AnyGame, Deal, Entry, Outcome, Replay } from '@riposte/kernel';
import { formatReplay, History } from '@riposte/kernel';
import type { Sitter } from '../table/session.ts';

/** All that is needed to go on with a match later: it is played again from its log. */
export interface LocalSave {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deal: Deal;
  readonly entries: readonly Entry<unknown>[];
  /** The bot on each seat, by name ("level-3"); nothing where a person sits. */
  readonly bots: readonly (string | undefined)[];
  /** Everybody on the bridge; a solo opponent of the rules has a figure and no seat. */
  readonly sitters: readonly Sitter[];
  /** Somebody left before the rules had ended it. */
  readonly givenUp?: true;
}

/** A match that was kept, and when. */
export interface KeptMatch {
  readonly id: string;
  readonly save: LocalSave;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** Absent while it is being played. */
  readonly endedAt?: number;
  /** How it ended by the rules; absent when somebody gave up. */
  readonly outcome?: Outcome;
}

/** Whether somebody has answered something in it: a match that is not lost without being asked for. */
export function isBegun({ save: { entries, bots }, endedAt }: KeptMatch): boolean {
  return endedAt === undefined && entries.some(({ seat }) => bots[seat] === undefined);
}

/** What anybody needs to play a kept match again. */
function replayOf({ game, rulesVersion, options, deal, entries, sitters }: LocalSave): Replay {
  return { game, rulesVersion, options, names: sitters.map(({ name }) => name), deal, entries };
}

/** The match played again to where its log ends; nothing when these rules do not allow what stands in it. */
export function playedAgain(game: AnyGame, save: LocalSave): LocalHistory | undefined {
  if (save.rulesVersion !== game.rulesVersion) return undefined;
  const history: LocalHistory = new History(game, save.options, save.deal);
  return save.entries.every((entry) => history.add(entry).ok) ? history : undefined;
}

export type LocalHistory = History<
  Parameters<AnyGame['outcome']>[0],
  { readonly type: string },
  unknown,
  unknown,
  unknown
>;

/** The replay file of a kept match, which anybody can verify. */
export function replayFileOf(game: AnyGame, save: LocalSave): string | undefined {
  const history = playedAgain(game, save);
  return history && formatReplay(game, replayOf(save), history.match.state);
}
