import { pick, type Seat } from '@riposte/kernel';
import type { CardId } from './ids.ts';
import { put, sizeOf, take } from './pile.ts';
import { drawCard, dropTop, hideFromHand, locatedOf, UNSEEN } from './piles.ts';
import { numberOf, type Player } from './player.ts';
import { playerOf, type State, type Table, teamOf } from './state.ts';

// RULES 15.8: what a player alone knows of the top of their draw pile.

/** Whether there is a card to draw without shuffling. */
export function hasTop({ top, deck }: Player): boolean {
  return top.length > 0 || sizeOf(deck) > 0;
}

/** The top card, where its player knows it. */
export function topOf({ cards, top, peeks }: Pick<Player, 'cards' | 'top' | 'peeks'>): CardId | undefined {
  const [first] = top;
  return first === undefined ? undefined : cards[first === UNSEEN ? (peeks?.[0] ?? -1) : first];
}

/** A player sees the top card of their draw pile, if there is one. */
export function peek({ state, tell }: Table, seat: Seat): void {
  const player = playerOf(state, seat);
  if (!hasTop(player)) return;
  if (player.top.length === 0) {
    player.top = [UNSEEN];
    player.peeks = [pick(state.random, player.deck, sizeOf(player.deck))];
  }
  const told = { type: 'looked', seat, at: seat, pile: 'top' } as const;
  tell?.(
    { ...told, cards: [topOf(player) as CardId] },
    { to: teamOf(state, seat), others: told, shows: true },
  );
}

/** A card of the hand and the top card change places; others see neither. */
export function tradeTop(table: Table, seat: Seat, card: CardId): void {
  const { state, tell } = table;
  const player = playerOf(state, seat);
  if (!hasTop(player)) return;
  const number = numberOf(player, card);
  drawCard(table, seat);
  take(player.hand, number);
  hideFromHand(player);
  put(player.deck, number);
  player.top = [UNSEEN, ...player.top];
  player.peeks = [number, ...(player.peeks ?? [])];
  tell?.({ type: 'topTraded', seat, card }, { to: teamOf(state, seat), others: { type: 'topTraded', seat } });
}

/** The top card is taken, and shown. */
export function takeTop({ state }: { readonly state: State }, seat: Seat): void {
  const player = playerOf(state, seat);
  const number = dropTop(player);
  if (number === undefined) return;
  const { known, seen, shown } = player;
  const located = locatedOf(state, player, seat)[number] ?? 0;
  if ((known[number] ?? 0) <= located + (seen[number] ?? 0) + (shown[number] ?? 0)) put(known, number);
}
