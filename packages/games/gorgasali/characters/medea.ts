import { heal as healBy } from '../damage.ts';
import { drawSupport } from '../deck.ts';
import { place } from '../place.ts';
import type { ActiveAbility } from './activeAbility.ts';

const HEALS = 20;

/** RULES 16.9. */
export const heal: ActiveAbility<'heal'> = {
  list: () => [{ type: 'heal' }],
  use(table, seat) {
    healBy(table, seat, HEALS, 'heal');
    const card = drawSupport(table.state);
    if (card === undefined) return;
    table.tell?.({ type: 'cardDrawn', seat, card });
    table.call(place, { seat, cards: [card] });
  },
};
