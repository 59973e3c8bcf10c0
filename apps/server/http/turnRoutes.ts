import {
  chooseAnswer,
  chooseBody,
  invitationHeaders,
  matchId,
  planAnswer,
  planBody,
  presentAnswer,
  presentQuery,
} from '@riposte/protocol';
import { z } from 'zod';
import { IN_TIME, inTime } from '../matches/inTime.ts';
import { playerOf, visitorOf } from './caller.ts';
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
        headers: invitationHeaders,
        querystring: presentQuery,
        response: { 200: presentAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const visitor = await visitorOf(identity, request);
      return granted(await tables.present(visitor, request.params.table, request.query, isDraining));
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
      // Even to find out who asks may take long. Once the body has come, Fastify counts no more.
      handlerTimeout: IN_TIME,
    },
    async (request) => {
      const player = await playerOf(identity, request);
      const choice = tables.choose(player, request.params.table, request.body);
      const { seq } = granted(
        await inTime(choice, (err) =>
          request.log.error({ err }, 'a choice failed after its player was told'),
        ),
      );
      return { seq };
    },
  );
  api.get(
    '/tables/:table/plan',
    {
      schema: {
        tags,
        summary: 'What you have planned, and what you may plan next',
        description: 'Of your own seat only: no other player ever learns of it.',
        security: SIGNED_IN,
        params,
        response: { 200: planAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const player = await playerOf(identity, request);
      return granted(await tables.planOf(player, request.params.table));
    },
  );
  api.put(
    '/tables/:table/plan',
    {
      schema: {
        tags,
        summary: 'Plans answers to a question before it is asked',
        description:
          'They take the place of what was planned before; none takes the plan back. They are given as soon as the question is asked, unless they are not possible any more.',
        security: SIGNED_IN,
        params,
        body: planBody,
        response: { 200: planAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const player = await playerOf(identity, request);
      return granted(await tables.plan(player, request.params.table, request.body.choices));
    },
  );
}
