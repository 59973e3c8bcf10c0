import type { Seat } from '@riposte/kernel';
import type { AbilityScene, AbilityUse } from '../ability.ts';
import { colourOf, directionOf, isAtEdge } from '../bridge.ts';
import type { Way } from '../choice.ts';
import type { Fight } from '../frames.ts';
import { usable } from '../hand.ts';
import { goBack, goForward, pushBack, setEffects } from '../movement.ts';
import { add, CARDS, type Card, countOf, remove } from '../pile.ts';
import { foesOn } from '../side.ts';
import { fighterOf, type State } from '../state.ts';
import { beginFight } from '../threat.ts';

/** Whether a seat stands on a dark space. */
export function isOnDark(state: State, seat: Seat): boolean {
  return colourOf(fighterOf(state, seat).space) === 'dark';
}

/** The opponent shows their hand to all. */
export function showHand({ state, foe, table }: AbilityUse): void {
  table.tell?.({ type: 'handShown', seat: foe, hand: fighterOf(state, foe).hand.slice() }, { shows: true });
}

/** The attack or strike cannot be blocked. */
export function cannotBlock({ fight }: AbilityUse): void {
  if (fight) fight.blockable = false;
}

/** The strike cannot be retreated from. */
export function cannotRetreat({ fight }: AbilityUse): void {
  if (fight) fight.retreatable = false;
}

/** It takes so many cards more, or fewer, to block. */
export function needsMore(cards: number): (deed: AbilityUse) => void {
  return ({ fight }) => {
    if (fight) fight.needsCount = Math.max(1, fight.needsCount + cards);
  };
}

/** Spends the next turn recovering; a seat that has to do so anyway, the turn after it as well. */
export function mustRecover(state: State, seat: Seat): void {
  const fighter = fighterOf(state, seat);
  if (fighter.recovering) setEffects(state, seat, { recoverAgain: true });
  else fighter.recovering = true;
}

/** Pushes the opponent from any distance. */
export function pushFoe(steps: number): (deed: AbilityUse) => void {
  return ({ table, me, foe }) => pushBack(table, me, [foe], steps);
}

/** Pushes every opponent on the space of this one. */
export function pushSpace({ state, table, me, foe }: AbilityUse, steps: number): void {
  pushBack(table, me, foesOn(state, me, fighterOf(state, foe).space), steps);
}

/** Whether the opponent can be pushed at all. */
export function hasRoom({ state, foe }: AbilityScene): boolean {
  return !isAtEdge(state, foe);
}

/** Goes to a space, forward or back, without playing a card. */
export function goToSpace({ state, table, me }: AbilityUse, space: number): void {
  const { side, space: from } = fighterOf(state, me);
  const steps = (space - from) * directionOf(side);
  const went = steps >= 0 ? goForward(table, me, steps) : goBack(table, me, -steps);
  table.tell?.({ type: 'moved', seat: me, ...went });
}

/** Discards a card from the hand. */
export function discardCard({ state, table, me }: AbilityUse, card: Card): void {
  remove(fighterOf(state, me).hand, card);
  add(state.discard, card);
  table.tell?.({ type: 'cardsDiscarded', seat: me, cards: [card] }, { shows: true });
}

/** Takes a card from the discard pile into the hand. */
export function takeFromDiscard({ state, table, me }: AbilityUse, card: Card): void {
  remove(state.discard, card);
  add(fighterOf(state, me).hand, card);
  table.tell?.({ type: 'cardTaken', seat: me, card });
}

/** The ways to attack with cards of this number, with one or with more; none when no card has it or it is banned. */
export function attacksWith({ state, me }: AbilityScene, number: number): readonly Way[] {
  const fighter = fighterOf(state, me);
  const card = CARDS.find((one) => one === number && one !== fighter.effects.banned);
  if (card === undefined) return [];
  return Array.from({ length: countOf(usable(fighter), card) }, (_, index) => ({ card, count: index + 1 }));
}

/** Attacks the space of the opponent with the cards chosen. */
export function attackAsChosen({ state, table, me, foe, way }: AbilityUse): void {
  const defenders = foesOn(state, me, fighterOf(state, foe).space);
  if (way.card && way.count) beginFight(table, me, defenders, way.card, way.count, 0);
}

/** What a way with a card, or with several of its number, shows of the hand. */
export function theCard({ card, count = 1 }: Way): readonly Card[] {
  return card === undefined ? [] : Array.from({ length: count }, () => card);
}

/** The cards that block. */
export function theBlock(fight: Fight | undefined): readonly Card[] {
  return fight ? Array.from({ length: fight.needsCount }, () => fight.needs) : [];
}
