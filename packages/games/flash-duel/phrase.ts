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
  const { says } = abilityOf({ options: { edition: 'revised' } }, ability);
  return filled(says, way, {
    foe: foe === undefined ? 'the opponent' : names(foe),
    against: against === undefined ? 'the ability' : nameOfAbility(against),
  });
}

/** Words about a way to use an ability, with what it names in their places. */
function filled(words: string, { card, other, space, count = 1 }: Way, more: Record<string, string>): string {
  const parts: Readonly<Record<string, string | number>> = {
    ...more,
    card: card ?? 'card',
    cards: card === undefined ? 'cards' : cards(card, count),
    other: other ?? 'other',
    space: space ?? 'another space',
  };
  return words.replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part]));
}

/** ": discard a 3", ": two 3s", ": to 7", ": name the 3, Ben"; nothing where there is only one way. */
export function wayWords(way: Way, picks: string | undefined, names: SeatNames): string {
  const how = wordsOf(way, picks);
  if (way.target === undefined) return how;
  return how === '' ? `: ${names(way.target)}` : `${how}, ${names(way.target)}`;
}

function wordsOf(way: Way, picks: string | undefined): string {
  const { card, count, space } = way;
  if (card === undefined && space === undefined) return '';
  if (picks !== undefined) return `: ${filled(picks, way, {})}`;
  if (space !== undefined) return `: to ${space}`;
  return card === undefined ? '' : `: ${cards(card, count ?? 1)}`;
}
