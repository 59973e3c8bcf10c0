import {
  deedBody,
  dossierAnswer,
  moderationAnswer,
  playerId,
  playersAnswer,
  playersQuery,
} from '@riposte/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { takeName } from '../identity/names.ts';
import { writeToPlayer } from '../identity/playerMail.ts';
import { sayFarewell } from '../live/farewell.ts';
import { type DeedParts, moderate } from '../lobby/deeds.ts';
import { dossierOf, playersNamed } from '../lobby/dossier.ts';
import { moderationOf } from '../lobby/moderation.ts';
import { isModerator } from '../lobby/moderators.ts';
import { expelPlayer, leaveOpenTables } from '../people/expel.ts';
import { findPlayer, type StoredPlayer } from '../store/players.ts';
import { refuseSuspended, suspensionOf } from '../store/suspensions.ts';
import { sessionOf } from './caller.ts';
import { BY_SESSION, ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted, refused } from './refused.ts';

/** For moderators. */
export function moderationRoutes(api: App, parts: WebParts): void {
  const { identity, lobby, matches, tables, bus, moderators = [], url } = parts;
  const tags = ['moderation'];

  /** A moderator has an account and a session: neither a guest's cookie nor a token is enough. */
  async function moderatorOf(request: FastifyRequest): Promise<StoredPlayer> {
    const player = await sessionOf(identity, request);
    if (!(await isModerator(lobby, moderators, player))) throw refused('NOT_ALLOWED');
    const suspension = await suspensionOf(lobby, player.id);
    if (suspension) granted(refuseSuspended(suspension));
    return player;
  }

  const deedParts: DeedParts = {
    db: lobby,
    configured: moderators,
    closeTable: (table, reason) => matches.closeTable(table, reason),
    leaveOpenTables: (player) => leaveOpenTables(lobby, matches, player),
    async takeName(player) {
      const name = await takeName(identity.db, player);
      // Their live channels speak under the name they were opened with; the latest tables are those still played.
      sayFarewell({ bus, identity }, player.id);
      for (const table of (await matches.forgetting.tablesOf(player.id)).toReversed()) {
        await matches.forgetting.rename(table, { ...player, name });
      }
      return name;
    },
    async erase(player) {
      const erased = await expelPlayer(parts, player);
      if (erased.ok) sayFarewell({ bus, identity }, player.id);
      return erased;
    },
    write: (player, subject, text) => writeToPlayer(identity, url, player, { subject, text }),
  };

  api.get(
    '/moderation',
    {
      schema: {
        tags,
        summary: 'What waits for moderators, who is suspended or muted, and what moderators did last',
        security: BY_SESSION,
        response: { 200: moderationAnswer, ...ERRORS },
      },
    },
    async (request) => moderationOf(lobby, moderators, await moderatorOf(request)),
  );
  api.post(
    '/moderation',
    {
      schema: {
        tags,
        summary: 'What a moderator does: settles reports, mutes, suspends, closes a table …',
        description:
          'What is for good (`banned`, `erased`) suspends for 30 days, until another moderator confirms or declines it.',
        security: BY_SESSION,
        body: deedBody,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      granted(await moderate(deedParts, await moderatorOf(request), request.body));
      return reply.code(204).send(undefined);
    },
  );
  api.get(
    '/moderation/players',
    {
      schema: {
        tags,
        summary: 'Players whose name looks like this',
        security: BY_SESSION,
        querystring: playersQuery,
        response: { 200: playersAnswer, ...ERRORS },
      },
    },
    async (request) => {
      await moderatorOf(request);
      return { players: [...(await playersNamed(lobby, request.query.name))] };
    },
  );
  api.get(
    '/moderation/players/:player',
    {
      schema: {
        tags,
        summary: 'A player: matches, reports, and how many other accounts share their networks',
        description: 'Of running matches it tells what a spectator may know, of networks no address.',
        security: BY_SESSION,
        params: z.strictObject({ player: playerId }),
        response: { 200: dossierAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const moderator = await moderatorOf(request);
      // The reported never learn by whom.
      if (request.params.player === moderator.id) {
        throw refused('NOT_ALLOWED', 'This page is about you: it is for other moderators.');
      }
      const player = await findPlayer(lobby, request.params.player);
      if (!player) throw refused('NO_SUCH_PLAYER');
      return dossierOf(lobby, player, granted(await tables.history(player.id, false)), moderator);
    },
  );
}
