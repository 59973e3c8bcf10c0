import type { Rival } from '@riposte/kernel';
import type { Matchup } from './matchups.ts';
import { shareOf, type WinShare } from './share.ts';

/** A rival against one other. */
export interface Against extends WinShare, Rival {}

/** A rival against all others; games against itself say nothing and do not count. */
export interface RivalStanding extends Against {
  /** In the order of the table, without itself. */
  readonly against: readonly Against[];
}

/** All rivals, those that win most first. */
export function standingsOf(
  matchups: readonly Matchup[],
  rivals: readonly Rival[],
): readonly RivalStanding[] {
  const order = rivals
    .map(({ id, name }) => ({ id, name, ...totalOf(matchups, id, rivals) }))
    .sort((one, other) => other.rate - one.rate);
  return order.map((own) => ({
    ...own,
    against: order
      .filter(({ id }) => id !== own.id)
      .map(({ id, name }) => ({ id, name, ...between(matchups, own.id, id) })),
  }));
}

/** How often the first seat wins, over all games. */
export function firstSeatShare(matchups: readonly Matchup[]): WinShare {
  const sum = (key: 'games' | 'firstWins') => matchups.reduce((total, one) => total + one[key], 0);
  return shareOf(sum('firstWins'), sum('games'));
}

function totalOf(matchups: readonly Matchup[], id: string, rivals: readonly Rival[]): WinShare {
  const parts = rivals.filter((other) => other.id !== id).map((other) => between(matchups, id, other.id));
  return shareOf(
    parts.reduce((sum, { wins }) => sum + wins, 0),
    parts.reduce((sum, { games }) => sum + games, 0),
  );
}

function between(matchups: readonly Matchup[], id: string, other: string): WinShare {
  const matchup = matchups.find(
    (one) => (one.one === id && one.other === other) || (one.one === other && one.other === id),
  );
  if (!matchup) throw new Error(`${id} never meets ${other}`);
  const { games, wins } = matchup;
  return shareOf(matchup.one === id ? wins : games - wins, games);
}
