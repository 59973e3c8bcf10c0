import {
  copyRandom,
  copyStack,
  type OptionTable,
  type OptionValues,
  type Paused,
  parseOptions,
  Rules,
  type Seat,
  seat,
  seats,
} from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { EDITION_NAMES, EDITIONS, type Edition } from './edition.ts';
import type { Event, RoundReason } from './event.ts';
import type { AbilityId, FigureId, Side } from './ids.ts';
import { type Card, emptyPile, type Pile, sizeOf } from './pile.ts';
import type { Question } from './question.ts';

const MODES = ['simple', 'full', 'clockwork', 'solo', 'team', 'raid', 'betrayal'] as const;
/** RULES 16.2 */
export const SOLO_BOTS = ['dummy', 'rook', 'dragon'] as const;
export type SoloBot = (typeof SOLO_BOTS)[number];

export const OPTIONS = {
  edition: { type: 'oneOf', label: 'Edition', values: EDITION_NAMES, default: 'revised' },
  mode: { type: 'oneOf', label: 'Mode', values: MODES, default: 'simple' },
  selection: {
    type: 'oneOf',
    label: 'Character selection',
    values: ['open', 'double-blind'],
    default: 'open',
  },
  bot: { type: 'oneOf', label: 'Solo opponent', values: SOLO_BOTS, default: 'dummy' },
  mortals: { type: 'integer', label: 'Mortals in a raid', min: 2, max: 4, default: 3 },
  openHands: { type: 'flag', label: 'Team mates see each other’s hands', default: true },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

/** The options of a match, the rest as they are by default. */
export function optionsOf(given: Partial<Options>): Options {
  const options = parseOptions(OPTIONS, given);
  if (!options.ok) throw new Error(options.why.text);
  return options.value;
}

/** RULES 2.1 */
export const SPACES = 18;
/** RULES 3.3, 4.4 */
export const HAND_SIZE = 5;
/** RULES 1.2 */
export const TOKENS_TO_WIN = 3;

/** One of the figures on the bridge, with its player's cards. */
export interface Fighter {
  side: Side;
  space: number;
  hand: Pile;
  /** RULES 10.1: must spend the next turn recovering. */
  recovering: boolean;
  /** RULES 13.1: nobody in Simple Mode. */
  character: FigureId | undefined;
  /** The ability cards, and those of them that lie face down. Replaced, never changed. */
  abilities: readonly AbilityId[];
  spent: readonly AbilityId[];
  /** RULES 13.5: has used an ability this turn. */
  usedAbility: boolean;
  /** Cards that lie open and count as in the hand for the rest of this turn. Replaced, never changed. */
  open: readonly OpenCard[];
  /** What lasts. Replaced, never changed. */
  effects: Effects;
  /** How many hits it can still take; at 0 it is defeated and off the bridge (RULES 18.8). */
  life: number;
}

/** A card that counts as another, or one that is none at all. */
export interface OpenCard {
  readonly as: Card;
  /** The card it really is; none when an ability card stands for it. */
  readonly was?: Card;
}

/** What abilities have done to a fighter that lasts. */
export interface Effects {
  /** Midori's Dragon Form. */
  readonly dragonForm?: true;
  /** Quince's card, face down. */
  readonly stash?: Card;
  /** How many cards fewer, or more, the next refill goes up to. */
  readonly refill?: number;
  /** The next refill does not happen. */
  readonly noRefill?: true;
  /** A number that is no good for this turn's main action. */
  readonly banned?: Card;
  /** How many more turns are spent recovering after this one. */
  readonly recoverAgain?: true;
  /** Persephone's Dominance: nothing helps against the next recovery (RULES 14.14). */
  readonly dominated?: true;
  /** The next turn is skipped altogether. */
  readonly skip?: true;
  /** Has attacked or struck in this round. */
  readonly fought?: true;
  /** Argagarg's Pacifism has been played. */
  readonly pacifist?: true;
}

/** Something on a space of the bridge; a seat has one of a kind at most. */
export interface Marker {
  readonly owner: Seat;
  readonly space: number;
}

export const NO_EFFECTS: Effects = {};

/** How a round ended. */
export interface RoundEnd {
  readonly reason: RoundReason;
  /** Nobody when it was drawn or tied. */
  readonly winner?: Side;
}

export interface State extends Paused<Choice> {
  readonly options: Options;
  round: number;
  /** Who goes, or went, first in this round. */
  first: Seat;
  /** RULES 19.8, 20.7: in which order the seats take their turns in this round. Replaced, never changed. */
  order: readonly Seat[];
  /** Whose turn it is. */
  active: Seat;
  /** RULES 3.5: who chose that; nobody when a coin or the edition did. */
  chooser: Seat | undefined;
  /** Of each side. */
  tokens: number[];
  fighters: Fighter[];
  /** Cards that nobody has seen: the draw pile and those laid aside. */
  unseen: Pile;
  /** Cards played in this turn, not yet discarded. */
  played: Pile;
  discard: Pile;
  /** RULES 18.14: how many times the discard pile is still shuffled in when the draw pile runs out. */
  reshuffles: number;
  /** Set when the round is over, until the next one is dealt. */
  roundEnd: RoundEnd | undefined;
  /** Cards on top of the draw pile whose order a seat knows, first to be drawn first. Replaced, never changed. */
  top: readonly Card[];
  topKnownTo: Seat | undefined;
  /** RULES 14.27: each Onimaru's Clockwork Soldier, each Zane's Landmine. Replaced, never changed. */
  soldiers: readonly Marker[];
  mines: readonly Marker[];
  /** How many tokens this round is worth. */
  stakes: number;
  /** RULES 15.1: abilities nobody has drafted. Replaced, never changed. */
  pool: readonly AbilityId[];
  /** RULES 20.9: turns the Dragon takes after its next normal one. */
  extraTurns: number;
  /** RULES 21: what is known and unknown about the traitor. Replaced, never changed. */
  loyalty: Loyalty | undefined;
  /** RULES 18.18, 21.9: who has shown a hand to whom in this turn, as pairs. Replaced, never changed. */
  showings: readonly (readonly [Seat, Seat])[];
  /** How the rounds of a solo game ended so far. Replaced, never changed. */
  record: readonly RoundRecord[];
}

/** RULES 21.2: who has the traitor card, and who knows. */
export interface Loyalty {
  readonly traitor: Seat;
  /** Whether the traitor card has been shown to all. */
  readonly shown: boolean;
  /** Those who had to show that they are loyal. */
  readonly cleared: readonly Seat[];
}

/** How a round ended, and who used an ability in it. */
export interface RoundRecord extends RoundEnd {
  readonly usedAbility: readonly boolean[];
}

/** The procedures of Flash Duel. */
export const rules = new Rules<State, Choice, Event, Question>();

export function copyState(state: State): State {
  return {
    options: state.options,
    random: copyRandom(state.random),
    stack: copyStack(state.stack),
    round: state.round,
    first: state.first,
    order: state.order,
    active: state.active,
    chooser: state.chooser,
    tokens: state.tokens.slice(),
    fighters: state.fighters.map(copyFighter),
    unseen: state.unseen.slice(),
    played: state.played.slice(),
    discard: state.discard.slice(),
    reshuffles: state.reshuffles,
    roundEnd: state.roundEnd,
    top: state.top,
    topKnownTo: state.topKnownTo,
    soldiers: state.soldiers,
    mines: state.mines,
    stakes: state.stakes,
    pool: state.pool,
    extraTurns: state.extraTurns,
    loyalty: state.loyalty,
    showings: state.showings,
    record: state.record,
  };
}

export function newFighter(side: Side): Fighter {
  return {
    side,
    space: 0,
    hand: emptyPile(),
    recovering: false,
    character: undefined,
    abilities: [],
    spent: [],
    usedAbility: false,
    open: [],
    effects: NO_EFFECTS,
    life: 1,
  };
}

function copyFighter(fighter: Fighter): Fighter {
  return {
    side: fighter.side,
    space: fighter.space,
    hand: fighter.hand.slice(),
    recovering: fighter.recovering,
    character: fighter.character,
    abilities: fighter.abilities,
    spent: fighter.spent,
    usedAbility: fighter.usedAbility,
    open: fighter.open,
    effects: fighter.effects,
    life: fighter.life,
  };
}

export function editionOf({ options }: { readonly options: Options }): Edition {
  // Not looked up by name: this is asked several times a turn.
  return options.edition === 'revised' ? EDITIONS.revised : EDITIONS['v4.1'];
}

export function fighterOf<F>({ fighters }: { readonly fighters: readonly F[] }, seat: Seat): F {
  const fighter = fighters[seat];
  if (!fighter) throw new Error(`no fighter on seat ${seat}`);
  return fighter;
}

/** RULES 16.1: where the bot of a solo game stands. */
export const BOT: Seat = seat(1);

/** RULES 16.1: whether nobody sits there: a bot fights by its own procedure. */
export function isBot({ options }: { readonly options: Options }, of: Seat): boolean {
  return options.mode === 'solo' && of === BOT;
}

/** RULES 20, 21: whether mortals fight the Dragon. */
export function isRaid({ options }: { readonly options: Options }): boolean {
  return options.mode === 'raid' || options.mode === 'betrayal';
}

/** RULES 20.1: whether a seat is the Dragon's, in a raid: the last one. */
export function isDragon(
  state: { readonly options: Options; readonly fighters: readonly unknown[] },
  seat: Seat,
): boolean {
  return isRaid(state) && seat === state.fighters.length - 1;
}

/** RULES 21.2: the mortal who is the traitor, known or not; nobody when the Dragon has the card. */
export function traitorOf(state: Pick<State, 'options' | 'fighters' | 'loyalty'>): Seat | undefined {
  const { loyalty } = state;
  return loyalty && !isDragon(state, loyalty.traitor) ? loyalty.traitor : undefined;
}

/** RULES 21.11: those who win and lose with a side; a traitor always does with the Dragon's. */
export function membersOf({ fighters, loyalty }: State, side: Side): readonly Seat[] {
  return seats(fighters.length).filter(
    (one) => (one === loyalty?.traitor ? 1 : fighters[one]?.side) === side,
  );
}

/** RULES 12.2: how many cards can still be drawn. */
export function drawPileSize(state: State): number {
  return Math.max(0, sizeOf(state.unseen) + state.top.length - asideOf(state));
}

/** RULES 3.2, 20.3: how many cards nobody looks at. */
export function asideOf(state: { readonly options: Options }): number {
  return isRaid(state) ? 0 : editionOf(state).aside;
}
