import type { Decision } from './decision.ts';
import type { Random } from './random.ts';

/**
 * What a game knows about playing itself well: all that a search may ask for besides the rules. It is given
 * imagined states only, so it cannot tell a bot what its seat does not know.
 */
export interface Skill<State, Choice> {
  /** Which part of the match this is: a search plays on to the end of the part it began in. */
  part(state: State): number;
  /** How likely each seat is to win, from 0 to 1, when a part has just ended. */
  chances(state: State): readonly number[];
  /** The index of a choice that somebody would make who does not think long; likely ones more often. */
  play(state: State, decision: Decision<Choice>, random: Random): number;
}
