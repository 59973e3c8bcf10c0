import { type AnyChoice, type AnyState, type Decision, pick, type Random, roll } from '@riposte/kernel';
import type { Playable } from './bot.ts';

type Decisions = readonly Decision<AnyChoice>[];

/** A playout longer than this is given up and counts as even. */
const LONGEST = 2_000;

/** The part of the match a state is in; the whole match is one part for a game without skill. */
export function partOf({ skill }: Playable, state: AnyState): number {
  return skill ? skill.part(state) : 0;
}

/** Plays on, as somebody who does not think long, to the end of the part; says how likely each seat is to win then. */
export function playOut(
  game: Playable,
  state: AnyState,
  open: Decisions,
  part: number,
  random: Random,
): readonly number[] | undefined {
  let decisions = open;
  for (let count = 0; count < LONGEST; count++) {
    const judged = judge(game, state, decisions, part);
    if (judged) return judged;
    const decision = decisions[0] as Decision<AnyChoice>;
    decisions = game.applyInPlace(state, decision.seat, anyChoice(game, decision.choices, random));
  }
  return undefined;
}

/** The chances of each seat where they can be told: the part is over, or the match. */
export function judge(
  game: Playable,
  state: AnyState,
  decisions: Decisions,
  part: number,
): readonly number[] | undefined {
  if (game.skill && game.skill.part(state) !== part) return game.skill.chances(state);
  return decisions.length === 0 ? chancesAtTheEnd(game, state) : undefined;
}

/** One for those who have won, shared where all have. */
function chancesAtTheEnd(game: Playable, state: AnyState): readonly number[] {
  const { places } = game.outcome(state) ?? { places: [] };
  const isDrawn = places.length > 1 && places.every((place) => place === 1);
  return places.map((place) => (isDrawn ? 0.5 : place === 1 ? 1 : 0));
}

const weights: number[] = [];

/** What somebody would choose who does not think long: likely choices more often. */
export function anyChoice({ skill }: Playable, choices: readonly AnyChoice[], random: Random): AnyChoice {
  const count = choices.length;
  if (!skill || count === 1) return choices[count === 1 ? 0 : roll(random, count)] as AnyChoice;
  weights.length = count;
  let total = 0;
  for (let index = 0; index < count; index++) {
    const weight = skill.weigh(choices[index] as AnyChoice);
    weights[index] = weight;
    total += weight;
  }
  return choices[pick(random, weights, total)] as AnyChoice;
}
