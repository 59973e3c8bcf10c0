import type { Seat } from '@riposte/kernel';
import { distance, distanceAfterDash } from './bridge.ts';
import { attack, type Choice, dashingStrike, move, push } from './choice.ts';
import { CARDS, type Card, countOf } from './pile.ts';
import { fighterOf, type State } from './state.ts';

/** RULES 4.1: every main action a seat can take now. */
export function mainActions(state: State, seat: Seat): Choice[] {
  const { hand } = fighterOf(state, seat);
  const apart = distance(state);
  const choices: Choice[] = [];
  for (const card of CARDS) {
    const held = countOf(hand, card);
    if (held === 0) continue;
    choices.push(move(card, 'forward'), move(card, 'backward'));
    // RULES 6.1, 8.3: next to the opponent one can push, but not dash.
    if (apart === 1) choices.push(push(card));
    else if (apart <= card + 5) addStrikes(choices, card, distanceAfterDash(state, card) as Card, hand);
    // RULES 7.1, 7.2
    if (card === apart) for (let count = 1; count <= held; count++) choices.push(attack(card, count));
  }
  return choices;
}

/** RULES 8.1: a dash with this card, then one or more of the number that is the distance after it. */
function addStrikes(choices: Choice[], dash: Card, reach: Card, hand: readonly number[]): void {
  const held = countOf(hand, reach) - (reach === dash ? 1 : 0);
  for (let count = 1; count <= held; count++) choices.push(dashingStrike(dash, reach, count));
}
