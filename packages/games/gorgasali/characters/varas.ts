import { ABILITY_CARDS } from '../character.ts';
import type { Choice } from '../choice.ts';
import { isWeapon } from '../ids.ts';
import { cardsOn, takeCard } from '../mat.ts';
import { place } from '../place.ts';
import { anyoneInReach } from '../reach.ts';
import { figureOf } from '../state.ts';
import type { ActiveAbility } from './activeAbility.ts';

/** RULES 16.8. */
export const steal: ActiveAbility<'steal'> = {
  list: (state, seat) =>
    anyoneInReach(state, seat, ABILITY_CARDS.steal.range).flatMap((from) => {
      const seen = new Set<string>();
      return cardsOn(figureOf(state, from)).flatMap(({ card, pack }): readonly Choice[] => {
        if (isWeapon(card) || seen.has(`${card} ${pack}`)) return [];
        seen.add(`${card} ${pack}`);
        return [{ type: 'steal', from, card, pack }];
      });
    }),
  use({ state, tell, call }, seat, { from, card, pack }) {
    takeCard(figureOf(state, from), card, pack);
    tell?.({ type: 'stolen', seat, from, card });
    call(place, { seat, cards: [card] });
  },
};
