import type { Seat, Table } from '@riposte/kernel';
import { directionOf } from './bridge.ts';
import type { Event } from './event.ts';
import { foesOn } from './side.ts';
import { fighterOf, type State } from './state.ts';

/** Clockwork Soldier: at the start of its owner's turn it goes one space toward him, until it meets an opponent. */
export function marchSoldier({ state, tell }: Table<State, Event>, seat: Seat): void {
  const { soldier } = state;
  if (!soldier || soldier.owner !== seat || foesOn(state, seat, soldier.space).length > 0) return;
  const direction = directionOf(fighterOf(state, seat).side);
  state.soldier = { owner: seat, space: soldier.space - direction };
  tell?.({ type: 'soldierMarched', seat, to: state.soldier.space });
}

/** RULES 22.6: it leaves with its owner, and when he changes sides. */
export function dismissSoldier(state: State, of: Seat): void {
  if (state.soldier?.owner === of) state.soldier = undefined;
}
