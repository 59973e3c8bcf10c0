import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { REPAIR_PRICE } from '../freeForAll.ts';
import { pricesOf } from '../play.ts';
import { buildPrice, hirePrice } from '../price.ts';
import { asState, type View } from '../view.ts';
import { actorOf } from './label.ts';

/** What a choice costs the player who is asked, in gold; nothing for what is never paid for. */
export function goldFor(choice: Choice, view: View): number {
  switch (choice.type) {
    case 'hire':
      return hirePrice(asState(view), actorOf(view));
    case 'summon':
      return entryOf(choice.hero).cost;
    case 'level':
      return 1;
    case 'repair':
      return REPAIR_PRICE;
    case 'build':
      return buildPrice(asState(view), actorOf(view), choice.building) ?? entryOf(choice.building).cost;
    case 'play':
    case 'card': {
      const isBoosted = choice.boost === true;
      const from =
        choice.type === 'card' && (choice.from === 'grave' || choice.from === 'deck') ? choice.from : 'hand';
      const prices = pricesOf(asState(view), actorOf(view), entryOf(choice.card), from);
      return prices.find(({ boost }) => boost === isBoosted)?.price ?? 0;
    }
    default:
      return 0;
  }
}
