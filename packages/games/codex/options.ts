import type { OptionTable, OptionValues } from '@riposte/kernel';
import { MAPS } from './ids.ts';

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
  heroes: { type: 'oneOf', label: 'Heroes', values: ['chosen', 'dealt'], default: 'chosen' },
  map: { type: 'oneOf', label: 'Map', values: ['none', 'chance', ...MAPS], default: 'none' },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

/** The usual match of two. */
export const DUEL: Options = { format: 'duel', game: 'standard', heroes: 'chosen', map: 'none' };

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
