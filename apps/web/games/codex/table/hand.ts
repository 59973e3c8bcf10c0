import { type Choice, handOf, type View, whyNot } from '@riposte/codex/table';
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
  return (handOf(view, seat) ?? []).flatMap(({ card, count, price, need }) =>
    Array.from({ length: count }, (_, copy): HandCard<WarThing> => {
      const touched: CardThing = { type: 'card', key: `card ${card} ${copy}`, card, seat, price };
      const legal = choices === undefined || answersWith(touched, choices).length > 0;
      const isMain = choices?.some(({ type }) => type === 'patrol') === true;
      const isPlayable = choices?.some((choice) => choice.type === 'play' && choice.card === card) === true;
      const isDear = price > (view.players[seat]?.gold ?? 0);
      const lack = need ?? (isDear ? ({ type: 'gold' } as const) : undefined);
      const held = isMain && !isPlayable && lack ? { ...touched, lack } : touched;
      return { key: touched.key, touched: held, legal, glows: false };
    }),
  );
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
