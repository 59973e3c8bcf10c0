import { roll, type Seat, seat, type Table } from '@riposte/kernel';
import { isLitAt, sceneOf, useAbility, usesAt } from './announce.ts';
import { afterDash, gapAhead, isAtEdge } from './bridge.ts';
import type { Choice } from './choice.ts';
import { drawCards } from './draw.ts';
import type { Event } from './event.ts';
import { blocksFor, blockWith, retreatWith } from './fight.ts';
import { CARDS, type Card, countOf } from './pile.ts';
import { fighterOf, rules, type State } from './state.ts';
import { act } from './turn.ts';

/** RULES 16.1: in a solo game the fighter on the other side follows a fixed procedure. */
const BOT: Seat = seat(1);

/** RULES 16.3: on its turn the bot draws a card and does the first thing of a list that it can. */
export const botAction = rules.procedure<{ drawn: Card | 0 }>('botAction', {
  drawCard(table, vars) {
    vars.drawn = drawOne(table);
  },
  breathe(table) {
    const [use] = usesAt(table.state, BOT, 'mainAction');
    if (use?.type !== 'use') return 'act';
    useAbility(table, BOT, use);
    return 'rest';
  },
  act(table, { drawn }) {
    act(table, BOT, botChoice(table.state, drawn));
  },
  rest() {
    // The action is over: whatever it led to has been answered.
  },
});

/** RULES 16.4-16.7: attacked, the bot draws a card, blocks if it can, and else retreats with that card if it may. */
export const botDefence = rules.procedure<{ drawn: Card | 0 }>('botDefence', {
  drawCard(table, vars) {
    vars.drawn = drawOne(table);
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

/** RULES 16.6, 16.7: an ability that saves the bot, if it has one. */
function botRescue(state: State): Extract<Choice, { type: 'use' }> | undefined {
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

/** RULES 16.3: attack as strongly as possible, else push, else dash and strike, else move forward. */
function botChoice(state: State, drawn: Card | 0): Choice {
  const { hand } = fighterOf(state, BOT);
  const apart = gapAhead(state, BOT);
  const attackers = countOf(hand, apart);
  if (attackers > 0) return { type: 'attack', card: apart as Card, count: attackers };
  if (drawn === 0) return { type: 'pass' };
  if (apart === 1) return { type: 'push', card: drawn };
  const reach = afterDash(apart, drawn);
  const strikers = countOf(hand, reach) - (reach === drawn ? 1 : 0);
  if (strikers > 0) return { type: 'dashingStrike', dash: drawn, card: reach as Card, count: strikers };
  return { type: 'move', card: drawn, direction: 'forward' };
}

/** Draws a card for the bot and says which; drawing the last one ends the round. */
function drawOne(table: Table<State, Event>): Card | 0 {
  const { hand } = fighterOf(table.state, BOT);
  const before = hand.slice();
  drawCards(table, BOT, 1);
  return CARDS.find((card) => countOf(hand, card) > countOf(before, card)) ?? 0;
}
