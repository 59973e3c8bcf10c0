export const COLORS = ['neutral', 'red', 'green', 'blue', 'black', 'white', 'purple'] as const;
export type Color = (typeof COLORS)[number];

export const SPECS = [
  'bashing',
  'finesse',
  'anarchy',
  'blood',
  'fire',
  'balance',
  'feral',
  'growth',
  'law',
  'peace',
  'truth',
  'demonology',
  'disease',
  'necromancy',
  'past',
  'present',
  'future',
  'discipline',
  'ninjutsu',
  'strength',
] as const;
export type Spec = (typeof SPECS)[number];

/** What is printed on a card in the corner. An ultimate is a spell. */
export const KINDS = [
  'hero',
  'unit',
  'building',
  'upgrade',
  'spell',
  'base',
  'tech building',
  'add-on',
  'map',
] as const;
export type Kind = (typeof KINDS)[number];

/** RULES 18: the maps, by the names of their cards. */
export const MAPS = [
  'big-game-hunters',
  'bloodbowl',
  'burial-grounds',
  'daggerfall-prison-camp',
  'flagstone-mines',
  'fury-road',
  'hard-times-mill',
  'lost-temple',
  'mystical-forest',
  'no-rush-15-minutes',
  'pinnacle',
  'vortoss-ruins',
] as const;

/** The name of a card in the code and in saved games: a slug, checked when the tables are loaded. */
export type CardId = string;

/** The patrol slots in the order in which they lie. */
export const SLOTS = ['squad leader', 'elite', 'scavenger', 'technician', 'lookout'] as const;
export const SQUAD_LEADER = 0;
export const ELITE = 1;
export const SCAVENGER = 2;
export const TECHNICIAN = 3;
export const LOOKOUT = 4;
/** In no slot. */
export const NO_SLOT = -1;

export const BASE = 'base';
/** RULES 17.3. */
export const TEAM_BASE = 'team-base';
export const TECH_BUILDINGS = ['tech-i-building', 'tech-ii-building', 'tech-iii-building'] as const;
export const ADD_ONS = ['heroes-hall', 'surplus', 'tech-lab', 'tower'] as const;
export const TOWER = 'tower';
export const TECH_LAB = 'tech-lab';
export const HEROES_HALL = 'heroes-hall';
