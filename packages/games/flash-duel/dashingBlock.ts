import type { Seat, Tools } from '@riposte/kernel';
import { isLitAt } from './announce.ts';
import { advanceOf, forwardFrom } from './bridge.ts';
import { type Choice, dashingBlock } from './choice.ts';
import type { Event } from './event.ts';
import type { Fight } from './frames.ts';
import { numbersHeld, playable, playInFight, usable } from './hand.ts';
import { goForward } from './movement.ts';
import { type Card, countOf, sizeOf } from './pile.ts';
import { alliesOf, areFoes, isStanding } from './side.ts';
import { fighterOf, type State } from './state.ts';

/** The farthest a dash goes. */
const LONGEST_DASH = 5;

/** RULES 18.10, 18.11: the team mates who might dash in, as all can see, in turn order. */
export function helpersFor(state: State, { attacker, defender, blockable }: Fight): readonly Seat[] {
  if (!blockable || state.fighters.length === 2) return [];
  return alliesOf(state, defender).filter((ally) => {
    const fighter = fighterOf(state, ally);
    const gap = advanceOf(state, defender) - advanceOf(state, ally);
    if (fighter.recovering || gap < 1 || gap > LONGEST_DASH) return false;
    // RULES 22.5: cards may also come from Roll the Dice.
    return sizeOf(usable(fighter)) > 0 || isLitAt(state, ally, 'allyThreatened', attacker);
  });
}

/** RULES 21.5, 21.15: whether the helper has meanwhile neither been defeated nor changed sides. */
export function isStillHelping(state: State, { defender }: Fight, helper: Seat): boolean {
  return isStanding(state, helper) && !areFoes(state, helper, defender);
}

/** RULES 18.10-18.12: what a team mate can play toward the block; the last to be asked can only make it whole. */
export function dashingBlocks(state: State, fight: Fight, helper: Seat): readonly Choice[] {
  const { defender, needs, needsCount, helpers, shared } = fight;
  const cards = playable(fighterOf(state, helper), fight);
  const missing = needsCount - shared;
  const others = helpers.filter((other) => other !== helper && isStillHelping(state, fight, other));
  const least = others.length === 0 ? missing : 1;
  const { space } = fighterOf(state, defender);
  const choices: Choice[] = [];
  for (const dash of numbersHeld(cards)) {
    if (forwardFrom(state, helper, dash) !== space) continue;
    const held = countOf(cards, needs) - (dash === needs ? 1 : 0);
    for (let count = least; count <= Math.min(held, missing); count++)
      choices.push(dashingBlock(dash, needs, count));
  }
  return choices;
}

/** RULES 18.10: dashes to the team mate and plays cards toward the block. */
export function blockFor(
  table: Tools<State, Event>,
  fight: Fight,
  helper: Seat,
  dash: Card,
  count: number,
): void {
  const { state, tell } = table;
  playInFight(state, fight, helper, dash, 1);
  const path = goForward(table, helper, dash);
  playInFight(state, fight, helper, fight.needs, count);
  fight.shared += count;
  tell?.({
    type: 'dashBlocked',
    seat: helper,
    ally: fight.defender,
    dash,
    ...path,
    card: fight.needs,
    count,
  });
}
