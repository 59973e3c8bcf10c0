import { type Ask, DONE, type Seat, type Table } from '@riposte/kernel';
import { openWindow, useAbility, usesAt } from './announce.ts';
import { botDefence } from './bot.ts';
import { isAtEdge } from './bridge.ts';
import { block, type Choice, DECLINE, retreat, shareBlock, TAKE_HIT } from './choice.ts';
import { blockFor, dashingBlocks, helpersFor, isStillHelping } from './dashingBlock.ts';
import type { Event } from './event.ts';
import { numbersHeld, playCards, usable } from './hand.ts';
import { takeHit } from './hit.ts';
import { goBack } from './movement.ts';
import { type Card, countOf } from './pile.ts';
import { isFoe } from './side.ts';
import { fighterOf, isBot, rules, type State } from './state.ts';

/** An attack, or the strike of a dashing strike, that somebody has to answer. Abilities may change what is needed. */
export type Fight = {
  readonly attacker: Seat;
  /** Who answers now, and who has to after that (RULES 18.5). */
  defender: Seat;
  others: readonly Seat[];
  /** Who is hit: it takes effect when all have answered. */
  struck: readonly Seat[];
  /** The cards that were played. */
  card: Card;
  readonly count: number;
  readonly dashing: boolean;
  /** The card of the dash; 0 for an attack. */
  readonly dash: Card | 0;
  /** RULES 22.14: what each of the others has to answer with, where it is not the same for all (Deep Breath). */
  numbers: readonly Card[];
  /** What blocks: so many cards of this number. */
  needs: Card;
  needsCount: number;
  /** Whether higher numbers than needed block as well. */
  orHigher: boolean;
  blockable: boolean;
  retreatable: boolean;
  /** What it takes as long as no defender has changed it for himself; there when several have to answer. */
  made?: Demand;
  /** How many cards of that number have been turned up for whoever answers (Roll the Dice). */
  rolled: number;
  /** RULES 18.10: how many cards have been played toward a block, and who is still asked for more. */
  shared: number;
  helpers: readonly Seat[];
  /** How it was answered; `''` while it is not; `gone` when there is nobody left to answer. */
  answer: '' | 'blocked' | 'retreated' | 'hit' | 'gone';
  /** How many spaces the defender retreated. */
  retreated: number;
};

type Demand = Pick<Fight, 'needs' | 'needsCount' | 'blockable' | 'retreatable'>;

/** RULES 9, 18.5: the attacker may strengthen it; each defender blocks, retreats or is hit; both may react. */
export const fight = rules.procedure<Fight>('fight', {
  open(table, { attacker, dashing }) {
    openWindow(table, dashing ? 'youStrike' : 'youAttack', attacker);
  },
  answerGiven: {
    asks: (state, vars) =>
      vars.answer === '' && isThreatened(state, vars) && !isBot(state, vars.defender)
        ? askAnswer(state, vars)
        : undefined,
    run(table, vars, answer) {
      if (vars.others.length > 0) vars.made ??= demandOf(vars);
      switch (answer?.type) {
        case undefined:
          if (vars.answer !== '') return undefined;
          if (isThreatened(table.state, vars)) table.call(botDefence, { drawn: 0 });
          else vars.answer = 'gone';
          return undefined;
        case 'use':
          useAbility(table, vars.defender, answer, vars.attacker);
          return 'answerGiven';
        case 'block':
          blockWith(table, vars, answer.card, answer.count);
          return undefined;
        case 'retreat':
          retreatWith(table, vars, answer.card);
          return undefined;
        case 'shareBlock':
          sharePart(table, vars, answer.count);
          vars.helpers = helpersFor(table.state, vars);
          return 'helpGiven';
        default:
          // RULES 14.9: whoever plays nothing himself has no use for what he turned up.
          vars.rolled = 0;
          vars.helpers = helpersFor(table.state, vars);
          if (vars.helpers.length > 0) return 'helpGiven';
          vars.answer = 'hit';
          return undefined;
      }
    },
  },
  react(table, vars) {
    const { attacker, defender, dashing, answer } = vars;
    // RULES 13.6: the player whose turn it is first.
    if (answer === 'blocked') {
      const first = openWindow(table, 'foeBlocks', attacker, defender);
      return openWindow(table, 'youBlock', defender, attacker) || first ? undefined : goOn(vars);
    }
    // RULES 8.4: whoever slips away from an attack has not retreated from a strike.
    return dashing && answer === 'retreated' && openWindow(table, 'foeRetreats', attacker, defender)
      ? undefined
      : goOn(vars);
  },
  close() {
    // The fight stays on the table until both have reacted to it.
  },
  next(table, vars) {
    const { answer, defender, others } = vars;
    if (answer === 'hit') vars.struck = [...vars.struck, defender];
    const [following, ...rest] = others;
    if (following !== undefined) {
      face(vars, following, rest);
      return 'answerGiven';
    }
    // RULES 18.5: all have answered; now the hits take effect.
    for (const seat of vars.struck)
      if (isFoe(table.state, vars.attacker, seat)) takeHit(table, seat, vars.attacker, vars);
    return DONE;
  },
  // RULES 18.10: team mates are asked one after the other, until the block is whole.
  helpGiven: {
    asks(state, vars) {
      const [helper] = vars.helpers;
      if (helper === undefined || !isThreatened(state, vars) || !isStillHelping(state, vars, helper))
        return undefined;
      const uses = usesAt(state, helper, 'allyThreatened', vars.attacker);
      return {
        seat: helper,
        question: 'help',
        choices: [...dashingBlocks(state, vars, helper), ...uses, DECLINE],
      };
    },
    run(table, vars, answer) {
      const [helper, ...rest] = vars.helpers;
      if (helper === undefined || !isThreatened(table.state, vars)) {
        vars.answer = helper === undefined ? 'hit' : 'gone';
        return 'react';
      }
      if (answer?.type === 'use') {
        useAbility(table, helper, answer, vars.attacker);
        return 'helpGiven';
      }
      vars.helpers = rest;
      if (answer?.type === 'dashingBlock') blockFor(table, vars, helper, answer.dash, answer.count);
      vars.rolled = 0;
      if (vars.shared < vars.needsCount) return 'helpGiven';
      vars.answer = 'blocked';
      table.tell?.({ type: 'blocked', seat: vars.defender, card: vars.needs, count: vars.needsCount });
      return 'react';
    },
  },
});

