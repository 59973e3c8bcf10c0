import type { Rivals } from '@riposte/kernel';
import { CHARACTER_CARDS } from '../character.ts';
import type { Choice } from '../choice.ts';
import { CHARACTERS } from '../ids.ts';
import type { Options } from '../options.ts';

/** The characters, who meet two at a time. */
export const rivals: Rivals<Choice, Options> = {
  noun: 'character',
  settings: [],
  all: CHARACTERS.map((id) => ({ id, name: CHARACTER_CARDS[id].name })),
  options: (given) => ({ ...given, players: 2, characters: 'chosen' }),
  isAskedFor: ({ question }) => question === 'character',
  towards: ({ choices }, rival) =>
    choices.filter((choice) => choice.type === 'character' && choice.character === rival),
};
