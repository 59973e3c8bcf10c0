import { type Decision, type Skill, seats, varsOf } from '@riposte/kernel';
import { cardOf, deedWorth, type WeighedChoice } from './appraisal/deeds.ts';
import { outlookOf, strengthOf } from './appraisal/outlook.ts';
import type { Choice, Question } from './choice.ts';
import { effortOf } from './moves.ts';
import { mateOf, type State } from './state.ts';
import { newTurn, type TurnVars } from './turnVars.ts';

/** How much better a choice must be to be chosen about three times as often. */
const WARMTH = 6;
/** The choices by which a movement is made. */
const MOVES: ReadonlySet<Choice['type']> = new Set(['go', 'teleport', 'skip', 'stay', 'use']);
/** A search looks so many turns ahead at least. */
const LEAST_AHEAD = 4;

/** A search looks ahead to the own next turn: every figure that lives has one until then. */
export const skill: Skill<State, Choice> = {
  part: ({ turns }) => turns,
  ahead: ({ figures, fallen }) => Math.max(LEAST_AHEAD, figures.length - fallen.length),
  chances(state) {
    const own = state.figures.map((figure) => strengthOf(state, figure));
    // The strengths of a team add up, and both win with it.
    const strengths = seats(own.length).map((seat) => {
      const mate = mateOf(state, seat);
      return ((own[seat] ?? 0) + (mate === undefined ? 0 : (own[mate] ?? 0))) ** 2;
    });
    const total = strengths.reduce((sum, strength) => sum + strength, 0);
    const each = state.options.mode === 'duo' ? total / 2 : total;
    return strengths.map((strength) => strength / each);
  },
  weigh,
  levels: [
    { number: 1, name: 'Novice', iterations: 6, slips: 50 },
    { number: 2, name: 'Pupil', iterations: 10, slips: 38 },
    { number: 3, name: 'Squire', iterations: 14, slips: 28 },
    { number: 4, name: 'Fencer', iterations: 20, slips: 19 },
    { number: 5, name: 'Duelist', iterations: 30, slips: 12 },
    { number: 6, name: 'Veteran', iterations: 50, slips: 6 },
    { number: 7, name: 'Champion', iterations: 90, slips: 2 },
    { number: 8, name: 'Master', iterations: 250, slips: 0 },
  ],
};

function weigh(state: State, decision: Decision<Choice>, weights: number[]): void {
  const { choices } = decision;
  if (decision.question === 'character' || decision.question === 'neighbour') {
    for (let index = 0; index < choices.length; index++) weights[index] = 1;
    return;
  }
  const occasion = occasionOf(state, decision);
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < choices.length; index++) {
    weights[index] = deedWorth(occasion, choices[index] as Choice);
    if (MOVES.has((choices[index] as Choice).type)) best = Math.max(best, weights[index] as number);
  }
  // What is done before the movement comes on top of the best movement.
  if (decision.question === 'move')
    for (let index = 0; index < choices.length; index++)
      if (!MOVES.has((choices[index] as Choice).type)) weights[index] = best + (weights[index] as number);
  for (let index = 0; index < choices.length; index++) best = Math.max(best, weights[index] as number);
  for (let index = 0; index < choices.length; index++)
    weights[index] = Math.max(1e-6, Math.exp(((weights[index] as number) - best) / WARMTH));
}

function occasionOf(state: State, { seat, question, choices }: Decision<Choice>): WeighedChoice {
  return {
    outlook: outlookOf(state, seat),
    question: question as Question,
    effort: effortOf(varsOf<TurnVars>(state.stack, 'turn') ?? newTurn(seat)),
    card: question === 'place' ? cardOf(choices) : 'none',
  };
}
