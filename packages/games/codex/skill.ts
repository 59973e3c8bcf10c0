import type { Skill } from '@riposte/kernel';
import { deedWorth } from './appraisal/deeds.ts';
import { chancesOf } from './appraisal/strength.ts';
import type { Choice } from './choice.ts';
import type { State } from './state.ts';

/** How much better a choice must be to be chosen about three times as often, in points. */
const WARMTH = 1;

/**
 * A bot that compares choices looks to the end of the own turn; a search looks on over the opponent's reply. In lopsided
 * positions all chances lie close together, so curiosity is measured by how far apart they are.
 */
export const skill: Skill<State, Choice> = {
  part: ({ turn }) => turn,
  chances: chancesOf,
  weigh(state, decision, weights) {
    const { choices } = decision;
    let best = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < choices.length; index++) {
      const worth = deedWorth(state, decision, choices[index] as Choice);
      weights[index] = worth;
      if (worth > best) best = worth;
    }
    for (let index = 0; index < choices.length; index++)
      weights[index] = Math.max(1e-6, Math.exp(((weights[index] as number) - best) / WARMTH));
  },
  manner: { further: 1, curiosity: 3, trust: 2 },
  levels: [
    { number: 1, name: 'Novice', iterations: 8, slips: 50 },
    { number: 2, name: 'Pupil', iterations: 12, slips: 38 },
    { number: 3, name: 'Squire', iterations: 20, slips: 28 },
    { number: 4, name: 'Fencer', iterations: 32, slips: 19 },
    { number: 5, name: 'Duelist', iterations: 60, slips: 12 },
    { number: 6, name: 'Veteran', iterations: 120, slips: 6 },
    { number: 7, name: 'Champion', iterations: 300, slips: 2 },
    { number: 8, name: 'Master', iterations: 1000, slips: 0 },
  ],
};
