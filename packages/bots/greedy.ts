import type { AnyChoice } from '@riposte/kernel';
import type { Bot, RatedChoice } from './bot.ts';
import { horizonOf, playOut, weighed } from './playout.ts';

/** Does what seems likeliest at first sight, where `hasty` only does it more often: a yardstick for others. It takes no offers. */
export const eagerBot: Bot = {
  name: 'eager',
  choose({ game, seat, view, question: { id, question, choices }, random }) {
    const state = game.imagine(view, random);
    const weights = weighed(game, state, { kind: 'awaited', seat, question, choices });
    const best = weights?.indexOf(Math.max(...weights)) ?? 0;
    return { id, choice: choices[best] as AnyChoice, options: [], iterations: 0 };
  },
};

/** How many ways each choice is tried out. */
const TRIES = 12;

/** Tries each choice a few times, each time in another imagined match, and takes what ended best on average. */
export const greedyBot: Bot = {
  name: 'greedy',
  choose({ game, seat, view, question, random }) {
    const { id, choices } = question;
    if (choices.length === 1) return { id, choice: choices[0] as AnyChoice, options: [], iterations: 0 };
    const options = choices
      .map((choice): RatedChoice => {
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
    const [best] = options as [RatedChoice];
    return { id, choice: best.choice, options, iterations: TRIES * choices.length };
  },
};
