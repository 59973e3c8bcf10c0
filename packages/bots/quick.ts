import { type AnyChoice, roll } from '@riposte/kernel';
import type { Bot } from './bot.ts';
import { anyChoice } from './playout.ts';

/** Answers what it is asked by chance, and takes no offers. */
export const randomBot: Bot = {
  name: 'random',
  choose({ question, random }) {
    const choice = question.choices[roll(random, question.choices.length)] as AnyChoice;
    return { id: question.id, choice, options: [], iterations: 0 };
  },
};

/** Does at first sight what seems likely: for when there is no time to think. It takes no offers. */
export const hastyBot: Bot = {
  name: 'hasty',
  choose({ game, seat, view, question: { id, question, choices }, random }) {
    const state = game.imagine(view, random);
    const choice = anyChoice(game, state, { kind: 'awaited', seat, question, choices }, random);
    return { id, choice, options: [], iterations: 0 };
  },
};
