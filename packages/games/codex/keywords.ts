import { bitsOf } from './bits.ts';

/** Keywords that a thing has or has not, each a bit of a mask. Rows only; no mask is ever saved, so the order is free. */
export const KEYWORDS = [
  'flying',
  'anti-air',
  'haste',
  'stealth',
  'invisible',
  'unstoppable',
  'overpower',
  'swift strike',
  'long-range',
  'readiness',
  'deathtouch',
  'armor piercing',
  'untargetable',
  'unattackable',
  'flagbearer',
  'ephemeral',
  'indestructible',
  'two lives',
  'detector',
  "can't attack",
  "can't patrol",
  "can't be sacrificed",
  'rune damage',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

const BITS = bitsOf(KEYWORDS);

export const FLYING = BITS.flying;
export const ANTI_AIR = BITS['anti-air'];
export const HASTE = BITS.haste;
export const STEALTH = BITS.stealth;
export const INVISIBLE = BITS.invisible;
export const UNSTOPPABLE = BITS.unstoppable;
export const OVERPOWER = BITS.overpower;
export const SWIFT_STRIKE = BITS['swift strike'];
export const LONG_RANGE = BITS['long-range'];
export const READINESS = BITS.readiness;
export const DEATHTOUCH = BITS.deathtouch;
export const ARMOR_PIERCING = BITS['armor piercing'];
export const UNTARGETABLE = BITS.untargetable;
export const UNATTACKABLE = BITS.unattackable;
export const FLAGBEARER = BITS.flagbearer;
export const EPHEMERAL = BITS.ephemeral;
export const INDESTRUCTIBLE = BITS.indestructible;
export const TWO_LIVES = BITS['two lives'];
export const DETECTOR = BITS.detector;
export const CANT_ATTACK = BITS["can't attack"];
export const CANT_PATROL = BITS["can't patrol"];
export const CANT_BE_SACRIFICED = BITS["can't be sacrificed"];
export const RUNE_DAMAGE = BITS['rune damage'];
/** RULES 6.11, 7.5: what a tower or a detector undoes. */
export const HIDDEN = STEALTH | INVISIBLE;

/** Keywords with a number; RULES 13.5: these add up. */
export const NUMBERS = ['armor', 'frenzy', 'healing', 'resist', 'sparkshot', 'obliterate'] as const;
export type NumberKeyword = (typeof NUMBERS)[number];

export function maskOf(keywords: readonly Keyword[]): number {
  return keywords.reduce((mask, keyword) => mask | BITS[keyword], 0);
}
