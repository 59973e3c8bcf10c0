import { DONE, varsOf } from '@riposte/kernel';
import { act, without } from './action.ts';
import { useAbility, usesAt } from './announce.ts';
import { afterDash, gapAhead } from './bridge.ts';
import type { MainAction } from './choice.ts';
import { drawOne } from './draw.ts';
import type { TurnVars } from './frames.ts';
import { type Card, countOf } from './pile.ts';
import { BOT, fighterOf, rules, type State } from './state.ts';

/** RULES 16.3: on its turn the bot draws a card and does the first thing of a list that it can. */
export const botAction = rules.procedure<{ drawn: Card | 0 }>('botAction', {
  drawCard(table, vars) {
    vars.drawn = drawOne(table, BOT);
  },
  breathe(table) {
    const [use] = usesAt(table.state, BOT, 'mainAction');
    if (use?.type !== 'use') return 'act';
    useAbility(table, BOT, use);
    return 'breathed';
  },
  act(table, { drawn }) {
    act(table, BOT, botChoice(table.state, drawn));
  },
  rest() {
    // The action is over: whatever it led to has been answered.
    return DONE;
  },
  breathed({ state }) {
    const turn = varsOf<TurnVars>(state.stack, 'turn');
    if (!turn?.countered) return DONE;
    // RULES 14.32
    turn.countered = false;
    return 'act';
  },
});

/** RULES 16.3, 16.13: attack as strongly as possible, else push, else dash and strike, else move forward. */
function botChoice(state: State, drawn: Card | 0): MainAction {
  const { effects, hand: held } = fighterOf(state, BOT);
  const hand = without(held, effects.banned);
  const apart = gapAhead(state, BOT);
  const attackers = countOf(hand, apart);
  if (attackers > 0) return { type: 'attack', card: apart as Card, count: attackers };
  if (drawn === 0 || drawn === effects.banned) return { type: 'pass' };
  if (apart === 1) return { type: 'push', card: drawn };
  const reach = afterDash(apart, drawn);
  const strikers = countOf(hand, reach) - (reach === drawn ? 1 : 0);
  if (strikers > 0) return { type: 'dashingStrike', dash: drawn, card: reach as Card, count: strikers };
  return { type: 'move', card: drawn, direction: 'forward' };
}
