import type { Effect, Part } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { kindsIn } from '../pile.ts';
import { isPlayable, play, pricesOf } from '../play.ts';
import { playerOf } from '../state.ts';
import { hasTop, peek, topOf, tradeTop } from '../top.ts';

/** RULES 15.8: sees the top card of the own draw pile. */
export function peekTop(): Part {
  return { run: ({ table, me }) => peek(table, me) };
}

/** RULES 15.8: trades a card of the hand for the top card. */
export function tradeForTop(): Part {
  return {
    question: 'discard',
    hidden: true,
    when: (state, { me }) => hasTop(playerOf(state, me)),
    list(state, { me }) {
      const { hand, cards } = playerOf(state, me);
      return kindsIn(hand).map((number): Choice => ({ type: 'discard', card: cards[number] as string }));
    },
    run({ table, me }, _chosen, answer) {
      if (answer?.type === 'discard') tradeTop(table, me, answer.card);
    },
  };
}

/** Plays the top card of the own draw pile: paid for, and with what it needs. It is seen before. */
export function playTop(): Effect {
  return {
    topSeen: { ...peekTop(), when: (state, { me }) => hasTop(playerOf(state, me)) },
    topChosen: {
      question: 'card',
      hidden: true,
      when: (state, { me }) => hasTop(playerOf(state, me)),
      list(state, { me }) {
        const card = topOf(playerOf(state, me));
        if (card === undefined) return [];
        const entry = entryOf(card);
        return pricesOf(state, me, entry, 'deck')
          .filter(({ price }) => isPlayable(state, me, entry, price, 'codex'))
          .map(({ boost }): Choice => ({ type: 'card', card, from: 'deck', ...(boost && { boost }) }));
      },
      run({ table, state, me }, _chosen, answer) {
        if (answer?.type !== 'card') return;
        const { card } = answer;
        const boosted = answer.boost === true;
        const cost =
          pricesOf(state, me, entryOf(card), 'deck').find(({ boost }) => boost === boosted)?.price ?? 0;
        table.call(play, { seat: me, card, boosted, cost, from: 'deck', thing: -1 });
      },
    },
  };
}
