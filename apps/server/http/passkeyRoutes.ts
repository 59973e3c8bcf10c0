import { z } from 'zod';
import { AUTH_PATH } from '../identity/auth.ts';
import { PASSKEY_PATHS } from '../identity/identity.ts';
import { setCookies } from './accountRoutes.ts';
import { callerOf, headersOf } from './caller.ts';
import { networkOf } from './network.ts';
import { ERRORS } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted, refused } from './refused.ts';

/** The part of better-auth's paths that stands behind our own prefix. */
const FOLDER = AUTH_PATH.slice(AUTH_PATH.lastIndexOf('/'));

/** What a browser hands to `navigator.credentials`: it knows the rest. */
const ceremonySchema = z.looseObject({ challenge: z.string() });
const passkeySchema = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  createdAt: z.string().nullish(),
});
export const PASSKEY_ANSWERS: Readonly<Record<(typeof PASSKEY_PATHS)[number]['path'], z.ZodType>> = {
  '/passkey/generate-register-options': ceremonySchema,
  '/passkey/verify-registration': passkeySchema,
  '/passkey/generate-authenticate-options': ceremonySchema,
  '/passkey/verify-authentication': z.looseObject({ session: z.looseObject({}) }),
  '/passkey/list-user-passkeys': z.array(passkeySchema),
  '/passkey/delete-passkey': z.object({ status: z.boolean() }),
};

/** Passkeys, as better-auth's client speaks to them. The answers are its own. */
export function passkeyRoutes(api: App, { identity }: WebParts): void {
  for (const { method, path } of PASSKEY_PATHS) {
    api.route({
      method,
      url: `${FOLDER}${path}`,
      schema: {
        tags: ['account'],
        summary: `Passkeys: ${path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')}`,
        description: 'For the client of better-auth, whose documents describe it.',
        ...(method === 'POST' && { body: z.looseObject({}) }),
        response: { 200: PASSKEY_ANSWERS[path], ...ERRORS },
      },
      handler: async (request, reply) => {
        const caller = await callerOf(identity, request);
        if (caller?.by === 'token') throw refused('NOT_ALLOWED', 'Sign in for that; a token is not enough.');
        const from = request.url.indexOf('?');
        const sent = {
          headers: headersOf(request),
          query: from < 0 ? '' : request.url.slice(from),
          ...(method === 'POST' && { body: JSON.stringify(request.body) }),
        };
        const answer = granted(await identity.passkey(path, sent, networkOf(request.ip)));
        if (!answer.ok) throw refused(answer.status === 401 ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
        setCookies(reply, answer.headers.getSetCookie());
        return reply.type('application/json; charset=utf-8').send(await answer.text());
      },
    });
  }
}
