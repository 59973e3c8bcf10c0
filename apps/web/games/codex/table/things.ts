import type { CardId, Need } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';

/** What can be touched at this table: a card of the hand, what stands in play, a hero who waits, a place to build. */
export type WarThing = CardThing | PieceThing | HeroThing | SiteThing;

/** What keeps a card in the hand: what it needs, or its price. */
export type Lack = Need | { readonly type: 'gold' };

export interface CardThing {
  readonly type: 'card';
  readonly key: string;
  readonly card: CardId;
  readonly seat: Seat;
  /** What it costs now. */
  readonly price: number;
  /** What is missing to play it now. */
  readonly lack?: Lack;
}

export interface PieceThing {
  readonly type: 'piece';
  readonly key: string;
  readonly card: CardId;
  /** Things that are alike lie in one stack. */
  readonly ids: readonly number[];
}

interface HeroThing {
  readonly type: 'hero';
  readonly key: string;
  readonly card: CardId;
}

interface SiteThing {
  readonly type: 'site';
  readonly key: string;
  readonly card: CardId;
}

export function pieceThing(card: CardId, ids: readonly number[]): PieceThing {
  return { type: 'piece', key: `piece ${ids[0]}`, card, ids };
}

export function heroThing(card: CardId): HeroThing {
  return { type: 'hero', key: `hero ${card}`, card };
}

export function siteThing(card: CardId): SiteThing {
  return { type: 'site', key: `site ${card}`, card };
}
