import type { Seat, Tools } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { ABILITIES_OF } from './ids.ts';
import { isStanding } from './side.ts';
import { fighterOf, isDragon, rules, type State } from './state.ts';
import { dragonStrength } from './supply.ts';
import { refill, turn } from './turn.ts';

/** RULES 20.4: when the mortals have chosen, the Dragon takes abilities into the raid, one after the other. */
export const dragonChoice = rules.procedure<object>('dragonChoice', {
  begin({ state }) {
    fighterOf(state, dragonOf(state)).character = 'dragon';
  },
  abilityTaken: {
    asks(state) {
      const dragon = dragonOf(state);
      const { abilities } = fighterOf(state, dragon);
      if (abilities.length >= dragonStrength(state.options).abilities) return undefined;
      const left = ABILITIES_OF.dragon.filter((id) => !abilities.includes(id));
      return {
        seat: dragon,
        question: 'dragonAbility',
        choices: left.map((ability): Choice => ({ type: 'takeAbility', ability })),
      };
    },
    run({ state, tell }, _vars, answer) {
      if (answer?.type !== 'takeAbility') return undefined;
      const dragon = dragonOf(state);
      const fighter = fighterOf(state, dragon);
      fighter.abilities = [...fighter.abilities, answer.ability];
      tell?.({ type: 'abilityTaken', seat: dragon, ability: answer.ability });
      return 'abilityTaken';
    },
  },
});

/** RULES 20.7-20.9: the mortals' turns, their refill, the Dragon's turn and those it has earned besides. */
export const raid = rules.procedure<{ turn: number }>('raid', {
  mortalTurn({ state, call }, vars) {
    const seat = state.order[vars.turn];
    if (seat === undefined || isDragon(state, seat)) return undefined;
    if (isStanding(state, seat)) call(turn, { seat });
    vars.turn += 1;
    return 'mortalTurn';
  },
  refillMortals(table) {
    for (const seat of mortalsOf(table)) refill(table, seat);
  },
  dragonTurn({ state, call }) {
    call(turn, { seat: dragonOf(state) });
  },
  extraTurn({ state, call }, vars) {
    if (state.extraTurns > 0) {
      state.extraTurns -= 1;
      call(turn, { seat: dragonOf(state) });
      return 'extraTurn';
    }
    vars.turn = 0;
    return 'mortalTurn';
  },
});

/** RULES 20.1: the Dragon has the last seat. */
function dragonOf({ fighters }: Pick<State, 'fighters'>): Seat {
  return (fighters.length - 1) as Seat;
}

/** Those who refill together: a traitor who is found out still does (RULES 21.6). */
function mortalsOf({ state }: Tools<State, Event>): readonly Seat[] {
  return state.order.filter((seat) => !isDragon(state, seat) && isStanding(state, seat));
}
