import { deedBody, moderationAnswer } from '@riposte/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { moderate, moderationOf } from '../lobby/moderation.ts';
import type { Player } from '../store/players.ts';
import { sessionOf } from './caller.ts';
import { BY_SESSION, ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted, refused } from './refused.ts';

/** For those whom the operator has named. */
export function moderationRoutes(api: App, { identity, lobby, moderators = [] }: WebParts): void {
  const tags = ['moderation'];

  /** A moderator has an account and a session: neither a guest's cookie nor a token is enough. */
  async function moderatorOf(request: FastifyRequest): Promise<Player> {
    const player = await sessionOf(identity, request);
    if (player.kind !== 'member' || !moderators.includes(player.id)) throw refused('NOT_ALLOWED');
    return player;
  }

  api.get(
    '/moderation',
    {
      schema: {
        tags,
        summary: 'What was reported, who is muted, and what moderators did last',
        security: BY_SESSION,
        response: { 200: moderationAnswer, ...ERRORS },
      },
    },
    async (request) => {
      await moderatorOf(request);
      return moderationOf(lobby);
    },
  );
  api.post(
    '/moderation',
    {
      schema: {
        tags,
        summary: 'Settles a report, or mutes a player',
        security: BY_SESSION,
        body: deedBody,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      granted(await moderate(lobby, await moderatorOf(request), request.body));
      return reply.code(204).send(undefined);
    },
  );
}
