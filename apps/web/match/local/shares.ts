import { seat as seatOf } from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import { type KeptMatch, matchOf } from './localSave.ts';
import { type OwnResult, ownSeat, resultOf } from './record.ts';

/** A match as it counts: in which way it was played, as whom, and how it ended. */
export interface CountedMatch {
  readonly way: string;
  /** The figure that was played, where the game has a name for it. */
  readonly called?: string;
  readonly result: OwnResult;
}

/** How often something was played, and won. */
export interface PlayShare {
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

/** What a match that was played in a way counts as; nothing where none of its seats was the player's. */
export function countedAs(
  { game, guide }: Pick<Loaded, 'game' | 'guide'>,
  way: string,
  match: KeptMatch,
): CountedMatch | undefined {
  const result = resultOf(match);
  const seat = ownSeat(match);
  if (result === undefined || seat === undefined) return undefined;
  const state = matchOf(game, match.save)?.state;
  const called = state && guide.called(seatOf(seat), game.view(state, seatOf(seat)));
  return { way, result, ...(called !== undefined && { called }) };
}

/** Matches by one of their names, what was played most first; those without that name are left out. */
export function sharesBy(counted: readonly CountedMatch[], key: 'way' | 'called'): readonly PlayShare[] {
  const shares = new Map<string, PlayShare>();
  for (const { [key]: name, result } of counted) {
    if (name === undefined) continue;
    const { played, won } = shares.get(name) ?? { played: 0, won: 0 };
    shares.set(name, { name, played: played + 1, won: won + (result === 'won' ? 1 : 0) });
  }
  return [...shares.values()].toSorted((one, other) => other.played - one.played || other.won - one.won);
}
