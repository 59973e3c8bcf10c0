/**
 * What is measured: whole games by random choices, and by players who do not think long, as a search plays them; copies
 * of states; a choice as a server takes it, alone and with the letters to all seats; the tries of a search; and how many
 * bytes views and questions have.
 */
export const MEASURES = ['playout', 'sensible', 'copies', 'apply', 'authority', 'search', 'sizes'] as const;
export type Measure = (typeof MEASURES)[number];

/** How fast a game is to be: so many a second at least, and so many microseconds at most for `apply` and `authority`. */
export interface PaceGoals {
  readonly decisions?: number;
  readonly games?: number;
  readonly copies?: number;
  readonly apply?: number;
  readonly authority?: number;
  readonly iterations?: number;
}

/** A way to play a game, and what is measured of it. */
export interface Pace<Options> {
  /** The figures are called by it: `chess-blitz` has `chess-blitz.playout.games`. */
  readonly name: string;
  /** The others are as they are by default. */
  readonly options: Partial<Options>;
  readonly measures: readonly Measure[];
  readonly goals?: PaceGoals;
}

/** All that is measured of a game, in groups; within a group things are measured in turn, so that they may be compared. */
export type GameBench<Options> = Readonly<Record<string, readonly Pace<Options>[]>>;
