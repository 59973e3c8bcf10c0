import type { AnyChoice } from '@riposte/kernel';
import type { Bot, Option } from './bot.ts';
import { horizonOf, playOut } from './playout.ts';

/** How many ways each choice is tried out. */
const TRIES = 12;

/** Tries each choice a few times, each time in another imagined match, and takes what ended best on average. */
export const greedyBot: Bot = {
  name: 'greedy',
  choose({ game, seat, view, question, random }) {
    const { id, choices } = question;
    if (choices.length === 1) return { id, choice: choices[0] as AnyChoice, options: [], iterations: 0 };
    const options = choices
      .map((choice): Option => {
        let sum = 0;
        for (let tried = 0; tried < TRIES; tried++) {
          const state = game.imagine(view, random);
          const horizon = horizonOf(game, state);
          const decisions = game.applyInPlace(state, seat, choice);
          sum += playOut(game, state, decisions, horizon, random)?.[seat] ?? 0.5;
        }
        return { id, choice, chance: sum / TRIES, tries: TRIES };
      })
      .sort((one, other) => other.chance - one.chance);
    const [best] = options as [Option];
    return { id, choice: best.choice, options, iterations: TRIES * choices.length };
  },
};
