import { type Choice, entryOf, isGift, teamOf, type View } from '@riposte/codex/table';
import type { ButtonTone, Families } from '../../../table/kit/answers.ts';
import type { WarThing } from './things.ts';

type Grain = 'coarse' | 'usual' | 'fine';

/** The thing in play that a choice is about. */
export function thingIn(choice: Choice): number | undefined {
  if ('thing' in choice) return choice.thing;
  return choice.type === 'trigger' ? choice.source : undefined;
}

function isAbout(choice: Choice, touched: WarThing): boolean {
  switch (touched.type) {
    case 'piece': {
      const id = thingIn(choice);
      return id !== undefined && touched.ids.includes(id);
    }
    case 'hero':
      return choice.type === 'summon' && choice.hero === touched.card;
    case 'site':
      return choice.type === 'build' && choice.building === touched.card;
    case 'card':
      switch (choice.type) {
        case 'play':
        case 'hire':
        case 'discard':
        case 'stash':
          return choice.card === touched.card;
        case 'card':
          return choice.from === 'hand' && choice.card === touched.card;
        default:
          return false;
      }
  }
}

/** The answers that use what was touched; to play a card comes before giving it away. */
export function answersWith(touched: WarThing, choices: readonly Choice[]): readonly number[] {
  const found = [...choices.keys()].filter((index) => {
    const choice = choices[index];
    return choice !== undefined && isAbout(choice, touched);
  });
  const isLast = (index: number) => (choices[index]?.type === 'hire' ? 1 : 0);
  return touched.type === 'card' ? found.toSorted((one, other) => isLast(one) - isLast(other)) : found;
}

function toneOf({ type }: Choice): ButtonTone {
  if (type === 'pass') return 'quiet';
  return type === 'attack' ? 'attack' : 'peaceful';
}

const RARE: ReadonlySet<Choice['type']> = new Set(['tearDown', 'detect', 'repair', 'level', 'use']);

function familyOf(choice: Choice, grain: Grain, view: View): string {
  if (grain === 'fine') return finely(choice, view);
  if (grain === 'coarse' && RARE.has(choice.type)) return 'rare';
  return choice.type;
}

/** Many answers of one kind are told apart by colour, by spec, or by whose the thing is. */
function finely(choice: Choice, { things }: View): string {
  switch (choice.type) {
    case 'hero':
      return `colour:${entryOf(choice.hero).color}`;
    case 'tech':
      return `spec:${entryOf(choice.card).spec ?? ''}`;
    case 'pick':
      return `seat:${things.find(({ id }) => id === choice.thing)?.controller ?? ''}`;
    default:
      return choice.type;
  }
}

/** Where things of both sides may be chosen, those come first for which it is meant. */
function orderOf(choice: Choice, view: View): number {
  const { viewer, things } = view;
  if (choice.type !== 'pick' || choice.rune === 'time' || viewer === 'spectator') return 0;
  const { rune, less = false } = choice;
  const controller = things.find(({ id }) => id === choice.thing)?.controller;
  const isOwn = controller !== undefined && teamOf(view, viewer).includes(controller);
  const isGood = rune === undefined ? isGift(view) : (rune === '-1/-1') === less;
  return isOwn === isGood ? 0 : 1;
}

/** Which answers belong together: a main phase has some twenty. */
export const FAMILIES: Families<Choice, View> = {
  of: familyOf,
  tone: toneOf,
  order: orderOf,
  // In the order of a turn: nothing is spent before the worker, and what ends the turn comes last.
  rank: ['hire', 'play', 'summon', 'level', 'use', 'rare', 'build', 'attack', '*', 'patrol'],
  opens: ['attack', 'play', 'summon', 'level', 'use', 'build'],
};
