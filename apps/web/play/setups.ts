import type { MessageDescriptor } from '@lingui/core';
import type { Options } from '@riposte/flash-duel';
import { type AnyGame, parseOptions } from '@riposte/kernel';
import { flashDuelFigures } from './flashDuelSeats.ts';
import { keep } from './keep.ts';
import type { Setup } from './seating.ts';

/** How one value of an option is shown. */
export interface ValueWords {
  readonly label: MessageDescriptor;
  /** One sentence. */
  readonly about?: MessageDescriptor;
  /** The name of a drawing of ours. */
  readonly drawing?: string;
}

/** How the page for a new match speaks of a game; where it says nothing, the game's own labels stand. */
export interface SetupWords {
  option(name: string): MessageDescriptor | undefined;
  value(name: string, value: string): ValueWords | undefined;
  isAsked(name: string, options: Setup['options']): boolean;
  /** The seats worth choosing between, if any. */
  seats(options: Setup['options']): readonly { readonly seat: number; readonly words: ValueWords }[];
  /** Whether bots of a level sit there. */
  hasLevel(options: Setup['options']): boolean;
}

/** Names that games themselves give to those at the table. */
const FIGURES: Readonly<Record<string, (options: Setup['options']) => readonly (string | undefined)[]>> = {
  'flash-duel': (options) => flashDuelFigures(options as Options),
};

export function figuresOf(game: string, options: Setup['options']): readonly (string | undefined)[] {
  return FIGURES[game]?.(options) ?? [];
}

/** What was chosen last, or what the game is by default. */
export async function lastSetup(game: AnyGame): Promise<Setup> {
  const kept = await keep.recall<Setup>(`setup ${game.id}`);
  const options = parseOptions(game.options, kept?.options ?? {});
  if (options.ok) return { options: options.value, seat: kept?.seat ?? 0 };
  const byDefault = parseOptions(game.options, {});
  return { options: byDefault.ok ? byDefault.value : {}, seat: 0 };
}

export function rememberSetup(game: AnyGame, setup: Setup): Promise<void> {
  return keep.remember(`setup ${game.id}`, setup);
}
