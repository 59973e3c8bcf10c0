import type { Ask, Tools } from '@riposte/kernel';
import { usesAt } from './announce.ts';
import { isAtEdge } from './bridge.ts';
import { block, type Choice, retreat, shareBlock, TAKE_HIT } from './choice.ts';
import { helpersFor } from './dashingBlock.ts';
import type { Event } from './event.ts';
import type { Fight } from './frames.ts';
import { numbersHeld, playable, playCards, playInFight, usable } from './hand.ts';
import { goBack } from './movement.ts';
import { type Card, countOf } from './pile.ts';
import type { Question } from './question.ts';
import { fighterOf, isBot, type State } from './state.ts';

/** Plays cards as a whole block. */
export function blockWith(
  { state, tell }: Tools<State, Event>,
  vars: Fight,
  card: Card,
  count: number,
): void {
  playInFight(state, vars, vars.defender, card, count);
  vars.answer = 'blocked';
  // RULES 16.6: with which of several numbers a bot blocks is left to chance.
  tell?.({ type: 'blocked', seat: vars.defender, card, count }, { shows: isBot(state, vars.defender) });
}

/** RULES 18.10: plays a part of a block and leaves the rest to others. */
export function sharePart({ state, tell }: Tools<State, Event>, vars: Fight, count: number): void {
  playInFight(state, vars, vars.defender, vars.needs, count);
  vars.shared = count;
  vars.turned = [];
  tell?.({ type: 'blockShared', seat: vars.defender, card: vars.needs, count });
}

/** RULES 9.4, 10.1 */
export function retreatWith(table: Tools<State, Event>, vars: Fight, card: Card): void {
  const { state, tell } = table;
  playCards(state, vars.defender, card, 1);
  const went = goBack(table, vars.defender, card);
  fighterOf(state, vars.defender).recovering = true;
  vars.answer = 'retreated';
  vars.retreated = Math.abs(went.to - went.from);
  tell?.({ type: 'retreated', seat: vars.defender, card, ...went });
}

/** RULES 9.7: always asked, since whether a seat is asked must not show what it holds. */
export function askAnswer(state: State, vars: Fight): Ask<Choice, Question> {
  const { defender, dashing } = vars;
  const fighter = fighterOf(state, defender);
  const cards = usable(fighter);
  const choices = blocksFor(state, vars);
  if (vars.retreatable && !isAtEdge(state, defender))
    for (const card of numbersHeld(cards)) choices.push(retreat(card));
  if (fighter.abilities.length > 0)
    choices.push(...usesAt(state, defender, dashing ? 'struck' : 'attacked', vars.attacker));
  if (state.fighters.length > 2) addShares(choices, state, vars);
  choices.push(TAKE_HIT);
  return { seat: defender, question: dashing ? 'answerStrike' : 'answerAttack', choices };
}

/** RULES 18.10: where a team mate could dash in, a part of the block. */
function addShares(choices: Choice[], state: State, vars: Fight): void {
  if (helpersFor(state, vars).length === 0) return;
  const held = countOf(playable(fighterOf(state, vars.defender), vars), vars.needs);
  const most = Math.min(held, vars.needsCount - 1);
  for (let count = 1; count <= most; count++) choices.push(shareBlock(vars.needs, count));
}

/** RULES 9.3: every whole block the defender could play. */
export function blocksFor(state: State, fight: Readonly<Fight>): Choice[] {
  const { defender, blockable, needs, needsCount, orHigher } = fight;
  if (!blockable) return [];
  const cards = playable(fighterOf(state, defender), fight);
  const choices: Choice[] = [];
  for (let card = needs; card <= (orHigher ? 5 : needs); card++) {
    if (countOf(cards, card) >= needsCount) choices.push(block(card, needsCount));
  }
  return choices;
}
