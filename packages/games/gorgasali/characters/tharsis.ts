import type { Seat, Tools } from '@riposte/kernel';
import { abilityOf, isImmune, spend } from '../character.ts';
import { lose } from '../damage.ts';
import type { Event } from '../event.ts';
import { distance } from '../reach.ts';
import { enemiesOf, figureOf, isOver, lives, living, type State } from '../state.ts';

const BURN = 10;

/** RULES 16.15: a turn ends; enemies next to a burning figure are burnt, or the seat on turn is. */
export function igniteAtEndOf(table: Tools<State, Event>, active: Seat): void {
  const { state } = table;
  for (const burner of living(state)) {
    if (isOver(state) || !lives(state, active)) return;
    if (!lives(state, burner) || abilityOf(figureOf(state, burner)) !== 'ignite') continue;
    const near = enemiesOf(state, burner).filter(
      (enemy) =>
        (burner === active || enemy === active) &&
        distance(state, burner, enemy) <= 1 &&
        !isImmune(figureOf(state, enemy)),
    );
    if (near.length === 0) continue;
    spend(figureOf(state, burner));
    for (const enemy of near) {
      if (isOver(state)) return;
      figureOf(state, enemy).burnt = true;
      lose(table, enemy, BURN, burner, 'ignite');
    }
  }
}
