import { type Seat, seats } from '@riposte/kernel';
import type { AbilityId, CharacterId } from './ids.ts';
import { CARDS, type Card } from './pile.ts';

export const DIRECTIONS = ['forward', 'backward'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** RULES 4.1: what a turn is for. */
export type MainAction =
  | { readonly type: 'move'; readonly card: Card; readonly direction: Direction }
  | { readonly type: 'push'; readonly card: Card }
  | { readonly type: 'attack'; readonly card: Card; readonly count: number }
  | { readonly type: 'dashingStrike'; readonly dash: Card; readonly card: Card; readonly count: number }
  /** RULES 13.11: a main action is impossible without cards. */
  | { readonly type: 'pass' };

/** RULES 13.4: turns an ability card and does what it says, in one of the ways it offers. */
export type Use = { readonly type: 'use'; readonly ability: AbilityId } & Way;

/** What answers one question and is never thought of at another time. */
export type Reply =
  | { readonly type: 'chooseCharacter'; readonly character: CharacterId }
  | { readonly type: 'decline' }
  /** RULES 15.2, 15.4 */
  | { readonly type: 'draft'; readonly ability: AbilityId }
  | { readonly type: 'swap'; readonly out: AbilityId; readonly in: AbilityId }
  | { readonly type: 'keepAll' }
  /** RULES 19.7: which of a team goes first. */
  | { readonly type: 'lead'; readonly seat: Seat }
  /** RULES 20.4: the Dragon takes one of its abilities into the raid. */
  | { readonly type: 'takeAbility'; readonly ability: AbilityId }
  /** RULES 21.4: whose hand the traitor names, number by number; or nobody's any more. */
  | { readonly type: 'nameHand'; readonly seat: Seat }
  | { readonly type: 'nameCount'; readonly card: Card; readonly count: number }
  | { readonly type: 'nameNone' }
  /** Answers to what an ability asks in the middle of its effect. */
  | { readonly type: 'pickCard'; readonly card: Card }
  | { readonly type: 'arrange'; readonly cards: readonly Card[] };

export type Choice =
  | MainAction
  | Use
  | Reply
  | { readonly type: 'goFirst'; readonly seat: Seat }
  | { readonly type: 'block'; readonly card: Card; readonly count: number }
  | { readonly type: 'retreat'; readonly card: Card }
  | { readonly type: 'takeHit' }
  /** RULES 18.10: a part of a block, the rest of which a team mate is to play. */
  | { readonly type: 'shareBlock'; readonly card: Card; readonly count: number }
  /** RULES 18.10: dashes to a team mate and plays so many cards toward that block. */
  | { readonly type: 'dashingBlock'; readonly dash: Card; readonly card: Card; readonly count: number }
  /** RULES 21.3, 21.7, 21.8, 21.9: what a seat may do at any time. */
  | { readonly type: 'reveal' }
  | { readonly type: 'accuse'; readonly seat: Seat }
  | { readonly type: 'claimLife' }
  | { readonly type: 'showHand'; readonly to: Seat };

/** In which of several ways an ability is used: with which card, against which number, to which space. */
export interface Way {
  readonly card?: Card;
  readonly other?: Card;
  readonly count?: number;
  readonly space?: number;
  /** RULES 22.1: against whom, where there are several. */
  readonly target?: Seat;
}

/** No hand holds more of one number than there are in the largest deck, and one that an ability card stands for. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** At most five sit at a table. */
const SEATS = seats(5);

// Every choice there is, made once: listing the legal ones then costs no more than pointing at them.
const FIRST = SEATS.map((seat): Choice => ({ type: 'goFirst', seat }));
const LEADS = SEATS.map((seat): Choice => ({ type: 'lead', seat }));
const ACCUSATIONS = SEATS.map((seat): Choice => ({ type: 'accuse', seat }));
const SHOWINGS = SEATS.map((to): Choice => ({ type: 'showHand', to }));
const MOVES = CARDS.map((card) =>
  DIRECTIONS.map((direction): MainAction => ({ type: 'move', card, direction })),
);
const PUSHES = CARDS.map((card): MainAction => ({ type: 'push', card }));
const ATTACKS = CARDS.map((card) => COUNTS.map((count): MainAction => ({ type: 'attack', card, count })));
const STRIKES = CARDS.map((dash) =>
  CARDS.map((card) => COUNTS.map((count): MainAction => ({ type: 'dashingStrike', dash, card, count }))),
);
const BLOCKS = CARDS.map((card) => COUNTS.map((count): Choice => ({ type: 'block', card, count })));
const SHARES = CARDS.map((card) => COUNTS.map((count): Choice => ({ type: 'shareBlock', card, count })));
const DASHING_BLOCKS = CARDS.map((dash) =>
  CARDS.map((card) => COUNTS.map((count): Choice => ({ type: 'dashingBlock', dash, card, count }))),
);
const RETREATS = CARDS.map((card): Choice => ({ type: 'retreat', card }));

export const TAKE_HIT: Choice = { type: 'takeHit' };
export const PASS: MainAction = { type: 'pass' };
export const DECLINE: Choice = { type: 'decline' };
export const REVEAL: Choice = { type: 'reveal' };
export const CLAIM_LIFE: Choice = { type: 'claimLife' };

export function goFirst(seat: Seat): Choice {
  return found(FIRST[seat]);
}

export function move(card: Card, direction: Direction): MainAction {
  return found(MOVES[card - 1]?.[direction === 'forward' ? 0 : 1]);
}

export function push(card: Card): MainAction {
  return found(PUSHES[card - 1]);
}

export function attack(card: Card, count: number): MainAction {
  return found(ATTACKS[card - 1]?.[count - 1]);
}

export function dashingStrike(dash: Card, card: Card, count: number): MainAction {
  return found(STRIKES[dash - 1]?.[card - 1]?.[count - 1]);
}

export function block(card: Card, count: number): Choice {
  return found(BLOCKS[card - 1]?.[count - 1]);
}

export function retreat(card: Card): Choice {
  return found(RETREATS[card - 1]);
}

export function shareBlock(card: Card, count: number): Choice {
  return found(SHARES[card - 1]?.[count - 1]);
}

export function dashingBlock(dash: Card, card: Card, count: number): Choice {
  return found(DASHING_BLOCKS[dash - 1]?.[card - 1]?.[count - 1]);
}

export function lead(seat: Seat): Choice {
  return found(LEADS[seat]);
}

export function accuse(seat: Seat): Choice {
  return found(ACCUSATIONS[seat]);
}

export function showHand(to: Seat): Choice {
  return found(SHOWINGS[to]);
}

/** Everything a player could think of doing on the bridge with single cards or as many as a hand holds. */
export const ALL_CHOICES: readonly Choice[] = [
  ...FIRST.slice(0, 2),
  ...MOVES.flat(),
  ...PUSHES,
  ...ATTACKS.flat(),
  ...STRIKES.flat(2),
  ...BLOCKS.flat(),
  ...RETREATS,
  TAKE_HIT,
];

/** What a player could think of besides where several fight together. */
export const TEAM_CHOICES: readonly Choice[] = [...SHARES.flat(), ...DASHING_BLOCKS.flat(2)];

/** What a player could think of besides where there may be a traitor: all five sit there. */
export const BETRAYAL_CHOICES: readonly Choice[] = [
  ...ACCUSATIONS.slice(0, -1),
  ...SHOWINGS,
  REVEAL,
  CLAIM_LIFE,
];

// A record, so that none can be left out.
const REPLIES: Readonly<Record<Reply['type'], true>> = {
  chooseCharacter: true,
  decline: true,
  draft: true,
  swap: true,
  keepAll: true,
  lead: true,
  takeAbility: true,
  nameHand: true,
  nameCount: true,
  nameNone: true,
  pickCard: true,
  arrange: true,
};

/** Asked on every turn, so it looks nothing up; it compiles only while the cases are exactly the main actions. */
export function isMainAction(choice: Choice): choice is MainAction {
  switch (choice.type) {
    case 'move':
    case 'attack':
    case 'dashingStrike':
    case 'push':
    case 'pass':
      choice satisfies MainAction;
      return true;
    default:
      choice satisfies Exclude<Choice, MainAction>;
      return false;
  }
}

export function isReply(choice: Choice): choice is Reply {
  return choice.type in REPLIES;
}

function found<Found extends Choice>(choice: Found | undefined): Found {
  if (!choice) throw new Error('no such choice');
  return choice;
}
