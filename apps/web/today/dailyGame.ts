import { WEB_GAMES } from '../games/index.ts';
import { type Loaded, useGame, usePart } from '../games/library.ts';
import type { Week } from './week.ts';

/** The game that has a duel of the day: the first that brings a week of them. */
const GAME = WEB_GAMES.find(({ week }) => week !== undefined)?.id ?? '';

/** What is needed to play it, on a page that waits for it; nothing where no game has one. */
export function useDailyGame(): { readonly loaded: Loaded; readonly week: Week } | undefined {
  const loaded = useGame(GAME);
  const week = usePart(GAME, 'week');
  return loaded && week && { loaded, week };
}
