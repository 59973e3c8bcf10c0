import {
  copyRandom,
  copyStack,
  type OptionTable,
  type OptionValues,
  type Paused,
  Rules,
  type Seat,
  seat,
} from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { EDITION_NAMES, EDITIONS, type Edition } from './edition.ts';
import type { Event, RoundReason } from './event.ts';
import { type Pile, sizeOf } from './pile.ts';

export const OPTIONS = {
  edition: { type: 'oneOf', label: 'Edition', values: EDITION_NAMES, default: 'revised' },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

/** RULES 2.1 */
export const SPACES = 18;
/** RULES 3.3, 4.4 */
export const HAND_SIZE = 5;
/** RULES 1.2 */
export const TOKENS_TO_WIN = 3;

/** One of the figures on the bridge, with its player's cards. */
export interface Fighter {
  space: number;
  hand: Pile;
  /** RULES 10.1: must spend the next turn recovering. */
  recovering: boolean;
}

/** How a round ended. */
export interface RoundEnd {
  readonly reason: RoundReason;
  /** Nobody when it was drawn or tied. */
  readonly winner?: Seat;
}

export interface State extends Paused<Choice> {
  readonly options: Options;
  round: number;
  /** Who goes, or went, first in this round. */
  first: Seat;
  /** RULES 3.5: who chose that; nobody when a coin or the edition did. */
  chooser: Seat | undefined;
  tokens: number[];
  fighters: Fighter[];
  /** Cards that nobody has seen: the draw pile and those laid aside. */
  unseen: Pile;
  /** Cards played in this turn, not yet discarded. */
  played: Pile;
  discard: Pile;
  /** Set when the round is over, until the next one is dealt. */
  roundEnd: RoundEnd | undefined;
}

/** The procedures of Flash Duel. */
export const rules = new Rules<State, Choice, Event>();

export function copyState(state: State): State {
  return {
    options: state.options,
    random: copyRandom(state.random),
    stack: copyStack(state.stack),
    round: state.round,
    first: state.first,
    chooser: state.chooser,
    tokens: state.tokens.slice(),
    fighters: state.fighters.map(copyFighter),
    unseen: state.unseen.slice(),
    played: state.played.slice(),
    discard: state.discard.slice(),
    roundEnd: state.roundEnd,
  };
}

function copyFighter({ space, hand, recovering }: Fighter): Fighter {
  return { space, hand: hand.slice(), recovering };
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

/** The opponent. */
export function foeOf(of: Seat): Seat {
  return seat(1 - of);
}

/** RULES 12.2: how many cards can still be drawn. */
export function drawPileSize(state: State): number {
  return Math.max(0, sizeOf(state.unseen) - editionOf(state).aside);
}
