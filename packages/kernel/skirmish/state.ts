import type { Paused } from '../frame.ts';
import type { OptionTable, OptionValues } from '../options.ts';
import { Rules } from '../procedure.ts';
import type { Seat } from '../seat.ts';

/**
 * Skirmish is the kernel's own test game. It has everything at once that real games have here and there: up to ten
 * seats in two teams, hidden hands, a shuffled deck, dice, interrupts within interrupts, secret bids made at the
 * same time, offers that stand at any moment, seats that fall in mid-fight, effects in an order that a player chooses.
 */
export const OPTIONS = {
  seats: { type: 'integer', label: 'Seats', min: 2, max: 10, default: 4 },
  rounds: { type: 'integer', label: 'Rounds', min: 1, max: 20, default: 8 },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

export const CARDS = ['echo', 'blade', 'stone'] as const;
export type Card = (typeof CARDS)[number];

export const EFFECTS = ['draw', 'heal', 'wound'] as const;
export type Effect = (typeof EFFECTS)[number];

/** How often each card is in the deck, for every seat. */
export const COPIES = 3;
export const HAND_SIZE = 3;
export const LIFE = 3;
/** How many echoes may answer each other. */
export const DEEPEST = 4;

export type Choice =
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'target'; readonly seat: Seat }
  | { readonly type: 'echo' }
  | { readonly type: 'pass' }
  | { readonly type: 'effect'; readonly effect: Effect }
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'flee' }
  | { readonly type: 'confide'; readonly to: Seat };

/** Everything that a seat may be asked; flee and confide are offers. */
export type Question = 'bid' | 'keep' | 'target' | 'echo' | 'effect' | 'flee' | 'confide';

export type Event =
  | { readonly type: 'bidsShown'; readonly bids: readonly { seat: Seat; amount: number }[] }
  | { readonly type: 'activated'; readonly seat: Seat }
  | { readonly type: 'struck'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'echoed'; readonly seat: Seat; readonly depth: number }
  | { readonly type: 'settled'; readonly depth: number }
  | { readonly type: 'rolled'; readonly face: number }
  | { readonly type: 'damaged'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'fell'; readonly seat: Seat }
  | { readonly type: 'resolved'; readonly effect: Effect }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card }
  /** A card kept aside comes back to the hand: those hear of it who see that hand. */
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'handShown'; readonly from: Seat; readonly hand: readonly Card[] }
  | { readonly type: 'ended' };

export interface Member {
  life: number;
  hand: Card[];
  /** A card put aside in secret; it may be taken back as long as nothing else has happened. */
  kept: Card | undefined;
  /** To which seats it has shown its hand. */
  confidedTo: readonly Seat[];
}

export interface State extends Paused<Choice> {
  readonly options: Options;
  round: number;
  active: Seat;
  /** Whether the strike under way has been turned aside. */
  parried: boolean;
  members: Member[];
  deck: Card[];
  discard: Card[];
}

export const rules = new Rules<State, Choice, Event, Question>();

export function memberOf(state: { readonly members: readonly Member[] }, seat: Seat): Member {
  const member = state.members[seat];
  if (!member) throw new Error(`no member on seat ${seat}`);
  return member;
}

export function isAlive(state: State, seat: Seat): boolean {
  return memberOf(state, seat).life > 0;
}

/** Even seats against odd seats. */
export function teamOf(seat: Seat): number {
  return seat % 2;
}
