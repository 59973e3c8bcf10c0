import { LIMITS } from '@riposte/protocol';
import { WEEKS } from '@riposte/shelf/daily';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { say } from '../lobby/chat.ts';
import { withLobby } from '../lobby/schema.ts';
import { OPENING, postgresStore } from '../testing/databases.ts';
import { openPostOffice, type PostOffice, tokenIn } from '../testing/postOffice.ts';
import { countRoundTrips, type RoundTrips } from '../testing/roundTrips.ts';
import { API } from './app.ts';
import { openApiDocument } from './openApiDocument.ts';
import {
  Client,
  DUEL,
  NONCE,
  newGuest,
  newTable,
  openTestServer,
  PASSWORD,
  type TestServer,
} from './testServer.ts';

/** Who asks, and for what. */
interface Request {
  readonly by: Client;
  readonly path: string;
  readonly body?: unknown;
}

/** A route as the documents name it, how often it may go to the database, and a request that it grants. */
type Route = readonly [route: string, most: number, ask: () => Promise<Request>];

const DAILY = GAMES.find(({ id }) => WEEKS[id] !== undefined)?.id ?? '';
const DAY = '2026-11-16';
const SEAL = 'ab'.repeat(32);

let server: TestServer;
let office: PostOffice;
let trips: RoundTrips;
const moderators: string[] = [];
let emails = 0;

beforeAll(async () => {
  office = await openPostOffice();
  server = await openTestServer(await postgresStore(), { post: office.url, reach: 'anywhere', moderators });
  trips = countRoundTrips();
}, OPENING);
afterAll(async () => {
  trips.stop();
  await server.close();
  await server.store.close();
  await office.close();
}, OPENING);

const guest = (name?: string) => newGuest(server, name);
const stranger = () => new Client(server.url);

async function member() {
  emails += 1;
  const client = await guest();
  const email = `trips${emails}@riposte.example`;
  await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
  return Object.assign(client, { email });
}

const sit = (client: Client, table: string) =>
  client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });

/** A match that runs, and its players. */
async function running() {
  const [anna, ben] = [await guest(), await guest('Ben')];
  const table = await newTable(anna);
  for (const client of [anna, ben]) await sit(client, table);
  return { anna, ben, table };
}

async function over() {
  const match = await running();
  await server.matches.resign(match.table, match.ben.id);
  await server.matches.settled();
  return match;
}

async function asked() {
  const { anna, ben, table } = await running();
  for (const by of [anna, ben]) {
    const { present } = (await by.ask('GET', `${API}/tables/${table}/present`)).data;
    if (present.decision) return { by, table, decision: present.decision };
  }
  throw new Error('nobody is asked');
}

async function said() {
  const { anna, ben, table } = await running();
  const line = await say(withLobby(server.store.db), { id: ben.id, name: 'Ben', kind: 'guest' }, table, 'Hi');
  if (!line.ok) throw new Error(line.why.text);
  return { anna, ben, table, line: line.value.id };
}

async function moderator() {
  const client = await member();
  moderators.push(client.id);
  return client;
}

