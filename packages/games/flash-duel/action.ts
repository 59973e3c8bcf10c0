import { type Seat, type Tools, unreachable, varsOf } from '@riposte/kernel';
import { openWindow } from './announce.ts';
import { afterDash, directionOf, gapAhead, gapsAhead } from './bridge.ts';
import { attack, dashingStrike, type MainAction, move, PASS, push } from './choice.ts';
import type { Event } from './event.ts';
import type { TurnVars } from './frames.ts';
import { playCards, usable } from './hand.ts';
import { goBack, goForward, pushBack } from './movement.ts';
import { CARDS, type Card, countOf, type Pile } from './pile.ts';
import { foesOn } from './side.ts';
import { fighterOf, type State } from './state.ts';
import { beginFight } from './threat.ts';

/** Beyond this distance no dash and strike can reach, so all larger ones list the same. */
const OUT_OF_REACH = 11;

/** Hands with ten or more of a number are rare enough to list anew each time. */
const MOST = 10;

/** The lists made so far, by hand and distance, against a single opponent: they depend on nothing else. */
const LISTS = new Array<readonly MainAction[] | undefined>(MOST ** CARDS.length * (OUT_OF_REACH + 1)).fill(
  undefined,
);

/** RULES 4.1: every main action a seat can take now. */
export function mainActions(state: State, seat: Seat): readonly MainAction[] {
  const fighter = fighterOf(state, seat);
  const hand = without(usable(fighter), fighter.effects.banned);
  if (state.fighters.length > 2) {
    const gaps = gapsAhead(state, seat);
    if (gaps.length > 1) return listActions(hand, gaps);
  }
  const apart = Math.min(gapAhead(state, seat), OUT_OF_REACH);
  const key = keyOf(hand) * (OUT_OF_REACH + 1) + apart;
  if (key < 0) return listActions(hand, [apart]);
  const known = LISTS[key];
  if (known) return known;
  const list = listActions(hand, [apart]);
  LISTS[key] = list;
  return list;
}

/** A number that no other hand has; negative for a hand that is not worth remembering. */
function keyOf(hand: Readonly<Pile>): number {
  let key = 0;
  for (let index = 0; index < hand.length; index++) {
    const count = hand[index] as number;
    if (count >= MOST) return -1;
    key = key * MOST + count;
  }
  return key;
}

/** A number that is no good for this turn's main action might as well not be in the hand. */
export function without(hand: Readonly<Pile>, banned: Card | undefined): Readonly<Pile> {
  return banned === undefined ? hand : hand.map((count, index) => (index + 1 === banned ? 0 : count));
}

/** RULES 18.4: `gaps` are the distances of the opponents, nearest first. */
function listActions(hand: Readonly<Pile>, gaps: readonly number[]): readonly MainAction[] {
  const [front = OUT_OF_REACH] = gaps;
  const choices: MainAction[] = [];
  for (const card of CARDS) {
    const held = countOf(hand, card);
    if (held === 0) continue;
    choices.push(move(card, 'forward'), move(card, 'backward'));
    // RULES 6.1, 8.3: next to the opponent a push is possible, a dash is not.
    if (front === 1) choices.push(push(card));
    else for (const apart of gaps) addStrikes(choices, card, hand, afterDash(apart, card, front));
    // RULES 7.1, 7.2
    if (gaps.includes(card)) for (let count = 1; count <= held; count++) choices.push(attack(card, count));
  }
  // RULES 13.11
  if (choices.length === 0) choices.push(PASS);
  return choices;
}

/** RULES 8.1: a dash with this card, then one or more of the number that is the distance after it. */
function addStrikes(choices: MainAction[], dash: Card, hand: Readonly<Pile>, reach: number): void {
  const held = countOf(hand, reach) - (reach === dash ? 1 : 0);
  for (let count = 1; count <= held; count++) choices.push(dashingStrike(dash, reach as Card, count));
}

/** Takes a main action. */
export function act(table: Tools<State, Event>, seat: Seat, choice: MainAction): void {
  const { state, tell } = table;
  switch (choice.type) {
    case 'pass':
      tell?.({ type: 'passed', seat });
      return;
    case 'move': {
      playCards(state, seat, choice.card, 1);
      const went = (choice.direction === 'forward' ? goForward : goBack)(table, seat, choice.card);
      tell?.({ type: 'moved', seat, card: choice.card, ...went });
      return;
    }
    case 'push': {
      playCards(state, seat, choice.card, 1);
      const pushed = foesAt(state, seat, 1);
      pushBack(table, seat, pushed, choice.card, choice.card);
      openWindow(table, 'youPush', seat, pushed[0]);
      return;
    }
    case 'dashingStrike': {
      playCards(state, seat, choice.dash, 1);
      const went = goForward(table, seat, choice.dash);
      tell?.({ type: 'dashed', seat, card: choice.dash, ...went });
      beginFight(table, seat, foesAt(state, seat, choice.card), choice.card, choice.count, choice.dash);
      return;
    }
    case 'attack':
      beginFight(table, seat, foesAt(state, seat, choice.card), choice.card, choice.count, 0);
      return;
    default:
      unreachable(choice);
  }
}

/** RULES 22.4: all who were pushed along with one opponent on this turn. */
export function pushedWith({ stack }: State, foe: Seat): readonly Seat[] {
  return varsOf<TurnVars>(stack, 'turn')?.pushed ?? [foe];
}

/** The opponents so many spaces ahead. */
export function foesAt(state: State, seat: Seat, apart: number): readonly Seat[] {
  const { side, space } = fighterOf(state, seat);
  return foesOn(state, seat, space + apart * directionOf(side));
}
