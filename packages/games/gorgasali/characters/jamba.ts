import type { Seat, Tools } from '@riposte/kernel';
import { abilityOf, isImmune, spend } from '../character.ts';
import { lose } from '../damage.ts';
import type { Event } from '../event.ts';
import { figureOf, lives, type State } from '../state.ts';

const LAUGHS_AT = 20;
const LAUGH = 20;

/** RULES 16.18: a weak shot costs the shooter health, unless it brought the target down. */
export function laughAt(table: Tools<State, Event>, target: Seat, shooter: Seat, damage: number): void {
  const { state } = table;
  const figure = figureOf(state, target);
  if (abilityOf(figure) !== 'laugh' || damage > LAUGHS_AT || !lives(state, target)) return;
  if (isImmune(figureOf(state, shooter)) || !lives(state, shooter)) return;
  spend(figure);
  lose(table, shooter, LAUGH, target, 'laugh');
}
