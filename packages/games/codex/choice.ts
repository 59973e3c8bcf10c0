import type { Seat } from '@riposte/kernel';
import type { CardId, Color, Spec } from './ids.ts';

export type Choice =
  | { readonly type: 'hero'; readonly hero: CardId }
  | { readonly type: 'deck'; readonly color: Color }
  | { readonly type: 'tech'; readonly card: CardId }
  | { readonly type: 'hire'; readonly card: CardId }
  | { readonly type: 'summon'; readonly hero: CardId }
  | { readonly type: 'level'; readonly thing: number }
  | { readonly type: 'play'; readonly card: CardId; readonly boost?: true }
  | { readonly type: 'use'; readonly thing: number; readonly action: string }
  | { readonly type: 'build'; readonly building: CardId }
  | { readonly type: 'tearDown'; readonly thing: number }
  | { readonly type: 'detect'; readonly thing: number }
  | { readonly type: 'attack'; readonly thing: number }
  | { readonly type: 'patrol' }
  /** A thing: a target, a defender, a patroller, whatever the question asks for. */
  | { readonly type: 'pick'; readonly thing: number }
  | { readonly type: 'spec'; readonly spec: Spec }
  | { readonly type: 'trigger'; readonly effect: string; readonly source: number }
  | { readonly type: 'mode'; readonly mode: string }
  /** A card of the hand that stays hidden. */
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'card'; readonly card: CardId; readonly from: 'hand' | 'codex' }
  | { readonly type: 'opponent'; readonly seat: Seat }
  | { readonly type: 'pass' };

export const PASS: Choice = { type: 'pass' };
export const PATROL: Choice = { type: 'patrol' };

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
] as const;
export type Question = (typeof QUESTIONS)[number];

const PICKS: Choice[] = [];

/** Things are asked for a million times a second: one choice for each. */
export function pickOf(thing: number): Choice {
  while (PICKS.length <= thing) PICKS.push({ type: 'pick', thing: PICKS.length });
  return PICKS[thing] as Choice;
}
