import type { Seat } from '@riposte/kernel';
import { relocate, vacantAround } from '../banner.ts';
import type { Square } from '../board.ts';
import { ABILITY_CARDS } from '../character.ts';
import type { Choice } from '../choice.ts';
import { anyoneInReach } from '../reach.ts';
import { figureOf, lives, rules, type State } from '../state.ts';
import { isInactive } from '../zone.ts';
import type { ActiveAbility } from './activeAbility.ts';

/** RULES 16.6, 16.7. */
export const hypnosis: ActiveAbility<'hypnosis'> = {
  list(state, seat) {
    if (isInactive(state, figureOf(state, seat).square)) return [];
    return anyoneInReach(state, seat, ABILITY_CARDS.hypnosis.range)
      .filter((target) => placesFor(state, seat, target).length > 0)
      .map((target): Choice => ({ type: 'hypnosis', target }));
  },
  use({ call }, seat, { target }) {
    call(pull, { seat, target });
  },
};

const pull = rules.procedure<{ seat: Seat; target: Seat }>('hypnosis', {
  squareChosen: {
    asks(state, { seat, target }) {
      const places = placesFor(state, seat, target);
      if (places.length < 2) return undefined;
      return { seat, question: 'put', choices: places.map((to): Choice => ({ type: 'put', to })) };
    },
    run(table, { seat, target }, answer) {
      const { state, tell } = table;
      const to = answer?.type === 'put' ? answer.to : placesFor(state, seat, target)[0];
      if (to === undefined || !lives(state, target)) return;
      relocate(table, target, to);
      const figure = figureOf(state, target);
      figure.hypnotisedBy = [...figure.hypnotisedBy.filter((one) => one !== seat), seat];
      tell?.({ type: 'hypnotised', seat, target, to });
    },
  },
});

/** A target on active ground stays there. */
function placesFor(state: State, seat: Seat, target: Seat): readonly Square[] {
  const isSafe = !isInactive(state, figureOf(state, target).square);
  return vacantAround(state, figureOf(state, seat).square).filter(
    (square) => !isSafe || !isInactive(state, square),
  );
}
