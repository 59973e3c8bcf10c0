import type { CardEntry, Part } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import { type Choice, discardOf } from '../choice.ts';
import { kindsIn, sizeOf } from '../pile.ts';
import { discardFromHand, discardOpenly } from '../piles.ts';
import { playerOf } from '../state.ts';
import { again } from './fetch.ts';

/** Discards a card of the hand, face down. */
export function discardCard(): Part {
  return {
    question: 'discard',
    hidden: true,
    when: (state, { me }) => sizeOf(playerOf(state, me).hand) > 0,
    list(state, { me }) {
      const { hand, cards } = playerOf(state, me);
      return kindsIn(hand).map((number) => discardOf(cards[number] as string));
    },
    run({ table, me }, _chosen, answer) {
      if (answer?.type === 'discard') discardFromHand(table, me, answer.card);
    },
  };
}

/** Shows and discards so many cards of the hand, or as many as there are; RULES 11.3: it happened where all of them went. */
export function discardShown(count: number, wanted: (entry: CardEntry) => boolean): Part {
  return {
    question: 'discard',
    hidden: true,
    list(state, { me }) {
      const { hand, cards } = playerOf(state, me);
      return kindsIn(hand)
        .map((number) => cards[number] as string)
        .filter((card) => wanted(entryOf(card)))
        .map((card): Choice => ({ type: 'card', card, from: 'hand' }));
    },
    run({ table, me, vars }, _chosen, answer) {
      if (answer?.type !== 'card') return undefined;
      discardOpenly(table, me, answer.card);
      return again(vars, count);
    },
  };
}
