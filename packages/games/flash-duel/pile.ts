import { pick, type Random } from '@riposte/kernel';

export const CARDS = [1, 2, 3, 4, 5] as const;

/** A numbered card. Cards of one number are all alike. */
export type Card = (typeof CARDS)[number];

/** A heap of cards whose order does not matter: how many there are of 1, 2, 3, 4 and 5. */
export type Pile = number[];

export function emptyPile(): Pile {
  return [0, 0, 0, 0, 0];
}

/** As many of each number. */
export function fullPile(copies: number): Pile {
  return [copies, copies, copies, copies, copies];
}

/** The cards of a pile from low to high. */
export function cardsOf(pile: Pile): readonly Card[] {
  return CARDS.flatMap((card) => Array.from({ length: countOf(pile, card) }, () => card));
}

export function countOf(pile: Readonly<Pile>, card: number): number {
  return pile[card - 1] ?? 0;
}

export function sizeOf(pile: Readonly<Pile>): number {
  let size = 0;
  for (let index = 0; index < pile.length; index++) size += pile[index] as number;
  return size;
}

export function add(pile: Pile, card: Card, count = 1): void {
  pile[card - 1] = countOf(pile, card) + count;
}

export function remove(pile: Pile, card: Card, count = 1): void {
  const left = countOf(pile, card) - count;
  if (left < 0) throw new Error(`there are not ${count} of ${card} in [${pile}]`);
  pile[card - 1] = left;
}

/** Moves all cards of one pile onto another. */
export function empty(from: Pile, onto: Pile): void {
  for (let index = 0; index < from.length; index++) {
    onto[index] = (onto[index] as number) + (from[index] as number);
    from[index] = 0;
  }
}

/**
 * Takes a random card out of a pile of that size. Cards nobody has seen have no order: chance decides when one is
 * drawn.
 */
export function takeRandom(pile: Pile, random: Random, size = sizeOf(pile)): Card {
  const card = (pick(random, pile, size) + 1) as Card;
  remove(pile, card);
  return card;
}
