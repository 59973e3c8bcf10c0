import { isImmune } from '../character.ts';
import { heal as healBy } from '../damage.ts';
import { drawSupport } from '../deck.ts';
import { place } from '../place.ts';
import { distance } from '../reach.ts';
import { figureOf, lives, mateOf } from '../state.ts';
import type { ActiveAbility } from './activeAbility.ts';

const HEALS = 20;
/** RULES 17.5. */
const MATE_RANGE = 3;

/** RULES 16.9. */
export const heal: ActiveAbility<'heal'> = {
  list: () => [{ type: 'heal' }],
  use(table, seat) {
    const { state } = table;
    healBy(table, seat, HEALS, 'heal');
    // RULES 17.5, 16.17.
    const mate = mateOf(state, seat);
    if (mate !== undefined && lives(state, mate) && !isImmune(figureOf(state, mate)))
      if (distance(state, seat, mate) <= MATE_RANGE) healBy(table, mate, HEALS, 'heal');
    const card = drawSupport(state);
    if (card === undefined) return;
    table.tell?.({ type: 'cardDrawn', seat, card }, { shows: true });
    table.call(place, { seat, cards: [card] });
  },
};
