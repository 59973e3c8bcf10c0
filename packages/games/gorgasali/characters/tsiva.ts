import { ABILITY_CARDS } from '../character.ts';
import { abilityAims } from '../reach.ts';
import { figureOf } from '../state.ts';
import type { ActiveAbility } from './activeAbility.ts';

/** RULES 16.10. */
export const freeze: ActiveAbility<'freeze'> = {
  list: (state, seat) =>
    abilityAims(state, seat, ABILITY_CARDS.freeze.range).length > 0 ? [{ type: 'freeze' }] : [],
  use({ state, tell }, seat) {
    const targets = abilityAims(state, seat, ABILITY_CARDS.freeze.range);
    for (const target of targets) {
      const figure = figureOf(state, target);
      figure.frozenBy = [...figure.frozenBy.filter((one) => one !== seat), seat];
    }
    tell?.({ type: 'froze', seat, targets });
  },
};
