import { isDrawn } from '@riposte/kernel';
import type { KeptMatch } from './localSave.ts';

/** How a player has fared. */
export interface Record {
  readonly played: number;
  readonly won: number;
  /** How many of the last matches were won without a loss between them. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The opponents, the one met most often first. */
  readonly opponents: readonly RecordedOpponent[];
}

export interface RecordedOpponent {
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

export interface BestWin {
  readonly name: string;
  readonly level: number;
}

export type OwnResult = 'won' | 'drawn' | 'lost';

/** How the player has fared in these matches, newest first. A match given up is lost; one among bots alone is none. */
export function recordOf(matches: readonly KeptMatch[]): Record {
  const own = matches.flatMap((match) => {
    const result = resultOf(match);
    return result === undefined ? [] : [{ result, opponents: opponentsIn(match) }];
  });
  const results = own.map(({ result }) => result);
  return {
    played: own.length,
    won: winsIn(results),
    streak: streakAt(results),
    bestStreak: Math.max(0, ...results.map((_, index) => streakAt(results.slice(index)))),
    opponents: [...new Set(own.flatMap(({ opponents }) => opponents))]
      .map((name) => {
        const met = own.filter(({ opponents }) => opponents.includes(name));
        return { name, played: met.length, won: winsIn(met.map(({ result }) => result)) };
      })
      .toSorted((one, other) => other.played - one.played),
  };
}

/** How a match ended for the player; nothing where none of its seats was theirs. */
export function resultOf(match: KeptMatch): OwnResult | undefined {
  const seat = ownSeat(match);
  if (seat === undefined) return undefined;
  const {
    save: { givenUp },
    outcome,
  } = match;
  if (givenUp || !outcome) return 'lost';
  if (outcome.places[seat] !== 1) return 'lost';
  return isDrawn(outcome) ? 'drawn' : 'won';
}

/** The seat of the player. */
export function ownSeat({ save: { bots, sitters } }: KeptMatch): number | undefined {
  const seat = sitters.findIndex(({ kind }, index) => kind === 'you' && bots[index] === undefined);
  return seat === -1 ? undefined : seat;
}

/** The strongest bot that was beaten. */
export function bestWin(matches: readonly KeptMatch[]): BestWin | undefined {
  const beaten = matches
    .filter((match) => resultOf(match) === 'won')
    .flatMap(({ save: { sitters } }) =>
      sitters.flatMap(({ kind, name, level }) =>
        kind === 'bot' && level !== undefined ? [{ name, level }] : [],
      ),
    );
  return beaten.toSorted((one, other) => other.level - one.level)[0];
}

function opponentsIn({ save: { sitters } }: KeptMatch): readonly string[] {
  return sitters.flatMap(({ kind, name }) => (kind === 'you' ? [] : [name]));
}

function winsIn(results: readonly OwnResult[]): number {
  return results.filter((result) => result === 'won').length;
}

/** A draw neither ends a streak nor makes it longer. */
function streakAt(results: readonly OwnResult[]): number {
  const end = results.indexOf('lost');
  return winsIn(end === -1 ? results : results.slice(0, end));
}
