/**
 * What a game knows about playing itself well: all that a search may ask for besides the rules. It is given
 * imagined states only, so it cannot tell a bot what its seat does not know.
 */
export interface Skill<State, Choice> {
  /** Which part of the match this is: a search plays on to the end of the part it began in. */
  part(state: State): number;
  /** How likely each seat is to win, from 0 to 1, when a part has just ended. */
  chances(state: State): readonly number[];
  /** How likely somebody who does not think long would choose that, beside the other choices: a whole number from 1. */
  weigh(choice: Choice): number;
}
