import {
  achievementsAnswer,
  cursor,
  playerId,
  playerSchema,
  resultsAnswer,
  tablesAnswer,
} from '@riposte/protocol';
import { z } from 'zod';
import { resultsOf } from '../lobby/results.ts';
import { findPlayer } from '../store/players.ts';
import { callerOf } from './caller.ts';
import { ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted, refused } from './refused.ts';

const params = z.strictObject({ player: playerId });

/** Who the others are, and what they have played. */
export function playerRoutes(api: App, { identity, tables }: WebParts): void {
  const tags = ['players'];

  async function known(id: string) {
    const player = await findPlayer(identity.db, id);
    if (!player) throw refused('NO_SUCH_PLAYER');
    return player;
  }

  api.get(
    '/players/:player',
    { schema: { tags, summary: 'One player', params, response: { 200: playerSchema, ...ERRORS } } },
    async (request) => known(request.params.player),
  );
  api.get(
    '/players/:player/tables',
    {
      schema: {
        tags,
        summary:
          'Where a player sits or has sat, the latest first; private tables are shown to the player alone',
        params,
        querystring: z.strictObject({ after: cursor.optional() }),
        response: { 200: tablesAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const { id } = await known(request.params.player);
      const caller = await callerOf(identity, request);
      const isOwn = caller?.player.id === id;
      const { items, next } = granted(await tables.history(id, isOwn, request.query.after));
      return { tables: [...items], ...(next !== undefined && { next }) };
    },
  );
  api.get(
    '/players/:player/results',
    {
      schema: {
        tags,
        summary:
          'How the matches of a player came out, the latest first; private ones are shown to the player alone',
        params,
        querystring: z.strictObject({ after: cursor.optional() }),
        response: { 200: resultsAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const { id } = await known(request.params.player);
      const caller = await callerOf(identity, request);
      const isOwn = caller?.player.id === id;
      const results = await resultsOf(identity.db, { player: id, isOwn, after: request.query.after });
      const last = results.at(-1);
      return { results: [...results], ...(last && { next: last.table }) };
    },
  );
  api.get(
    '/players/:player/achievements',
    {
      schema: {
        tags,
        summary: 'What a player has achieved',
        params,
        response: { 200: achievementsAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const { id } = await known(request.params.player);
      return { achievements: [...(await tables.achievements(id))] };
    },
  );
}
