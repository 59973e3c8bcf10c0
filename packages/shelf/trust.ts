/**
 * How much of an analysis holds: all of it; what choices cost, but neither curve nor luck; the curve alone, with a
 * warning. It follows from what was measured: docs/analysis.md.
 */
export const TRUSTS = ['whole', 'choices', 'curve'] as const;
export type Trust = (typeof TRUSTS)[number];

/** The modes of which said and won were compared. */
const MEASURED: Readonly<Record<string, (options: Readonly<Record<string, unknown>>) => Trust>> = {
  'flash-duel': ({ mode }) => (mode === 'simple' || mode === 'full' ? 'whole' : 'curve'),
  // Chances jump where a turn ends; two choices of one moment are compared at the same place in it.
  codex: () => 'choices',
};

/** How far the judge can be trusted with a match; a game of which nothing was measured gets the least. */
export function trustIn(game: string, options: Readonly<Record<string, unknown>>): Trust {
  return MEASURED[game]?.(options) ?? 'curve';
}
