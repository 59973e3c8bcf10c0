import { type SeatNames, varsOf } from '@riposte/kernel';
import { abilityOf } from './catalogue.ts';
import type { Way } from './choice.ts';
import type { Event } from './event.ts';
import type { Fight } from './frames.ts';
import type { AbilityId } from './ids.ts';
import type { Card } from './pile.ts';
import type { View } from './view.ts';

/** Numbers in words, as far as a hand goes. */
export const COUNT_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** "a 3", "two 3s" */
export function cards(card: Card, count: number): string {
  return count === 1 ? `a ${card}` : `${COUNT_WORDS[count] ?? count} ${card}s`;
}

/** The attack or strike that is waiting for an answer. */
export function fightOf({ stack }: View): Fight | undefined {
  return varsOf(stack, 'fight');
}

export function nameOfAbility(id: AbilityId): string {
  // A card has the same name in both editions.
  return abilityOf({ options: { edition: 'revised' } }, id).name;
}

/** What comes of using an ability: "Ben cannot retreat". */
export function effectWords(
  { ability, way = {}, foe, against }: Extract<Event, { readonly type: 'abilityUsed' }>,
  names: SeatNames,
): string {
  const { card, other, space, count = 1 } = way;
  const parts: Readonly<Record<string, string | number>> = {
    foe: foe === undefined ? 'the opponent' : names(foe),
    card: card ?? 'card',
    cards: card === undefined ? 'cards' : cards(card, count),
    other: other ?? 'other',
    space: space ?? 'another space',
    against: against === undefined ? 'the ability' : nameOfAbility(against),
  };
  const { says } = abilityOf({ options: { edition: 'revised' } }, ability);
  return says.replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part]));
}

/** ": 3", ": 3 for 5", ": two 3s", ": to 7", ": 3, Ben" */
export function wayWords(way: Way, names: SeatNames): string {
  const how = wordsOf(way);
  if (way.target === undefined) return how;
  return how === '' ? `: ${names(way.target)}` : `${how}, ${names(way.target)}`;
}

function wordsOf({ card, other, count, space }: Way): string {
  if (space !== undefined) return `: to ${space}`;
  if (card === undefined) return '';
  if (count !== undefined) return `: ${cards(card, count)}`;
  return other === undefined ? `: ${card}` : `: ${card} for ${other}`;
}
