import type { Rivals } from '@riposte/kernel';
import { allHeroes } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import type { Options } from '../options.ts';

/** The heroes, each with its own spec, who meet one against one in the basic game. */
export const rivals: Rivals<Choice, Options> = {
  noun: 'hero',
  settings: [],
  all: allHeroes().map(({ id, name }) => ({ id, name })),
  options: (given) => ({ ...given, game: 'basic', heroes: 'chosen' }),
  isAskedFor: ({ question }) => question === 'hero',
  towards: ({ choices }, rival) =>
    choices.filter((choice) => choice.type === 'hero' && choice.hero === rival),
};
