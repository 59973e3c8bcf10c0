import type { ResultCard } from '@riposte/protocol';
import type { KeptMatch } from '../../match/local/localSave.ts';
import type { CountedMatch } from '../../match/local/shares.ts';

/** Whom a player met. */
export interface Opponent {
  readonly name: string;
  readonly isBot: boolean;
  readonly level?: number;
}

/** A match of the player that is over, wherever it was played. */
export interface PlayedMatch extends CountedMatch {
  readonly id: string;
  readonly kept: 'here' | 'server';
  readonly game: string;
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly opponents: readonly Opponent[];
  /** How exactly the player chose, where that was judged. */
  readonly accuracy?: number;
}

/** How often something was played, and won. */
export interface RecordTally {
  readonly played: number;
  readonly won: number;
}

/** A match that this browser keeps. */
export function playedHere(
  match: KeptMatch,
  counted: CountedMatch,
  accuracy: number | undefined,
): PlayedMatch {
  const { id, save, endedAt, begunAt } = match;
  return {
    ...counted,
    id,
    kept: 'here',
    game: save.game,
    at: endedAt ?? begunAt,
    opponents: save.sitters.flatMap(({ kind, name, level }) =>
      kind === 'you' ? [] : [{ name, isBot: true, ...(level !== undefined && { level }) }],
    ),
    ...(accuracy !== undefined && { accuracy }),
  };
}

/** What is known of a match on the server beside its result. */
interface Known {
  readonly way: string;
  /** The figure that was played. */
  readonly called: string | undefined;
  /** What a bot is called. */
  readonly nameOf: (bot: string) => string;
}

/** A match that the server keeps; nothing where it came to no result. */
export function playedThere(
  { table, game, place, drawn, opponents, accuracy, endedAt }: ResultCard,
  { way, called, nameOf }: Known,
): PlayedMatch | undefined {
  if (place === undefined) return undefined;
  return {
    id: table,
    kept: 'server',
    game,
    way,
    ...(called !== undefined && { called }),
    result: drawn ? 'drawn' : place === 1 ? 'won' : 'lost',
    at: Date.parse(endedAt),
    opponents: opponents.map(
      (opponent): Opponent =>
        'player' in opponent
          ? { name: opponent.player.name, isBot: false }
          : { name: nameOf(opponent.bot), isBot: true, ...levelIn(opponent.bot) },
    ),
    ...(accuracy !== undefined && { accuracy }),
  };
}

/** Bots that may sit down on a server are named by their level. */
function levelIn(bot: string): { readonly level?: number } {
  const level = /^level-(\d+)$/.exec(bot)?.[1];
  return level === undefined ? {} : { level: Number(level) };
}

/** How often it was played and won, against people, or against bots alone. */
export function tallyOf(matches: readonly PlayedMatch[], against: 'people' | 'bots'): RecordTally {
  const met = matches.filter(
    ({ opponents }) => opponents.some(({ isBot }) => !isBot) === (against === 'people'),
  );
  return { played: met.length, won: met.filter(({ result }) => result === 'won').length };
}

/** The strongest bot that was beaten, and the match; of equals the first. */
export function bestOf(
  matches: readonly PlayedMatch[],
): (Opponent & { readonly match: PlayedMatch }) | undefined {
  return matches
    .filter(({ result }) => result === 'won')
    .flatMap((match) =>
      match.opponents.filter(({ level }) => level !== undefined).map((one) => ({ ...one, match })),
    )
    .toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0) || one.match.at - other.match.at)[0];
}

/** Those of which an analysis was made, the oldest first. */
export function judgedOf(
  matches: readonly PlayedMatch[],
): readonly (PlayedMatch & { readonly accuracy: number })[] {
  return matches
    .flatMap(({ accuracy, ...match }) => (accuracy === undefined ? [] : [{ ...match, accuracy }]))
    .toSorted((one, other) => one.at - other.at);
}
