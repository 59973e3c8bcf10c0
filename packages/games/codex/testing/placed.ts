import { entryOf } from '../catalogue.ts';
import type { CardId, SLOTS } from '../ids.ts';
import { MAXED, type Thing } from '../state.ts';

/** A thing in play: its card, and whatever is not as usual about it. */
export type PlacedThing = {
  readonly card: CardId;
  readonly slotName?: (typeof SLOTS)[number];
} & Partial<Thing>;

/** A thing in play, by its card; it has been there for a while unless it is fresh. */
export type Placed = CardId | PlacedThing;

// What is placed, in words: each takes a card, or a thing that is unusual already.

const thing = (placed: Placed): PlacedThing => (typeof placed === 'string' ? { card: placed } : placed);

export function at(placed: Placed, slotName: (typeof SLOTS)[number]): PlacedThing {
  return { ...thing(placed), slotName };
}

export function fresh(placed: Placed): PlacedThing {
  return { ...thing(placed), fresh: true };
}

export function exhausted(placed: Placed): PlacedThing {
  return { ...thing(placed), exhausted: true };
}

export function damaged(placed: Placed, damage: number): PlacedThing {
  return { ...thing(placed), damage };
}

export function runed(placed: Placed, runes: number): PlacedThing {
  return { ...thing(placed), runes };
}

export function levelled(card: CardId, level: number): PlacedThing {
  return { card, level };
}

/** A hero that may cast an ultimate. */
export function maxed(card: CardId): PlacedThing {
  return { card, level: entryOf(card).maxLevel ?? 0, marks: MAXED };
}
