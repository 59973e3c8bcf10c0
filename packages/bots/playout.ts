import {
  type AnyChoice,
  type AnyState,
  type Decision,
  isDrawn,
  pick,
  type Random,
  roll,
} from '@riposte/kernel';
import type { Playable } from './bot.ts';
import type { Experience } from './experience.ts';

type Decisions = readonly Decision<AnyChoice>[];

/** A playout longer than this is given up and counts as even. */
const LONGEST = 2_000;

/** The part at which a search that begins here stops; a game without skill is played to its end. */
export function horizonOf({ skill }: Playable, state: AnyState): number {
  return skill ? skill.part(state) + (skill.ahead?.(state) ?? 1) : 0;
}

/** Plays on to the horizon, as a player who does not think long, or has experience; says how likely each seat is to win then. */
export function playOut(
  game: Playable,
  state: AnyState,
  open: Decisions,
  horizon: number,
  random: Random,
  experience?: Experience,
): readonly number[] | undefined {
  let decisions = open;
  for (let count = 0; count < LONGEST; count++) {
    const judged = judge(game, state, decisions, horizon);
    if (judged) return judged;
    const decision = decisions[0] as Decision<AnyChoice>;
    const choice = anyChoice(game, state, decision, random, experience);
    experience?.note(decision, choice);
    decisions = game.applyInPlace(state, decision.seat, choice);
  }
  return undefined;
}

/** The chances of each seat where they can be told: at the horizon, or when the match is over. */
export function judge(
  game: Playable,
  state: AnyState,
  decisions: Decisions,
  horizon: number,
): readonly number[] | undefined {
  if (game.skill && game.skill.part(state) >= horizon) return game.skill.chances(state);
  return decisions.length === 0 ? chancesAtTheEnd(game, state) : undefined;
}

/** One for those who have won, shared where all have. */
function chancesAtTheEnd(game: Playable, state: AnyState): readonly number[] {
  const outcome = game.outcome(state) ?? { places: [] };
  const won = isDrawn(outcome) ? 0.5 : 1;
  return outcome.places.map((place) => (place === 1 ? won : 0));
}

/** What a player would choose who does not think long: likely choices more often. */
export function anyChoice(
  game: Playable,
  state: AnyState,
  decision: Decision<AnyChoice>,
  random: Random,
  experience?: Experience,
): AnyChoice {
  const { choices } = decision;
  if (choices.length === 1) return choices[0] as AnyChoice;
  const weights = weighed(game, state, decision);
  if (!weights) return choices[roll(random, choices.length)] as AnyChoice;
  experience?.bend(decision, weights);
  let total = 0;
  for (let index = 0; index < choices.length; index++) total += weights[index] as number;
  return choices[pick(random, weights, total)] as AnyChoice;
}

const weights: number[] = [];

/** How likely each choice seems at first sight, until the next decision is weighed; nothing in a game without skill. */
export function weighed(
  { skill }: Playable,
  state: AnyState,
  decision: Decision<AnyChoice>,
): number[] | undefined {
  if (!skill) return undefined;
  weights.length = decision.choices.length;
  skill.weigh(state, decision, weights);
  return weights;
}
