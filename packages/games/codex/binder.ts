import type { Seat } from '@riposte/kernel';
import { heroLimit } from './baseBuildings.ts';
import type { CardEntry } from './card.ts';
import { entryOf } from './catalogue.ts';
import { type CardId, type Spec, TECH_BUILDINGS } from './ids.ts';
import { buildPrice, heroesInPlay, isBuilt, meetsNeeds, priceOf } from './price.ts';
import { playerOf, type State } from './state.ts';
import { asState, type View } from './view.ts';

// RULES 3.13, 5.2 to 5.8: a codex as its player reads it while they choose what to tech.

/** What a card still needs before it can be played. */
export type Need =
  | { readonly type: 'building'; readonly level: number }
  | { readonly type: 'spec'; readonly spec: Spec }
  | { readonly type: 'hero'; readonly hero: CardId }
  | { readonly type: 'maxLevel'; readonly hero: CardId; readonly level: number };

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
      return entry.spec === spec ? [pocketOf(state, seat, entry, spec, own.codex[number] ?? 0)] : [];
    });
    return [{ spec, pockets }];
  });
}

function pocketOf(state: State, seat: Seat, entry: CardEntry, spec: Spec, left: number): Pocket {
  const need = meetsNeeds(state, seat, entry) ? undefined : needOf(state, seat, entry, spec);
  return {
    card: entry.id,
    left,
    price: priceOf(state, seat, entry),
    ...(need && { need }),
    isSoon: need === undefined || isNear(state, seat, need),
  };
}

function needOf(state: State, seat: Seat, entry: CardEntry, spec: Spec): Need {
  const { kind, ultimate, tech = 0 } = entry;
  const hero = heroOfSpec(state, seat, spec);
  if (kind === 'spell') {
    const isThere = heroesInPlay(state, seat).some((row) => row.entry.spec === spec);
    if (!ultimate || !isThere) return { type: 'hero', hero };
    return { type: 'maxLevel', hero, level: entryOf(hero).maxLevel ?? 0 };
  }
  const chosen = playerOf(state, seat).spec;
  const isOther = tech > 1 && chosen !== 'none' && chosen !== spec;
  return isOther ? { type: 'spec', spec } : { type: 'building', level: tech };
}

function heroOfSpec(state: State, seat: Seat, spec: Spec): CardId {
  const found = playerOf(state, seat).heroes.find(({ card }) => entryOf(card).spec === spec);
  if (!found) throw new Error(`seat ${seat} leads no hero of ${spec}`);
  return found.card;
}

/** Whether a need can be met with the gold that the next upkeep brings. */
function isNear(state: State, seat: Seat, need: Need): boolean {
  const { gold, workers, heroes } = playerOf(state, seat);
  const purse = gold + workers;
  switch (need.type) {
    case 'building': {
      const building = TECH_BUILDINGS[need.level - 1];
      if (building === undefined || isBuilt(state, seat, building)) return true;
      const price = buildPrice(state, seat, building);
      return price !== undefined && price <= purse;
    }
    case 'spec':
      return false;
    case 'hero': {
      const waits = heroes.find(({ card }) => card === need.hero)?.runes ?? 0;
      const hasRoom = heroesInPlay(state, seat).length < heroLimit(state, seat);
      return hasRoom && waits <= 1 && entryOf(need.hero).cost <= purse;
    }
    case 'maxLevel': {
      const row = heroesInPlay(state, seat).find(({ entry }) => entry.id === need.hero);
      return row !== undefined && need.level - row.thing.level <= purse;
    }
  }
}
