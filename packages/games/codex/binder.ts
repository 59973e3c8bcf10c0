import type { Seat } from '@riposte/kernel';
import { heroLimit } from './baseBuildings.ts';
import type { CardEntry } from './card.ts';
import { entryOf } from './catalogue.ts';
import { type CardId, type Spec, TECH_BUILDINGS } from './ids.ts';
import { type Need, needOf } from './need.ts';
import type { HeroSlot } from './player.ts';
import { buildPrice, heroesInPlay, isBuilt, priceOf } from './price.ts';
import { playerOf, type State } from './state.ts';
import { asState, type View } from './view.ts';

// RULES 3.13, 5.2 to 5.8: a codex as its player reads it while they choose what to tech.

/** A kind of card in a codex. */
export interface Pocket {
  readonly card: CardId;
  /** How many are left of it. */
  readonly left: number;
  /** What it would cost now. */
  readonly price: number;
  /** Nothing where all that it needs is there. */
  readonly need?: Need;
  /** What it needs is there, or can be paid for in the player's next turn. */
  readonly isSoon: boolean;
}

/** The cards of a hero's spec. */
export interface Leaf {
  readonly spec: Spec;
  readonly pockets: readonly Pocket[];
}

/** The codex of a seat, a leaf for each spec in the order of its heroes; nothing where the viewer may not look. */
export function binderOf(view: View, seat: Seat): readonly Leaf[] | undefined {
  const { own, cards, heroes } = playerOf(view, seat);
  if (!own) return undefined;
  const state = asState(view);
  return heroes.flatMap(({ card: hero }) => {
    const { spec } = entryOf(hero);
    if (!spec) return [];
    const pockets = cards.flatMap((card, number) => {
      const entry = entryOf(card);
      return entry.spec === spec ? [pocketOf(state, seat, entry, own.codex[number] ?? 0)] : [];
    });
    return [{ spec, pockets }];
  });
}

function pocketOf(state: State, seat: Seat, entry: CardEntry, left: number): Pocket {
  const need = needOf(state, seat, entry);
  return {
    card: entry.id,
    left,
    price: priceOf(state, seat, entry),
    ...(need && { need }),
    isSoon: need === undefined || isNear(state, seat, need),
  };
}

/** Whether a need can be met with the gold that the next upkeep brings. */
function isNear(state: State, seat: Seat, need: Need): boolean {
  const { gold, workers, heroes } = playerOf(state, seat);
  const purse = gold + workers;
  const canCome = ({ card, runes }: HeroSlot) =>
    runes <= 1 && entryOf(card).cost <= purse && heroesInPlay(state, seat).length < heroLimit(state, seat);
  switch (need.type) {
    case 'building': {
      const building = TECH_BUILDINGS[need.level - 1];
      if (building === undefined || isBuilt(state, seat, building)) return true;
      const price = buildPrice(state, seat, building);
      return price !== undefined && price <= purse;
    }
    case 'spec':
      return false;
    case 'hero':
      return heroes.some((slot) => slot.card === need.hero && canCome(slot));
    case 'anyHero':
      return heroes.some(canCome);
    case 'maxLevel': {
      const row = heroesInPlay(state, seat).find(({ entry }) => entry.id === need.hero);
      return row !== undefined && need.level - row.thing.level <= purse;
    }
  }
}
