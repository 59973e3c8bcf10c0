import type { OptionTable, OptionValues } from '@riposte/kernel';
import { type CardId, MAPS } from './ids.ts';

/** RULES 17: the format in which two play against two. */
export const TEAMS = 'two-headed-dragon';

export const OPTIONS = {
  format: {
    type: 'oneOf',
    label: 'Format',
    values: ['duel', 'free-for-all', 'two-headed-dragon'],
    default: 'duel',
  },
  game: { type: 'oneOf', label: 'Game', values: ['standard', 'basic'], default: 'standard' },
  heroes: {
    type: 'oneOf',
    label: 'Heroes',
    values: ['chosen', 'dealt', 'troq-and-river', 'calamandra-and-jaina'],
    default: 'chosen',
  },
  map: { type: 'oneOf', label: 'Map', values: ['none', 'chance', ...MAPS], default: 'none' },
  /** RULES 19. */
  rulings: { type: 'oneOf', label: 'Rulings', values: ['book', 'designer'], default: 'book' },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

/** The usual match of two. */
export const DUEL: Options = {
  format: 'duel',
  game: 'standard',
  heroes: 'chosen',
  map: 'none',
  rulings: 'book',
};

/** RULES 2.9: the first games of the manual. */
const FIRST_GAMES: Readonly<Partial<Record<Options['heroes'], readonly CardId[]>>> = {
  'troq-and-river': ['troq-bashar', 'river-montoya'],
  'calamandra-and-jaina': ['calamandra-moss', 'jaina-stormborne'],
};

/** RULES 2.9: who meet in a first game. */
export function firstGame({ heroes, format }: Options): readonly CardId[] | undefined {
  return format === 'duel' ? FIRST_GAMES[heroes] : undefined;
}

/** RULES 2.9: the options with what follows from them: a first game is a basic one, and is for two. */
export function settled(options: Options): Options {
  if (firstGame(options)) return { ...options, game: 'basic' };
  return FIRST_GAMES[options.heroes] ? { ...options, heroes: 'chosen' } : options;
}

/** RULES 2.1. */
export function teamSize({ game }: Options): number {
  return game === 'basic' ? 1 : 3;
}

/** RULES 2.1, 16.1, 17.1: how many may play. */
export function seatRange({ format }: Options): readonly [least: number, most: number] {
  if (format === 'free-for-all') return [3, 5];
  return format === TEAMS ? [4, 4] : [2, 2];
}

export function isFreeForAll({ options }: { readonly options: Options }): boolean {
  return options.format === 'free-for-all';
}
