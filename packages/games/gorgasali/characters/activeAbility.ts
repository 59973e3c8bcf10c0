import type { Seat, Tools } from '@riposte/kernel';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';

/** An ability that its player uses: what it may be used for now, and what it does. */
export interface ActiveAbility<Type extends Choice['type']> {
  list(state: State, seat: Seat): readonly Choice[];
  use(table: Tools<State, Event>, seat: Seat, choice: Extract<Choice, { type: Type }>): void;
}
