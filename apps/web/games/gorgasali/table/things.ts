import type { AbilityId, CardId, Square } from '@riposte/gorgasali/table';

/** What can be touched at this table: a card of the mat, an extra chest, an ability, a square. */
export type IslandThing = CardThing | ChestThing | AbilityThing | SquareThing;

export interface CardThing {
  readonly type: 'card';
  readonly key: string;
  readonly card: CardId;
  /** Whether it lies in the backpack. */
  readonly pack: boolean;
  /** Of a weapon: whether it lies face up. */
  readonly loaded: boolean;
}

interface ChestThing {
  readonly type: 'chest';
  readonly key: string;
}

interface AbilityThing {
  readonly type: 'ability';
  readonly key: string;
  readonly ability: AbilityId;
}

interface SquareThing {
  readonly type: 'square';
  readonly key: string;
  readonly square: Square;
}

export const CHEST_THING: ChestThing = { type: 'chest', key: 'extra chest' };

export function abilityThing(ability: AbilityId): AbilityThing {
  return { type: 'ability', key: `ability ${ability}`, ability };
}

export function squareThing(square: Square): SquareThing {
  return { type: 'square', key: `square ${square}`, square };
}
