import { WEEKS, type Week } from '@riposte/shelf/daily';
import { WEB_GAMES } from '../../games/index.ts';
import { type Loaded, useGame } from '../../games/library.ts';

/** The game that has a duel of the day: the first that brings a week of them. */
const GAME = WEB_GAMES.find(({ id }) => WEEKS[id] !== undefined)?.id ?? '';

/** What is needed to play it, on a page that waits for it; nothing where no game has one. */
export function useDailyGame(): { readonly loaded: Loaded; readonly week: Week } | undefined {
  const loaded = useGame(GAME);
  const week = WEEKS[GAME];
  return loaded && week && { loaded, week };
}
