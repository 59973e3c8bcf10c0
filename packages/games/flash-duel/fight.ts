import { DONE, roll, type Seat } from '@riposte/kernel';
import { isLitAt, openWindow, sceneOf, useAbility, usesAt } from './announce.ts';
import { askAnswer, blocksFor, blockWith, retreatWith, sharePart } from './answer.ts';
import { isAtEdge } from './bridge.ts';
import type { Use } from './choice.ts';
import { DECLINE } from './choice.ts';
import { blockFor, dashingBlocks, helpersFor, isStillHelping } from './dashingBlock.ts';
import { drawOne } from './draw.ts';
import type { Demand, Fight } from './frames.ts';
import { takeHit } from './hit.ts';
import type { Card } from './pile.ts';
import { isFoe } from './side.ts';
import { BOT, fighterOf, isBot, rules, type State } from './state.ts';

/** RULES 16.4-16.7: attacked, the bot draws a card, blocks if it can, and else retreats with that card if it may. */
const botDefence = rules.procedure<{ drawn: Card | 0 }>('botDefence', {
  drawCard(table, vars) {
    vars.drawn = drawOne(table, BOT);
  },
  useAbility(table) {
    const use = botRescue(table.state);
    if (use) useAbility(table, BOT, use);
  },
  answer(table, { drawn }) {
    const { state } = table;
    const { fight } = sceneOf(state, BOT);
    if (fight?.answer !== '') return;
    const blocks = blocksFor(state, fight);
    const block = blocks.length > 1 ? blocks[roll(state.random, blocks.length)] : blocks[0];
    if (block?.type === 'block') return blockWith(table, fight, block.card, block.count);
    if (fight.retreatable && drawn !== 0 && !isAtEdge(state, BOT)) return retreatWith(table, fight, drawn);
    fight.answer = 'hit';
  },
});

const NOTHING: readonly never[] = [];

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
          // RULES 14.9: a defender who plays nothing has no use for what was turned up.
          vars.turned = NOTHING;
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
    // RULES 8.4: slipping away from an attack is no retreat from a strike.
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
      vars.turned = NOTHING;
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

/** The next defender has to answer, as if there were no other. */
function face(vars: Fight, defender: Seat, others: readonly Seat[]): void {
  Object.assign(vars, vars.made, { defender, others, orHigher: false, answer: '', retreated: 0 });
  vars.turned = NOTHING;
  vars.shared = 0;
  const [number, ...numbers] = vars.numbers;
  if (number === undefined) return;
  Object.assign(vars, { card: number, needs: number, numbers });
}

/** RULES 16.6, 16.7: an ability that saves the bot, if it has one. */
function botRescue(state: State): Use | undefined {
  const { fight } = sceneOf(state, BOT);
  if (!fight?.dashing || !isLitAt(state, BOT, 'struck')) return undefined;
  const { abilities } = fighterOf(state, BOT);
  const uses = usesAt(state, BOT, 'struck').filter((use) => use.type === 'use');
  const canBlock = blocksFor(state, fight).length > 0;
  if (abilities.includes('rockArmor')) {
    const higher = blocksFor(state, { ...fight, orHigher: true }).length > (canBlock ? 1 : 0);
    return higher ? uses.find(({ ability }) => ability === 'rockArmor') : undefined;
  }
  return canBlock ? undefined : uses[0];
}
