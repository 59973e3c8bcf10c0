import { guestBody, playerSchema, registerBody, signInBody } from '@riposte/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignedIn } from '../identity/identity.ts';
import { sayFarewell } from '../live/farewell.ts';
import type { StoredPlayer } from '../store/players.ts';
import { callerOf, headersOf } from './caller.ts';
import { limitsOf } from './limits.ts';
import { networkOf } from './network.ts';
import { BY_SESSION, ERRORS } from './openApi.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { granted, refused } from './refused.ts';

/** Guests, accounts, signing in and out. */
export function accountRoutes(api: App, { identity, bus, rates }: WebParts): void {
  const { guests } = { ...RATES, ...rates };
  const newcomers = limitsOf(api, guests);
  const response = { 200: playerSchema, ...ERRORS };

  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    { player, cookies }: SignedIn,
  ): Promise<StoredPlayer> {
    setCookies(reply, cookies);
    await identity.noteNetwork(player.id, networkOf(request.ip));
    return player;
  }

  api.post(
    '/guests',
    { schema: { tags: ['account'], summary: 'Plays at once, as a guest', body: guestBody, response } },
    async (request, reply) => {
      if (await newcomers(request)) throw refused('TOO_MANY');
      return welcome(request, reply, granted(await identity.guest(headersOf(request), request.body.name)));
    },
  );
  api.post(
    '/register',
    {
      schema: {
        tags: ['account'],
        summary: 'Makes a guest a member, who keeps everything',
        body: registerBody,
        response,
      },
    },
    async (request, reply) => {
      if (await newcomers(request)) throw refused('TOO_MANY');
      return welcome(request, reply, granted(await identity.register(headersOf(request), request.body)));
    },
  );
  api.post(
    '/sign-in',
    {
      schema: {
        tags: ['account'],
        summary: 'Signs in by e-mail address and password',
        body: signInBody,
        response,
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      return welcome(
        request,
        reply,
        granted(await identity.signIn(networkOf(request.ip), email, password, headersOf(request))),
      );
    },
  );
  api.post(
    '/sign-out',
    {
      schema: {
        tags: ['account'],
        summary: 'Ends the session',
        security: BY_SESSION,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      const caller = await callerOf(identity, request);
      setCookies(reply, await identity.signOut(headersOf(request)));
      if (caller) sayFarewell({ bus, identity }, caller.player.id);
      return reply.code(204).send(undefined);
    },
  );
}

/** Hands cookies to the browser. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) void reply.header('set-cookie', cookie);
}
