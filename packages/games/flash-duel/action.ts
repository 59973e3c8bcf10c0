import type { Seat } from '@riposte/kernel';
import { afterDash, gapAhead, gapsAhead } from './bridge.ts';
import { attack, type Choice, dashingStrike, move, PASS, push } from './choice.ts';
import { usable } from './hand.ts';
import { CARDS, type Card, countOf, type Pile } from './pile.ts';
import { fighterOf, type State } from './state.ts';

/** Beyond this distance no dash and strike can reach, so all larger ones list the same. */
const OUT_OF_REACH = 11;

/** Hands with ten or more of a number are rare enough to list anew each time. */
const MOST = 10;

/** The lists made so far, by hand and distance, against a single opponent: they depend on nothing else. */
const LISTS = new Array<readonly Choice[] | undefined>(MOST ** CARDS.length * (OUT_OF_REACH + 1)).fill(
  undefined,
);

/** RULES 4.1: every main action a seat can take now. */
export function mainActions(state: State, seat: Seat): readonly Choice[] {
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
function without(hand: Readonly<Pile>, banned: Card | undefined): Readonly<Pile> {
  return banned === undefined ? hand : hand.map((count, index) => (index + 1 === banned ? 0 : count));
}

/** RULES 18.4: `gaps` are the distances of the opponents, nearest first. */
function listActions(hand: Readonly<Pile>, gaps: readonly number[]): readonly Choice[] {
  const [front = OUT_OF_REACH] = gaps;
  const choices: Choice[] = [];
  for (const card of CARDS) {
    const held = countOf(hand, card);
    if (held === 0) continue;
    choices.push(move(card, 'forward'), move(card, 'backward'));
    // RULES 6.1, 8.3: next to the opponent one can push, but not dash.
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
function addStrikes(choices: Choice[], dash: Card, hand: Readonly<Pile>, reach: number): void {
  const held = countOf(hand, reach) - (reach === dash ? 1 : 0);
  for (let count = 1; count <= held; count++) choices.push(dashingStrike(dash, reach as Card, count));
}
