import {
  contactBody,
  contactsAnswer,
  contactTestAnswer,
  newContactAnswer,
  playerId,
} from '@riposte/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceOf } from '../identity/device.ts';
import { callerOf, sessionOf } from './caller.ts';
import { limitOf } from './limits.ts';
import { BY_SESSION, ERRORS } from './openApi.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { granted, refused } from './refused.ts';

const byContact = z.strictObject({ contact: playerId });

/** Where players are told that it is their turn while they are away. A token is not enough for any of it. */
export function contactRoutes(api: App, { identity, contacts, rates }: WebParts): void {
  const tags = ['account'];
  const { contacts: changes, contactTests } = { ...RATES, ...rates };
  const whose = async (request: FastifyRequest) =>
    (await callerOf(identity, request))?.player.id ?? request.ip;
  const changing = limitOf(api, changes, whose);
  const testing = limitOf(api, contactTests, whose);

  api.get(
    '/me/contacts',
    {
      schema: {
        tags,
        summary: 'Where I am told that it is my turn',
        security: BY_SESSION,
        response: { 200: contactsAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const { id } = await sessionOf(identity, request);
      return {
        contacts: [...(await contacts.list(id))],
        key: contacts.key,
        mail: await contacts.hasMail(id),
      };
    },
  );
  api.post(
    '/me/contacts',
    {
      schema: {
        tags,
        summary: 'Tells me in a browser, by e-mail, or by a call to a URL of mine',
        security: BY_SESSION,
        body: contactBody,
        response: { 201: newContactAnswer, ...ERRORS },
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      if (await changing(request)) throw refused('TOO_MANY');
      const device = deviceOf(request.headers['user-agent'] ?? '') ?? '';
      return reply.code(201).send(granted(await contacts.add(player, request.body, device)));
    },
  );
  api.delete(
    '/me/contacts/:contact',
    {
      schema: {
        tags,
        summary: 'Tells me there no more',
        security: BY_SESSION,
        params: byContact,
        response: { 204: z.undefined(), ...ERRORS },
      },
    },
    async (request, reply) => {
      const player = await sessionOf(identity, request);
      if (!(await contacts.remove(player.id, request.params.contact))) throw refused('NOT_FOUND');
      return reply.code(204).send(undefined);
    },
  );
  api.post(
    '/me/contacts/test',
    {
      schema: {
        tags,
        summary: 'Tells all my contacts something, to see whether it arrives',
        security: BY_SESSION,
        response: { 200: contactTestAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const player = await sessionOf(identity, request);
      if (await testing(request)) throw refused('TOO_MANY');
      return { told: [...(await contacts.test(player.id))] };
    },
  );
}
