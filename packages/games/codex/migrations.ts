import type { Migration } from '@riposte/kernel';
import type { CardId } from './ids.ts';

/** The heroes of rules 0.1.0. */
const FIRST_HEROES: readonly CardId[] = [
  'troq-bashar',
  'river-montoya',
  'captain-zane',
  'drakk-ramhorn',
  'jaina-stormborne',
  'master-midori',
  'calamandra-moss',
  'argagarg-garg',
];

/** The heroes of rules 0.2.0. */
const HEROES_WITH_BLUE: readonly CardId[] = [...FIRST_HEROES, 'general-onimaru'];

/** The heroes of rules 0.3.0. */
const HEROES_WITH_VANDY: readonly CardId[] = [...HEROES_WITH_BLUE, 'vandy-anadrose'];

/** The heroes of rules 0.4.0. */
const HEROES_WITH_ORPAL: readonly CardId[] = [...HEROES_WITH_VANDY, 'orpal-gloor'];

/** The heroes of rules 0.5.0. */
const HEROES_WITH_GARTH: readonly CardId[] = [...HEROES_WITH_ORPAL, 'garth-torken'];

/** More heroes came in. A match that was begun before goes on with those there were. */
function heroesCame(from: string, to: string, heroes: readonly CardId[]): Migration {
  return { from, to, renamed: {}, state: (old) => ({ roster: heroes, ...old }) };
}

/** How matches saved by older rules go on by these. */
export const MIGRATIONS: readonly Migration[] = [
  heroesCame('0.1.0', '0.2.0', FIRST_HEROES),
  heroesCame('0.2.0', '0.3.0', HEROES_WITH_BLUE),
  heroesCame('0.3.0', '0.4.0', HEROES_WITH_VANDY),
  heroesCame('0.4.0', '0.5.0', HEROES_WITH_ORPAL),
  heroesCame('0.5.0', '0.6.0', HEROES_WITH_GARTH),
];
