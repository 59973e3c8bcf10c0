import { allHeroes, type CardId, type Color, entryOf, type Spec, specCards } from '@riposte/codex/table';
import { type Half, Scene } from '@riposte/codex/testing';
import type { AnyState, Match } from '@riposte/kernel';
import { canStand, matchFrom, placed } from './everyCard.ts';

/** So many things stand on each side, besides four buildings. */
const THINGS = 16;
const GOLD = 20;

/** A match that goes on from a table with forty things on it: what is asked of a phone at most. */
export function crowded(): Match<AnyState, unknown> {
  return matchFrom(new Scene(side('red', 'fire'), side('green', 'balance')));
}

function side(color: Color, tech: Spec): Half {
  const heroes = allHeroes().filter((hero) => hero.color === color);
  const cards = heroes.flatMap(({ spec }) => (spec ? specCards(spec) : []));
  const stood = [...heroes.map(({ id }) => id), ...cards.filter(standsAlone)].slice(0, THINGS);
  const hand = cards.filter((card) => entryOf(card).kind === 'spell').slice(0, 5);
  return {
    heroes: heroes.map(({ id }) => id),
    deckColor: color,
    gold: GOLD,
    tech,
    hand,
    play: placed(stood),
  };
}

/** Spells that stay are worn by others. */
function standsAlone(card: CardId): boolean {
  return canStand(entryOf(card)) && entryOf(card).kind !== 'spell';
}
