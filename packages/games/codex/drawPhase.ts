import type { Seat } from '@riposte/kernel';
import { entryOf } from './catalogue.ts';
import type { CardId } from './ids.ts';
import { sizeOf } from './pile.ts';
import { discardHand, drawCard } from './piles.ts';
import { sheetOf, touch } from './sheet.ts';
import { type Position, playerOf, type State, type Table } from './state.ts';

/** RULES 3.22: whether a player neither discards nor draws in the draw phase. */
function keepsHand(state: Position, seat: Seat): boolean {
  return sheetOf(state).rows.some(
    ({ controller, faces, thing }) =>
      controller === seat && faces.some((face) => face.keepsHand?.(thing) === true),
  );
}

/** RULES 3.18: whether a player's next draw phase is skipped. */
function skipsDraw({ lasting }: Pick<Position, 'lasting'>, seat: Seat): boolean {
  return lasting.some(({ from, by }) => by === seat && entryOf(from).skipsDraw);
}

/** How many cards a player will draw in the draw phase, RULES 3.10. */
export function drawnNext(state: Position, seat: Seat, hand: readonly number[]): number {
  if (skipsDraw(state, seat) || keepsHand(state, seat)) return 0;
  let more = 0;
  for (const { controller, faces } of sheetOf(state).rows)
    if (controller === seat) for (const { drawsMore } of faces) more += drawsMore ?? 0;
  return Math.min(5 + more, sizeOf(hand) + 2 + more);
}

/** RULES 3.18: whether a player neither discards nor draws now. What said so is over. */
function skipDraw({ state, tell }: Table, seat: Seat): boolean {
  if (!skipsDraw(state, seat)) return false;
  state.lasting = state.lasting.filter(({ from, by }) => by !== seat || !entryOf(from).skipsDraw);
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
  return lasting.some(({ from, by }) => by === seat && entryOf(from).dropsHand);
}

/** RULES 3.21: whether a player may keep a card of the hand in the draw phase that comes. */
export function mayStash(state: State, seat: Seat): boolean {
  const isEmpty = sizeOf(playerOf(state, seat).hand) === 0 || dropsHand(state, seat);
  if (isEmpty || skipsDraw(state, seat) || keepsHand(state, seat)) return false;
  return sheetOf(state).rows.some(
    ({ controller, faces }) => controller === seat && faces.some(({ stashes }) => stashes),
  );
}
