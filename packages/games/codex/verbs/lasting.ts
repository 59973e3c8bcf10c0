import type { Seat } from '@riposte/kernel';
import type { Part } from '../card.ts';
import type { Deed } from '../effectVars.ts';
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

/** RULES 11.13: what the card does holds for a player through their next turn. */
export function bind({ table, state, vars }: Deed, seat: Seat): void {
  state.clock += 1;
  state.lasting = [...state.lasting, { from: vars.card, until: 'next turn', by: seat, at: state.clock }];
  touch(state);
  table.tell?.({ type: 'binds', seat, card: vars.card });
}
