import { DONE, seat } from '@riposte/kernel';
import { takeOldBanners } from './banner.ts';
import { lives, rules } from './state.ts';
import { turn } from './turn.ts';
import { newTurn } from './turnVars.ts';
import { priceOf, shrunkZones } from './zone.ts';

/** RULES 5.1: every living player has a turn, clockwise from the first. */
export const round = rules.procedure<{ turns: number }>('round', {
  begin(table) {
    const { state, tell } = table;
    const before = shrunkZones(state);
    state.round += 1;
    tell?.({ type: 'roundBegan', round: state.round });
    const zone = shrunkZones(state);
    if (zone > before) tell?.({ type: 'zoneShrank', zone, price: priceOf(state) });
    takeOldBanners(table);
  },
  takeTurn({ state, call }, vars) {
    const { length } = state.figures;
    if (vars.turns === length) return DONE;
    const next = seat((state.first + vars.turns) % length);
    vars.turns += 1;
    if (lives(state, next)) call(turn, newTurn(next));
    return 'takeTurn';
  },
});
