import type { Seat } from '@riposte/kernel';
import type { CardId, Color, Spec } from './ids.ts';

export type Choice =
  | { readonly type: 'hero'; readonly hero: CardId }
  | { readonly type: 'deck'; readonly color: Color }
  | { readonly type: 'tech'; readonly card: CardId }
  /** RULES 18.6: on a map without a card. */
  | { readonly type: 'hire'; readonly card?: CardId }
  | { readonly type: 'summon'; readonly hero: CardId }
  | { readonly type: 'level'; readonly thing: number }
  | { readonly type: 'play'; readonly card: CardId; readonly boost?: true }
  | { readonly type: 'use'; readonly thing: number; readonly action: string }
  | { readonly type: 'build'; readonly building: CardId }
  | { readonly type: 'tearDown'; readonly thing: number }
  | { readonly type: 'detect'; readonly thing: number }
  | { readonly type: 'attack'; readonly thing: number }
  /** RULES 16.8. */
  | { readonly type: 'repair' }
  | { readonly type: 'patrol' }
  /** A thing: a target, a defender, a patroller, whatever the question asks for. */
  | { readonly type: 'pick'; readonly thing: number; readonly rune?: string; readonly less?: true }
  | { readonly type: 'spec'; readonly spec: Spec }
  | { readonly type: 'trigger'; readonly effect: string; readonly source: number }
  | { readonly type: 'mode'; readonly mode: string }
  /** A card of the hand that stays hidden. */
  | { readonly type: 'discard'; readonly card: CardId }
  /** RULES 3.21: a card of the hand that stays there, and stays hidden. */
  | { readonly type: 'stash'; readonly card: CardId }
  | {
      readonly type: 'card';
      readonly card: CardId;
      readonly from: 'hand' | 'codex' | 'discard' | 'grave' | 'deck' | 'foe' | 'foeDiscard' | 'gone';
      readonly boost?: true;
    }
  | { readonly type: 'opponent'; readonly seat: Seat }
  | { readonly type: 'pass' };

export const PASS: Choice = { type: 'pass' };
export const PATROL: Choice = { type: 'patrol' };
export const HIRE: Choice = { type: 'hire' };
export const REPAIR: Choice = { type: 'repair' };

export const QUESTIONS = [
  'hero',
  'deck',
  'tech',
  'main',
  'defender',
  'obliterate',
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
  'opponent',
  'player',
  'place',
  'stash',
  'lend',
  'rune',
] as const;
export type Question = (typeof QUESTIONS)[number];

// Choices are listed a million times a second: each is made once and pointed at.

/** The choices of one kind that are about a card. */
function byCard(make: (card: CardId) => Choice): (card: CardId) => Choice {
  const made = new Map<CardId, Choice>();
  return (card) => {
    let choice = made.get(card);
    if (!choice) {
      choice = make(card);
      made.set(card, choice);
    }
    return choice;
  };
}

/** The choices of one kind that are about a thing. */
function byThing(make: (thing: number) => Choice): (thing: number) => Choice {
  const made: Choice[] = [];
  return (thing) => {
    while (made.length <= thing) made.push(make(made.length));
    return made[thing] as Choice;
  };
}

export const heroOf = byCard((hero) => ({ type: 'hero', hero }));
export const techOf = byCard((card) => ({ type: 'tech', card }));
export const hireOf = byCard((card) => ({ type: 'hire', card }));
export const summonOf = byCard((hero) => ({ type: 'summon', hero }));
export const playOf = byCard((card) => ({ type: 'play', card }));
export const boostedOf = byCard((card) => ({ type: 'play', card, boost: true }));
export const buildOf = byCard((building) => ({ type: 'build', building }));
export const discardOf = byCard((card) => ({ type: 'discard', card }));
export const stashOf = byCard((card) => ({ type: 'stash', card }));
export const levelOf = byThing((thing) => ({ type: 'level', thing }));
export const attackOf = byThing((thing) => ({ type: 'attack', thing }));
export const tearDownOf = byThing((thing) => ({ type: 'tearDown', thing }));
export const detectOf = byThing((thing) => ({ type: 'detect', thing }));
export const pickOf = byThing((thing) => ({ type: 'pick', thing }));

const USES = new Map<string, (thing: number) => Choice>();

export function useOf(thing: number, action: string): Choice {
  let uses = USES.get(action);
  if (!uses) {
    uses = byThing((one) => ({ type: 'use', thing: one, action }));
    USES.set(action, uses);
  }
  return uses(thing);
}
