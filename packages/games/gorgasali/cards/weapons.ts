import type { ExtensionId, WeaponId } from '../ids.ts';

export const WEAPON_GROUPS = ['six shooter', 'striker', 'massive', 'scout'] as const;
export type WeaponGroup = (typeof WEAPON_GROUPS)[number];
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** How often a weapon of each rarity is in the deck. */
const COPIES: Readonly<Record<Rarity, number>> = { common: 15, rare: 8, epic: 5, legendary: 3 };

/** What is printed on a weapon. */
export interface WeaponCard {
  readonly name: string;
  readonly group: WeaponGroup;
  readonly rarity: Rarity;
  readonly range: number;
  readonly dice: number;
  /** Six shooters and strikers: damage for each point of the dice. Massive weapons and scouts: the damage of a hit. */
  readonly damage: number;
  /** Massive weapons: what the die must show. */
  readonly hit: number;
  readonly skill?: string;
}

const gun = (
  name: string,
  group: WeaponGroup,
  rarity: Rarity,
  [range, dice, damage, hit]: readonly [number, number, number, number],
  skill?: string,
): WeaponCard => ({ name, group, rarity, range, dice, damage, hit, ...(skill !== undefined && { skill }) });

/** RULES 9.5 to 9.15: range, dice, damage, hit number. */
export const WEAPON_CARDS: Readonly<Record<WeaponId, WeaponCard>> = {
  scratch: gun('Scratch', 'six shooter', 'common', [2, 1, 5, 0]),
  elva: gun('Elva', 'six shooter', 'rare', [2, 1, 6, 0]),
  gemini: gun('Gemini', 'six shooter', 'epic', [2, 2, 4, 0], 'A sum of 7 deals the most its dice can show.'),
  dobergun: gun('Dobergun', 'six shooter', 'legendary', [2, 1, 9, 0], 'With 4 or more: move by up to 2.'),
  lynx: gun('Lynx', 'striker', 'common', [3, 3, 3, 0]),
  mantis: gun('Mantis', 'striker', 'rare', [3, 5, 2, 0]),
  ibex: gun('Ibex', 'striker', 'epic', [3, 3, 3, 0], 'Times 4 along a diagonal.'),
  kbraus: gun("K'Braus", 'striker', 'legendary', [3, 5, 2, 0], 'Each 5 or 6 adds 5 damage.'),
  kiss: gun('Kiss', 'massive', 'common', [1, 1, 35, 5]),
  janeli: gun('Janeli', 'massive', 'rare', [1, 1, 40, 5]),
  tochinator: gun('Tochinator', 'massive', 'epic', [1, 1, 45, 4], 'With 5 or more it stays loaded.'),
  jalugar: gun('Jalugar', 'massive', 'legendary', [1, 1, 50, 3], 'A hit heals the shooter 15.'),
  kondor: gun('Kondor', 'scout', 'epic', [4, 2, 45, 0], 'A hit with 11 or 12 deals 60.'),
  breathold: gun('Breathold', 'scout', 'legendary', [4, 2, 50, 0], 'Armor does not help.'),
};

/** RULES 9.4: what two dice must show at range 1 to 4. */
const SCOUT_HITS = [11, 7, 6, 9];

export const EXTENSION_OF: Readonly<Record<WeaponGroup, ExtensionId>> = {
  'six shooter': 'extraSix',
  striker: 'strikeOption',
  massive: 'secondChance',
  scout: 'eagleEye',
};

/** How often a weapon is in the deck. */
export function copiesOfWeapon(weapon: WeaponId): number {
  return COPIES[WEAPON_CARDS[weapon].rarity];
}

/** What a shot is read by besides its dice. */
export interface Aim {
  readonly range: number;
  readonly diagonal: boolean;
  /** Whether the target stands on a platform. */
  readonly platform: boolean;
  readonly extended: boolean;
}

/** The dice as they count: RULES 13.6. */
export function counted(dice: readonly number[], { platform }: Pick<Aim, 'platform'>): readonly number[] {
  return platform ? dice.map((die) => Math.max(0, die - 1)) : dice;
}

/** Whether dice that count so hit. */
export function isHit(weapon: WeaponId, dice: readonly number[], { range, extended }: Aim): boolean {
  const { group, hit } = WEAPON_CARDS[weapon];
  const sum = sumOf(dice);
  if (group === 'massive') return sum >= hit;
  if (group === 'scout') return sum >= (SCOUT_HITS[range - 1] ?? 99) - (extended ? 2 : 0);
  return true;
}

/** The damage of dice that count so, before field and armor. */
export function damageOf(weapon: WeaponId, dice: readonly number[], aim: Aim): number {
  if (!isHit(weapon, dice, aim)) return 0;
  const { group, damage } = WEAPON_CARDS[weapon];
  const sum = sumOf(dice);
  if (group === 'massive') return damage;
  if (group === 'scout') return weapon === 'kondor' && sum >= 11 ? damage + 15 : damage;
  if (weapon === 'gemini' && sum === 7) return dice.length * (aim.platform ? 5 : 6) * damage;
  if (weapon === 'ibex' && aim.diagonal) return sum * (damage + 1);
  if (weapon === 'kbraus') return sum * damage + 5 * dice.filter((die) => die >= 5).length;
  return sum * damage;
}

function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}
