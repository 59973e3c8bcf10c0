import { type AnyGame, parseOptions } from '@riposte/kernel';
import type { ChosenOptions } from '../../games/setupWords.ts';
import { keep } from './keep.ts';

/** What is settled before a match in this page: options, how many sit down, and on which seat the player does. */
export interface Setup {
  readonly options: ChosenOptions;
  readonly seats: number;
  readonly seat: number;
}

/** A setup with these options: as many seats as were wanted, or as near to it as they allow. */
export function setupWith(
  game: AnyGame,
  options: ChosenOptions,
  wanted: Partial<Omit<Setup, 'options'>> = {},
): Setup {
  const [least, most] = game.seatRange(options);
  const seats = Math.min(most, Math.max(least, wanted.seats ?? most));
  return { options, seats, seat: Math.min(wanted.seat ?? 0, seats - 1) };
}

/** What was chosen last, or what the game is by default. */
export async function lastSetup(game: AnyGame): Promise<Setup> {
  const kept = await keep.recall<Partial<Setup>>(nameFor(game));
  const options = parseOptions(game.options, kept?.options ?? {});
  if (options.ok) return setupWith(game, options.value, kept);
  const byDefault = parseOptions(game.options, {});
  return setupWith(game, byDefault.ok ? byDefault.value : {});
}

export function rememberSetup(game: AnyGame, setup: Setup): Promise<void> {
  return keep.remember(nameFor(game), setup);
}

/** What a player who has chosen nothing yet plays from now on. */
export async function suggestSetup(game: AnyGame, options: ChosenOptions): Promise<void> {
  if ((await keep.recall(nameFor(game))) === undefined) await rememberSetup(game, setupWith(game, options));
}

function nameFor({ id }: AnyGame): string {
  return `setup ${id}`;
}
