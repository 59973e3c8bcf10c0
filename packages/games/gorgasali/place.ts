import type { Seat, Tools } from '@riposte/kernel';
import { DONE } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { discard } from './deck.ts';
import type { Event } from './event.ts';
import type { CardId } from './ids.ts';
import { addCard, placesFor, takeCard } from './mat.ts';
import { figureOf, lives, rules, type State } from './state.ts';

/** RULES 4.4 to 4.6: new cards are placed one after another. */
export const place = rules.procedure<{ seat: Seat; cards: readonly CardId[] }>('place', {
  cardPlaced: {
    asks(state, { seat, cards }) {
      const choices = choicesFor(state, seat, cards);
      return choices.length > 1 ? { seat, question: 'place', choices } : undefined;
    },
    run(table, vars, answer) {
      const { seat, cards } = vars;
      const [card, ...rest] = cards;
      if (card === undefined) return DONE;
      vars.cards = rest;
      const choice = answer ?? choicesFor(table.state, seat, cards)[0];
      if (choice) settle(table, seat, card, choice);
      else discard(table.state, card);
      return rest.length > 0 ? 'cardPlaced' : DONE;
    },
  },
});

function choicesFor(state: State, seat: Seat, [card, ...rest]: readonly CardId[]): readonly Choice[] {
  return card === undefined || !lives(state, seat) ? [] : placesFor(figureOf(state, seat), card, rest);
}

function settle({ state, tell }: Tools<State, Event>, seat: Seat, card: CardId, choice: Choice): void {
  const figure = figureOf(state, seat);
  if (choice.type === 'keep') {
    addCard(figure, card, choice.pack);
    tell?.({ type: 'cardKept', seat, card, pack: choice.pack });
  } else if (choice.type === 'replace') {
    takeCard(figure, choice.card, choice.pack, choice.loaded);
    discard(state, choice.card);
    addCard(figure, card, choice.pack);
    tell?.({ type: 'cardReplaced', seat, card, instead: choice.card, pack: choice.pack });
  } else {
    discard(state, card);
    tell?.({ type: 'cardLeft', seat, card });
  }
}
