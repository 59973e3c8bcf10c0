import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { Analyses } from '../analyses/analyses.ts';
import { localBus } from '../bus/localBus.ts';
import { Days } from '../days/days.ts';
import { BOTS, findGame, GAMES, REWARDING } from '../games.ts';
import { Identity } from '../identity/identity.ts';
import { type Mailer, openMailer } from '../identity/mailer.ts';
import { QUICK_PASSWORDS } from '../identity/testIdentity.ts';
import { withLobby } from '../lobby/schema.ts';
import { laidBy, Seeks } from '../lobby/seeks.ts';
import { openLog } from '../log.ts';
import { Matches } from '../matches/matches.ts';
import { Metrics } from '../metrics.ts';
import { Contacts } from '../reminders/contacts.ts';
import type { OutsideReach } from '../reminders/outside.ts';
import { Sender } from '../reminders/sender.ts';
import { Appends } from '../store/appends.ts';
import { OPENING, type TestStore } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { freePort } from '../testing/port.ts';
import { API, webApp } from './app.ts';
import type { App, WebParts } from './parts.ts';
import { Tables } from './tables.ts';

const SENDER = 'Riposte <riposte@riposte.example>';

/** A server that listens, for tests. */
export interface TestServer {
  readonly store: TestStore;
  readonly app: App;
  readonly url: string;
  readonly port: number;
  readonly metrics: Metrics;
  readonly matches: Matches;
  /** Every line it has logged. */
  readonly lines: readonly string[];
  readonly mail: Mailer | undefined;
  /** What `/readyz` goes by. */
  readonly mood: { isDraining: boolean; fails: boolean; hangs: boolean };
  close(): Promise<void>;
}

/** Opens one on this store; what is given counts instead of what it would have. E-mails go by a mail server, if any. */
export async function openTestServer(
  store: TestStore,
  {
    post,
    reach,
    bus = localBus(),
    ...more
  }: Partial<WebParts> & { readonly post?: string; readonly reach?: OutsideReach } = {},
): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const log = openLog('debug', { write: (line: string) => void lines.push(line) });
  const metrics = new Metrics();
  const mood = { isDraining: false, fails: false, hangs: false };
  const matches = new Matches({
    db: store.db,
    bus,
    time: { now: async () => Date.now(), hasPassed: async (time) => time <= Date.now() },
    appends: new Appends(store.db),
    games: GAMES,
    bots: BOTS,
    rewarding: REWARDING,
  });
  const lobby = withLobby(store.db);
  const secret = '0123456789abcdef'.repeat(4);
  const mail = post === undefined ? undefined : openMailer({ url: post, from: SENDER, log });
  const app = await webApp({
    url,
    proxies: 0,
    secret,
    log,
    metrics,
    bus,
    identity: new Identity({
      db: store.db,
      url,
      secret,
      log,
      bus,
      passwords: QUICK_PASSWORDS,
      ...(mail && { mail }),
    }),
    tables: new Tables({
      matches,
      bus,
      db: store.db,
      games: GAMES,
      bots: BOTS,
      rewarding: REWARDING,
      secret,
    }),
    matches,
    lobby,
    seeks: new Seeks({ db: lobby, games: GAMES, lay: laidBy(matches) }),
    analyses: new Analyses({ db: store.db, findGame }),
    days: new Days({ db: store.db, findGame, secret }),
    contacts: new Contacts(
      store.db,
      new Sender({ db: store.db, url, secret, ...(mail && { mail }), ...(reach && { reach }) }),
    ),
    checks: {
      database: async () => void (await sql`select 1`.execute(store.db)),
      bus: async () => {
        if (mood.hangs) await new Promise(() => {});
        if (mood.fails) throw new Error('the bus is away');
      },
    },
    isDraining: () => mood.isDraining,
    readinessAge: 0,
    rates: {
      address: 100_000,
      player: 100_000,
      guests: 100_000,
      contacts: 1_000,
      contactTests: 1_000,
      reports: 1_000,
      analyses: 1_000,
      duels: 1_000,
      tablesByGuest: 100_000,
      tablesByMember: 100_000,
      tablesByNetwork: 100_000,
    },
    quotas: { guest: 1_000, member: 1_000 },
    ...more,
  });
  await app.listen({ port, host: '127.0.0.1' });
  return { store, app, url, port, metrics, matches, lines, mail, mood, close: () => app.close() };
}

/** A server on a store of its own for the tests of a `describe`; it listens when the first of them runs. */
export function serverOn(
  open: () => Promise<TestStore>,
  more: (store: TestStore) => Partial<WebParts> = () => ({}),
): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    const store = await open();
    Object.assign(server, await openTestServer(store, more(store)));
    // What could not be opened is not closed either: that would hide why.
    return async () => {
      await server.close();
      await store.close();
    };
  }, OPENING);
  return server;
}

/** A browser, or a program: it keeps its cookies and says where it is from. */
export class Client {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #cookies = new Map<string, string>();

  constructor(url: string, headers: Record<string, string> = { origin: url }) {
    this.#url = url;
    this.#headers = headers;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(this.#cookies.size > 0 && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = '', ...rest] = cookie.split('; ');
      const at = pair.indexOf('=');
      if (rest.some((one) => one === 'Max-Age=0')) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      data: isJson ? JSON.parse(text) : undefined,
    };
  }
}

export const PASSWORD = 'correct horse battery';
export const NONCE = 'ab'.repeat(16);
export const DUEL = { game: DUEL_ID, options: { mode: 'simple' } };

/** A new guest at this server: with a number after the name where another has it. */
export async function newGuest(
  { url }: TestServer,
  name = 'Anna',
): Promise<Client & { readonly id: string; readonly name: string }> {
  const client = new Client(url);
  const { status, data, text } = await client.ask('POST', `${API}/guests`, { name });
  if (status !== 200) throw new Error(text);
  return Object.assign(client, { id: data.id as string, name: data.name as string });
}

/** A new table, laid by this client. */
export async function newTable(client: Client, more: object = {}): Promise<string> {
  const { status, data, text } = await client.ask('POST', `${API}/tables`, { ...DUEL, ...more });
  if (status !== 201) throw new Error(text);
  return data.id;
}
