import { accuraciesAnswer, analysisAnswer, invitationHeaders as headers, matchId } from '@riposte/protocol';
import { z } from 'zod';
import { askerAt } from '../queue/asker.ts';
import { callerOf, playerOf, visitorOf } from './caller.ts';
import { HOUR, holdTo, limitsOf } from './limits.ts';
import { ERRORS, SIGNED_IN } from './openApi.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { granted } from './refused.ts';

const params = z.strictObject({ table: matchId });
const response = { 200: analysisAnswer, ...ERRORS };
const tags = ['tables'];

/** Why a match went as it did, once it is over. */
export function analysisRoutes(api: App, { identity, tables, analyses, rates, secret }: WebParts): void {
  const byNetwork = limitsOf(api, { ...RATES, ...rates }.analyses, HOUR);
  api.get(
    '/tables/:table/analysis',
    {
      schema: {
        tags,
        summary: 'The analysis of a match that is over, or how far it has come',
        params,
        headers,
        response,
      },
    },
    async (request) => {
      granted(await tables.show(await visitorOf(identity, request), request.params.table));
      return granted(await analyses.look(request.params.table));
    },
  );
  api.get(
    '/me/accuracies',
    {
      schema: {
        tags: ['account'],
        summary: 'How exactly I chose, in each of my matches of which an analysis was made',
        security: SIGNED_IN,
        response: { 200: accuraciesAnswer, ...ERRORS },
      },
    },
    async (request) => {
      const { id } = await playerOf(identity, request);
      return { accuracies: [...(await analyses.accuraciesOf(id))] };
    },
  );
  api.post(
    '/tables/:table/analysis',
    {
      schema: {
        tags,
        summary: 'Asks for the analysis of a match that is over; it is made once, and kept with the match',
        description:
          'Everybody who may see the replay may ask, so many times a day: a member for themselves, people without an account together with all others of their network. All take turns. While a match is running it is refused to all.',
        params,
        headers,
        response,
      },
    },
    async (request, reply) => {
      granted(await tables.show(await visitorOf(identity, request), request.params.table));
      const asker = askerAt(secret, request.ip, (await callerOf(identity, request))?.player);
      const mayAsk = () => holdTo(byNetwork, request, reply);
      return granted(await analyses.want(request.params.table, asker, mayAsk));
    },
  );
}
