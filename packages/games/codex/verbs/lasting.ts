import type { Part } from '../card.ts';
import { touch } from '../sheet.ts';
import type { Until } from '../state.ts';

/** What the card gives lasts for its player, and lies on nothing. */
export function lasting(until: Until): Part {
  return {
    run({ table, state, me, vars }) {
      state.clock += 1;
      state.lasting = [...state.lasting, { from: vars.card, until, by: me, at: state.clock }];
      touch(state);
      table.tell?.({ type: 'lasts', seat: me, card: vars.card });
    },
  };
}
