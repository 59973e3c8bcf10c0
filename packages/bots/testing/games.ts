import { flashDuel, type Options, optionsOf } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';

/** Something to play: a game and the options of a match. */
export interface Played {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: unknown;
}

// A registry holds games of all kinds, and so do these tests.
export const FLASH_DUEL = flashDuel as unknown as AnyGame;
export const SKIRMISH = skirmish as unknown as AnyGame;

/** Duels of all modes, with 1 to 5 seats, and skirmishes of 2 to 4. */
export const PLAYED: readonly Played[] = [
  duel('Simple Mode', {}),
  duel('Simple Mode, v4.1', { edition: 'v4.1' }),
  duel('Full Game', { mode: 'full' }),
  duel('Full Game, v4.1, double-blind', { edition: 'v4.1', mode: 'full', selection: 'double-blind' }),
  duel('Clockwork', { mode: 'clockwork' }),
  duel('Solo', { mode: 'solo', bot: 'rook' }),
  duel('Team Battle, closed hands', { mode: 'team', openHands: false, selection: 'double-blind' }),
  duel('Raid of 2 mortals', { mode: 'raid', mortals: 2 }),
  duel('Raid of 4 mortals, v4.1', { edition: 'v4.1', mode: 'raid', mortals: 4, openHands: false }),
  duel('Betrayal', { mode: 'betrayal' }),
  ...[2, 3, 4].map((seats) => ({
    name: `Skirmish of ${seats}`,
    game: SKIRMISH,
    options: { seats, rounds: 6 },
  })),
];

function duel(name: string, given: Partial<Options>): Played {
  return { name, game: FLASH_DUEL, options: optionsOf(given) };
}

/** Fewer where only the wiring is of interest. */
export function scaled(count: number): number {
  return Math.ceil((count * Number(process.env.RIPOSTE_GAMES ?? 20_000)) / 20_000);
}
