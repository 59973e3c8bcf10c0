import { playerId, sessionsAnswer } from '@riposte/protocol';
import { z } from 'zod';
import { endSessions, listSessions } from '../identity/sessions.ts';
import { sayFarewell } from '../live/farewell.ts';
import { headersOf, sessionOf } from './caller.ts';
import { BY_SESSION, ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { refused } from './refused.ts';

const nothing = { 204: z.undefined(), ...ERRORS };
const bySession = z.strictObject({ session: playerId });

/** Where a player is signed in. */
export function sessionRoutes(api: App, { identity, bus }: WebParts): void {
  const tags = ['account'];
  api.get(
    '/me/sessions',
    {
      schema: {
        tags,
        summary: 'Where I am signed in',
        security: BY_SESSION,
        response: { 200: sessionsAnswer, ...ERRORS },
      },
    },
    async (request) => {
      await sessionOf(identity, request);
      return { sessions: [...(await listSessions(identity.auth, headersOf(request)))] };
    },
  );
  api.delete(
    '/me/sessions',
    {
      schema: { tags, summary: 'Signs out everywhere but here', security: BY_SESSION, response: nothing },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      await endSessions(identity.auth, headersOf(request));
      sayFarewell({ bus, identity }, player.id);
      return reply.code(204).send(undefined);
    },
  );
  api.delete(
    '/me/sessions/:session',
    {
      schema: {
        tags,
        summary: 'Signs out at one place',
        security: BY_SESSION,
        params: bySession,
        response: nothing,
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      const isEnded = await endSessions(identity.auth, headersOf(request), request.params.session);
      if (!isEnded) throw refused('NOT_FOUND');
      sayFarewell({ bus, identity }, player.id);
      return reply.code(204).send(undefined);
    },
  );
}
