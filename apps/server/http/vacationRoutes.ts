import { vacationAnswer, vacationBody } from '@riposte/protocol';
import { playerOf } from './caller.ts';
import { ERRORS, SIGNED_IN } from './openApi.ts';
import type { App, WebParts } from './parts.ts';
import { granted } from './refused.ts';

/** Days on which no time is counted for a player, in matches over days. */
export function vacationRoutes(api: App, { identity, matches }: WebParts): void {
  const tags = ['account'];
  const response = { 200: vacationAnswer, ...ERRORS };
  api.get(
    '/me/vacation',
    { schema: { tags, summary: 'Whether I am away', security: SIGNED_IN, response } },
    async (request) => matches.vacations.of((await playerOf(identity, request)).id),
  );
  api.post(
    '/me/vacation',
    {
      schema: {
        tags,
        summary: 'Goes away from now on',
        description:
          'In matches by correspondence no time is counted for me, but for a turn of which less than an hour is left.',
        security: SIGNED_IN,
        body: vacationBody,
        response,
      },
    },
    async (request) => {
      const { id } = await playerOf(identity, request);
      return granted(await matches.vacations.begin(id, request.body.days));
    },
  );
  api.delete(
    '/me/vacation',
    { schema: { tags, summary: 'Is back', security: SIGNED_IN, response } },
    async (request) => granted(await matches.vacations.end((await playerOf(identity, request)).id)),
  );
}
