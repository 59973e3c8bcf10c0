import type { Seat, Tools } from '@riposte/kernel';
import { isSpring } from './board.ts';
import { heal } from './damage.ts';
import { drawSupport, drawWeapon } from './deck.ts';
import type { Event } from './event.ts';
import type { CardId } from './ids.ts';
import { place } from './place.ts';
import { figureOf, type State } from './state.ts';

type Table = Tools<State, Event>;

/** RULES 6.15. */
const SPRING_HEALS = 20;

/** RULES 7.1: two support cards and one weapon, the weapon placed last. */
function openChest(table: Table, seat: Seat, extra: boolean): void {
  const { state, tell, call } = table;
  const cards: CardId[] = [];
  for (const card of [drawSupport(state), drawSupport(state), drawWeapon(state)])
    if (card !== undefined) cards.push(card);
  tell?.({ type: 'chestOpened', seat, extra, cards }, { shows: true });
  call(place, { seat, cards });
}

/** RULES 7.2. */
export function openExtraChest(table: Table, seat: Seat): void {
  figureOf(table.state, seat).extraChests -= 1;
  openChest(table, seat, true);
}

/** RULES 6.7, 6.15: what the square does where a movement ends. */
export function arrive(table: Table, seat: Seat): void {
  const { state } = table;
  const { square, health } = figureOf(state, seat);
  if (isSpring(square) && health < 100) heal(table, seat, SPRING_HEALS, 'spring');
  if (!state.chests.includes(square)) return;
  state.chests = state.chests.filter((chest) => chest !== square);
  openChest(table, seat, false);
}
