import type { SupportId } from '../ids.ts';
import type { Rarity } from './weapons.ts';

export const CATEGORIES = ['consumable', 'helmet', 'body', 'defensive', 'throwable'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is printed on a support card. */
export interface SupportCard {
  readonly name: string;
  readonly category: Category;
  readonly rarity: Rarity;
  readonly copies: number;
  readonly text: string;
}

const card = (
  name: string,
  category: Category,
  rarity: Rarity,
  copies: number,
  text: string,
): SupportCard => ({ name, category, rarity, copies, text });

export const SUPPORT_CARDS: Readonly<Record<SupportId, SupportCard>> = {
  smallPotion: card('Small healing potion', 'consumable', 'common', 15, 'Before the dice: heal 20.'),
  mediumPotion: card('Medium healing potion', 'consumable', 'rare', 8, 'Before the dice: heal 50.'),
  largePotion: card('Large healing potion', 'consumable', 'epic', 5, 'Before the dice: heal up to 100.'),
  axe: card('Axe', 'consumable', 'common', 15, 'In this movement forest costs 1.'),
  rope: card('Rope', 'consumable', 'common', 15, 'In this movement mountain costs 1.'),
  boat: card('Boat', 'consumable', 'common', 15, 'In this movement water costs 1.'),
  compass: card('Compass', 'consumable', 'rare', 8, 'In this movement steps may be diagonal.'),
  adrenaline: card('Adrenaline', 'consumable', 'epic', 5, 'The movement number is doubled.'),
  teleport: card(
    'Teleport',
    'consumable',
    'epic',
    5,
    'Jump onto a vacant square of your row or column, up to 8 away; then move on or skip.',
  ),
  extraSix: card('Extra six', 'consumable', 'rare', 8, 'A six shooter rolls one die more.'),
  strikeOption: card('Strike option', 'consumable', 'rare', 8, 'Roll any dice of a striker again, once.'),
  secondChance: card('Second chance', 'consumable', 'rare', 8, 'A massive weapon that missed rolls again.'),
  eagleEye: card('Eagle eye', 'consumable', 'rare', 8, 'A scout hits with 2 less.'),
  ammoBag: card('Ammo bag', 'consumable', 'epic', 5, 'Before the dice: all your weapons are loaded.'),
  helmet: card('Helmet', 'helmet', 'common', 15, 'Takes up to 10 damage, once.'),
  bodyArmor: card('Body armor', 'body', 'common', 15, 'Takes up to 20 damage, once.'),
  platform: card(
    'Tree platform',
    'defensive',
    'rare',
    8,
    'Beneath you: every die of a weapon shot at the figure there counts 1 less.',
  ),
  field: card(
    'Magic field',
    'defensive',
    'rare',
    8,
    'Beneath you: the figure there takes half of all damage by cards.',
  ),
  barrier: card(
    'Barrier',
    'defensive',
    'epic',
    5,
    'Five squares in a line beside you: nobody moves or shoots through.',
  ),
  lightning: card(
    'Ball lightning',
    'defensive',
    'legendary',
    3,
    'Beside you: an enemy who ends a turn within range 3 of it takes 35 damage.',
  ),
  flame: card(
    'Flame bulb',
    'throwable',
    'rare',
    8,
    'At range 2 exactly, with 9 or more on two dice: 40 damage to the target and to your enemies next to it.',
  ),
  spear: card(
    'Magic spear',
    'throwable',
    'rare',
    8,
    'Within range 6: 60 damage when one die shows the distance.',
  ),
  ntt: card(
    'NTT bulb',
    'throwable',
    'rare',
    8,
    'Within range 3: all weapons of the target are turned face down.',
  ),
  smoke: card('Smoke bulb', 'throwable', 'rare', 8, 'Beneath you: no weapon can be aimed at you.'),
};

/** What potions heal. */
export const POTION_HEALS = { smallPotion: 20, mediumPotion: 50, largePotion: 100 } as const;
