import {
  appealBody,
  blocksAnswer,
  meSchema,
  myTablesAnswer,
  nameBody,
  newTokenAnswer,
  playerId,
  playerSchema,
  tokenBody,
  tokensAnswer,
} from '@riposte/protocol';
import { z } from 'zod';
import { parseName } from '../identity/name.ts';
import { addToken, listTokens, revokeToken } from '../identity/tokens.ts';
import { sayFarewell } from '../live/farewell.ts';
import { block, blockedBy, unblock } from '../lobby/blocks.ts';
import { isModerator } from '../lobby/moderators.ts';
import { dropNotification, notificationsFor } from '../lobby/notifications.ts';
import { appeal, suspensionCard } from '../lobby/suspensions.ts';
import { setCookies } from './accountRoutes.ts';
import { callerOf, headersOf, playerOf, sessionOf } from './caller.ts';
import { BY_SESSION, ERRORS, SIGNED_IN } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted, refused } from './refused.ts';

const nothing = { 204: z.undefined(), ...ERRORS };
const byToken = z.strictObject({ token: playerId });
const byNotification = z.strictObject({ notice: playerId });
const byPlayer = z.strictObject({ player: playerId });

/** What players may know and change about themselves. */
export function meRoutes(api: App, { identity, bus, lobby, tables, moderators = [] }: WebParts): void {
  const tags = ['account'];
  api.get(
    '/me',
    { schema: { tags, summary: 'Who I am', security: SIGNED_IN, response: { 200: meSchema, ...ERRORS } } },
    async (request, reply) => {
      const player = await playerOf(identity, request);
      if ((await callerOf(identity, request))?.by === 'token') return { player, token: true };
      const { cookies, ...account } = await identity.account(headersOf(request));
      setCookies(reply, cookies);
      const suspension = (await suspensionCard(lobby, player.id))?.card;
      const notices = await notificationsFor(lobby, player.id);
      return {
        player,
        token: false,
        ...account,
        ...(!suspension && (await isModerator(lobby, moderators, player)) && { moderator: true }),
        ...(suspension && { suspension }),
        ...(notices.length > 0 && { notices }),
      };
    },
  );
  api.patch(
    '/me',
    {
      schema: {
        tags,
        summary: 'Changes my name',
        security: BY_SESSION,
        body: nameBody,
        response: { 200: playerSchema, ...ERRORS },
      },
    },
    async (request) => {
      const player = await sessionOf(identity, request);
      const name = granted(parseName(request.body.name));
      granted(await identity.rename(player.id, name));
      return { ...player, name };
    },
  );

  api.post(
    '/me/appeal',
    {
      schema: {
        tags,
        summary: 'Appeals against my suspension',
        security: BY_SESSION,
        body: appealBody,
        response: nothing,
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      granted(await appeal(lobby, player.id, request.body.text));
      return reply.code(204).send(undefined);
    },
  );
  api.delete(
    '/me/notices/:notice',
    {
      schema: {
        tags,
        summary: 'I have read what the service told me',
        security: BY_SESSION,
        params: byNotification,
        response: nothing,
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      await dropNotification(lobby, player.id, request.params.notice);
      return reply.code(204).send(undefined);
    },
  );

  api.get(
    '/me/tables',
    {
      schema: {
        tags,
        summary: 'My tables that are not over, and where it is my turn',
        security: SIGNED_IN,
        response: { 200: myTablesAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const { id } = await playerOf(identity, request);
      return { tables: [...(await tables.unfinished(id))] };
    },
  );

  api.get(
    '/me/tokens',
    {
      schema: {
        tags,
        summary: 'My API tokens',
        security: BY_SESSION,
        response: { 200: tokensAnswer, ...ERRORS },
      },
    },
    async (request) => ({
      tokens: [...(await listTokens(identity.db, await sessionOf(identity, request)))],
    }),
  );
  api.post(
    '/me/tokens',
    {
      schema: {
        tags,
        summary: 'Makes an API token, which is shown this once',
        security: BY_SESSION,
        body: tokenBody,
        response: { 201: newTokenAnswer, ...ERRORS },
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      return reply.code(201).send(granted(await addToken(identity.db, player, request.body.name)));
    },
  );
  api.delete(
    '/me/tokens/:token',
    {
      schema: { tags, summary: 'Revokes a token', security: BY_SESSION, params: byToken, response: nothing },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      if (!(await revokeToken(identity.db, player, request.params.token))) throw refused('NOT_FOUND');
      sayFarewell({ bus, identity }, player.id);
      return reply.code(204).send(undefined);
    },
  );

  api.get(
    '/me/blocks',
    {
      schema: {
        tags,
        summary: 'Whom I have blocked',
        security: SIGNED_IN,
        response: { 200: blocksAnswer, ...ERRORS },
      },
    },
    async (request) => ({
      players: [...(await blockedBy(lobby, (await playerOf(identity, request)).id))],
    }),
  );
  api.put(
    '/me/blocks/:player',
    {
      schema: { tags, summary: 'Blocks a player', security: SIGNED_IN, params: byPlayer, response: nothing },
    },
    async (request, reply) => {
      granted(await block(lobby, await playerOf(identity, request), request.params.player));
      return reply.code(204).send(undefined);
    },
  );
  api.delete(
    '/me/blocks/:player',
    {
      schema: {
        tags,
        summary: 'Unblocks a player',
        security: SIGNED_IN,
        params: byPlayer,
        response: nothing,
      },
    },
    async (request, reply) => {
      await unblock(lobby, await playerOf(identity, request), request.params.player);
      return reply.code(204).send(undefined);
    },
  );
}