/** Where a fight goes from here: it is over when nobody else has to answer and nobody was hit. */
function goOn({ others, struck, answer }: Fight): 'next' | typeof DONE {
  return others.length === 0 && struck.length === 0 && answer !== 'hit' ? DONE : 'next';
}

/** RULES 21.5, 21.15: whether the defender is still there, and still an opponent. */
function isThreatened(state: State, { attacker, defender }: Fight): boolean {
  return isFoe(state, attacker, defender);
}

function demandOf({ needs, needsCount, blockable, retreatable }: Fight): Demand {
  return { needs, needsCount, blockable, retreatable };
}

/** The next one has to answer, as if he were the only one. */
function face(vars: Fight, defender: Seat, others: readonly Seat[]): void {
  Object.assign(vars, vars.made, { defender, others, orHigher: false, answer: '', retreated: 0 });
  vars.rolled = 0;
  vars.shared = 0;
  const [number, ...numbers] = vars.numbers;
  if (number === undefined) return;
  Object.assign(vars, { card: number, needs: number, numbers });
}

/** Plays cards as a whole block. */
export function blockWith(
  { state, tell }: Table<State, Event>,
  vars: Fight,
  card: Card,
  count: number,
): void {
  playCards(state, vars.defender, card, Math.max(0, count - vars.rolled));
  vars.answer = 'blocked';
  tell?.({ type: 'blocked', seat: vars.defender, card, count });
}

/** RULES 18.10: plays a part of a block and leaves the rest to others. */
function sharePart({ state, tell }: Table<State, Event>, vars: Fight, count: number): void {
  playCards(state, vars.defender, vars.needs, Math.max(0, count - vars.rolled));
  vars.shared = count;
  vars.rolled = 0;
  tell?.({ type: 'blockShared', seat: vars.defender, card: vars.needs, count });
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
  if (fighter.abilities.length > 0)
    choices.push(...usesAt(state, defender, dashing ? 'struck' : 'attacked', vars.attacker));
  if (state.fighters.length > 2) addShares(choices, state, vars);
  choices.push(TAKE_HIT);
  return { seat: defender, question: dashing ? 'answerStrike' : 'answerAttack', choices };
}

/** RULES 18.10: where somebody could dash in, a part of the block. */
function addShares(choices: Choice[], state: State, vars: Fight): void {
  if (helpersFor(state, vars).length === 0) return;
  const held = countOf(usable(fighterOf(state, vars.defender)), vars.needs) + vars.rolled;
  const most = Math.min(held, vars.needsCount - 1);
  for (let count = 1; count <= most; count++) choices.push(shareBlock(vars.needs, count));
}

/** RULES 9.3: every whole block the defender could play. */
export function blocksFor(state: State, fight: Readonly<Fight>): Choice[] {
  const { defender, blockable, needs, needsCount, orHigher, rolled } = fight;
  if (!blockable) return [];
  const cards = usable(fighterOf(state, defender));
  const choices: Choice[] = [];
  for (let card = needs; card <= (orHigher ? 5 : needs); card++) {
    if (countOf(cards, card) + rolled >= needsCount) choices.push(block(card, needsCount));
  }
  return choices;
}
