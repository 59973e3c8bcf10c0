import type { Occasion } from '@riposte/kernel/conformance';
import type { Question } from './choice.ts';
import type { Options } from './options.ts';

const DEALT: Partial<Options> = { heroes: 'dealt' };

/** The matches that every release leaves behind in `saves/`: one for each kind of question. */
const keepsakes: readonly Occasion<Options, Question>[] = [
  // Heroes are the first thing asked.
  { options: {}, question: 'hero', early: true },
  { options: {}, question: 'deck' },
  { options: { game: 'basic', heroes: 'dealt' }, question: 'main' },
  { options: { game: 'basic', heroes: 'dealt' }, question: 'obliterate' },
  ...(
    [
      'tech',
      'main',
      'defender',
      'sparkshot',
      'surplus',
      'slot',
      'pick',
      'spec',
      'trigger',
      'levels',
      'mode',
      'card',
      'discard',
      'player',
      'place',
    ] as const
  ).map((question) => ({ options: DEALT, question })),
];

export default keepsakes;
