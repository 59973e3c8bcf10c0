import { CHARACTERS } from '@riposte/flash-duel';
import type { Matchup } from './matchups.ts';
import { type Share, shareOf } from './share.ts';

/** A character against one other. */
export interface Against extends Share {
  readonly id: string;
  readonly name: string;
}

/** A character against all others; games against itself say nothing and do not count. */
export interface Standing extends Against {
  /** In the order of the table, without itself. */
  readonly against: readonly Against[];
}

/** All characters, those that win most first. */
export function standingsOf(matchups: readonly Matchup[]): readonly Standing[] {
  const order = Object.keys(CHARACTERS)
    .map((id) => ({ id, ...totalOf(matchups, id) }))
    .sort((one, other) => other.rate - one.rate);
  return order.map((own) => ({
    ...own,
    name: shortName(own.id),
    against: order
      .filter(({ id }) => id !== own.id)
      .map(({ id }) => ({ id, name: shortName(id), ...between(matchups, own.id, id) })),
  }));
}

/** How often the seat that begins wins, over all games. */
export function firstSeatShare(matchups: readonly Matchup[]): Share {
  const sum = (key: 'games' | 'firstWins') => matchups.reduce((total, one) => total + one[key], 0);
  return shareOf(sum('firstWins'), sum('games'));
}

/** What a character is called in a table: "Rook" for Garus Rook. */
function shortName(id: string): string {
  const name = CHARACTERS[id]?.name ?? id;
  return name.split(' ').find((word) => word.toLowerCase() === id) ?? name;
}

function totalOf(matchups: readonly Matchup[], id: string): Share {
  const parts = Object.keys(CHARACTERS)
    .filter((other) => other !== id)
    .map((other) => between(matchups, id, other));
  return shareOf(
    parts.reduce((sum, { wins }) => sum + wins, 0),
    parts.reduce((sum, { games }) => sum + games, 0),
  );
}

function between(matchups: readonly Matchup[], id: string, other: string): Share {
  const matchup = matchups.find(
    (one) => (one.one === id && one.other === other) || (one.one === other && one.other === id),
  );
  if (!matchup) throw new Error(`${id} never meets ${other}`);
  const { games, wins } = matchup;
  return shareOf(matchup.one === id ? wins : games - wins, games);
}
