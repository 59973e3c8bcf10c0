import { type Seat, seats } from '@riposte/kernel';
import type { AbilityId, CharacterId } from './ability.ts';
import { CARDS, type Card } from './pile.ts';

export const DIRECTIONS = ['forward', 'backward'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Choice =
  | { readonly type: 'goFirst'; readonly seat: Seat }
  | { readonly type: 'move'; readonly card: Card; readonly direction: Direction }
  | { readonly type: 'push'; readonly card: Card }
  | { readonly type: 'attack'; readonly card: Card; readonly count: number }
  | { readonly type: 'dashingStrike'; readonly dash: Card; readonly card: Card; readonly count: number }
  | { readonly type: 'block'; readonly card: Card; readonly count: number }
  | { readonly type: 'retreat'; readonly card: Card }
  | { readonly type: 'takeHit' }
  /** RULES 13.11: a main action is impossible without cards. */
  | { readonly type: 'pass' }
  | { readonly type: 'chooseCharacter'; readonly character: CharacterId }
  /** RULES 13.4: turns an ability card and does what it says, in one of the ways it offers. */
  | ({ readonly type: 'use'; readonly ability: AbilityId } & Way)
  | { readonly type: 'decline' }
  /** RULES 15.2, 15.4 */
  | { readonly type: 'draft'; readonly ability: AbilityId }
  | { readonly type: 'swap'; readonly out: AbilityId; readonly in: AbilityId }
  | { readonly type: 'keepAll' }
  /** Answers to what an ability asks in the middle of its effect. */
  | { readonly type: 'pickCard'; readonly card: Card }
  | { readonly type: 'arrange'; readonly cards: readonly Card[] };

/** In which of several ways an ability is used: with which card, against which number, to which space. */
export interface Way {
  readonly card?: Card;
  readonly other?: Card;
  readonly count?: number;
  readonly space?: number;
}

/** No hand of numbered cards holds more of one number than there are copies in the larger deck. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

// Every choice there is, made once: listing the legal ones then costs no more than pointing at them.
const FIRST = seats(2).map((seat): Choice => ({ type: 'goFirst', seat }));
const MOVES = CARDS.map((card) => DIRECTIONS.map((direction): Choice => ({ type: 'move', card, direction })));
const PUSHES = CARDS.map((card): Choice => ({ type: 'push', card }));
const ATTACKS = CARDS.map((card) => COUNTS.map((count): Choice => ({ type: 'attack', card, count })));
const STRIKES = CARDS.map((dash) =>
  CARDS.map((card) => COUNTS.map((count): Choice => ({ type: 'dashingStrike', dash, card, count }))),
);
const BLOCKS = CARDS.map((card) => COUNTS.map((count): Choice => ({ type: 'block', card, count })));
const RETREATS = CARDS.map((card): Choice => ({ type: 'retreat', card }));

export const TAKE_HIT: Choice = { type: 'takeHit' };
export const PASS: Choice = { type: 'pass' };
export const DECLINE: Choice = { type: 'decline' };

export function goFirst(seat: Seat): Choice {
  return found(FIRST[seat]);
}

export function move(card: Card, direction: Direction): Choice {
  return found(MOVES[card - 1]?.[direction === 'forward' ? 0 : 1]);
}

export function push(card: Card): Choice {
  return found(PUSHES[card - 1]);
}

export function attack(card: Card, count: number): Choice {
  return found(ATTACKS[card - 1]?.[count - 1]);
}

export function dashingStrike(dash: Card, card: Card, count: number): Choice {
  return found(STRIKES[dash - 1]?.[card - 1]?.[count - 1]);
}

export function block(card: Card, count: number): Choice {
  return found(BLOCKS[card - 1]?.[count - 1]);
}

export function retreat(card: Card): Choice {
  return found(RETREATS[card - 1]);
}

/** Everything a player could think of doing on the bridge with single cards or as many as a hand holds. */
export const ALL_CHOICES: readonly Choice[] = [
  ...FIRST,
  ...MOVES.flat(),
  ...PUSHES,
  ...ATTACKS.flat(),
  ...STRIKES.flat(2),
  ...BLOCKS.flat(),
  ...RETREATS,
  TAKE_HIT,
];

function found(choice: Choice | undefined): Choice {
  if (!choice) throw new Error('no such choice');
  return choice;
}
