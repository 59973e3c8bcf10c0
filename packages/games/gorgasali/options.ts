import type { OptionTable, OptionValues } from '@riposte/kernel';

export const OPTIONS = {
  players: { type: 'integer', label: 'Players', min: 2, max: 10, default: 4 },
  mode: { type: 'oneOf', label: 'Mode', values: ['solo', 'duo'], default: 'solo' },
  characters: { type: 'oneOf', label: 'Characters', values: ['chosen', 'dealt'], default: 'chosen' },
  pace: { type: 'oneOf', label: 'Pace', values: ['rulebook', 'quick'], default: 'rulebook' },
  fourthZone: { type: 'flag', label: 'The fourth zone shrinks too', default: false },
} as const satisfies OptionTable;
export type Options = OptionValues<typeof OPTIONS>;

export function optionsOf(given: Partial<Options> = {}): Options {
  return {
    players: 4,
    mode: 'solo',
    characters: 'chosen',
    pace: 'rulebook',
    fourthZone: false,
    ...given,
  };
}

/** RULES 17.1: how many may play. Pairs need a full table, of an even number. */
export function seatRangeOf({ players, mode }: Options): readonly [least: number, most: number] {
  if (mode === 'solo') return [2, players];
  const most = Math.max(4, players - (players % 2));
  return [most, most];
}
