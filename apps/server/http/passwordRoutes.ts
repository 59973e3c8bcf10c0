import {
  forgottenBody,
  passwordBody,
  resetAnswer,
  resetBody,
  serviceSchema,
  verifyBody,
} from '@riposte/protocol';
import { z } from 'zod';
import {
  askAgain,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
} from '../identity/recovery.ts';
import { sayFarewell } from '../live/farewell.ts';
import { setCookies } from './accountRoutes.ts';
import { headersOf, sessionOf } from './caller.ts';
import { networkOf } from './network.ts';
import { BY_SESSION, ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted } from './refused.ts';

const nothing = { 204: z.undefined(), ...ERRORS };

/** Passwords that are changed or forgotten, and addresses that are confirmed. */
export function passwordRoutes(api: App, { identity, bus }: WebParts): void {
  const tags = ['account'];
  api.get(
    '/service',
    {
      schema: {
        tags,
        summary: 'What this server does for people besides games',
        response: { 200: serviceSchema, ...ERRORS },
      },
    },
    async () => ({ mail: identity.mail !== undefined }),
  );
  api.post(
    '/me/password',
    {
      schema: {
        tags,
        summary: 'Changes my password, and signs out everywhere else',
        security: BY_SESSION,
        body: passwordBody,
        response: nothing,
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      setCookies(
        reply,
        granted(await changePassword(identity, networkOf(request.ip), headersOf(request), request.body)),
      );
      sayFarewell({ bus, identity }, player.id);
      return reply.code(204).send(undefined);
    },
  );
  api.post(
    '/password/forgotten',
    {
      schema: {
        tags,
        summary: 'Posts an e-mail by which a new password can be chosen',
        description: 'The answer is the same whether there is such an account or not.',
        body: forgottenBody,
        response: nothing,
      },
    },
    async ({ ip, body }, reply) => {
      granted(await forgotPassword(identity, networkOf(ip), body.email));
      return reply.code(204).send(undefined);
    },
  );
  api.post(
    '/password/reset',
    {
      schema: {
        tags,
        summary: 'Chooses a new password by such an e-mail, signs out everywhere and removes all passkeys',
        description: 'The answer says how many passkeys were removed. API tokens and contacts stay.',
        body: resetBody,
        response: { 200: resetAnswer, ...ERRORS },
      },
    },
    async ({ ip, body }) => {
      const { player, passkeys } = granted(await resetPassword(identity, networkOf(ip), body));
      sayFarewell({ bus, identity }, player);
      return { passkeys };
    },
  );
  api.post(
    '/me/email/verification',
    {
      schema: {
        tags,
        summary: 'Posts the e-mail once more that confirms my address',
        security: BY_SESSION,
        response: nothing,
      },
    },
    async (request, reply) => {
      await sessionOf(identity, request);
      granted(await askAgain(identity, headersOf(request)));
      return reply.code(204).send(undefined);
    },
  );
  api.post(
    '/email/verify',
    {
      schema: { tags, summary: 'Confirms an address by such an e-mail', body: verifyBody, response: nothing },
    },
    async ({ body }, reply) => {
      granted(await verifyEmail(identity, body.token));
      return reply.code(204).send(undefined);
    },
  );
}
