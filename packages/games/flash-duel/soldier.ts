import type { Seat, Tools } from '@riposte/kernel';
import { directionOf } from './bridge.ts';
import type { Event } from './event.ts';
import { lifted, markerOf, placed } from './marker.ts';
import { foesOn } from './side.ts';
import { fighterOf, type State } from './state.ts';

/** How many spaces the Soldier goes at once. */
const PACE = 2;

/** Clockwork Soldier: at the start of its owner's turn it goes on toward the owner, until it meets an opponent. */
export function marchSoldier({ state, tell }: Tools<State, Event>, seat: Seat): void {
  const soldier = markerOf(state.soldiers, seat);
  if (!soldier) return;
  const direction = directionOf(fighterOf(state, seat).side);
  let { space } = soldier;
  for (let step = 0; step < PACE && foesOn(state, seat, space).length === 0; step++) space -= direction;
  if (space === soldier.space) return;
  state.soldiers = placed(state.soldiers, seat, space);
  tell?.({ type: 'soldierMarched', seat, to: space });
}

/** RULES 22.6: it leaves with its owner, and when the owner changes sides. */
export function dismissSoldier(state: State, of: Seat): void {
  if (markerOf(state.soldiers, of)) state.soldiers = lifted(state.soldiers, of);
}
