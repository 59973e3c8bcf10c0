import { type Seat, seats } from '@riposte/kernel';
import { baseHp } from '../board.ts';
import type { Row } from '../card.ts';
import { CANT_ATTACK, FLYING, HIDDEN, UNSTOPPABLE } from '../keywords.ts';
import { isFighter } from '../kinds.ts';
import { sizeOf } from '../pile.ts';
import { sheetOf, sideOf } from '../sheet.ts';
import { futureOf, isActive, opponentsOf, playerOf, type State, teamOf } from '../state.ts';
import { comingWorth, ENOUGH_WORKERS, enduranceOf, heldWorth, worthOf } from './worth.ts';

const WORKER = 4;
const SPARE_WORKER = 0.2;
const GOLD = 0.3;
/** A point of gold that is owed: it cannot be spent on what is worth more. */
const DEBT = 0.6;
const CARD = 1.3;
/** How much the mean worth of a player's cards counts. */
const DECK = 3;
/** A base that is nearly down is worth more, point by point. */
const BASE_POINT = 0.8;
const LAST_POINTS = 10;
const LAST_POINT = 1.2;
/** What a point that attackers may deal to the base next turn costs, and when they may bring it down. */
const THREAT = 0.9;
const DOOM = 24;

/** How strong a player stands, in points: what is in play, what pays for more, and the base under threat. */
function strengthOf(state: State, seat: Seat): number {
  const { gold, workers, hand } = playerOf(state, seat);
  let strength = GOLD * gold + CARD * sizeOf(hand) + DECK * deckWorth(state, seat);
  strength +=
    WORKER * Math.min(workers, ENOUGH_WORKERS) + SPARE_WORKER * Math.max(0, workers - ENOUGH_WORKERS);
  const left = baseHp(state, seat);
  for (const row of sheetOf(state).rows) {
    if (row.controller !== seat) continue;
    if (row.entry.kind !== 'base') strength += worthOf(row);
  }
  for (const { by, amount = 0 } of state.lasting)
    if (by === seat && amount > 0) strength -= amount > gold + workers ? DOOM : DEBT * amount;
  for (const thing of futureOf(state)) if (thing.controller === seat) strength += comingWorth(thing);
  strength += BASE_POINT * left - LAST_POINT * Math.max(0, LAST_POINTS - left);
  if (isActive(state, seat)) return strength;
  const threat = threatTo(state, seat);
  return strength - THREAT * Math.min(threat, left) - (threat >= left ? DOOM : 0);
}

/** The worst that any opponent may do to the base of a player. */
function threatTo(state: State, seat: Seat): number {
  return Math.max(...opponentsOf(state, seat).map((by) => threatBy(state, by, seat)));
}

/** About how much damage the base of a player may take in a turn: what attackers have, less what patrollers stop. */
function threatBy(state: State, by: Seat, seat: Seat): number {
  let free = 0;
  let stopped = 0;
  const { patrol } = sideOf(state, seat);
  for (const row of sheetOf(state).rows) {
    if (row.controller !== by || !mayAttack(row)) continue;
    if (patrol.length === 0 || isHardToStop(row)) free += row.atk;
    else stopped += row.atk;
  }
  let wall = 0;
  for (const row of patrol) wall += enduranceOf(row);
  return free + Math.max(0, stopped - wall - patrol.length);
}

function mayAttack(row: Row): boolean {
  return isFighter(row) && row.atk > 0 && !row.thing.exhausted && (row.keywords & CANT_ATTACK) === 0;
}

function isHardToStop({ keywords }: Row): boolean {
  return (keywords & (FLYING | UNSTOPPABLE | HIDDEN)) !== 0;
}

/** What a card of the player is worth on average, in the hand, the deck and the discard pile. */
export function deckWorth(state: State, seat: Seat): number {
  const { cards, hand, deck, discard } = playerOf(state, seat);
  let sum = 0;
  let count = 0;
  for (let card = 0; card < cards.length; card++) {
    const copies = (hand[card] ?? 0) + (deck[card] ?? 0) + (discard[card] ?? 0);
    if (copies === 0) continue;
    sum += copies * heldWorth(state, seat, cards[card] as string);
    count += copies;
  }
  return count === 0 ? 0 : sum / count;
}

/** How much stronger a player must be for the odds of about three to one. */
const DIFFERENCE = 4;

/** How strong a player stands with their team. */
function sideStrength(state: State, seat: Seat): number {
  const team = teamOf(state, seat);
  return team.reduce((sum, one) => sum + strengthOf(state, one), 0) / team.length;
}

/** How likely each seat is to win, by strength. */
export function chancesOf(state: State): readonly number[] {
  const all = seats(state.players.length);
  if (state.winners) {
    const { winners } = state;
    const shared = winners.length / teamOf(state, winners[0] as Seat).length;
    return all.map((seat) => (winners.includes(seat) ? 1 / shared : 0));
  }
  // While heroes are chosen nobody has a base yet: all stand alike.
  const odds = all.map((seat) => (state.turn === 0 ? 1 : Math.exp(sideStrength(state, seat) / DIFFERENCE)));
  // Each team counts once.
  const total = odds.reduce((sum, one, seat) => sum + one / teamOf(state, seat as Seat).length, 0);
  return odds.map((one) => one / total);
}
