import { type CardId, isWeapon, SUPPORTS, WEAPONS } from '../ids.ts';
import { type Category, SUPPORT_CARDS } from './supports.ts';
import { copiesOfWeapon, type Rarity, WEAPON_CARDS } from './weapons.ts';

/** A whole deck: how often each card is in it, in the order of its ids. */
export const WEAPON_DECK: readonly number[] = WEAPONS.map(copiesOfWeapon);
export const SUPPORT_DECK: readonly number[] = SUPPORTS.map((card) => SUPPORT_CARDS[card].copies);

/** RULES 3.1. */
export const WEAPON_TOTAL = 101;
export const SUPPORT_TOTAL = 214;

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
if (sumOf(WEAPON_DECK) !== WEAPON_TOTAL) throw new Error(`the weapon deck has ${sumOf(WEAPON_DECK)} cards`);
if (sumOf(SUPPORT_DECK) !== SUPPORT_TOTAL)
  throw new Error(`the support deck has ${sumOf(SUPPORT_DECK)} cards`);

export function cardName(card: CardId): string {
  return isWeapon(card) ? WEAPON_CARDS[card].name : SUPPORT_CARDS[card].name;
}

export function rarityOf(card: CardId): Rarity {
  return isWeapon(card) ? WEAPON_CARDS[card].rarity : SUPPORT_CARDS[card].rarity;
}

/** The kind of slot that a card goes into. */
export function categoryOf(card: CardId): Category | 'weapon' {
  return isWeapon(card) ? 'weapon' : SUPPORT_CARDS[card].category;
}
