import {
  askBotBody,
  createBody,
  invitationHeaders as headers,
  invitationAnswer,
  matchId,
  nonceBody,
  type Result,
  sitBody,
  type TableCard,
  tableSchema,
  tablesAnswer,
  tablesQuery,
} from '@riposte/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isBotsOnly, Quotas } from '../lobby/quotas.ts';
import { siteKey } from '../queue/asker.ts';
import type { StoredPlayer } from '../store/players.ts';
import { callerOf, playerOf, visitorOf } from './caller.ts';
import { DAY, holdTo, limitOf, limitsOf } from './limits.ts';
import { ERRORS, SIGNED_IN } from './openApi.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { granted } from './refused.ts';

const params = z.strictObject({ table: matchId });
const response = { 200: tableSchema, ...ERRORS };
const tags = ['tables'];

/** Where matches are played: making tables, sitting down, beginning. */
export function tableRoutes(
  api: App,
  { identity, tables, lobby, secret, rates, quotas: limits }: WebParts,
): void {
  const quotas = new Quotas(lobby, limits);
  const mayLay = layingLimits(api, identity, rates);
  api.get(
    '/tables',
    {
      schema: {
        tags,
        summary: 'Public tables with a free seat, or with a match under way, the newest first',
        description: 'Of open tables a page has at most two of one host and five from one network.',
        querystring: tablesQuery,
        response: { 200: tablesAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const player = (await callerOf(identity, request))?.player;
      const { items, next } = granted(await tables.open(request.query, player));
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
          'The answer has the commitment to the secret that the deal comes from. It is shown before any nonce.',
        security: SIGNED_IN,
        body: createBody,
        response: { 201: tableSchema, ...ERRORS },
      },
    },
    async (request, reply) => {
      const player = await playerOf(identity, request);
      await mayLay(request, reply);
      const laid = await quotas.lay(player, () =>
        tables.create(player, request.body, siteKey(secret, request.ip)),
      );
      return reply.code(201).send(granted(laid));
    },
  );
  api.get(
    '/tables/:table',
    {
      schema: {
        tags,
        summary: 'One table; a private one for who sits there, its host, and who shows the key of its link',
        params,
        headers,
        response,
      },
    },
    async (request) => granted(await tables.show(await visitorOf(identity, request), request.params.table)),
  );
  api.get(
    '/tables/:table/invitation',
    {
      schema: {
        tags,
        summary: 'The key of a private table, for links to it: /t/ID?key=KEY; a public one has none',
        description:
          'For who may see the table. Show it in the header `invitation-key`, or as `key` where you watch. A rematch has the same key.',
        params,
        headers,
        response: { 200: invitationAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const visitor = await visitorOf(identity, request);
      const key = granted(await tables.invitation(visitor, request.params.table));
      return key === undefined ? {} : { key };
    },
  );
  api.post(
    '/tables/:table/seats',
    {
      schema: {
        tags,
        summary: 'Sits down, on any free seat when none is named; when the last one sits the deal is made',
        description:
          'With the `seal` of a nonce, which is shown once `status` is `dealing`; or with a `nonce` given openly.',
        security: SIGNED_IN,
        params,
        headers,
        body: sitBody,
        response,
      },
    },
    async (request) => {
      const player = await playerOf(identity, request);
      const key = request.headers['invitation-key'];
      return granted(await tables.sit(player, request.params.table, request.body, key));
    },
  );
  api.post(
    '/tables/:table/nonce',
    {
      schema: {
        tags,
        summary: 'Shows the nonce that was sealed, once the table shows what all seats are bound to',
        description: 'Due within 30 seconds, or at a table played by correspondence within a turn.',
        security: SIGNED_IN,
        params,
        body: nonceBody,
        response,
      },
    },
    async (request) => {
      const player = await playerOf(identity, request);
      return granted(await tables.showNonce(player, request.params.table, request.body.nonce));
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
      const { table } = request.params;
      const before = granted(await tables.show({ player: player.id }, table));
      const seat = () => tables.seatBot(player, table, request.body);
      return granted(await quotas.seatBots(player, isBotsOnly(before, 1), seat));
    },
  );

  /** Something a player does with a table, without saying more. */
  function deed(
    method: 'POST' | 'DELETE',
    path: string,
    summary: string,
    act: (
      player: StoredPlayer,
      table: string,
      key: string | undefined,
      site: string,
    ) => Promise<Result<TableCard>>,
    mayAct?: MayAct,
  ): void {
    api.route({
      method,
      url: `/tables/:table${path}`,
      schema: { tags, summary, security: SIGNED_IN, params, headers, response },
      handler: async (request, reply) => {
        const player = await playerOf(identity, request);
        await mayAct?.(request, reply);
        const { params, headers, ip } = request;
        return granted(await act(player, params.table, headers['invitation-key'], siteKey(secret, ip)));
      },
    });
  }
  deed('DELETE', '/seats', 'Gets up, or leaves a running match', (player, table, key) =>
    tables.leave({ player: player.id, key }, table),
  );
  deed('POST', '/return', 'Takes your seat back from the bot that plays for you', (player, table) =>
    tables.comeBack(player, table),
  );
  deed(
    'POST',
    '/begin',
    'The host begins with those who sit there, once they are enough',
    async (player, table) => {
      const before = granted(await tables.show({ player: player.id }, table));
      return quotas.seatBots(player, isBotsOnly(before, before.seats.length), () =>
        tables.begin(player, table),
      );
    },
  );
  deed('DELETE', '', 'Closes a table at which nothing has begun', (player, table) =>
    tables.close(player, table),
  );
  deed(
    'POST',
    '/rematch',
    'Lays a table for the same people',
    (player, table, _key, site) => quotas.lay(player, () => tables.rematch(player, table, site)),
    mayLay,
  );

  api.get(
    '/tables/:table/replay',
    {
      schema: {
        tags,
        summary: 'The replay of a match that is over, which anybody can verify',
        params,
        headers,
        produces: ['text/plain'],
        response: { 200: z.string(), ...ERRORS },
      },
    },
    async (request, reply) => {
      const text = granted(await tables.replay(await visitorOf(identity, request), request.params.table));
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
}

/** Ends a request that is one too many. */
type MayAct = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What is laid and closed again leaves a row behind: so many tables a day, by each player and from each network. */
export function layingLimits(api: App, identity: WebParts['identity'], rates: WebParts['rates']): MayAct {
  const { tablesByGuest, tablesByMember, tablesByNetwork } = { ...RATES, ...rates };
  const whose = async (request: FastifyRequest) => (await playerOf(identity, request)).id;
  const byGuest = limitOf(api, tablesByGuest, whose, DAY);
  const byMember = limitOf(api, tablesByMember, whose, DAY);
  const byNetwork = limitsOf(api, tablesByNetwork, DAY);
  return async (request, reply) => {
    const { kind } = await playerOf(identity, request);
    await holdTo(kind === 'guest' ? byGuest : byMember, request, reply);
    await holdTo(byNetwork, request, reply);
  };
}
