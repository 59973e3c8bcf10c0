import {
  chatAnswer,
  invitationHeaders,
  matchId,
  playerId,
  playerReportBody,
  reportBody,
  seekAnswer,
  seekBody,
} from '@riposte/protocol';
import { z } from 'zod';
import { lastSaid } from '../lobby/chat.ts';
import { reportLine, reportPlayer } from '../lobby/reports.ts';
import { callerOf, playerOf, visitorOf } from './caller.ts';
import { holdTo, limitsOf } from './limits.ts';
import { ERRORS, SIGNED_IN } from './openApi.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { granted } from './refused.ts';
import { layingLimits } from './tableRoutes.ts';

/** Finding opponents, and what was said. */
export function lobbyRoutes(api: App, { identity, tables, lobby, seeks, rates }: WebParts): void {
  const reporting = limitsOf(api, { ...RATES, ...rates }.reports);
  // Each may have a table laid, whoever then sits down there or not.
  const maySeek = layingLimits(api, identity, rates);
  const tags = ['lobby'];
  const response = { 200: seekAnswer, ...ERRORS };
  api.post(
    '/seek',
    {
      schema: {
        tags,
        summary: 'Looks for players who want the same match',
        description: 'Ask GET /seek every second or two: who does not ask for 30 seconds is taken for gone.',
        security: SIGNED_IN,
        body: seekBody,
        response,
      },
    },
    async (request, reply) => {
      const player = await playerOf(identity, request);
      return granted(await seeks.seek(player, request.body, () => maySeek(request, reply)));
    },
  );
  api.get(
    '/seek',
    {
      schema: {
        tags,
        summary: 'Whether opponents were found; then sit down at the table',
        security: SIGNED_IN,
        response,
      },
    },
    async (request) => seeks.look(await playerOf(identity, request)),
  );
  api.delete(
    '/seek',
    {
      schema: {
        tags,
        summary: 'Looks no longer',
        security: SIGNED_IN,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      await seeks.stop(await playerOf(identity, request));
      return reply.code(204).send(undefined);
    },
  );
  api.get(
    '/tables/:table/chat',
    {
      schema: {
        tags,
        summary: 'The last that was said at a table, oldest first',
        params: z.strictObject({ table: matchId }),
        headers: invitationHeaders,
        response: { 200: chatAnswer, ...ERRORS },
      },
    },
    async (request) => {
      granted(await tables.show(await visitorOf(identity, request), request.params.table));
      const listener = (await callerOf(identity, request))?.player;
      return { lines: [...(await lastSaid(lobby, request.params.table, listener))] };
    },
  );
  api.post(
    '/chat/:line/report',
    {
      schema: {
        tags,
        summary: 'Reports what another player said; only for those who sat there or watched',
        security: SIGNED_IN,
        params: z.strictObject({ line: playerId }),
        body: reportBody,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      await holdTo(reporting, request, reply);
      const player = await playerOf(identity, request);
      granted(await reportLine(lobby, player, request.params.line, request.body.why));
      return reply.code(204).send(undefined);
    },
  );
  api.post(
    '/players/:player/report',
    {
      schema: {
        tags,
        summary: 'Reports a player with whom you were at a table',
        security: SIGNED_IN,
        params: z.strictObject({ player: playerId }),
        body: playerReportBody,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      await holdTo(reporting, request, reply);
      const player = await playerOf(identity, request);
      granted(await reportPlayer(lobby, player, request.params.player, request.body));
      return reply.code(204).send(undefined);
    },
  );
}
