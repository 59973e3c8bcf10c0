import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { postgresStore } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { API } from './app.ts';
import { RATES } from './parts.ts';
import { answerError } from './refused.ts';
import { type Client, newGuest, newTable, PASSWORD, serverOn } from './testServer.ts';

/** As much of a schema of the document as makes a sample of it. */
interface Described {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly minLength?: number;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Described;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Described }>> };
}

const NUL = '\0';
/** A text that no schema but the one against control characters refuses. */
const SPOILED = `riposte ${NUL}\u0001\u009f`;
const UNLIMITED = Object.fromEntries(Object.keys(RATES).map((kind) => [kind, 1_000_000]));
const moderators: string[] = [];

describe('control characters in what is sent', () => {
  const server = serverOn(postgresStore, () => ({ rates: UNLIMITED, moderators }));
  let emails = 0;

  /** A member who moderates, and a table of theirs. */
  async function asker() {
    const client = await newGuest(server);
    emails += 1;
    const email = `spoiled${emails}@riposte.example`;
    await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
    moderators.push(client.id);
    return { client, table: await newTable(client) };
  }

  /** The document's schemas, by what refers to them. */
  function resolve(schema: Described): Described {
    if (schema.$ref === undefined) return schema;
    const { components } = server.app.swagger() as {
      readonly components?: { readonly schemas?: Readonly<Record<string, Described>> };
    };
    const { schemas = {} } = components ?? {};
    return schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
  }

  /** A text that fits; the ids of what there is where that is known. */
  function textFor(name: string, { format, pattern = '', minLength = 1 }: Described, known: Known): string {
    if (known[name] !== undefined) return known[name];
    if (format === 'email') return `sample${++emails}@riposte.example`;
    if (format === 'uri') return 'https://riposte.example/sample';
    if (format === 'uuid') return '0189f0c4-7b1a-4c7e-8d8e-1a2b3c4d5e6f';
    if (pattern.includes('64}')) return 'ab'.repeat(32);
    if (pattern.includes('32}')) return 'ab'.repeat(16);
    if (pattern.includes('\\d')) return '1';
    return 'a'.repeat(Math.max(1, minLength));
  }

  /** Each form of a body, with all that may be left out. */
  function samples(name: string, described: Described, known: Known): readonly unknown[] {
    const schema = resolve(described);
    const forms = schema.anyOf ?? schema.oneOf;
    if (forms) return forms.flatMap((form) => samples(name, form, known));
    if (schema.const !== undefined) return [schema.const];
    if (schema.enum) return schema.enum.slice(0, 1);
    if (schema.type === 'object') {
      let all: readonly object[] = [{}];
      for (const [key, property] of Object.entries(schema.properties ?? {})) {
        const forms = samples(key, property, known);
        all =
          forms.length > 1 && all.length > 1
            ? all.map((one) => ({ ...one, [key]: forms[0] }))
            : all.flatMap((one) => forms.map((form) => ({ ...one, [key]: form })));
      }
      return all;
    }
    if (schema.type === 'array') return samples(name, schema.items ?? {}, known).map((item) => [item]);
    if (schema.type === 'string') return [textFor(name, schema, known)];
    if (schema.type === 'boolean') return [true];
    if (schema.type === 'integer' || schema.type === 'number') return [Math.max(1, schema.minimum ?? 1)];
    return [{}];
  }

  /** The same with one of its texts spoiled, for each text in it. */
  function spoiled(value: unknown): readonly unknown[] {
    if (typeof value === 'string') return [NUL, SPOILED, `${value}${NUL}`];
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => spoiled(item).map((other) => value.with(index, other)));
    }
    if (typeof value !== 'object' || value === null) return [];
    const named = [{ ...value, [`a${NUL}`]: NUL }];
    return [
      ...named,
      ...Object.entries(value).flatMap(([key, item]) =>
        spoiled(item).map((other) => ({ ...value, [key]: other })),
      ),
    ];
  }

  test('no route of the API fails by them, and nothing of it is in the log', { retry: 0 }, async () => {
    const documented = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, route]) => ({ path, method, route: route as Operation })),
    );
    expect(documented.length).toBeGreaterThan(60);
    const statuses = new Map<number, number>();
    const failed: string[] = [];
    async function ask(client: Client, method: string, path: string, body?: unknown) {
      const { status, text } = await client.ask(method, path, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failed.push(`${method} ${path} ${JSON.stringify(body)} ${status} ${text}`);
    }

    for (const { path, method: lower, route } of documented) {
      const method = lower.toUpperCase();
      const { client, table } = await asker();
      const known: Known = { game: DUEL_ID, table, player: client.id, day: '2026-11-16', bot: 'level-1' };
      const pathWith = (spoiledName?: string, text = '') =>
        path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
          encodeURIComponent(name === spoiledName ? text : textFor(name, {}, known)),
        );
      for (const { name, in: place } of route.parameters ?? []) {
        for (const text of [NUL, SPOILED]) {
          if (place === 'path') await ask(client, method, pathWith(name, text));
          if (place === 'query')
            await ask(client, method, `${pathWith()}?${name}=${encodeURIComponent(text)}`);
        }
      }
      const { schema } = route.requestBody?.content['application/json'] ?? {};
      for (const body of schema ? samples('', schema, known) : [])
        for (const other of spoiled(body)) await ask(client, method, pathWith(), other);
    }

    expect(failed).toEqual([]);
    expect(server.lines.filter((line) => line.includes('a request failed'))).toEqual([]);
    // The walk gets past those who guard: most of it is refused for what was sent.
    expect(statuses.get(400)).toBeGreaterThan(200);
    expect(statuses.get(401) ?? 0).toBeLessThan(50);
  });
});

test.each(['22021', '22P05', '22003'])(
  'what PostgreSQL cannot keep (%s) is no fault of the server',
  async (code) => {
    const app = fastify().setErrorHandler(answerError);
    app.get('/', () => Promise.reject(Object.assign(new Error('from the database'), { code })));
    const { statusCode, json } = await app.inject('/');
    expect([statusCode, json().code]).toEqual([400, 'BAD_MESSAGE']);
  },
);

type Known = Readonly<Record<string, string>>;
