import {
  barrierAt,
  type Choice,
  EXTENSION_OF,
  isSpring,
  isWeapon,
  rowOf,
  type Square,
  type View,
  WEAPON_CARDS,
} from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import type { ButtonTone, Families } from '../../../table/kit/answers.ts';
import type { IslandThing } from './things.ts';

type Grain = 'coarse' | 'usual' | 'fine';

/** The squares that a choice is about: where it leads, or what it fills. */
export function squaresOf(choice: Choice): readonly Square[] {
  switch (choice.type) {
    case 'go':
    case 'teleport':
    case 'step':
    case 'put':
      return [choice.to];
    case 'lightning':
      return [choice.at];
    case 'barrier':
      return barrierAt(choice.from, choice.along);
    default:
      return [];
  }
}

/** The figures that a choice is about, besides the one that makes it. */
export function seatsOf(choice: Choice): readonly Seat[] {
  switch (choice.type) {
    case 'shoot':
    case 'throw':
    case 'hypnosis':
      return [choice.target];
    case 'supernova':
      return choice.targets;
    case 'steal':
    case 'imitate':
      return [choice.from];
    case 'swap':
      return [choice.with];
    case 'neighbour':
      return [choice.seat];
    default:
      return [];
  }
}

const QUIET: ReadonlySet<Choice['type']> = new Set([
  'skip',
  'stay',
  'end',
  'leave',
  'callOff',
  'refuse',
  'walk',
]);
const ATTACKS: ReadonlySet<Choice['type']> = new Set(['shoot', 'throw', 'supernova']);

function toneOf(choice: Choice): ButtonTone {
  if (QUIET.has(choice.type)) return 'quiet';
  return ATTACKS.has(choice.type) ? 'attack' : 'peaceful';
}

function familyOf(choice: Choice, grain: Grain, view: View): string {
  const [square] = squaresOf(choice);
  if (grain === 'fine' && square !== undefined) return `row:${rowOf(square)}`;
  switch (choice.type) {
    case 'go':
      if (view.chests.includes(choice.to)) return 'goChest';
      return isSpring(choice.to) ? 'goSpring' : 'go';
    case 'use':
      return grain === 'coarse' ? 'use' : `use:${choice.card}`;
    case 'shoot':
      return grain === 'fine' ? `shoot:${choice.weapon}` : 'shoot';
    case 'steal':
      return grain === 'fine' ? `steal:${choice.from}` : 'steal';
    case 'keep':
    case 'replace':
      return 'place';
    case 'skip':
    case 'stay':
    case 'walk':
      return grain === 'coarse' ? 'rest' : choice.type;
    default:
      return choice.type;
  }
}

/** Which answers belong together; a movement has about a hundred. */
export const FAMILIES: Families<Choice, View> = {
  of: familyOf,
  tone: toneOf,
  rank: [
    'shoot',
    'throw',
    'supernova',
    'goChest',
    'goSpring',
    'roll',
    'propose',
    'stop',
    '*',
    'reload',
    'rearrange',
    'go',
  ],
  main: 'roll',
};

/** The answers that lead to a square, or fill it. */
export function answersAt(choices: readonly Choice[], square: Square): readonly number[] {
  return where(choices, (choice) => squaresOf(choice).includes(square));
}

/** The answers that are about a figure. */
export function answersOn(choices: readonly Choice[], seat: Seat): readonly number[] {
  return where(choices, (choice) => seatsOf(choice).includes(seat));
}

/** The answers that use what was touched. */
export function answersWith(touched: IslandThing, choices: readonly Choice[]): readonly number[] {
  switch (touched.type) {
    case 'square':
      return answersAt(choices, touched.square);
    case 'chest':
      return where(
        choices,
        ({ type, ...rest }) => type === 'openExtra' || isItem(rest, 'extraChest', touched),
      );
    case 'ability':
      return where(choices, ({ type }) => ABILITY_TYPES.has(type));
    case 'card':
      return where(choices, (choice) => uses(choice, touched));
  }
}

const ABILITY_TYPES: ReadonlySet<Choice['type']> = new Set([
  'supernova',
  'hypnosis',
  'steal',
  'heal',
  'freeze',
  'imitate',
  'swap',
  'swapBack',
]);

type Touched = Extract<IslandThing, { type: 'card' }>;

function uses(choice: Choice, { card, pack, loaded }: Touched): boolean {
  switch (choice.type) {
    case 'use':
      return choice.card === card && !pack;
    case 'shoot':
      return (
        (choice.weapon === card && loaded) ||
        (choice.extended && !pack && EXTENSION_OF[WEAPON_CARDS[choice.weapon].group] === card)
      );
    case 'reload':
      return isWeapon(card) && !loaded;
    case 'throw':
      return choice.card === card && !pack;
    case 'teleport':
    case 'barrier':
    case 'lightning':
      return choice.type === card && !pack;
    case 'revive':
      return choice.card === card && !pack;
    case 'replace':
    case 'give':
      return choice.card === card && choice.pack === pack && (!isWeapon(card) || choice.loaded === loaded);
    case 'rearrange':
      return pack && (choice.swapThrowable || choice.consumables.some((one) => one === card));
    default:
      return false;
  }
}

function isItem(rest: object, card: string, touched: IslandThing): boolean {
  return 'card' in rest && rest.card === card && touched.type === 'chest';
}

function where(choices: readonly Choice[], fits: (choice: Choice) => boolean): readonly number[] {
  return [...choices.keys()].filter((index) => {
    const choice = choices[index];
    return choice !== undefined && fits(choice);
  });
}
