import {
  askBotBody,
  createBody,
  matchId,
  type Result,
  sitBody,
  type TableCard,
  tableSchema,
  tablesAnswer,
  tablesQuery,
} from '@riposte/protocol';
import { z } from 'zod';
import type { Player } from '../store/players.ts';
import { playerOf } from './caller.ts';
import { ERRORS, SIGNED_IN } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted } from './refused.ts';

const params = z.strictObject({ table: matchId });
const response = { 200: tableSchema, ...ERRORS };
const tags = ['tables'];

/** Where matches are played: making tables, sitting down, beginning. */
export function tableRoutes(api: App, { identity, tables }: WebParts): void {
  api.get(
    '/tables',
    {
      schema: {
        tags,
        summary: 'Public tables with a free seat, or with a match under way, the newest first',
        querystring: tablesQuery,
        response: { 200: tablesAnswer, ...ERRORS },
      },
    },
    async ({ query }) => {
      const { items, next } = await tables.open(query);
      return { tables: [...items], ...(next !== undefined && { next }) };
    },
  );
  api.post(
    '/tables',
    {
      schema: {
        tags,
        summary: 'Lays a table with free seats',
        description:
          'The answer has the commitment of the deal. Only then is a nonce given, by sitting down.',
        security: SIGNED_IN,
        body: createBody,
        response: { 201: tableSchema, ...ERRORS },
      },
    },
    async (request, reply) => {
      const player = await playerOf(identity, request);
      return reply.code(201).send(granted(await tables.create(player, request.body)));
    },
  );
  api.get(
    '/tables/:table',
    {
      schema: { tags, summary: 'One table, also a private one: its id is the link to it', params, response },
    },
    async (request) => granted(await tables.show(request.params.table)),
  );
  api.post(
    '/tables/:table/seats',
    {
      schema: {
        tags,
        summary: 'Sits down, on any free seat when none is named; the last one begins the match',
        security: SIGNED_IN,
        params,
        body: sitBody,
        response,
      },
    },
    async (request) => {
      const player = await playerOf(identity, request);
      return granted(await tables.sit(player, request.params.table, request.body));
    },
  );
  api.post(
    '/tables/:table/bots',
    {
      schema: {
        tags,
        summary: 'The host asks a bot to a free seat',
        security: SIGNED_IN,
        params,
        body: askBotBody,
        response,
      },
    },
    async (request) => {
      const player = await playerOf(identity, request);
      return granted(await tables.seatBot(player, request.params.table, request.body));
    },
  );

  /** Something a player does with a table, without saying more. */
  function deed(
    method: 'POST' | 'DELETE',
    path: string,
    summary: string,
    act: (player: Player, table: string) => Promise<Result<TableCard>>,
  ): void {
    api.route({
      method,
      url: `/tables/:table${path}`,
      schema: { tags, summary, security: SIGNED_IN, params, response },
      handler: async (request) => {
        const player = await playerOf(identity, request);
        return granted(await act(player, request.params.table));
      },
    });
  }
  deed('DELETE', '/seats', 'Gets up, or leaves a running match', (player, table) =>
    tables.leave(player, table),
  );
  deed('POST', '/return', 'Takes your seat back from the bot that plays for you', (player, table) =>
    tables.comeBack(player, table),
  );
  deed('POST', '/begin', 'The host begins with those who sit there, once they are enough', (player, table) =>
    tables.begin(player, table),
  );
  deed('DELETE', '', 'Closes a table at which nothing has begun', (player, table) =>
    tables.close(player, table),
  );
  deed('POST', '/rematch', 'Lays a table for the same people', (player, table) =>
    tables.rematch(player, table),
  );

  api.get(
    '/tables/:table/replay',
    {
      schema: {
        tags,
        summary: 'The replay of a match that is over, which anybody can verify',
        params,
        produces: ['text/plain'],
        response: { 200: z.string(), ...ERRORS },
      },
    },
    async (request, reply) => {
      const text = granted(await tables.replay(request.params.table));
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
}
