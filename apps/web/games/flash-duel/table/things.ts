import type { AbilityId, Card } from '@riposte/flash-duel';

/** What can be touched at a duel: a card of the hand, or an ability. */
export type DuelThing = CardThing | AbilityThing;

export interface CardThing {
  readonly type: 'card';
  readonly key: string;
  readonly card: Card;
  /** What it really is, where it counts as another number. */
  readonly was?: Card;
  /** Whether it lies open. */
  readonly open: boolean;
}

export interface AbilityThing {
  readonly type: 'ability';
  readonly key: string;
  readonly ability: AbilityId;
}

export function abilityThing(ability: AbilityId): AbilityThing {
  return { type: 'ability', key: `ability ${ability}`, ability };
}
