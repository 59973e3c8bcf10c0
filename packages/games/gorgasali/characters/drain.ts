import type { Seat, Tools } from '@riposte/kernel';
import { abilityOf, isImmune, spend } from '../character.ts';
import { heal, lose } from '../damage.ts';
import type { Event } from '../event.ts';
import { figureOf, lives, type State } from '../state.ts';

const EACH = 5;

/** RULES 16.16: what Drain adds to a shot that deals damage, by the dice as they were thrown. */
export function drainBonus(
  state: State,
  seat: Seat,
  target: Seat,
  dice: readonly number[],
  damage: number,
): number {
  const isDraining = abilityOf(figureOf(state, seat)) === 'drain' && !isImmune(figureOf(state, target));
  return isDraining && damage > 0 ? EACH * dice.filter((die) => die > 4).length : 0;
}

/** Deals it, and heals the shooter as much. */
export function drainHealth(table: Tools<State, Event>, seat: Seat, target: Seat, bonus: number): void {
  if (bonus === 0) return;
  const { state } = table;
  spend(figureOf(state, seat));
  heal(table, seat, bonus, 'drain');
  if (lives(state, target)) lose(table, target, bonus, seat, 'drain');
}
