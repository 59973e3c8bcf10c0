import type { Seat, Tools } from '@riposte/kernel';
import { DONE } from '@riposte/kernel';
import { rarityOf } from './cards/index.ts';
import { RARITIES } from './cards/weapons.ts';
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
      if (state.options.pace === 'quick') return undefined;
      const choices = choicesFor(state, seat, cards);
      return choices.length > 1 ? { seat, question: 'place', choices } : undefined;
    },
    run(table, vars, answer) {
      const { seat, cards } = vars;
      const [card, ...rest] = cards;
      if (card === undefined) return DONE;
      vars.cards = rest;
      const choices = answer ? [] : choicesFor(table.state, seat, cards);
      const choice = answer ?? sorted(card, choices);
      if (choice) settle(table, seat, card, choice);
      else discard(table.state, card);
      return rest.length > 0 ? 'cardPlaced' : DONE;
    },
  },
});

function choicesFor(state: State, seat: Seat, [card, ...rest]: readonly CardId[]): readonly Choice[] {
  return card === undefined || !lives(state, seat) ? [] : placesFor(figureOf(state, seat), card, rest);
}

/** RULES 18.3: in quick play a new card fills a slot, or takes the place of the most common card that is more common. */
function sorted(card: CardId, choices: readonly Choice[]): Choice | undefined {
  const [first, ...others] = choices;
  if (first === undefined || others.length === 0 || first.type === 'keep') return first;
  const replaced = choices.filter((choice) => choice.type === 'replace');
  const rank = (one: { readonly card: CardId }) => RARITIES.indexOf(rarityOf(one.card));
  const lowest = replaced.reduce<(typeof replaced)[number] | undefined>(
    (least, one) => (least === undefined || rank(one) < rank(least) ? one : least),
    undefined,
  );
  return lowest && rank(lowest) < rank({ card }) ? lowest : choices.at(-1);
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
