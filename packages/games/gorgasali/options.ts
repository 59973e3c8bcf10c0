import type { OptionTable, OptionValues } from '@riposte/kernel';

export const OPTIONS = {
  players: { type: 'integer', label: 'Players', min: 2, max: 10, default: 4 },
  characters: { type: 'oneOf', label: 'Characters', values: ['chosen', 'dealt'], default: 'chosen' },
  fourthZone: { type: 'flag', label: 'The fourth zone shrinks too', default: false },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

export function optionsOf(given: Partial<Options> = {}): Options {
  return { players: 4, characters: 'chosen', fourthZone: false, ...given };
}
