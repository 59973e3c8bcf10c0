import type { Seat, Tools } from '@riposte/kernel';
import { isOn, relocate } from './banner.ts';
import { OFF } from './board.ts';
import { discard } from './deck.ts';
import type { Cause, Event, Remedy } from './event.ts';
import type { CardId } from './ids.ts';
import { cardsOn, emptyMat } from './mat.ts';
import { place } from './place.ts';
import { figureOf, isOver, lives, MOST_HEALTH, mateOf, type State } from './state.ts';

type Table = Tools<State, Event>;

/** RULES 12.1. */
const HELMET = 10;
const BODY_ARMOR = 20;

/** RULES 12.3, 12.4: damage by a card: first the field, then armor, then health. */
export function strike(
  table: Table,
  seat: Seat,
  amount: number,
  { by, cause, armor = true }: { readonly by: Seat; readonly cause: Cause; readonly armor?: boolean },
): void {
  const { state } = table;
  const figure = figureOf(state, seat);
  const left = isOn(state, figure.square, 'field') ? Math.floor(amount / 2) : amount;
  const taken = armor ? wear(state, seat, left) : 0;
  harm(table, seat, left - taken, { by, cause, blocked: amount - left + taken });
}

/** RULES 12.5: health is lost at once, whatever protects the figure. */
export function lose(table: Table, seat: Seat, amount: number, by: Seat | 'zone', cause: Cause): void {
  harm(table, seat, amount, { by, cause, blocked: 0 });
}

/** RULES 4.8. */
export function heal({ state, tell }: Table, seat: Seat, amount: number, by: Remedy): void {
  const figure = figureOf(state, seat);
  const healed = Math.min(amount, MOST_HEALTH - figure.health);
  figure.health += healed;
  tell?.({ type: 'healed', seat, amount: healed, by });
}

/** RULES 12.1, 12.2: what armor takes, and which of it is worn out. */
function wear(state: State, seat: Seat, amount: number): number {
  const figure = figureOf(state, seat);
  if (amount === 0) return 0;
  const helmet = figure.helmet ? HELMET : 0;
  const body = figure.bodyArmor ? BODY_ARMOR : 0;
  const isHelmetEnough = helmet >= amount;
  const isBodyEnough = !isHelmetEnough && body >= amount;
  if (helmet > 0 && !isBodyEnough) {
    figure.helmet = false;
    discard(state, 'helmet');
  }
  if (body > 0 && !isHelmetEnough) {
    figure.bodyArmor = false;
    discard(state, 'bodyArmor');
  }
  return Math.min(amount, helmet + body);
}

function harm(
  table: Table,
  seat: Seat,
  amount: number,
  { by, cause, blocked }: { readonly by: Seat | 'zone'; readonly cause: Cause; readonly blocked: number },
): void {
  const figure = figureOf(table.state, seat);
  const lost = Math.min(amount, figure.health);
  figure.health -= lost;
  table.tell?.({ type: 'damaged', seat, amount: lost, blocked, cause });
  if (figure.health === 0) fall(table, seat, by);
}

/** RULES 17.3, 17.7: a fallen member lies where it fell, until its mate falls too. */
function layBanner(state: State, seat: Seat): void {
  const mate = mateOf(state, seat);
  if (mate === undefined) return;
  const figure = figureOf(state, seat);
  figure.bannerAt = lives(state, mate) ? figure.square : OFF;
  if (!lives(state, mate)) figureOf(state, mate).bannerAt = OFF;
}

/** RULES 15.1 to 15.3: the player who brought it down takes all it had. */
function fall(table: Table, seat: Seat, by: Seat | 'zone'): void {
  const { state, tell } = table;
  const figure = figureOf(state, seat);
  const cards = cardsOn(figure).map(({ card }) => card);
  const { extraChests } = figure;
  state.fallen = [...state.fallen, seat];
  layBanner(state, seat);
  relocate(table, seat, OFF);
  emptyMat(figure);
  tell?.({ type: 'fell', seat, by });
  const heir = by !== 'zone' && by !== seat && lives(state, by) ? by : undefined;
  if (by !== 'zone' && by !== seat) figureOf(state, by).kills += 1;
  if (isOver(state) || heir === undefined) for (const card of cards) discard(state, card);
  else {
    figureOf(state, heir).extraChests += extraChests;
    tell?.({ type: 'looted', seat: heir, from: seat, cards });
    table.call(place, { seat: heir, cards });
  }
  if (!isOver(state)) return;
  // Loot that waits to be placed would vanish with the procedures that are given up.
  for (const { procedure, vars } of state.stack)
    if (procedure === place.name)
      for (const card of (vars as { cards: readonly CardId[] }).cards) discard(state, card);
  table.unwindTo('game');
}
