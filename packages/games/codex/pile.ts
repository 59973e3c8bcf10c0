import { pick, type Random } from '@riposte/kernel';

/** How many there are of each of a player's cards, by their numbers. A pile that nobody looks into has no order. */
export type Pile = number[];

export function emptyPile(cards: number): Pile {
  return new Array<number>(cards).fill(0);
}

export function sizeOf(pile: readonly number[]): number {
  let size = 0;
  for (let index = 0; index < pile.length; index++) size += pile[index] as number;
  return size;
}

export function put(pile: Pile, card: number, count = 1): void {
  pile[card] = (pile[card] ?? 0) + count;
}

export function take(pile: Pile, card: number): void {
  const count = pile[card] ?? 0;
  if (count < 1) throw new Error(`no card ${card} in the pile`);
  pile[card] = count - 1;
}

/** Takes one by chance. */
export function takeRandom(random: Random, pile: Pile): number {
  const card = pick(random, pile, sizeOf(pile));
  take(pile, card);
  return card;
}

/** Moves all of one pile to another. */
export function pour(from: Pile, into: Pile): void {
  for (let card = 0; card < from.length; card++) {
    into[card] = (into[card] ?? 0) + (from[card] as number);
    from[card] = 0;
  }
}

/** The numbers of the cards that are there at least once. */
export function kindsIn(pile: readonly number[]): readonly number[] {
  const kinds: number[] = [];
  for (let card = 0; card < pile.length; card++) if ((pile[card] as number) > 0) kinds.push(card);
  return kinds;
}
