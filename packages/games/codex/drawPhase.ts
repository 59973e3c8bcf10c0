import type { Seat } from '@riposte/kernel';
import { isAnsweredBySide, isLasting, lastingAnswer, sumOfSide } from './ask.ts';
import type { CardId } from './ids.ts';
import { sizeOf } from './pile.ts';
import { discardHand, drawCard } from './piles.ts';
import { sheetOf, touch } from './sheet.ts';
import { type Position, playerOf, type State, type Table } from './state.ts';

/** RULES 3.22: whether a player neither discards nor draws in the draw phase. */
function keepsHand(state: Position, seat: Seat): boolean {
  return isAnsweredBySide(sheetOf(state), seat, 'stops', 'draw phase');
}

/** RULES 3.18: whether a player's next draw phase is skipped. */
function skipsDraw({ lasting }: Pick<Position, 'lasting'>, seat: Seat): boolean {
  return isLasting(lasting, seat, 'stops', 'draw phase');
}

/** How many cards a player will draw in the draw phase, RULES 3.10. */
export function drawnNext(state: Position, seat: Seat, hand: readonly number[]): number {
  if (skipsDraw(state, seat) || keepsHand(state, seat)) return 0;
  const more = sumOfSide(sheetOf(state), seat, 'drawCount');
  return Math.min(5 + more, sizeOf(hand) + 2 + more);
}

/** RULES 3.18: whether a player neither discards nor draws now. What said so is over. */
function skipDraw({ state, tell }: Table, seat: Seat): boolean {
  if (!skipsDraw(state, seat)) return false;
  state.lasting = state.lasting.filter(
    (one) => one.by !== seat || lastingAnswer(one, 'stops') !== 'draw phase',
  );
  touch(state);
  tell?.({ type: 'drawSkipped', seat });
  return true;
}

/** RULES 3.10, 3.21: the draw phase, with a card that stays in the hand if one does. */
export function drawPhase(table: Table, seat: Seat, kept?: CardId): void {
  const { state } = table;
  const { hand } = playerOf(state, seat);
  for (const player of state.players) player.counters.reshuffled = false;
  if (dropsHand(state, seat)) discardHand(table, seat);
  if (skipDraw(table, seat) || keepsHand(state, seat)) return;
  const count = drawnNext(state, seat, hand) - (kept === undefined ? 0 : 1);
  discardHand(table, seat, kept);
  for (let drawn = 0; drawn < count; drawn++) if (!drawCard(table, seat)) break;
}

function dropsHand({ lasting }: State, seat: Seat): boolean {
  return isLasting(lasting, seat, 'dropsHand', true);
}

/** RULES 3.21: whether a player may keep a card of the hand in the draw phase that comes. */
export function mayStash(state: State, seat: Seat): boolean {
  const isEmpty = sizeOf(playerOf(state, seat).hand) === 0 || dropsHand(state, seat);
  if (isEmpty || skipsDraw(state, seat) || keepsHand(state, seat)) return false;
  return isAnsweredBySide(sheetOf(state), seat, 'allows', 'stash');
}
