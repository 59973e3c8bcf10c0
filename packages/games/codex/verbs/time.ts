import type { Part } from '../card.ts';
import type { Choice } from '../choice.ts';
import { delay, hasten } from '../future.ts';
import { addTime } from '../runes.ts';
import { futureOf, thingOf } from '../state.ts';
import { loseTime } from '../time.ts';

/** RULES 14.40: a card in play or in the future that has a time rune gets one more, or loses one. */
export function shiftTime({ optional = false }: { readonly optional?: boolean } = {}): Part {
  return {
    optional,
    list: (state) =>
      [...state.things, ...futureOf(state)]
        .filter(({ time }) => time > 0)
        .flatMap(({ id }): readonly Choice[] => [
          { type: 'pick', thing: id, rune: 'time' },
          { type: 'pick', thing: id, rune: 'time', less: true },
        ]),
    run({ table, state }, _chosen, answer) {
      if (answer?.type !== 'pick') return;
      const inPlay = thingOf(state, answer.thing);
      if (inPlay && answer.less) loseTime(table, inPlay, 1);
      else if (inPlay) addTime(table, inPlay, 1);
      else if (answer.less) hasten(table, answer.thing);
      else delay(table, answer.thing);
    },
  };
}

/** Puts time runes on the thing that the effect comes from. */
export function timeOnItself(amount: number): Part {
  return {
    run({ table, state, vars }) {
      const thing = thingOf(state, vars.source);
      if (thing) addTime(table, thing, amount);
    },
  };
}
