import { type Seat, seat as seatOf, type Tools } from '@riposte/kernel';
import { relocate } from '../banner.ts';
import { ABILITY_CARDS } from '../character.ts';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import { anyoneInReach } from '../reach.ts';
import { figureOf, lives, type State } from '../state.ts';
import type { TurnVars } from '../turnVars.ts';
import { isInactive } from '../zone.ts';
import type { ActiveAbility } from './activeAbility.ts';

/** RULES 16.13. */
export const swap: ActiveAbility<'swap'> = {
  list: (state, seat) =>
    isInactive(state, figureOf(state, seat).square)
      ? []
      : anyoneInReach(state, seat, ABILITY_CARDS.swap.range).map(
          (other): Choice => ({ type: 'swap', with: other }),
        ),
  use(table, seat, choice) {
    exchange(table, seat, choice.with);
    table.tell?.({ type: 'swapped', seat, with: choice.with });
  },
};

/** RULES 16.14: back, as long as neither has been moved and both live. */
export function swapBackChoices(state: State, { seat, swappedWith, home }: TurnVars): readonly Choice[] {
  if (swappedWith < 0) return [];
  const other = seatOf(swappedWith);
  return lives(state, other) && figureOf(state, other).square === home && lives(state, seat)
    ? [{ type: 'swapBack' }]
    : [];
}

export function swapBack(table: Tools<State, Event>, vars: TurnVars): void {
  const other = seatOf(vars.swappedWith);
  exchange(table, vars.seat, other);
  vars.swappedWith = -1;
  table.tell?.({ type: 'swappedBack', seat: vars.seat, with: other });
}

function exchange(table: Tools<State, Event>, seat: Seat, other: Seat): void {
  const [here, there] = [figureOf(table.state, seat).square, figureOf(table.state, other).square];
  relocate(table, seat, there);
  relocate(table, other, here);
}
