import type { AnyChoice, Decision } from '../decision.ts';
import { pick, type Random, roll } from '../random.ts';
import type { Skill } from '../skill.ts';

/**
 * Who plays a trial: by chance, which goes everywhere in time, or as the game's skill would at first sight. By chance
 * alone nobody fights, and much of a game is never met.
 */
export const PLAYERS = ['random', 'sensible'] as const;
export type TrialPlayer = (typeof PLAYERS)[number];

const weights: number[] = [];

/** A choice of such a player. */
export function chosenBy<State, Choice extends AnyChoice>(
  player: TrialPlayer,
  skill: Skill<State, Choice> | undefined,
  state: State,
  decision: Decision<Choice>,
  random: Random,
): Choice {
  const { choices } = decision;
  if (choices.length === 0)
    throw new Error(`seat ${decision.seat} is asked ${decision.question} but offered nothing`);
  if (player === 'random' || !skill) return choices[roll(random, choices.length)] as Choice;
  weights.length = choices.length;
  skill.weigh(state, decision, weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return choices[pick(random, weights, total)] as Choice;
}

/** One of the open decisions: an offer so often, of 100, else one that is awaited. */
export function pickDecision<Choice>(
  decisions: readonly Decision<Choice>[],
  offers: number,
  random: Random,
): Decision<Choice> {
  const open = decisions.filter(({ kind }) => kind === 'offer');
  const from =
    open.length > 0 && roll(random, 100) < offers ? open : decisions.filter(({ kind }) => kind === 'awaited');
  const decision = from[roll(random, Math.max(1, from.length))];
  if (!decision) throw new Error('nobody is awaited though there is no outcome');
  return decision;
}
