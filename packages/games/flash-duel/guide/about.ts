import { CHARACTERS } from '../cards/index.ts';
import { abilityOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { ABILITIES_OF } from '../ids.ts';
import type { View } from '../view.ts';
import { abilitySentence } from './facts.ts';

/** What a choice would mean, where its name alone does not say it. */
export function about(choice: Choice, view: View): readonly string[] {
  switch (choice.type) {
    case 'chooseCharacter': {
      const abilities = ABILITIES_OF[choice.character].map((id) => abilitySentence(view, id));
      return [`${CHARACTERS[choice.character].title}.`, ...abilities];
    }
    case 'draft':
    case 'takeAbility':
    case 'use':
      return [abilityOf(view, choice.ability).text];
    case 'swap':
      return [abilityOf(view, choice.in).text];
    default:
      return [];
  }
}
