import type { Seat } from '@riposte/kernel';
import { ABILITY_CARDS, abilityOf, startOf } from '../character.ts';
import type { Choice } from '../choice.ts';
import { abilityAims } from '../reach.ts';
import { figureOf, type State } from '../state.ts';
import type { ActiveAbility } from './activeAbility.ts';

/** RULES 16.11. */
export const imitate: ActiveAbility<'imitate'> = {
  list: (state, seat) =>
    abilityAims(state, seat, ABILITY_CARDS.imitate.range)
      .filter((from) => abilityOf(figureOf(state, from)) !== figureOf(state, seat).copied)
      .map((from): Choice => ({ type: 'imitate', from })),
  use({ state, tell }, seat, { from }) {
    const ability = copyFrom(state, seat, from);
    if (ability !== 'none') tell?.({ type: 'copied', seat, from, ability });
  },
};

/** A copy starts at its full cooldown. */
export function copyFrom(state: State, seat: Seat, from: Seat) {
  const figure = figureOf(state, seat);
  figure.copied = abilityOf(figureOf(state, from));
  figure.cooldown = startOf(figure.copied);
  return figure.copied;
}
