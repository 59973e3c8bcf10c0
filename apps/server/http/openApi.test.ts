import { beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../identity/authenticator.ts';
import { postgresStore } from '../testing/databases.ts';
import { API } from './app.ts';
import { openApiDocument } from './openApiDocument.ts';
import { PASSKEY_ANSWERS } from './passkeyRoutes.ts';
import { newGuest, serverOn } from './testServer.ts';

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema?: object }>>;

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let document: Document;
let operations: readonly (Operation & { readonly name: string; readonly path: string })[];

beforeAll(async () => {
  document = (await openApiDocument()) as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, ...operation })),
  );
});

test('the document says what it is and where its server is', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Riposte' } });
  const [server] = document.servers ?? [];
  expect(URL.canParse(server?.url ?? '')).toBe(true);
});

test('every operation has an id of its own, by which generators name it', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('postTables');
  expect(ids).toContain('getTablesByTableReplay');
});

test('every answer but an empty one has a schema', () => {
  const without = operations.flatMap(({ name, responses }) =>
    Object.entries(responses)
      .filter(([status, { content = {} }]) => {
        const schemas = Object.values(content).map(({ schema }) => schema);
        return status !== '204' && (schemas.length === 0 || schemas.includes(undefined));
      })
      .map(([status]) => `${name} ${status}`),
  );
  expect(without).toEqual([]);
});

test('every parameter of a path is described, and every name that is referred to is there', () => {
  for (const { name, path, parameters = [] } of operations) {
    const inPath = parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name);
    expect(inPath.sort(), name).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, given]) => given).sort());
  }
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, reference = ''] of references) {
    const found = reference
      .split('/')
      .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], document);
    expect(found, reference).toBeDefined();
  }
});

describe('the answers about passkeys, which are better-auth’s own', () => {
  const server = serverOn(postgresStore);

  test('are as the document says', async () => {
    const client = await newGuest(server);
    const key = new Authenticator(server.url);
    const ask = async (path: keyof typeof PASSKEY_ANSWERS, body?: unknown) => {
      const { data } = await client.ask(body ? 'POST' : 'GET', `${API}/auth${path}`, body);
      expect(PASSKEY_ANSWERS[path].safeParse(data).error, path).toBeUndefined();
      return data;
    };
    const { challenge } = await ask('/passkey/generate-register-options');
    await ask('/passkey/verify-registration', { response: key.register(challenge) });
    const asked = await ask('/passkey/generate-authenticate-options');
    await ask('/passkey/verify-authentication', { response: key.authenticate(asked.challenge) });
    const [passkey] = await ask('/passkey/list-user-passkeys');
    await ask('/passkey/delete-passkey', { id: passkey.id });
  });
});
