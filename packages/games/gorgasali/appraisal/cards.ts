import { EXTENSION_OF, WEAPON_CARDS } from '../cards/weapons.ts';
import { type CardId, type ExtensionId, isWeapon, type SupportId } from '../ids.ts';
import { cardsOn } from '../mat.ts';
import type { Figure } from '../state.ts';
import { BEST_MEAN } from './odds.ts';

/** What a card is worth on a mat, in points of health. */
const WORTH: Readonly<Record<SupportId, number>> = {
  smallPotion: 14,
  mediumPotion: 26,
  largePotion: 34,
  axe: 3,
  rope: 3,
  boat: 3,
  compass: 6,
  adrenaline: 9,
  teleport: 11,
  extraSix: 6,
  strikeOption: 6,
  secondChance: 5,
  eagleEye: 6,
  ammoBag: 9,
  helmet: 9,
  bodyArmor: 17,
  platform: 8,
  field: 12,
  barrier: 6,
  lightning: 14,
  flame: 11,
  spear: 10,
  ntt: 9,
  smoke: 9,
};

/** A range is worth something as well: what cannot reach does not hit. */
const RANGE_WORTH = 2;
const LOADED_WORTH = 3;
/** What an extension is worth without a weapon for it. */
const USELESS = 0.4;
/** From here a figure need not look for a better weapon. */
const GOOD_WEAPON = 20;

export function worthOf(card: CardId, { weapons }: Figure, loaded = true): number {
  if (isWeapon(card))
    return BEST_MEAN[card] + RANGE_WORTH * WEAPON_CARDS[card].range + (loaded ? LOADED_WORTH : 0);
  const isExtension = Object.values(EXTENSION_OF).includes(card as ExtensionId);
  if (!isExtension) return WORTH[card];
  const isOfUse = weapons.some(({ weapon }) => EXTENSION_OF[WEAPON_CARDS[weapon].group] === card);
  return WORTH[card] * (isOfUse ? 1 : USELESS);
}

/** The mean damage of the best weapon on a mat. */
export function bestWeapon({ weapons }: Figure): number {
  let best = 0;
  for (const { weapon } of weapons) best = Math.max(best, BEST_MEAN[weapon]);
  return best;
}

export function isArmed(figure: Figure): boolean {
  return bestWeapon(figure) >= GOOD_WEAPON;
}

/** What armor takes. */
export function armorOf({ helmet, bodyArmor }: Figure): number {
  return (helmet ? 10 : 0) + (bodyArmor ? 20 : 0);
}

/** How many slots are empty. */
export function emptySlots(figure: Figure): number {
  return 11 - cardsOn(figure).length;
}

/** What the consumables of a mat are worth. */
export function consumablesWorth(figure: Figure): number {
  let sum = 0;
  for (const card of figure.consumables) sum += WORTH[card];
  for (const card of figure.pack) sum += WORTH[card];
  return sum;
}
