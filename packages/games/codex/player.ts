import type { CardId, Spec } from './ids.ts';
import type { Pile } from './pile.ts';

export interface HeroSlot {
  readonly card: CardId;
  runes: number;
  /** Whether the hero has died in this game, where a card asks for it. */
  died?: true | undefined;
}

/** A counter that begins at 0 with every turn. */
export interface Counters {
  hired: boolean;
  /** RULES 3.11: in the phase that is under way. */
  reshuffled: boolean;
  /** RULES 6.11, 6.12. */
  towerUsed: boolean;
  spells: number;
  unitsFromHand: number;
  /** Buildings that were built or played, and cards that were played from the hand, where a card asks for it. */
  buildings?: number | undefined;
  fromHand?: number | undefined;
  /** RULES 9.25: whether a card has died that goes to the codex where it is the first. */
  wentHome?: true | undefined;
  /** RULES 16.7: the gold that units of others have brought. */
  bounty?: number | undefined;
}

export interface Player {
  /** What the piles count. */
  cards: readonly CardId[];
  gold: number;
  workers: number;
  turns: number;
  hand: Pile;
  deck: Pile;
  discard: Pile;
  codex: Pile;
  /** Cards that became workers: gone for good. */
  tucked: Pile;
  trashed: Pile;
  /** Cards on top of the deck that all have seen going there, and -1 for one that only its player knows; the top first. */
  top: readonly number[];
  /** The spells under way. */
  casting: readonly number[];
  /** Public: how many of each have left the codex at least, were seen going to the discard pile, and to the hand. */
  known: Pile;
  seen: Pile;
  shown: Pile;
  heroes: readonly HeroSlot[];
  /** Tech buildings that were built once, by their levels; whether the first building is paid. */
  built: readonly number[];
  paidExtra: boolean;
  spec: Spec | 'none';
  labSpec: Spec | 'none';
  counters: Counters;
  /** RULES 1.5: could not pay what was owed. */
  ruined?: true | undefined;
  /** RULES 15.8: what its player alone knows of the cards on top of the deck, which are among the others there. */
  peeks?: readonly number[] | undefined;
}

export function newPlayer(): Player {
  return {
    cards: [],
    gold: 0,
    workers: 0,
    turns: 0,
    hand: [],
    deck: [],
    discard: [],
    codex: [],
    tucked: [],
    trashed: [],
    top: [],
    casting: [],
    known: [],
    seen: [],
    shown: [],
    heroes: [],
    built: [],
    paidExtra: false,
    spec: 'none',
    labSpec: 'none',
    counters: newCounters(),
    ruined: undefined,
    peeks: undefined,
  };
}

export function newCounters(): Counters {
  return {
    hired: false,
    reshuffled: false,
    towerUsed: false,
    spells: 0,
    unitsFromHand: 0,
    buildings: undefined,
    fromHand: undefined,
    wentHome: undefined,
    bounty: undefined,
  };
}

/** The piles that only their player may look into. */
const HIDDEN_PILES = ['hand', 'deck', 'discard', 'codex', 'tucked'] as const;
export type HiddenPile = (typeof HIDDEN_PILES)[number];
export type HiddenPiles = Readonly<Record<HiddenPile, Pile>>;

export function copyPlayer(player: Player): Player {
  return copyWith(player, copyPiles(player));
}

/** A copy with these hidden piles, which are taken as they are. All players have one shape. */
export function copyWith(player: Omit<Player, HiddenPile>, piles: HiddenPiles): Player {
  return {
    cards: player.cards,
    gold: player.gold,
    workers: player.workers,
    turns: player.turns,
    hand: piles.hand,
    deck: piles.deck,
    discard: piles.discard,
    codex: piles.codex,
    tucked: piles.tucked,
    trashed: player.trashed.slice(),
    top: player.top,
    casting: player.casting,
    known: player.known.slice(),
    seen: player.seen.slice(),
    shown: player.shown.slice(),
    heroes: player.heroes.map(copyHero),
    built: player.built,
    paidExtra: player.paidExtra,
    spec: player.spec,
    labSpec: player.labSpec,
    counters: copyCounters(player.counters),
    ruined: player.ruined,
    peeks: player.peeks,
  };
}

export function copyPiles(own: HiddenPiles): Record<HiddenPile, Pile> {
  const { hand, deck, discard, codex, tucked } = own;
  return {
    hand: hand.slice(),
    deck: deck.slice(),
    discard: discard.slice(),
    codex: codex.slice(),
    tucked: tucked.slice(),
  };
}

export function copyHero({ card, runes, died }: HeroSlot): HeroSlot {
  return { card, runes, died };
}

export function copyCounters(counters: Counters): Counters {
  return {
    hired: counters.hired,
    reshuffled: counters.reshuffled,
    towerUsed: counters.towerUsed,
    spells: counters.spells,
    unitsFromHand: counters.unitsFromHand,
    buildings: counters.buildings,
    fromHand: counters.fromHand,
    wentHome: counters.wentHome,
    bounty: counters.bounty,
  };
}

/** The number of a card in a player's piles; -1 for a token or a card of another player. */
export function numberOf({ cards }: Pick<Player, 'cards'>, card: CardId): number {
  return cards.indexOf(card);
}
