import type { AnyChoice } from '@riposte/kernel';
import type { Bot } from './bot.ts';
import { weighed } from './playout.ts';

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
