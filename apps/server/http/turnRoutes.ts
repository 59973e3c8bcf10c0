import { chooseAnswer, chooseBody, matchId, presentAnswer, presentQuery } from '@riposte/protocol';
import { z } from 'zod';
import { callerOf, playerOf } from './caller.ts';
import { ERRORS, SIGNED_IN } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted } from './refused.ts';

const params = z.strictObject({ table: matchId });
const tags = ['tables'];

/** Playing by HTTP alone, for programs that have no WebSocket. */
export function turnRoutes(api: App, { identity, tables, isDraining }: WebParts): void {
  api.get(
    '/tables/:table/present',
    {
      schema: {
        tags,
        summary: 'What a viewer knows now, and what they are asked',
        description:
          'From your own seat, or as a spectator where you have none. With `after`, the `seq` that was seen last, and `wait`, a number of seconds, the answer comes as soon as there is something newer.',
        params,
        querystring: presentQuery,
        response: { 200: presentAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const caller = await callerOf(identity, request);
      return granted(await tables.present(caller?.player, request.params.table, request.query, isDraining));
    },
  );
  api.post(
    '/tables/:table/choose',
    {
      schema: {
        tags,
        summary: 'Answers a question, or takes an offer, with one of its choices, word for word',
        description: 'Once this is answered the choice is kept. Repeating it does no harm.',
        security: SIGNED_IN,
        params,
        body: chooseBody,
        response: { 200: chooseAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const player = await playerOf(identity, request);
      const { seq } = granted(await tables.choose(player, request.params.table, request.body));
      return { seq };
    },
  );
}
