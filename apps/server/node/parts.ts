import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/localBus.ts';
import { NatsBus } from '../bus/natsBus.ts';
import type { Config } from '../config.ts';
import { BOTS, GAMES, REWARDING } from '../games.ts';
import { type Mailer, openMailer } from '../identity/mailer.ts';
import { Matches } from '../matches/matches.ts';
import { Metrics } from '../metrics.ts';
import { Sender } from '../reminders/sender.ts';
import { Appends } from '../store/appends.ts';
import type { Database } from '../store/database.ts';
import type { Histories } from '../store/histories.ts';
import { newId } from '../store/id.ts';
import { speaksOf } from '../store/speakers.ts';
import { ServiceClock } from '../time/serviceClock.ts';
import type { Closing } from './closing.ts';
import { complainer } from './complain.ts';
import { openStore } from './database.ts';
import { watchReplication } from './replication.ts';

/** What every node has, whatever its roles are. */
export interface NodeParts {
  /** By this name the other nodes know it; none has had it before. */
  readonly node: string;
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly db: Database;
  readonly histories: Histories;
  readonly bus: Bus;
  readonly time: ServiceClock;
  readonly appends: Appends;
  readonly matches: Matches;
  /** Sends e-mails, where a mail server was named. */
  readonly mail: Mailer | undefined;
  /** Tells players who are away. */
  readonly sender: Sender;
}

/** How long, in milliseconds, people have to come back after an outage before their time runs. */
const GRACE = 5_000;

/** Opens what every node has; what closes it again is put on the list. */
export async function openParts(config: Config, log: Logger, closing: Closing): Promise<NodeParts> {
  const complain = complainer(log);
  const metrics = new Metrics();
  const node = newId();
  const store = await openStore(config, complain('database'), (milliseconds) =>
    metrics.timePoolWait(milliseconds),
  );
  closing.add('database', () => store.close());
  const { db, histories } = store;
  if (config.databaseUrl !== undefined) await watchReplication(db, histories, log);
  const bus = await openBus(config, db, complain('bus'));
  closing.add('bus', () => bus.close());
  const appends = new Appends(db);
  const time = new ServiceClock(db, {
    node,
    isServing: config.roles.includes('web'),
    grace: GRACE,
    speaks: speaksOf(GAMES),
    writing: () => appends.writing,
    waits: (now) => matches.waits(now),
    onError: complain('clock'),
  });
  histories.onChange(() => time.restart());
  closing.add('clock', () => time.goodbye());
  const onError = complain('publishing');
  const history = () => histories.now;
  const games = { games: GAMES, bots: BOTS, rewarding: REWARDING };
  const matches = new Matches({ db, bus, time, appends, history, ...games, metrics, onError });
  closing.add('matches', () => matches.settled());
  metrics.watch('queue', () => appends.counts.waiting);
  metrics.watch('dropped', () => bus.dropped);
  metrics.watch('outage', () => time.outage / 1_000);
  metrics.watch('unforgiven', () => time.unforgiven / 1_000);
  metrics.watch('silences', () => time.silences);
  metrics.watch('skew', () => time.skew / 1_000);
  const mail = config.mail && openMailer({ ...config.mail, log });
  if (mail) closing.add('mail', () => mail.settled());
  const { url, secret, reach } = config;
  const sender = new Sender({ db, url, secret, mail, reach });
  return { node, config, log, metrics, db, histories, bus, time, appends, matches, mail, sender };
}

async function openBus({ natsUrl }: Config, db: Database, onError: (error: unknown) => void): Promise<Bus> {
  if (natsUrl === undefined) return localBus({ onError });
  // Services that share a NATS server do not share a database.
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name.replaceAll(/[^a-z0-9_-]/gi, '_') ?? '';
  return new NatsBus({ url: natsUrl, prefix: `riposte-${name}`, onError });
}
