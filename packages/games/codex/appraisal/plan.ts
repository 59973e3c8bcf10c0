import type { Seat } from '@riposte/kernel';
import type { CardEntry } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { CardId, Spec } from '../ids.ts';
import { playerOf, type State } from '../state.ts';
import { PLANS } from './plans.ts';
import { isClosed } from './worth.ts';

/** The first turns of a player, in which a card is teched early, and those after them, in which it is teched midway. */
const EARLY = 2;
const MIDWAY = 4;
/** How many points one more win in a hundred games is worth. */
const WIN_IN_100 = 0.7;
/** A card of a spec that the player did not choose. */
const CLOSED = -12;
/** What a card in the deck adds to its spec as the tech II building is built. */
const CARD = 1;

/** RULES 3.13: what it is worth to tech a card now, in points. */
export function techWorth(state: State, seat: Seat, card: CardId): number {
  const entry = entryOf(card);
  return (
    WIN_IN_100 * planned(state, seat, entry) + (isClosed(state, playerOf(state, seat), entry) ? CLOSED : 0)
  );
}

/** RULES 5.2: what it is worth to choose a spec, in points: its cards of tech II and III that the player has teched. */
export function specWorth(state: State, seat: Seat, spec: Spec): number {
  const { cards, hand, deck, discard } = playerOf(state, seat);
  let worth = 0;
  for (let number = 0; number < cards.length; number++) {
    const entry = entryOf(cards[number] as CardId);
    if (entry.spec !== spec || (entry.tech ?? 0) < 2) continue;
    const copies = (hand[number] ?? 0) + (deck[number] ?? 0) + (discard[number] ?? 0);
    worth += copies * (CARD + Math.max(0, WIN_IN_100 * planned(state, seat, entry)));
  }
  return worth;
}

function planned(state: State, seat: Seat, { id, spec }: CardEntry): number {
  const gain = spec && PLANS[spec][id];
  return gain ? gain[whenIn(playerOf(state, seat).turns)] : 0;
}

/** The place of early, midway or late in a gain, by how many turns a player has had. */
export function whenIn(turns: number): 0 | 1 | 2 {
  return turns <= EARLY ? 0 : turns <= MIDWAY ? 1 : 2;
}
