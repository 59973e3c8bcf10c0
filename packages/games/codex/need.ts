import type { Seat } from '@riposte/kernel';
import type { CardEntry } from './card.ts';
import { entryOf } from './catalogue.ts';
import type { CardId, Spec } from './ids.ts';
import { heroesInPlay, meetsNeeds } from './price.ts';
import { playerOf, type State } from './state.ts';

// RULES 5.2 to 5.8: what keeps a card from being played, besides its price.

/** What a card still needs before it can be played. */
export type Need =
  | { readonly type: 'building'; readonly level: number }
  | { readonly type: 'spec'; readonly spec: Spec }
  | { readonly type: 'hero'; readonly hero: CardId }
  | { readonly type: 'anyHero' }
  | { readonly type: 'maxLevel'; readonly hero: CardId; readonly level: number };

/** Nothing where all that it needs is there. */
export function needOf(state: State, seat: Seat, entry: CardEntry): Need | undefined {
  if (meetsNeeds(state, seat, entry)) return undefined;
  return entry.kind === 'spell' ? casterFor(state, seat, entry) : techFor(state, seat, entry);
}

function casterFor(state: State, seat: Seat, { spec, ultimate }: CardEntry): Need {
  const hero = playerOf(state, seat).heroes.find(({ card }) => entryOf(card).spec === spec)?.card;
  if (spec === undefined || hero === undefined) return { type: 'anyHero' };
  const isThere = heroesInPlay(state, seat).some((row) => row.entry.spec === spec);
  return ultimate && isThere
    ? { type: 'maxLevel', hero, level: entryOf(hero).maxLevel ?? 0 }
    : { type: 'hero', hero };
}

function techFor(state: State, seat: Seat, { spec, tech = 0 }: CardEntry): Need {
  const chosen = playerOf(state, seat).spec;
  const isOther = tech > 1 && spec !== undefined && chosen !== 'none' && chosen !== spec;
  return isOther ? { type: 'spec', spec } : { type: 'building', level: tech };
}
