import { type Ask, DONE, type Seat, type Table } from '@riposte/kernel';
import { openWindow, useAbility, usesAt } from './announce.ts';
import { botDefence } from './bot.ts';
import { isAtEdge } from './bridge.ts';
import { block, type Choice, retreat, TAKE_HIT } from './choice.ts';
import type { Event } from './event.ts';
import { numbersHeld, playCards, usable } from './hand.ts';
import { takeHit } from './hit.ts';
import { goBack } from './movement.ts';
import { type Card, countOf } from './pile.ts';
import { fighterOf, isBot, rules, type State } from './state.ts';

/** An attack, or the strike of a dashing strike, that somebody has to answer. Abilities may change what is needed. */
export type Fight = {
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The cards that were played. */
  readonly card: Card;
  readonly count: number;
  readonly dashing: boolean;
  /** The card of the dash; 0 for an attack. */
  readonly dash: Card | 0;
  /** What blocks: so many cards of this number. */
  needs: Card;
  needsCount: number;
  /** Whether higher numbers than needed block as well. */
  orHigher: boolean;
  blockable: boolean;
  retreatable: boolean;
  /** How many cards of that number have been turned up for the defender (Roll the Dice). */
  rolled?: number;
  /** How it was answered; `''` while it is not. */
  answer: '' | 'blocked' | 'retreated' | 'hit';
  /** How many spaces the defender retreated. */
  retreated: number;
};

/** RULES 9: the attacker may strengthen it; the defender blocks, retreats or is hit; both may react. */
export const fight = rules.procedure<Fight>('fight', {
  open(table, { attacker, dashing }) {
    openWindow(table, dashing ? 'youStrike' : 'youAttack', attacker);
  },
  answerGiven: {
    asks: (state, vars) =>
      vars.answer === '' && !isBot(state, vars.defender) ? askAnswer(state, vars) : undefined,
    run(table, vars, answer) {
      switch (answer?.type) {
        case undefined:
          if (vars.answer === '') table.call(botDefence, { drawn: 0 });
          return undefined;
        case 'use':
          useAbility(table, vars.defender, answer);
          return 'answerGiven';
        case 'block':
          blockWith(table, vars, answer.card, answer.count);
          return undefined;
        case 'retreat':
          retreatWith(table, vars, answer.card);
          return undefined;
        default:
          vars.answer = 'hit';
          takeHit(table, vars.defender, vars.attacker);
          return undefined;
      }
    },
  },
  react(table, { attacker, defender, dashing, answer }) {
    // RULES 13.6: the player whose turn it is first.
    if (answer === 'blocked') {
      const first = openWindow(table, 'foeBlocks', attacker);
      return openWindow(table, 'youBlock', defender) || first ? undefined : DONE;
    }
    // RULES 8.4: whoever slips away from an attack has not retreated from a strike.
    return dashing && answer === 'retreated' && openWindow(table, 'foeRetreats', attacker) ? undefined : DONE;
  },
  close() {
    // The fight stays on the table until both have reacted to it.
  },
});

/** Plays cards as a whole block. */
export function blockWith(
  { state, tell }: Table<State, Event>,
  vars: Fight,
  card: Card,
  count: number,
): void {
  playCards(state, vars.defender, card, Math.max(0, count - (vars.rolled ?? 0)));
  vars.answer = 'blocked';
  tell?.({ type: 'blocked', seat: vars.defender, card, count });
}

/** RULES 9.4, 10.1 */
export function retreatWith(table: Table<State, Event>, vars: Fight, card: Card): void {
  const { state, tell } = table;
  playCards(state, vars.defender, card, 1);
  const went = goBack(table, vars.defender, card);
  fighterOf(state, vars.defender).recovering = true;
  vars.answer = 'retreated';
  vars.retreated = Math.abs(went.to - went.from);
  tell?.({ type: 'retreated', seat: vars.defender, card, ...went });
}

/** RULES 9.7: always asked, since whether one is asked must not show what one holds. */
function askAnswer(state: State, vars: Fight): Ask<Choice> {
  const { defender, dashing } = vars;
  const fighter = fighterOf(state, defender);
  const cards = usable(fighter);
  const choices = blocksFor(state, vars);
  if (vars.retreatable && !isAtEdge(state, defender))
    for (const card of numbersHeld(cards)) choices.push(retreat(card));
  if (fighter.abilities.length > 0) choices.push(...usesAt(state, defender, dashing ? 'struck' : 'attacked'));
  choices.push(TAKE_HIT);
  return { seat: defender, question: dashing ? 'answerStrike' : 'answerAttack', choices };
}

/** RULES 9.3: every whole block the defender could play. */
export function blocksFor(state: State, fight: Readonly<Fight>): Choice[] {
  const { defender, blockable, needs, needsCount, orHigher, rolled = 0 } = fight;
  if (!blockable) return [];
  const cards = usable(fighterOf(state, defender));
  const choices: Choice[] = [];
  for (let card = needs; card <= (orHigher ? 5 : needs); card++) {
    if (countOf(cards, card) + rolled >= needsCount) choices.push(block(card, needsCount));
  }
  return choices;
}
