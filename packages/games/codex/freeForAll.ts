import { type Seat, seats } from '@riposte/kernel';
import { arrive, baseOf, gainGold, named, takeControl } from './board.ts';
import type { Row } from './card.ts';
import type { Choice } from './choice.ts';
import { SLOTS } from './ids.ts';
import { isPatrolFull } from './maps.ts';
import { isFreeForAll } from './options.ts';
import { isByBook } from './rulings.ts';
import { touch, unsettle } from './sheet.ts';
import { activeOf, isActive, opponentsOf, playerOf, type State, type Table, type Thing } from './state.ts';

// RULES 16: what only a free-for-all has.

/** RULES 16.8. */
export const REPAIR_PRICE = 3;
/** RULES 16.7. */
const MOST_BOUNTY = 3;
const MERCENARY = 'mercenary';

/** RULES 16.3, 19.3: who comes later in the turns has more Mercenaries; by the manual they are there from the start. */
export function placeMercenaries(table: Table, first: Seat): void {
  const { state } = table;
  if (!isFreeForAll(state) || !isByBook(state, 'mercenaries')) return;
  const { length } = state.players;
  for (const one of seats(length)) recruit(table, one, ((one - first + length) % length) - 1);
}

/** RULES 16.3, 19.3: called in a player's first upkeep. */
export function hireMercenaries(table: Table, seat: Seat): void {
  if (isByBook(table.state, 'mercenaries')) return;
  const before = opponentsOf(table.state, seat).filter((other) => playerOf(table.state, other).turns > 0);
  recruit(table, seat, before.length - 1);
}

function recruit(table: Table, seat: Seat, count: number): void {
  for (let hired = 0; hired < count; hired++) arrive(table, MERCENARY, seat);
}

/** RULES 19.3: whether a thing has arrival fatigue on its player's first turn, though it was there before. */
export function isRecruit(state: State, { card, controller }: Thing): boolean {
  return card === MERCENARY && playerOf(state, controller).turns === 1 && isByBook(state, 'mercenaries');
}

/** RULES 16.7: the active player is paid for a unit of another player that has died. */
export function payBounty(table: Table, { controller }: Row): void {
  const { state } = table;
  if (isActive(state, controller)) return;
  const active = activeOf(state);
  const { counters } = playerOf(state, active);
  const paid = counters.bounty ?? 0;
  if (paid >= MOST_BOUNTY) return;
  counters.bounty = paid + 1;
  gainGold(table, active, 1, 'bounty');
}

export function mayRepair(state: State, seat: Seat): boolean {
  return isFreeForAll(state) && playerOf(state, seat).gold >= REPAIR_PRICE && baseOf(state, seat).damage > 0;
}

/** RULES 16.8. */
export function repair({ state, tell }: Table, seat: Seat): void {
  const base = baseOf(state, seat);
  playerOf(state, seat).gold -= REPAIR_PRICE;
  base.damage -= 1;
  unsettle(state);
  tell?.({ type: 'repaired', thing: named(base), cost: REPAIR_PRICE });
}

/** RULES 16.9: the opponents who have an empty slot, and were not lent anything yet. */
export function borrowers(state: State, seat: Seat, served: readonly Seat[]): readonly Choice[] {
  return opponentsOf(state, seat)
    .filter((other) => !served.includes(other) && !isPatrolFull(state, other))
    .filter((other) => SLOTS.some((_, slot) => !isTaken(state, other, slot)))
    .map((other): Choice => ({ type: 'opponent', seat: other }));
}

/** Whether a patrol slot of a player is taken. */
export function isTaken({ things }: State, seat: number, slot: number): boolean {
  return things.some((thing) => thing.controller === seat && thing.slot === slot);
}

/** RULES 16.9, 16.10: a thing patrols for another player, who controls it. */
export function lend(table: Table, thing: Thing, to: Seat, slot: number): void {
  const by = thing.controller;
  takeControl({ ...table, tell: undefined }, thing, to);
  thing.lent = { by, to };
  thing.slot = slot;
  touch(table.state);
  table.tell?.({ type: 'lent', thing: named(thing), by, slot });
}

/** RULES 16.10: what was lent to a player goes back. */
export function giveBack(table: Table, seat: Seat): void {
  for (const thing of table.state.things) {
    const { lent, controller } = thing;
    if (lent?.to !== seat || controller !== seat) continue;
    takeControl({ ...table, tell: undefined }, thing, lent.by);
    table.tell?.({ type: 'givenBack', thing: named(thing), by: seat });
  }
}
