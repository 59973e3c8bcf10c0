import { abilityOf, type Card, type Choice, fightOf, type View } from '@riposte/flash-duel';

import type { ButtonTone, Families } from '../../../table/kit/answers.ts';

/** Choices that belong together: shown as one button where there is no room for all. */
export type Family =
  | 'attack'
  | 'block'
  | 'strike'
  | 'push'
  | 'retreat'
  | 'move'
  | 'forward'
  | 'backward'
  | 'abilities'
  | 'share'
  | 'dashingBlock'
  | 'other'
  | 'quiet'
  | `use:${string}`;

function familyOf(choice: Choice): Family {
  switch (choice.type) {
    case 'attack':
    case 'block':
    case 'push':
    case 'retreat':
    case 'move':
    case 'dashingBlock':
      return choice.type;
    case 'dashingStrike':
      return 'strike';
    case 'shareBlock':
      return 'share';
    case 'use':
      return `use:${choice.ability}`;
    case 'takeHit':
    case 'decline':
    case 'pass':
    case 'keepAll':
    case 'nameNone':
      return 'quiet';
    default:
      return 'other';
  }
}

function toneOf(choice: Choice): ButtonTone {
  const family = familyOf(choice);
  if (family === 'attack' || family === 'strike') return 'attack';
  return family === 'quiet' ? 'quiet' : 'peaceful';
}

/** The family of an answer; where there is much to tell apart or to hold together, another. */
function familyIn(choice: Choice, grain: 'coarse' | 'usual' | 'fine'): Family {
  if (grain === 'coarse' && choice.type === 'use') return 'abilities';
  if (grain === 'fine' && choice.type === 'move') return choice.direction;
  return familyOf(choice);
}

export const FAMILIES: Families<Choice> = {
  of: familyIn,
  tone: toneOf,
  // Abilities come after what wins or saves the round and before mere steps.
  rank: [
    'attack',
    'block',
    'dashingBlock',
    'share',
    'strike',
    'push',
    'other',
    '*',
    'retreat',
    'move',
    'forward',
    'backward',
  ],
  main: 'block',
};

/** The cards of the hand that a choice plays or shows. */
export function cardsUsed(choice: Choice, view: View): readonly Card[] {
  switch (choice.type) {
    case 'move':
    case 'push':
    case 'retreat':
    case 'pickCard':
      return [choice.card];
    case 'attack':
    case 'block':
    case 'shareBlock':
      return Array.from({ length: choice.count }, () => choice.card);
    case 'dashingStrike':
    case 'dashingBlock':
      return [choice.dash, ...Array.from({ length: choice.count }, () => choice.card)];
    case 'use':
      return abilityOf(view, choice.ability).shows?.(choice, fightOf(view)) ?? [];
    default:
      return [];
  }
}

/** The answers that use a card, those led by it first: a dash with it before a strike with it. */
export function answersWith(choices: readonly Choice[], card: Card, view: View): readonly number[] {
  const leads: number[] = [];
  const follows: number[] = [];
  for (const [index, choice] of choices.entries()) {
    const used = cardsUsed(choice, view);
    if (used[0] === card) leads.push(index);
    else if (used.includes(card)) follows.push(index);
  }
  return [...leads, ...follows];
}

/** The answers that use an ability. */
export function answersBy(choices: readonly Choice[], ability: string): readonly number[] {
  return [...choices.keys()].filter((index) => {
    const choice = choices[index];
    return choice?.type === 'use' && choice.ability === ability;
  });
}
