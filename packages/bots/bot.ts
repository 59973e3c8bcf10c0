import type { AnyChoice, AnyGame, Question, Random, Seat } from '@riposte/kernel';

/** As much of a game as a bot may use: it deals from views, and plays on from what was dealt. */
export type Playable = Pick<AnyGame, 'imagine' | 'decisions' | 'applyInPlace' | 'outcome' | 'skill'>;

/** All that a bot is given: what its seat sees and is asked, and chance of its own. Never a state, never the match. */
export interface Turn {
  readonly game: Playable;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question<AnyChoice>;
  /** What the seat may do at any time instead. */
  readonly offers?: readonly Question<AnyChoice>[];
  readonly random: Random;
  /** Milliseconds by which it sees how long it has thought; the clock on the wall where none is given. */
  readonly clock?: () => number;
}

/** What a bot would do, and what it thinks of the other possibilities. */
export interface Thought {
  /** The question or offer that is answered. */
  readonly id: string;
  readonly choice: AnyChoice;
  /** Best first; empty where it did not think. */
  readonly options: readonly RatedChoice[];
  /** How many times it has played on in its mind. */
  readonly iterations: number;
}

/** One possibility and how likely it is to win, from 0 to 1, by so many tries. */
export interface RatedChoice {
  readonly id: string;
  readonly choice: AnyChoice;
  readonly chance: number;
  readonly tries: number;
}

/** A player that is a program. */
export interface Bot {
  readonly name: string;
  choose(turn: Turn): Thought;
}
