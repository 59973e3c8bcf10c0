import type { Migration } from '@riposte/kernel';
import type { CardId } from './ids.ts';
import { DUEL, type Options } from './options.ts';
import type { State } from './state.ts';

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

/** More formats came in: all matches before were duels. `owed` names the player whose hero died, not the other one. */
const formatsCame: Migration = {
  from: '0.6.0',
  to: '0.7.0',
  renamed: {},
  options: (old) => asDuel(old),
  state(old) {
    const { options, owed, ...rest } = old as unknown as Pick<State, 'options' | 'owed'>;
    return { ...rest, options: asDuel(options), owed: owed.map((seat) => 1 - seat) };
  },
};

/** Maps came in: no match before was played on one. */
const mapsCame: Migration = {
  from: '0.7.0',
  to: '0.8.0',
  renamed: {},
  options: (old) => withoutMap(old),
  state(old) {
    const { options, ...rest } = old as unknown as Pick<State, 'options'>;
    return { ...rest, options: withoutMap(options) };
  },
};

/** Rulings became an option: all matches before went by the designer's. */
const rulingsCame: Migration = {
  from: '0.8.0',
  to: '0.9.0',
  renamed: {},
  options: (old) => byDesigner(old),
  state(old) {
    const { options, ...rest } = old as unknown as Pick<State, 'options'>;
    return { ...rest, options: byDesigner(options) };
  },
};

function byDesigner(options: unknown): Options {
  return { ...(options as Options), rulings: 'designer' };
}

function withoutMap(options: unknown): Options {
  return { ...(options as Options), map: 'none' };
}

function asDuel(options: unknown): Options {
  return { ...DUEL, ...(options as Partial<Options>) };
}

/** How matches saved by older rules go on by these. */
export const MIGRATIONS: readonly Migration[] = [
  heroesCame('0.1.0', '0.2.0', FIRST_HEROES),
  heroesCame('0.2.0', '0.3.0', HEROES_WITH_BLUE),
  heroesCame('0.3.0', '0.4.0', HEROES_WITH_VANDY),
  heroesCame('0.4.0', '0.5.0', HEROES_WITH_ORPAL),
  heroesCame('0.5.0', '0.6.0', HEROES_WITH_GARTH),
  formatsCame,
  mapsCame,
  rulingsCame,
];
