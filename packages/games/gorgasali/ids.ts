export const WEAPONS = [
  'scratch',
  'elva',
  'gemini',
  'dobergun',
  'lynx',
  'mantis',
  'ibex',
  'kbraus',
  'kiss',
  'janeli',
  'tochinator',
  'jalugar',
  'kondor',
  'breathold',
] as const;
export type WeaponId = (typeof WEAPONS)[number];

export const POTIONS = ['smallPotion', 'mediumPotion', 'largePotion'] as const;
export type PotionId = (typeof POTIONS)[number];
/** Cards that change a movement. */
export const AIDS = ['axe', 'rope', 'boat', 'compass', 'adrenaline', 'teleport'] as const;
export type AidId = (typeof AIDS)[number];
export const EXTENSIONS = ['extraSix', 'strikeOption', 'secondChance', 'eagleEye'] as const;
export type ExtensionId = (typeof EXTENSIONS)[number];
export const CONSUMABLES = [...POTIONS, ...AIDS, ...EXTENSIONS, 'ammoBag'] as const;
export type ConsumableId = (typeof CONSUMABLES)[number];

const ARMOR = ['helmet', 'bodyArmor'] as const;
export const DEFENSIVE = ['platform', 'field', 'barrier', 'lightning'] as const;
export type DefensiveId = (typeof DEFENSIVE)[number];
export const THROWABLES = ['flame', 'spear', 'ntt', 'smoke'] as const;
export type ThrowableId = (typeof THROWABLES)[number];

export const SUPPORTS = [...CONSUMABLES, ...ARMOR, ...DEFENSIVE, ...THROWABLES] as const;
export type SupportId = (typeof SUPPORTS)[number];
export type CardId = WeaponId | SupportId;

/** What lies on squares of the island. */
export const BANNERS = [...DEFENSIVE, 'smoke'] as const;
export type BannerKind = (typeof BANNERS)[number];

export const CHARACTERS = [
  'armazi',
  'ebue',
  'varas',
  'medea',
  'tsiva',
  'octor',
  'kruber',
  'tharsis',
  'drain',
  'emoon',
  'jamba',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const ABILITIES = [
  'supernova',
  'hypnosis',
  'steal',
  'heal',
  'freeze',
  'imitate',
  'swap',
  'ignite',
  'drain',
  'immunity',
  'laugh',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

export function isPotion(card: CardId): card is PotionId {
  return POTIONS.includes(card as PotionId);
}

const WEAPON_SET: ReadonlySet<string> = new Set(WEAPONS);

export function isWeapon(card: CardId): card is WeaponId {
  return WEAPON_SET.has(card);
}
