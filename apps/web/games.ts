import { flashDuel } from '@riposte/flash-duel';
import { type AnyGame, addressed } from '@riposte/kernel';

/**
 * The games this client contains: they are pure, so a match runs here as well as on a server. Whoever reads is called
 * "You" in their words.
 */
export const GAMES: readonly AnyGame[] = [flashDuel as unknown as AnyGame].map((game) => ({
  ...game,
  words: addressed(game.words),
}));

export function gameOf(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
