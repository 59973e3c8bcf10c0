import type { Seat, Table } from '@riposte/kernel';
import { directionOf } from '../bridge.ts';
import type { Event } from '../event.ts';
import { fighterOf, foeOf, HAND_SIZE, type State } from '../state.ts';
import { abilityOf } from './index.ts';

/** RULES 3.3: five cards, or what an ability makes of it. */
export function handSizeOf(state: State, seat: Seat): number {
  const { abilities } = fighterOf(state, seat);
  if (abilities.length === 0) return HAND_SIZE;
  return abilities.reduce((size, id) => size + (abilityOf(state, id).modify?.handSize ?? 0), HAND_SIZE);
}

/** Clockwork Soldier: at the start of its owner's turn it goes one space toward him, until it meets an opponent. */
export function marchSoldier({ state, tell }: Table<State, Event>, seat: Seat): void {
  const { soldier } = state;
  if (!soldier || soldier.owner !== seat) return;
  const foe = fighterOf(state, foeOf(seat)).space;
  if (soldier.space === foe) return;
  state.soldier = { owner: seat, space: soldier.space - directionOf(seat) };
  tell?.({ type: 'soldierMarched', seat, to: state.soldier.space });
}
