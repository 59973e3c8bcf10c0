import type { SwaggerTransformObject } from '@fastify/swagger';
import {
  achievementSchema,
  chatLineSchema,
  clockSchema,
  errorSchema,
  gameSchema,
  playerSchema,
  tableSchema,
  tokenSchema,
} from '@riposte/protocol';
import { z } from 'zod';

/** The schemas that have a name in the document. */
export const NAMED = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Achievement: achievementSchema,
  ChatLine: chatLineSchema,
  Clock: clockSchema,
  Error: errorSchema,
  Game: gameSchema,
  Player: playerSchema,
  Table: tableSchema,
  Token: tokenSchema,
})) {
  NAMED.add(schema, { id });
}

/** What the document says besides the routes, on a server at that address. */
export function openApiOptions(url: string) {
  return {
    openapi: '3.1.0',
    servers: [{ url }],
    info: {
      title: 'Riposte',
      version: '1',
      description:
        'Tables, players and the lobby. Matches are played on the live channel, or by asking for the present and choosing. Every error has the shape of Error.',
    },
    components: {
      securitySchemes: {
        token: { type: 'http' as const, scheme: 'bearer', description: 'An API token.' },
        session: {
          type: 'apiKey' as const,
          in: 'cookie' as const,
          name: 'riposte.session_token',
          description:
            'Set by POST /guests, /register or /sign-in; __Secure-riposte.session_token over HTTPS.',
        },
      },
    },
    tags: [
      { name: 'games', description: 'What can be played.' },
      { name: 'account', description: 'Who you are.' },
      { name: 'tables', description: 'Where matches are played.' },
      { name: 'lobby', description: 'Finding opponents, and talking to them.' },
      { name: 'players', description: 'Who the others are.' },
      { name: 'moderation', description: 'For those whom the operator has named.' },
    ],
  };
}

/** Signed in by session or token. */
export const SIGNED_IN = [{ session: [] }, { token: [] }];
/** Signed in by session; a token is not enough. */
export const BY_SESSION = [{ session: [] }];

/** The error answers every route may give. */
export const ERRORS = { '4xx': errorSchema, '5xx': errorSchema };

type Document = ReturnType<SwaggerTransformObject>;

/** Named schemas come in two forms, as they are sent and as they are answered; most are needed in one only. */
export function withoutUnused(document: Document): Document {
  const components = 'components' in document ? document.components : undefined;
  const text = JSON.stringify(document);
  const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  );
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } } as Document;
}

/** Generators of clients name their functions by it: `getTablesByTableReplay`. */
export function withOperationIds(document: Document): Document {
  if (!('paths' in document)) return document;
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods ?? {}).map(([method, operation]) => [
        method,
        { operationId: operationId(method, path), ...(operation as object) },
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) } as Document;
}

function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\/v1\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
