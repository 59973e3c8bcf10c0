import type { OptionTable, OptionValues } from '@riposte/kernel';

export const OPTIONS = {
  game: { type: 'oneOf', label: 'Game', values: ['standard', 'basic'], default: 'standard' },
  heroes: { type: 'oneOf', label: 'Heroes', values: ['chosen', 'dealt'], default: 'chosen' },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

/** RULES 2.1. */
export function teamSize({ game }: Options): number {
  return game === 'basic' ? 1 : 3;
}
