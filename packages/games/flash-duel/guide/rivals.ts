import type { Rivals } from '@riposte/kernel';
import { shortName } from '../cards/names.ts';
import type { Choice } from '../choice.ts';
import { CHARACTER_IDS } from '../ids.ts';
import type { Options } from '../state.ts';

/** The characters, who meet in the Full Game. */
export const rivals: Rivals<Choice, Options> = {
  noun: 'character',
  settings: ['edition'],
  all: CHARACTER_IDS.map((id) => ({ id, name: shortName(id) })),
  options: (given) => ({ ...given, mode: 'full' }),
  isAskedFor: ({ question }) => question === 'character',
  towards: ({ choices }, rival) =>
    choices.filter((choice) => choice.type === 'chooseCharacter' && choice.character === rival),
};
