import type { Decision } from './decision.ts';

/** A strength to play against: how long it thinks, and how often it does not think at all. Never what it knows. */
export interface Level {
  readonly number: number;
  readonly name: string;
  readonly iterations: number;
  /** How often, of 100, it chooses by chance. */
  readonly slips: number;
}

/** How a search goes about a game that its usual manner does not suit. */
export interface Manner {
  /** How many parts more it looks ahead than a bot that only compares choices: over the replies of others. */
  readonly further: number;
  /** Its curiosity, in standard deviations of the results; where it is not said, results are taken to fill the scale from 0 to 1. */
  readonly curiosity: number;
  /** How much it plays on by what went well in its other tries; 0 for not at all. */
  readonly trust: number;
}

/**
 * What a game knows about playing itself well: all that a search may ask for besides the rules. It is given
 * imagined states only, so it cannot tell a bot what its seat does not know.
 */
export interface Skill<State, Choice> {
  /** Which part of the match this is; it never falls. A search plays on until as many parts are over as it looks ahead. */
  part(state: State): number;
  /** How many parts a search looks ahead from here; one when absent. */
  ahead?(state: State): number;
  /** How likely each seat is to win, from 0 to 1, when a part has just ended. */
  chances(state: State): readonly number[];
  /**
   * What the part that is being played is worth: how far the chances of who wins it and of who loses it lie apart. One
   * when absent: the part is the match.
   */
  stake?(state: State): number;
  /**
   * Writes, for every choice of the decision, how likely a player who does not think long would choose it beside the
   * others: numbers above 0. The array has room for all of them.
   */
  weigh(state: State, decision: Decision<Choice>, weights: number[]): void;
  /** How a search goes about it; as usual when absent. */
  readonly manner?: Manner;
  /** The strengths to play against, weakest first; the usual ones when absent. */
  readonly levels?: readonly Level[];
}
