import { abilityOf, type Card, type Choice, fightOf, type View } from '@riposte/flash-duel';

/** How a button looks: an attack burns, peaceful answers glow, declining is quiet. */
export type Tone = 'attack' | 'peaceful' | 'quiet';

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

/** A button: one answer, or several that open on touch. */
export type Button =
  | { readonly type: 'answer'; readonly index: number; readonly tone: Tone; readonly main: boolean }
  | {
      readonly type: 'group';
      readonly family: Family;
      readonly answers: readonly number[];
      readonly tone: Tone;
    };

export function familyOf(choice: Choice): Family {
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

export function toneOf(choice: Choice): Tone {
  const family = familyOf(choice);
  if (family === 'attack' || family === 'strike') return 'attack';
  return family === 'quiet' ? 'quiet' : 'peaceful';
}

/** In this order buttons stand, and families are opened while there is room. */
const RANK: readonly Family[] = [
  'attack',
  'block',
  'dashingBlock',
  'share',
  'strike',
  'push',
  'other',
  'retreat',
  'move',
  'forward',
  'backward',
];

function rankOf(family: Family): number {
  if (family === 'quiet') return RANK.length + 1;
  const rank = RANK.indexOf(family);
  // Abilities come after what wins or saves the round and before mere steps.
  return rank === -1 ? RANK.indexOf('retreat') - 0.5 : rank;
}

/** The buttons for these answers, at most about so many; families that have no room become one button each. */
export function buttonsFor(
  choices: readonly Choice[],
  considered: readonly number[],
  room: number,
): readonly Button[] {
  const ranked = familiesOf(choices, considered, room);
  let left = room - ranked.length;
  const main = mainAnswer(choices, considered);
  return ranked.flatMap(([family, answers]): readonly Button[] => {
    const more = answers.length - 1;
    const isOpen = more <= left || ranked.length === 1;
    if (isOpen) left -= more;
    const [first] = answers;
    const tone = first === undefined ? 'quiet' : toneOf(choices[first] as Choice);
    if (!isOpen && more > 0) return [{ type: 'group', family, answers, tone }];
    return answers.map((index) => ({
      type: 'answer',
      index,
      tone: toneOf(choices[index] as Choice),
      main: index === main,
    }));
  });
}

type Families = readonly (readonly [Family, readonly number[]])[];

/** The families of these answers in the order they stand: as few as there is room for, but never one huge one. */
function familiesOf(choices: readonly Choice[], considered: readonly number[], room: number): Families {
  const families = grouped(choices, considered, familyOf);
  if (families.length > room) {
    return grouped(choices, considered, (choice) => (choice.type === 'use' ? 'abilities' : familyOf(choice)));
  }
  if (families.length === 1 && considered.length > room) {
    return grouped(choices, considered, (choice) =>
      choice.type === 'move' ? choice.direction : familyOf(choice),
    );
  }
  return families;
}

function grouped(
  choices: readonly Choice[],
  considered: readonly number[],
  by: (choice: Choice) => Family,
): Families {
  const families = new Map<Family, number[]>();
  for (const index of considered) {
    const choice = choices[index];
    if (!choice) continue;
    const family = by(choice);
    families.set(family, [...(families.get(family) ?? []), index]);
  }
  return [...families].sort(([one], [other]) => rankOf(one) - rankOf(other));
}

/** The one answer that is solid gold: the only way to block, or the only thing to do that is no refusal. */
function mainAnswer(choices: readonly Choice[], considered: readonly number[]): number | undefined {
  const blocks = considered.filter((index) => choices[index]?.type === 'block');
  if (blocks.length === 1) return blocks[0];
  const yes = considered.filter((index) => {
    const choice = choices[index];
    return choice && toneOf(choice) !== 'quiet';
  });
  const [only] = yes;
  if (yes.length !== 1 || only === undefined) return undefined;
  return toneOf(choices[only] as Choice) === 'peaceful' ? only : undefined;
}

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
