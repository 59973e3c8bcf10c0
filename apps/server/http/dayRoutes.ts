import { day, dayTable, duelBody, LIMITS, word } from '@riposte/protocol';
import { z } from 'zod';
import { askerAt } from '../queue/asker.ts';
import { callerOf } from './caller.ts';
import { HOUR, holdTo, limitsOf } from './limits.ts';
import { ERRORS } from './openApi.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { granted } from './refused.ts';

const params = z.strictObject({ game: word, day });
const tags = ['games'];
const response = { 200: dayTable, ...ERRORS };

/** The duel of the day: how it went for all. */
export function dayRoutes(api: App, { identity, days, rates, secret }: WebParts): void {
  const byNetwork = limitsOf(api, { ...RATES, ...rates }.duels, HOUR);
  api.get(
    '/days/:day/:game',
    { schema: { tags, summary: 'How the duel of a day went for all', params, response } },
    async ({ params: { game, day } }) => granted(await days.table(game, day)),
  );
  api.put(
    '/days/:day/:game/:attempt',
    {
      bodyLimit: LIMITS.duelBytes,
      schema: {
        tags,
        summary: 'Tells how a duel of the day went',
        description:
          'It is played again, and the bot thinks for itself: only a match that was really possible counts. A try counts once, however often it is told, and so does the same log of the same player as another try. Nothing is kept of it but the result. Where many wait to be checked it answers 503: it will count.',
        params: params.extend({ attempt: z.uuid() }),
        body: duelBody,
        response,
      },
    },
    async (request, reply) => {
      const mayAsk = () => holdTo(byNetwork, request, reply);
      const asker = askerAt(secret, request.ip, (await callerOf(identity, request))?.player);
      return granted(await days.take(request.params, request.body, asker, mayAsk));
    },
  );
}
