import { flashDuel } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';

/** The games this client contains: they are pure, so a match runs here as well as on a server. */
export const GAMES: readonly AnyGame[] = [flashDuel as unknown as AnyGame];

export function gameOf(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
