import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { LIMITS } from '@riposte/protocol';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { accountRoutes } from './accountRoutes.ts';
import { analysisRoutes } from './analysisRoutes.ts';
import { ARRIVAL, arrivalOptions, CONNECTIONS, capConnections, closeBroken } from './connections.ts';
import { contactRoutes } from './contactRoutes.ts';
import { dayRoutes } from './dayRoutes.ts';
import { farewellRoutes } from './farewellRoutes.ts';
import { gameRoutes } from './gameRoutes.ts';
import { forbidKeeping, guard } from './guard.ts';
import { healthRoutes } from './health.ts';
import { helmetOptions } from './helmet.ts';
import { lobbyRoutes } from './lobbyRoutes.ts';
import { meRoutes } from './meRoutes.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { NAMED, openApiOptions, withOperationIds, withoutUnused } from './openApi.ts';
import { pages } from './pages.ts';
import type { App, WebParts } from './parts.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { playerRoutes } from './playerRoutes.ts';
import { answerError } from './refused.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { tableRoutes } from './tableRoutes.ts';
import { turnRoutes } from './turnRoutes.ts';
import { vacationRoutes } from './vacationRoutes.ts';

/** Where everything of this version begins. */
export const API = '/api/v1';

const withNames = createJsonSchemaTransformObject({ schemaRegistry: NAMED });

/** The web server, not yet listening. */
export async function webApp(parts: WebParts): Promise<App> {
  const app: App = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.clientBytes,
    trustProxy: (_address, hop) => hop < parts.proxies,
    ...arrivalOptions(parts.arrival ?? ARRIVAL),
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 100 },
    // A path that cannot be read is answered like everything else, and so is a request for a channel there.
    frameworkErrors: (error, request, reply) => {
      if (request.headers.upgrade !== undefined) {
        reply.raw.once('finish', () => request.raw.socket.destroy());
      }
      forbidKeeping(reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: closeBroken,
  }).withTypeProvider<ZodTypeProvider>();
  // Behind a proxy all connections are its own.
  if (parts.proxies === 0) capConnections(app.server, parts.connections ?? CONNECTIONS);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  // Only JSON: a form of another site could send plain text without asking.
  app.removeContentTypeParser('text/plain');

  await app.register(helmet, helmetOptions(parts.url));
  await app.register(rateLimit, { global: false });
  await app.register(swagger, {
    openapi: openApiOptions(parts.url),
    transform: createJsonSchemaTransform({ schemaRegistry: NAMED }),
    transformObject: (document) => withOperationIds(withoutUnused(withNames(document))),
  });
  guard(app, parts);
  healthRoutes(app, parts);
  await app.register(
    async (api: App) => {
      gameRoutes(api, parts);
      accountRoutes(api, parts);
      passkeyRoutes(api, parts);
      passwordRoutes(api, parts);
      sessionRoutes(api, parts);
      meRoutes(api, parts);
      contactRoutes(api, parts);
      vacationRoutes(api, parts);
      farewellRoutes(api, parts);
      playerRoutes(api, parts);
      tableRoutes(api, parts);
      analysisRoutes(api, parts);
      dayRoutes(api, parts);
      turnRoutes(api, parts);
      lobbyRoutes(api, parts);
      moderationRoutes(api, parts);
      api.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
    },
    { prefix: API },
  );
  await pages(app, parts);
  return app;
}
