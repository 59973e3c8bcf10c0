import { gameSchema, gamesAnswer, word } from '@riposte/protocol';
import { z } from 'zod';
import { ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { refused } from './refused.ts';

/** What can be played. */
export function gameRoutes(api: App, { tables }: WebParts): void {
  api.get(
    '/games',
    {
      schema: {
        tags: ['games'],
        summary: 'All games with their options and bots',
        response: { 200: gamesAnswer, ...ERRORS },
      },
    },
    async () => ({ games: [...tables.games()] }),
  );
  api.get(
    '/games/:game',
    {
      schema: {
        tags: ['games'],
        summary: 'One game',
        params: z.strictObject({ game: word }),
        response: { 200: gameSchema, ...ERRORS },
      },
    },
    async ({ params }) => {
      const game = tables.games().find(({ id }) => id === params.game);
      if (!game) throw refused('NO_SUCH_GAME');
      return game;
    },
  );
}
