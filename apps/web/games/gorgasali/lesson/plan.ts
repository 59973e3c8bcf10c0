import {
  type CardId,
  CHARACTERS,
  type CharacterId,
  type Choice,
  isWeapon,
  optionsOf,
  SUPPORTS,
  squareAt,
  WEAPONS,
} from '@riposte/gorgasali/table';
import { seat } from '@riposte/kernel';
import type { LessonPlan, LessonStep } from '../../../table/lesson/lesson.ts';
import type { StepId } from './texts.ts';

/** The steps are checked: their names have texts, and their choices are this game's. */
type LandingStep = LessonStep &
  (
    | { readonly type: 'look'; readonly id: StepId }
    | { readonly type: 'you'; readonly id: StepId; readonly choice: Choice }
    | { readonly type: 'foe'; readonly choice: Choice }
  );

const YOU = seat(0);
const FOE = seat(1);

/** The squares of the lesson, in the north of the island; all but the last have a chest. */
const NEAR = squareAt(14, 2);
const FOES = squareAt(19, 2);
const AHEAD = squareAt(17, 3);
const CORNER = squareAt(18, 2);

/**
 * The first landing: Medea in sector 3 against Armazi in sector 4.
 *
 *   You open your extra chest and the one near your gate; Armazi opens one five squares to the east. You walk to the
 *   next chest, shoot (48) and put up a field. Armazi comes to your corner and shoots 74, of which 7 are left. You heal,
 *   stay, and shoot along the diagonal: 52, all that Armazi has left.
 */
const STEPS: readonly LandingStep[] = [
  { type: 'look', id: 'island', about: 'island' },
  { type: 'you', id: 'extra', about: 'answers', choice: { type: 'openExtra' } },
  { type: 'look', id: 'mat', about: 'mat' },
  { type: 'you', id: 'chest', about: 'answers', choice: { type: 'go', to: NEAR, loss: 0 } },
  { type: 'foe', choice: { type: 'roll' } },
  { type: 'foe', choice: { type: 'go', to: FOES, loss: 0 } },
  { type: 'foe', choice: { type: 'end' } },
  { type: 'look', id: 'foe', about: 'rim' },
  { type: 'you', id: 'walk', about: 'answers', choice: { type: 'go', to: AHEAD, loss: 0 } },
  {
    type: 'you',
    id: 'sort',
    about: 'card',
    choice: { type: 'replace', card: 'scratch', pack: false, loaded: true },
  },
  {
    type: 'you',
    id: 'aim',
    about: 'answers',
    choice: { type: 'shoot', weapon: 'lynx', target: FOE, extended: false },
  },
  { type: 'you', id: 'field', about: 'answers', choice: { type: 'use', card: 'field' } },
  { type: 'foe', choice: { type: 'roll' } },
  { type: 'foe', choice: { type: 'go', to: CORNER, loss: 0 } },
  { type: 'foe', choice: { type: 'shoot', weapon: 'kbraus', target: YOU, extended: false } },
  { type: 'foe', choice: { type: 'end' } },
  { type: 'look', id: 'hit', about: 'mat' },
  { type: 'you', id: 'heal', about: 'answers', choice: { type: 'heal' } },
  { type: 'you', id: 'skip', about: 'answers', choice: { type: 'skip' } },
  { type: 'look', id: 'dusk', about: 'map' },
  {
    type: 'you',
    id: 'diagonal',
    about: 'answers',
    choice: { type: 'shoot', weapon: 'ibex', target: FOE, extended: false },
  },
  { type: 'look', id: 'won', about: 'island' },
];

const as = (character: CharacterId) => CHARACTERS.indexOf(character);
const sector = (number: number) => number - 1;
const dice = (...faces: readonly number[]) => faces.map((face) => face - 1);

/** A chest: two support cards and a weapon. */
function chest(...cards: readonly CardId[]): readonly number[] {
  return cards.map((card) => (isWeapon(card) ? WEAPONS.indexOf(card) : SUPPORTS.indexOf(card)));
}

/** The chance of the lesson, in the order of the match. */
const CHANCE: readonly (readonly number[])[] = [
  [as('medea'), as('armazi')],
  dice(6, 1), // you go first
  [sector(3), sector(4)],
  chest('smallPotion', 'helmet', 'lynx'), // your extra chest
  dice(2, 3), // you walk
  chest('adrenaline', 'bodyArmor', 'scratch'),
  dice(3, 1), // Armazi walks
  chest('axe', 'rope', 'kbraus'),
  dice(1, 4), // you walk again
  chest('field', 'mediumPotion', 'ibex'),
  dice(6, 5, 5), // you shoot
  dice(1, 2), // Armazi comes nearer
  dice(6, 6, 6, 5, 4), // and shoots
  chest('helmet'), // Medea draws
  dice(2, 4), // you stay
  dice(6, 4, 3), // the last shot
];

export const PLAN: LessonPlan = {
  options: optionsOf({ players: 2, characters: 'dealt' }),
  chance: CHANCE.flat(),
  steps: STEPS,
  // The last shot ends the match by the rules.
  ended: (updates) => updates,
};
