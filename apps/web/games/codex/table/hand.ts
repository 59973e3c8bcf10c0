import {
  type CardId,
  type Choice,
  entryOf,
  handOf,
  shownOf,
  TECH_BUILDINGS,
  type View,
  whyNot,
} from '@riposte/codex/table';
import type { Phrase, Seat } from '@riposte/kernel';
import type { HandCard } from '../../../table/kit/hand.ts';
import { answersWith } from './answers.ts';
import type { CardThing, WarThing } from './things.ts';

/** The cards of the hand; those that are alike lie side by side. */
export function cardsInHand(
  view: View,
  seat: Seat,
  choices: readonly Choice[] | undefined,
): readonly HandCard<WarThing>[] {
  return (handOf(view, seat) ?? []).flatMap(({ card, count, price }) =>
    Array.from({ length: count }, (_, copy): HandCard<WarThing> => {
      const touched: CardThing = { type: 'card', key: `card ${card} ${copy}`, card, seat, price };
      const legal = choices === undefined || answersWith(touched, choices).length > 0;
      const isMain = choices?.some(({ type }) => type === 'patrol') === true;
      const isPlayable = choices?.some((choice) => choice.type === 'play' && choice.card === card) === true;
      const lack = isMain && !isPlayable ? lackOf(view, seat, card) : undefined;
      return { key: touched.key, touched: lack ? { ...touched, lack } : touched, legal, glows: false };
    }),
  );
}

/** What a card lacks to be played, by the rule that keeps it in the hand. */
const LACKS: Readonly<Record<string, NonNullable<CardThing['lack']>>> = {
  '5.1': 'gold',
  '5.2': 'tech',
  '5.5': 'hero',
  '5.7': 'hero',
  '5.8': 'hero',
  '5.24': 'hero',
};

function lackOf(view: View, seat: Seat, card: CardId): CardThing['lack'] {
  const { rule = '' } = whyNot({ type: 'play', card }, view, seat);
  const lack = LACKS[rule];
  const { tech = 0 } = entryOf(card);
  const level = TECH_BUILDINGS[tech - 1];
  const isBuilt = shownOf(view, seat).some((piece) => piece.card === level && !piece.isUnderConstruction);
  return lack === 'tech' && isBuilt ? 'spec' : lack;
}

/** Why nothing can be done with a thing now. */
export function whyNotThing(touched: WarThing, view: View, seat: Seat): Phrase | undefined {
  switch (touched.type) {
    case 'card':
      return whyNot({ type: 'play', card: touched.card }, view, seat);
    case 'hero':
      return whyNot({ type: 'summon', hero: touched.card }, view, seat);
    case 'site':
      return whyNot({ type: 'build', building: touched.card }, view, seat);
    case 'piece': {
      const [id] = touched.ids;
      const thing = view.things.find((one) => one.id === id);
      if (id === undefined || !thing) return undefined;
      const isMine = thing.controller === seat;
      return whyNot(isMine ? { type: 'attack', thing: id } : { type: 'pick', thing: id }, view, seat);
    }
  }
}
