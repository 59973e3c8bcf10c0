import type { Part } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { isPlayable, play, pricesOf } from '../play.ts';
import { buriedUnder } from '../state.ts';

/** Plays a card that is buried under the thing that the effect comes from: paid for, and with what it needs. */
export function playBuried(): Part {
  return {
    question: 'card',
    list(state, { me, source }) {
      const cards = new Set(buriedUnder(state, source).map(({ card }) => card));
      return [...cards].flatMap((card) => {
        const entry = entryOf(card);
        return pricesOf(state, me, entry, 'grave')
          .filter(({ price }) => isPlayable(state, me, entry, price, 'grave'))
          .map(({ boost }): Choice => ({ type: 'card', card, from: 'grave', ...(boost && { boost }) }));
      });
    },
    run({ table, state, me, vars }, _chosen, answer) {
      if (answer?.type !== 'card') return;
      const { card } = answer;
      const boosted = answer.boost === true;
      const cost =
        pricesOf(state, me, entryOf(card), 'grave').find(({ boost }) => boost === boosted)?.price ?? 0;
      table.call(play, { seat: me, card, boosted, cost, from: 'grave', grave: vars.source, thing: -1 });
    },
  };
}
