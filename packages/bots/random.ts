import { type AnyChoice, roll } from '@riposte/kernel';
import type { Bot } from './bot.ts';

/** Answers what it is asked by chance, and takes no offers. */
export const randomBot: Bot = {
  name: 'random',
  choose({ question, random }) {
    const choice = question.choices[roll(random, question.choices.length)] as AnyChoice;
    return { id: question.id, choice, options: [], iterations: 0 };
  },
};