const ROUTES: readonly Route[] = [
  ['GET /games', 0, async () => ({ by: await guest(), path: '/games' })],
  ['GET /games/{game}', 0, async () => ({ by: await guest(), path: `/games/${DUEL.game}` })],
  ['GET /service', 0, async () => ({ by: await guest(), path: '/service' })],
  ['POST /guests', 8, async () => ({ by: stranger(), path: '/guests', body: { name: 'Cleo' } })],
  [
    'POST /register',
    20,
    async () => ({
      by: await guest(),
      path: '/register',
      body: { email: `r${++emails}@riposte.example`, password: PASSWORD },
    }),
  ],
  [
    'POST /sign-in',
    12,
    async () => ({
      by: stranger(),
      path: '/sign-in',
      body: { email: (await member()).email, password: PASSWORD },
    }),
  ],
  ['POST /sign-out', 2, async () => ({ by: await guest(), path: '/sign-out' })],
  ['GET /me', 3, async () => ({ by: await guest(), path: '/me' })],
  ['PATCH /me', 1, async () => ({ by: await guest(), path: '/me', body: { name: 'Annegret' } })],
  ['DELETE /me', 42, async () => ({ by: await guest(), path: '/me', body: {} })],
  ['GET /me/export', 27, async () => ({ by: await guest(), path: '/me/export' })],
  ['GET /me/tables', 1, async () => ({ by: (await running()).anna, path: '/me/tables' })],
  ['GET /me/accuracies', 1, async () => ({ by: await guest(), path: '/me/accuracies' })],
  ['GET /me/tokens', 1, async () => ({ by: await guest(), path: '/me/tokens' })],
  ['POST /me/tokens', 5, async () => ({ by: await guest(), path: '/me/tokens', body: { name: 'bot' } })],
  [
    'DELETE /me/tokens/{token}',
    1,
    async () => {
      const by = await guest();
      const { id } = (await by.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
      return { by, path: `/me/tokens/${id}` };
    },
  ],
  ['GET /me/sessions', 3, async () => ({ by: await guest(), path: '/me/sessions' })],
  ['DELETE /me/sessions', 3, async () => ({ by: await member(), path: '/me/sessions' })],
  [
    'DELETE /me/sessions/{session}',
    9,
    async () => {
      const by = await member();
      const { sessions } = (await by.ask('GET', `${API}/me/sessions`)).data;
      return { by, path: `/me/sessions/${sessions[0].id}` };
    },
  ],
  [
    'POST /me/password',
    14,
    async () => ({
      by: await member(),
      path: '/me/password',
      body: { password: PASSWORD, newPassword: 'another, longer one' },
    }),
  ],
  [
    'POST /password/forgotten',
    7,
    async () => ({ by: stranger(), path: '/password/forgotten', body: { email: (await member()).email } }),
  ],
  [
    'POST /password/reset',
    16,
    async () => {
      const { email } = await member();
      const number = office.mails.length;
      await stranger().ask('POST', `${API}/password/forgotten`, { email });
      const token = tokenIn(await mailTo(email, number), 'reset');
      return { by: stranger(), path: '/password/reset', body: { token, newPassword: 'another, longer one' } };
    },
  ],
  ['POST /me/email/verification', 6, async () => ({ by: await member(), path: '/me/email/verification' })],
  [
    'POST /email/verify',
    2,
    async () => {
      const number = office.mails.length;
      const { email } = await member();
      return {
        by: stranger(),
        path: '/email/verify',
        body: { token: tokenIn(await mailTo(email, number), 'verify') },
      };
    },
  ],
  ['GET /me/blocks', 1, async () => ({ by: await guest(), path: '/me/blocks' })],
  [
    'PUT /me/blocks/{player}',
    3,
    async () => ({ by: await guest(), path: `/me/blocks/${(await guest()).id}` }),
  ],
  [
    'DELETE /me/blocks/{player}',
    1,
    async () => ({ by: await guest(), path: `/me/blocks/${(await guest()).id}` }),
  ],
  ['GET /me/contacts', 2, async () => ({ by: await guest(), path: '/me/contacts' })],
  [
    'POST /me/contacts',
    6,
    async () => ({
      by: await member(),
      path: '/me/contacts',
      body: { kind: 'webhook', url: 'http://127.0.0.1:9/hook' },
    }),
  ],
  [
    'DELETE /me/contacts/{contact}',
    1,
    async () => {
      const by = await member();
      const added = await by.ask('POST', `${API}/me/contacts`, {
        kind: 'webhook',
        url: 'http://127.0.0.1:9/hook',
      });
      return { by, path: `/me/contacts/${added.data.id ?? added.data.contact?.id}` };
    },
  ],
  ['GET /me/vacation', 1, async () => ({ by: await guest(), path: '/me/vacation' })],
  ['POST /me/vacation', 7, async () => ({ by: await member(), path: '/me/vacation', body: { days: 1 } })],
  ['DELETE /me/vacation', 1, async () => ({ by: await member(), path: '/me/vacation' })],
  ['GET /players/{player}', 1, async () => ({ by: await guest(), path: `/players/${(await guest()).id}` })],
  [
    'GET /players/{player}/tables',
    2,
    async () => ({ by: await guest(), path: `/players/${(await running()).anna.id}/tables` }),
  ],
  [
    'GET /players/{player}/results',
    2,
    async () => ({ by: await guest(), path: `/players/${(await over()).anna.id}/results` }),
  ],
  [
    'GET /players/{player}/achievements',
    2,
    async () => ({ by: await guest(), path: `/players/${(await guest()).id}/achievements` }),
  ],
  ['GET /tables', 2, async () => ({ by: (await running()).anna, path: '/tables?status=running' })],
  ['POST /tables', 6, async () => ({ by: await guest(), path: '/tables', body: DUEL })],
  ['GET /tables/{table}', 1, async () => ({ by: await guest(), path: `/tables/${(await running()).table}` })],
  [
    'GET /tables/{table}/invitation',
    4,
    async () => {
      const by = await guest();
      return { by, path: `/tables/${await newTable(by, { visibility: 'private' })}/invitation` };
    },
  ],
  [
    'DELETE /tables/{table}',
    6,
    async () => {
      const by = await guest();
      return { by, path: `/tables/${await newTable(by)}` };
    },
  ],
  [
    'POST /tables/{table}/seats',
    12,
    async () => ({
      by: await guest(),
      path: `/tables/${await newTable(await guest())}/seats`,
      body: { seal: SEAL },
    }),
  ],
  [
    'DELETE /tables/{table}/seats',
    6,
    async () => {
      const { anna, table } = await running();
      return { by: anna, path: `/tables/${table}/seats` };
    },
  ],
  [
    'POST /tables/{table}/bots',
    13,
    async () => {
      const by = await guest();
      const table = await newTable(by);
      await sit(by, table);
      return { by, path: `/tables/${table}/bots`, body: { bot: 'level-1' } };
    },
  ],
  [
    'POST /tables/{table}/return',
    2,
    async () => {
      const { anna, table } = await running();
      await anna.ask('DELETE', `${API}/tables/${table}/seats`);
      return { by: anna, path: `/tables/${table}/return` };
    },
  ],
  [
    'POST /tables/{table}/rematch',
    15,
    async () => {
      const { anna, table } = await over();
      return { by: anna, path: `/tables/${table}/rematch` };
    },
  ],
  [
    'GET /tables/{table}/replay',
    2,
    async () => ({ by: await guest(), path: `/tables/${(await over()).table}/replay` }),
  ],
  [
    'GET /tables/{table}/analysis',
    3,
    async () => ({ by: await guest(), path: `/tables/${(await over()).table}/analysis` }),
  ],
  [
    'POST /tables/{table}/analysis',
    12,
    async () => ({ by: await member(), path: `/tables/${(await over()).table}/analysis` }),
  ],
  ['GET /days/{day}/{game}', 1, async () => ({ by: await guest(), path: `/days/${DAY}/${DAILY}` })],
  [
    'GET /tables/{table}/present',
    2,
    async () => {
      const { anna, table } = await running();
      return { by: anna, path: `/tables/${table}/present` };
    },
  ],
  [
    'POST /tables/{table}/choose',
    1,
    async () => {
      const { by, table, decision } = await asked();
      return {
        by,
        path: `/tables/${table}/choose`,
        body: { decision: decision.id, choice: decision.choices[0] },
      };
    },
  ],
  [
    'GET /tables/{table}/plan',
    1,
    async () => {
      const { anna, table } = await running();
      return { by: anna, path: `/tables/${table}/plan` };
    },
  ],
  [
    'PUT /tables/{table}/plan',
    2,
    async () => {
      const { anna, table } = await running();
      return { by: anna, path: `/tables/${table}/plan`, body: { choices: [] } };
    },
  ],
  [
    'POST /seek',
    6,
    async () => ({
      by: await guest(),
      path: '/seek',
      body: { ...DUEL, clock: { type: 'live', initial: 61_000 + 1_000 * emails++, increment: 0 } },
    }),
  ],
  [
    'GET /seek',
    2,
    async () => {
      const by = await guest();
      const or = Array.from({ length: LIMITS.wishes }, (_, minutes) => ({
        options: DUEL.options,
        clock: { type: 'live', initial: 61_001 + 60_000 * minutes, increment: 0 },
      }));
      const { status, text } = await by.ask('POST', `${API}/seek`, { ...DUEL, or });
      if (status !== 200) throw new Error(text);
      return { by, path: '/seek' };
    },
  ],
  ['DELETE /seek', 1, async () => ({ by: await guest(), path: '/seek' })],
  [
    'GET /tables/{table}/chat',
    2,
    async () => {
      const { anna, table } = await said();
      return { by: anna, path: `/tables/${table}/chat` };
    },
  ],
  [
    'POST /chat/{line}/report',
    4,
    async () => {
      const { anna, line } = await said();
      return { by: anna, path: `/chat/${line}/report`, body: { why: 'rude' } };
    },
  ],
  ['GET /moderation', 9, async () => ({ by: await moderator(), path: '/moderation' })],
  [
    'GET /moderation/players',
    3,
    async () => ({ by: await moderator(), path: '/moderation/players?name=Anna' }),
  ],
  [
    'GET /moderation/players/{player}',
    20,
    async () => ({ by: await moderator(), path: `/moderation/players/${(await guest()).id}` }),
  ],
  [
    'POST /moderation',
    7,
    async () => ({
      by: await moderator(),
      path: '/moderation',
      body: { deed: 'muted', player: (await guest()).id, days: 1, why: 'rude' },
    }),
  ],
];

/** Routes that are not tried here, and why. */
const UNTRIED: Readonly<Record<string, string>> = {
  'POST /me/appeal': 'only who is suspended',
  'DELETE /me/notices/{notice}': 'only who was told something',
  'POST /players/{player}/report': 'a few a day, like those of lines',
  'POST /tables/{table}/nonce':
    'a round of sealed nonces takes two browsers; it is a table before the deal like the others',
  'POST /tables/{table}/begin': 'only games with free seats to spare',
  'POST /me/contacts/test': 'calls somebody outside',
  'PUT /days/{day}/{game}/{attempt}': 'a whole duel, which a thread checks',
};
const PASSKEYS = /\/auth\/passkey\//;

async function mailTo(email: string, number: number): Promise<string> {
  for (let next = number; ; next++) {
    const raw = await office.mail(next);
    if (office.mails[next]?.to.includes(email)) return raw;
  }
}

test.each(ROUTES)('%s goes to the database %i times at most', async (route, most, ask) => {
  const [method = ''] = route.split(' ');
  const { by, path, body } = await ask();
  // Who asks is known, as it is of whoever plays.
  await by.ask('GET', `${API}/games`);
  let answer: Awaited<ReturnType<Client['ask']>> | undefined;
  const said = await trips.during(async () => {
    answer = await by.ask(method, `${API}${path}`, body);
    await server.matches.settled();
  });
  expect(answer?.status, answer?.text).toBeLessThan(300);
  expect(said.length, said.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(most);
});

test('every documented route is among them', async () => {
  const { paths } = (await openApiDocument()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(API, '')}`),
  );
  const wanted = documented.filter((route) => !PASSKEYS.test(route) && UNTRIED[route] === undefined);
  expect(ROUTES.map(([route]) => route).sort()).toEqual(wanted.sort());
});
