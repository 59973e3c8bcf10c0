import type { Seat } from '@riposte/kernel';
import type { CardId } from './ids.ts';
import { emptyPile, type Pile, pour, put, sizeOf, take, takeRandom } from './pile.ts';
import { numberOf, type Player } from './player.ts';
import { watchersOf } from './sight.ts';
import { type Gone, playerOf, type State, type Table } from './state.ts';

const NOWHERE: readonly never[] = [];
/** Stands in `top` for a card that only its player knows (RULES 15.8). */
export const UNSEEN = -1;

// How cards move between hidden places, and what everybody knows of it (RULES 15.2).

/** What a state has of cards that lie open. */
export type Places = Pick<State, 'things' | 'future' | 'buried'>;

/** Cards of a seat whose place is open: in play, held, in the future, buried, trashed, being cast, on top of the deck. */
export function locatedOf(
  { things, future = NOWHERE, buried = NOWHERE }: Places,
  { cards, trashed, casting, top }: Pick<Player, 'cards' | 'trashed' | 'casting' | 'top'>,
  seat: Seat,
): Pile {
  const located = trashed.slice();
  for (const place of [things, future, buried])
    for (const { owner, card } of place) {
      const number = owner === seat ? cards.indexOf(card) : -1;
      if (number >= 0) put(located, number);
    }
  for (const { held } of things) if (held?.seat === seat) put(located, cards.indexOf(held.card));
  for (const number of casting) put(located, number);
  for (const number of top) if (number !== UNSEEN) put(located, number);
  return located;
}

/** A card of the hand is laid open: it is one that was known, or one more has left the codex. */
function showFromHand(state: State, seat: Seat, card: number): void {
  const player = playerOf(state, seat);
  const { known, seen, shown } = player;
  if ((shown[card] ?? 0) > 0) {
    take(shown, card);
    return;
  }
  const located = locatedOf(state, player, seat)[card] ?? 0;
  if ((known[card] ?? 0) <= located + (seen[card] ?? 0)) put(known, card);
}

/** A card left the hand unseen: any of those that were known to be there may be gone. */
export function hideFromHand({ shown }: Player): void {
  for (let card = 0; card < shown.length; card++) if ((shown[card] ?? 0) > 0) take(shown, card);
}

/** RULES 3.11. */
export function drawCard(table: Table, seat: Seat): boolean {
  const { state, tell } = table;
  const player = playerOf(state, seat);
  const isOpen = player.top[0] !== UNSEEN;
  const first = player.top.length > 0 ? dropTop(player) : undefined;
  if (first !== undefined) {
    put(player.hand, first);
    if (isOpen) put(player.shown, first);
    tell?.(
      { type: 'drew', seat, card: player.cards[first] as CardId },
      { to: watchersOf(state, seat), others: { type: 'drew', seat }, shows: true },
    );
    return true;
  }
  if (sizeOf(player.deck) === 0 && !reshuffle(table, seat)) return false;
  const card = takeRandom(state.random, player.deck);
  put(player.hand, card);
  tell?.(
    { type: 'drew', seat, card: player.cards[card] as CardId },
    { to: watchersOf(state, seat), others: { type: 'drew', seat }, shows: true },
  );
  return true;
}

/** Takes the first known card off the top of the deck; what it is. */
export function dropTop(player: Player): number | undefined {
  const [first, ...others] = player.top;
  if (first === undefined) return undefined;
  player.top = others;
  if (first !== UNSEEN) return first;
  const [number, ...left] = player.peeks ?? [];
  player.peeks = left.length > 0 ? left : undefined;
  if (number !== undefined) take(player.deck, number);
  return number;
}

function reshuffle({ state, tell }: Table, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (player.counters.reshuffled || sizeOf(player.discard) === 0) return false;
  player.counters.reshuffled = true;
  pour(player.discard, player.deck);
  player.seen = emptyPile(player.cards.length);
  tell?.({ type: 'reshuffled', seat });
  return true;
}

/** RULES 3.10: the hand goes, unseen but for what was known to be in it; a card that is kept stays hidden (3.21). */
export function discardHand({ state, tell }: Table, seat: Seat, kept?: CardId): number {
  const player = playerOf(state, seat);
  const number = kept === undefined ? -1 : numberOf(player, kept);
  if (kept !== undefined) {
    take(player.hand, number);
    // Any of those that were known to be there may have been kept.
    hideFromHand(player);
    tell?.(
      { type: 'stashed', seat, card: kept },
      { to: watchersOf(state, seat), others: { type: 'stashed', seat } },
    );
  }
  const cards = sizeOf(player.hand);
  pour(player.hand, player.discard);
  pour(player.shown, player.seen);
  if (kept !== undefined) put(player.hand, number);
  if (cards > 0) tell?.({ type: 'handDiscarded', seat, cards });
  return cards;
}

