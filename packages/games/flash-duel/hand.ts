import type { Seat } from '@riposte/kernel';
import type { Fight } from './frames.ts';
import { add, type Card, countOf, type Pile, remove } from './pile.ts';
import { type Fighter, fighterOf, type OpenCard, type State } from './state.ts';

/** All cards a fighter can play: the hand, and cards that lie open and count as in it. */
export function usable({ hand, open }: Pick<Fighter, 'hand' | 'open'>): Readonly<Pile> {
  if (open.length === 0) return hand;
  const all = hand.slice();
  for (const { as } of open) add(all, as);
  return all;
}

/** Puts cards on the table; those that lie open go first. */
export function playCards(state: State, seat: Seat, card: Card, count: number): void {
  const fighter = fighterOf(state, seat);
  let left = count;
  if (fighter.open.length > 0) {
    const kept: OpenCard[] = [];
    for (const one of fighter.open) {
      if (one.as !== card || left === 0) {
        kept.push(one);
        continue;
      }
      left -= 1;
      if (one.was !== undefined) add(state.played, one.was);
    }
    fighter.open = kept;
  }
  remove(fighter.hand, card, left);
  add(state.played, card, left);
}

/** All cards a fighter can block with: those it can play, and what was turned up for its answer (RULES 14.9). */
export function playable(
  fighter: Pick<Fighter, 'hand' | 'open'>,
  { turned }: Pick<Fight, 'turned'>,
): Readonly<Pile> {
  if (turned.length === 0) return usable(fighter);
  const all = usable(fighter).slice();
  for (const card of turned) add(all, card);
  return all;
}

/** Plays cards toward a block; those that were turned up lie on the table already, and go first. */
export function playInFight(state: State, fight: Fight, seat: Seat, card: Card, count: number): void {
  let left = count;
  if (fight.turned.length > 0) fight.turned = fight.turned.filter((one) => one !== card || left-- <= 0);
  playCards(state, seat, card, Math.max(0, left));
}

/** At the end of a turn what lies open goes back: a card to the hand, an ability card's stand-in nowhere. */
export function closeOpenCards(fighter: Fighter): void {
  if (fighter.open.length === 0) return;
  for (const { was } of fighter.open) if (was !== undefined) add(fighter.hand, was);
  fighter.open = [];
}

/** The numbers a fighter holds at least so many of. */
export function numbersHeld(pile: Readonly<Pile>, atLeast = 1): readonly Card[] {
  return ([1, 2, 3, 4, 5] as const).filter((card) => countOf(pile, card) >= atLeast);
}

/** RULES 12.3, 18.15: a hand is its owner's secret; team mates see it where hands are open among them. */
export function seatsSeeing({ options, fighters, order }: State, of: Seat): readonly Seat[] {
  if (!areHandsOpen({ options })) return [of];
  return order.filter((seat) => fighters[seat]?.side === fighters[of]?.side);
}

/** RULES 18.15, 21.10 */
export function areHandsOpen({ options }: Pick<State, 'options'>): boolean {
  return options.openHands && (options.mode === 'team' || options.mode === 'raid');
}
