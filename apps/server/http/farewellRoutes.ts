import { eraseBody } from '@riposte/protocol';
import { z } from 'zod';
import { sayFarewell } from '../live/farewell.ts';
import { erasePlayer } from '../people/erase.ts';
import { exportOf } from '../people/export.ts';
import { setCookies } from './accountRoutes.ts';
import { headersOf, sessionOf } from './caller.ts';
import { networkOf } from './network.ts';
import { BY_SESSION, ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted } from './refused.ts';

/** Taking everything along, and leaving nothing behind. */
export function farewellRoutes(api: App, { identity, bus, ...parts }: WebParts): void {
  const tags = ['account'];
  api.get(
    '/me/export',
    {
      schema: {
        tags,
        summary: 'Everything that is kept about me, in one file',
        description: 'What happened in a match stands in its replay, to which each table leads.',
        security: BY_SESSION,
        response: { 200: z.looseObject({}), ...ERRORS },
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      reply.header('content-disposition', 'attachment; filename="riposte.json"');
      const { lobby, contacts, analyses } = parts;
      const kept = { db: identity.db, lobby, reminders: contacts.db, analyses: analyses.db };
      return { ...(await exportOf(kept, player.id)) };
    },
  );
  api.delete(
    '/me',
    {
      schema: {
        tags,
        summary: 'Erases me: login, name and everything I said',
        description:
          'Running matches are resigned. Finished matches stay, with a former player on the seat, and can still be verified.',
        security: BY_SESSION,
        body: eraseBody,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      const { password } = request.body;
      const proof = { headers: headersOf(request), network: networkOf(request.ip), password };
      setCookies(reply, granted(await erasePlayer({ identity, ...parts }, player, proof)));
      sayFarewell({ bus, identity }, player.id);
      return reply.code(204).send(undefined);
    },
  );
}
