import type { Occasion } from '@riposte/kernel/conformance';
import { QUESTIONS, type Question } from './choice.ts';
import type { Options } from './options.ts';

const DEALT: Partial<Options> = { heroes: 'dealt' };
const FREE_FOR_ALL: Partial<Options> = { format: 'free-for-all', game: 'basic', heroes: 'dealt' };
const DRAGON: Partial<Options> = { format: 'two-headed-dragon', game: 'basic', heroes: 'dealt' };

/** Asked in other matches; an opponent is only asked for among three or more players. */
const OTHERWISE: ReadonlySet<Question> = new Set(['hero', 'deck', 'obliterate', 'opponent', 'lend', 'rune']);

/** The matches that every release leaves behind in `saves/`: one for each kind of question. */
const keepsakes: readonly Occasion<Options, Question>[] = [
  // Heroes are the first thing asked.
  { options: {}, question: 'hero', early: true },
  { options: {}, question: 'deck' },
  { options: { game: 'basic', heroes: 'dealt' }, question: 'main' },
  { options: { game: 'basic', heroes: 'dealt' }, question: 'obliterate' },
  ...QUESTIONS.filter((question) => !OTHERWISE.has(question)).map((question) => ({
    options: DEALT,
    question,
  })),
  { options: FREE_FOR_ALL, question: 'opponent' },
  { options: FREE_FOR_ALL, question: 'lend' },
  { options: DRAGON, question: 'main' },
  { options: { heroes: 'dealt', map: 'mystical-forest' }, question: 'rune' },
];

export default keepsakes;
