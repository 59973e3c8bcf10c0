import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Analyses } from '../analyses/analyses.ts';
import { localBus } from '../bus/localBus.ts';
import { Days } from '../days/days.ts';
import { Identity } from '../identity/identity.ts';
import { withLobby } from '../lobby/schema.ts';
import { Seeks } from '../lobby/seeks.ts';
import { openLog } from '../log.ts';
import { Matches } from '../matches/matches.ts';
import { Metrics } from '../metrics.ts';
import { Contacts } from '../reminders/contacts.ts';
import { Sender } from '../reminders/sender.ts';
import { Appends } from '../store/appends.ts';
import type { Schema } from '../store/schema.ts';
import { webApp } from './app.ts';
import { Tables } from './tables.ts';

/** The document of the HTTP API, made from the schemas of its routes. Nothing is listened to and nothing opened. */
export async function openApiDocument(): Promise<unknown> {
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  // Where `riposte serve` listens by itself.
  const url = 'http://127.0.0.1:8080';
  const bus = localBus();
  const matches = new Matches({
    db,
    bus,
    time: { now: noClock, hasPassed: noClock },
    appends: new Appends(db),
    games: [],
    bots: [],
  });
  // With a stream of its own: for that of the process, the log would listen to its end.
  const log = openLog('silent', { write() {} });
  const app = await webApp({
    url,
    proxies: 0,
    secret: 'none',
    log,
    metrics: new Metrics(),
    bus,
    identity: new Identity({ db, url, secret: crypto.randomUUID() + crypto.randomUUID(), log }),
    tables: new Tables({ matches, bus, db, games: [], bots: [], rewarding: [], secret: 'none' }),
    matches,
    lobby: withLobby(db),
    seeks: new Seeks({
      db: withLobby(db),
      games: [],
      lay: () => Promise.reject(new Error('no tables here')),
    }),
    analyses: new Analyses({ db, findGame: () => undefined }),
    days: new Days({ db, findGame: () => undefined, secret: 'none' }),
    contacts: new Contacts(db, new Sender({ db, url, secret: 'none' })),
    checks: {},
    isDraining: () => false,
  });
  await app.ready();
  const document: unknown = app.swagger();
  await app.close();
  return document;
}

function noClock(): Promise<never> {
  return Promise.reject(new Error('no clock here'));
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await openApiDocument(), undefined, 2)}\n`);