/** One card of the hand is discarded, face down. */
export function discardFromHand({ state, tell }: Table, seat: Seat, card: CardId): void {
  const player = playerOf(state, seat);
  const number = numberOf(player, card);
  take(player.hand, number);
  hideFromHand(player);
  put(player.discard, number);
  tell?.(
    { type: 'discarded', seat, card },
    { to: watchersOf(state, seat), others: { type: 'discarded', seat } },
  );
}

/** RULES 9.19: chance takes a card of the hand, and only its player sees which. Whether there was one. */
export function discardByChance({ state, tell }: Table, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (sizeOf(player.hand) === 0) return false;
  const number = takeRandom(state.random, player.hand);
  hideFromHand(player);
  put(player.discard, number);
  const event = { type: 'discarded', seat, byChance: true } as const;
  tell?.(
    { ...event, card: player.cards[number] as CardId },
    { to: watchersOf(state, seat), others: event, shows: true },
  );
  return true;
}

/** RULES 15.7: a card of the hand that another player chose is shown and discarded. */
export function discardOpenly(table: Table, seat: Seat, card: CardId): void {
  takeFromHand(table, seat, card);
  discardFromPlay(table, seat, card);
  table.tell?.({ type: 'discarded', seat, card, openly: true });
}

/** Everybody saw the card go to the discard pile. */
export function discardFromPlay({ state }: Table, owner: Seat, card: CardId): void {
  const player = playerOf(state, owner);
  const number = numberOf(player, card);
  if (number < 0) return;
  put(player.discard, number);
  put(player.seen, number);
}

export function handFromPlay({ state }: Table, owner: Seat, card: CardId): void {
  const player = playerOf(state, owner);
  const number = numberOf(player, card);
  if (number < 0) return;
  put(player.hand, number);
  put(player.shown, number);
}

/** Everybody saw the card go back to the codex. */
export function codexFromPlay({ state }: Table, owner: Seat, card: CardId): void {
  const player = playerOf(state, owner);
  const number = numberOf(player, card);
  if (number < 0) return;
  put(player.codex, number);
  take(player.known, number);
}

export function trashCard({ state, tell }: Table, owner: Seat, card: CardId): void {
  const player = playerOf(state, owner);
  const number = numberOf(player, card);
  if (number >= 0) put(player.trashed, number);
  tell?.({ type: 'trashed', card });
}

/** A card of the hand is taken, and shown. */
export function takeFromHand({ state }: { readonly state: State }, seat: Seat, card: CardId): void {
  const player = playerOf(state, seat);
  const number = numberOf(player, card);
  showFromHand(state, seat, number);
  take(player.hand, number);
}

/** A card of the discard pile is taken, and shown: one that was seen going there, or one more has left the codex. */
export function takeFromDiscard({ state, tell }: Table, seat: Seat, card: CardId): void {
  const player = playerOf(state, seat);
  const { known, seen, shown, discard } = player;
  const number = numberOf(player, card);
  if ((seen[number] ?? 0) > 0) take(seen, number);
  else if ((known[number] ?? 0) <= (locatedOf(state, player, seat)[number] ?? 0) + (shown[number] ?? 0))
    put(known, number);
  take(discard, number);
  tell?.({ type: 'shown', seat, card, from: 'discard pile' });
}

/** A card that all saw leaving play is taken from where it went; `false` where it is not known to lie there. */
export function takeBack({ state }: Table, owner: Seat, card: CardId, from: Gone['in']): boolean {
  const player = playerOf(state, owner);
  const number = numberOf(player, card);
  const { discard, seen, hand, shown, trashed, codex, known } = player;
  const places = { discard: [discard, seen], hand: [hand, shown], trash: [trashed], codex: [codex] };
  const piles = from === 'command' || from === 'grave' ? [] : places[from];
  if (piles.length === 0 || piles.some((pile) => (pile[number] ?? 0) < 1)) return false;
  for (const pile of piles) take(pile, number);
  if (from === 'codex') put(known, number);
  return true;
}

/** A card of the codex is taken, and shown. */
export function takeFromCodex({ state, tell }: Table, seat: Seat, card: CardId): void {
  const player = playerOf(state, seat);
  const number = numberOf(player, card);
  take(player.codex, number);
  put(player.known, number);
  tell?.({ type: 'shown', seat, card, from: 'codex' });
}
