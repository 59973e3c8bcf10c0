import { seats } from '@riposte/kernel';
import type { AttackVars } from './attack.ts';
import { SLOTS } from './ids.ts';
import { mapRules } from './maps.ts';
import { sizeOf } from './pile.ts';
import { locatedOf, UNSEEN } from './piles.ts';
import { isSheetTrue } from './sheet.ts';
import { ATTACKING, playerOf, type State } from './state.ts';
import { copiesOf } from './view.ts';

/** Throws where a state contradicts itself: the kept sheet is true, no card is lost or made, what is known is so. */
export function checkState(state: State): void {
  if (!isSheetTrue(state)) throw new Error('the kept sheet is not true any more');
  const ids = new Set(state.things.map(({ id }) => id));
  if (ids.size !== state.things.length) throw new Error('two things have one number');
  for (const seat of seats(state.players.length)) checkCards(state, seat);
  const slots = state.things
    .filter(({ slot }) => slot >= 0)
    .map(({ slot, controller }) => `${controller} ${slot}`);
  if (new Set(slots).size !== slots.length) throw new Error('two things are in one slot');
  for (const seat of seats(state.players.length)) checkPatrol(state, seat);
  checkAttackers(state);
}

/** RULES 18.8. */
function checkPatrol(state: State, seat: number): void {
  const { mostPatrollers = SLOTS.length } = mapRules(state);
  const patrol = state.things.filter(({ controller, slot }) => controller === seat && slot >= 0);
  if (patrol.length > mostPatrollers) throw new Error(`seat ${seat} has ${patrol.length} patrollers`);
}

/** RULES 9.24: only what attacks now is marked so, and no armor is given back that was not used. */
function checkAttackers({ stack, things, winners }: State): void {
  if (winners) return;
  const attacking = stack
    .filter(({ procedure }) => procedure === 'attack')
    .map(({ vars }) => (vars as unknown as AttackVars).attacker);
  for (const { id, marks, armorUsed } of things) {
    if ((marks & ATTACKING) !== 0 && !attacking.includes(id))
      throw new Error(`thing ${id} attacks no more and is marked so`);
    if (armorUsed < 0) throw new Error(`thing ${id} has used less than no armor`);
  }
}

function checkCards(state: State, seat: ReturnType<typeof seats>[number]): void {
  const player = playerOf(state, seat);
  const { hand, deck, discard, codex, tucked, known, seen, shown, cards, gold, workers } = player;
  if (gold < 0 || gold > 20 || workers < 0)
    throw new Error(`seat ${seat} has ${gold} gold, ${workers} workers`);
  const located = locatedOf(state, player, seat);
  for (const [card, name] of cards.entries()) {
    const at = (pile: readonly number[]) => pile[card] as number;
    const hidden = [hand, deck, discard, tucked].reduce((sum, pile) => sum + at(pile), 0);
    const all = hidden + at(codex) + at(located);
    if (all !== copiesOf(player, card)) throw new Error(`seat ${seat} has ${all} of ${name}`);
    if ([hand, deck, discard, codex, tucked].some((pile) => at(pile) < 0))
      throw new Error(`less than no ${name}`);
    if (at(seen) > at(discard) || at(shown) > at(hand))
      throw new Error(`seat ${seat}: ${name} is known where it is not`);
    if (at(known) < at(located) + at(seen) + at(shown) || at(known) > hidden + at(located))
      throw new Error(`seat ${seat}: ${at(known)} of ${name} are known to be out`);
  }
  const { top, peeks = [] } = player;
  if (top.filter((number) => number === UNSEEN).length !== peeks.length)
    throw new Error(`seat ${seat} knows other cards of the draw pile than it should`);
  if (peeks.some((number) => peeks.filter((one) => one === number).length > (deck[number] ?? 0)))
    throw new Error(`seat ${seat} knows a card that is not in the draw pile`);
  if (sizeOf(hand) < sizeOf(shown)) throw new Error(`seat ${seat} shows more cards than there are`);
}
