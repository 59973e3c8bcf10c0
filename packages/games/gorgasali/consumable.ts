import type { Tools } from '@riposte/kernel';
import { discard } from './deck.ts';
import type { Event } from './event.ts';
import type { ConsumableId } from './ids.ts';
import { takeCard } from './mat.ts';
import { figureOf, type State } from './state.ts';
import type { TurnVars } from './turnVars.ts';

/** RULES 5.8: one consumable a turn. */
export function spendConsumable(
  { state, tell }: Tools<State, Event>,
  vars: TurnVars,
  card: ConsumableId,
): void {
  vars.consumable = true;
  takeCard(figureOf(state, vars.seat), card, false);
  discard(state, card);
  tell?.({ type: 'cardUsed', seat: vars.seat, card });
}
