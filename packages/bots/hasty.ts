import type { Bot } from './bot.ts';
import { anyChoice } from './playout.ts';

/** Does at first sight what seems likely: for when there is no time to think. It takes no offers. */
export const hastyBot: Bot = {
  name: 'hasty',
  choose: ({ game, question: { id, choices }, random }) => ({
    id,
    choice: anyChoice(game, choices, random),
    options: [],
    iterations: 0,
  }),
};
