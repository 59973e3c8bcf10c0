import { type Interval, wilson } from './interval.ts';

/** How often a side won, and how sure that is. */
export interface WinShare {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
}

export function shareOf(wins: number, games: number): WinShare {
  return { games, wins, rate: games === 0 ? 0.5 : wins / games, interval: wilson(wins, games) };
}
