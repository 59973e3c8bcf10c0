import { roll } from '@riposte/kernel';
import { isLitAt, sceneOf, useAbility, usesAt } from './announce.ts';
import { blocksFor, blockWith, retreatWith } from './answer.ts';
import { isAtEdge } from './bridge.ts';
import type { Use } from './choice.ts';
import { drawOne } from './draw.ts';
import type { Card } from './pile.ts';
import { BOT, fighterOf, rules, type State } from './state.ts';

/** RULES 16.4-16.7: attacked, the bot draws a card, blocks if it can, and else retreats with that card if it may. */
export const botDefence = rules.procedure<{ drawn: Card | 0 }>('botDefence', {
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
