import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { futureOf, thingOf } from '../state.ts';
import type { View } from '../view.ts';
import { actorOf } from '../words/label.ts';
import { buildPriceMade, hirePriceMade, numbersOf, numberText, priceMade } from '../words/numbers.ts';
import { cardText } from './cardText.ts';

/** What a choice would mean: the card it speaks of, and what its numbers are made of. */
export function about(choice: Choice, view: View): readonly string[] {
  switch (choice.type) {
    case 'hero':
    case 'summon':
      return [cardText(entryOf(choice.hero))];
    case 'tech':
    case 'card':
      return [cardText(entryOf(choice.card))];
    case 'play': {
      const price = priceMade(view, actorOf(view), choice.card, choice.boost === true);
      return [cardText(entryOf(choice.card)), ...(price.shares.length > 1 ? [`${numberText(price)}.`] : [])];
    }
    case 'hire': {
      const price = hirePriceMade(view, actorOf(view));
      return price.shares.length > 1 ? [`${numberText(price)}.`] : [];
    }
    case 'build': {
      const price = buildPriceMade(view, actorOf(view), choice.building);
      const { text } = entryOf(choice.building);
      return [
        ...(text ? [text] : []),
        ...(price && price.shares.length > 1 ? [`${numberText(price)}.`] : []),
      ];
    }
    case 'level':
    case 'use':
    case 'attack':
    case 'pick':
    case 'detect':
    case 'tearDown': {
      const thing = thingOf(view, choice.thing) ?? thingOf({ things: futureOf(view) }, choice.thing);
      if (!thing) return [];
      const numbers = numbersOf(view, choice.thing).map(numberText);
      const isRead = choice.type === 'level' || choice.type === 'use' || choice.type === 'pick';
      return [
        ...(numbers.length > 0 ? [`${numbers.join('; ')}.`] : []),
        ...(isRead ? [cardText(entryOf(thing.card))] : []),
      ];
    }
    default:
      return [];
  }
}
