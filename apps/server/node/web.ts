import { createServer, type Server } from 'node:net';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Analyses } from '../analyses/analyses.ts';
import type { Config } from '../config.ts';
import { Days } from '../days/days.ts';
import { codeOf, wordsOf } from '../errors.ts';
import { BOTS, findGame, GAMES, REWARDING } from '../games.ts';
import { webApp } from '../http/app.ts';
import { type Health, healthRoutes } from '../http/health.ts';
import type { App, WebParts } from '../http/parts.ts';
import { Tables } from '../http/tables.ts';
import { Identity } from '../identity/identity.ts';
import type { Live } from '../live/live.ts';
import { liveChannel } from '../live/liveChannel.ts';
import { withLobby } from '../lobby/schema.ts';
import { laidBy, Seeks } from '../lobby/seeks.ts';
import { Hosts } from '../matches/hosts.ts';
import { Contacts } from '../reminders/contacts.ts';
import type { Closing } from './closing.ts';
import { complainer } from './complain.ts';
import { StartFailure } from './failure.ts';
import type { NodeParts } from './parts.ts';
import { checksOf } from './readiness.ts';

/** Serves clients. Gives the address at which it listens. */
export async function openWeb(
  parts: NodeParts,
  isDraining: () => boolean,
  closing: Closing,
): Promise<string> {
  const { log, metrics, db, bus, matches } = parts;
  const { config, mail, sender } = parts;
  const { url, proxies, secret, moderators, web: folder } = config;
  const lobby = withLobby(db);
  const hosts = new Hosts({ db, time: parts.time, onError: complainer(log)('hosts') });
  const web: WebParts = {
    url,
    proxies,
    secret,
    log,
    metrics,
    bus,
    identity: new Identity({ db, url, secret, log, bus, ...(mail && { mail }) }),
    tables: new Tables({
      matches,
      bus,
      db,
      games: GAMES,
      bots: BOTS,
      rewarding: REWARDING,
      secret,
    }),
    matches,
    lobby,
    seeks: new Seeks({ db: lobby, games: GAMES, lay: laidBy(matches) }),
    contacts: new Contacts(db, sender),
    analyses: new Analyses({ db, findGame }),
    days: new Days({ db, findGame, secret, onError: complainer(log)('duels of the day') }),
    hosts,
    moderators,
    checks: checksOf(parts),
    isDraining,
    web: folder,
  };
  const app = await webApp(web);
  const live = await joinLiveChannel(app, web, parts);
  hosts.watch(() => live.players);
  const address = await listen(app, config, closing);
  hosts.start();
  closing.add('hosts', () => hosts.stop());
  web.days.checks.start();
  // Who waits for a check is answered before the server waits for all answers.
  closing.add('duels of the day', () => web.days.checks.stop());
  return address;
}

/** The one place where the live channel is put on the application, before it listens. */
async function joinLiveChannel(
  app: App,
  { identity, lobby, metrics, proxies }: WebParts,
  { node, bus, matches, histories, time, log }: NodeParts,
): Promise<Live> {
  const onError = complainer(log)('live channel');
  const live = await liveChannel(app, { node, bus, matches, identity, lobby, metrics, proxies, onError });
  histories.onChange(() => live.comeAgain());
  time.onSick(() => {
    log.warn('this node was silent twice within a minute: its clients are sent to others');
    live.sendAway();
  });
  return live;
}

/** A node that serves no clients still says whether it is well. */
export async function openHealth(
  parts: NodeParts,
  isDraining: () => boolean,
  closing: Closing,
): Promise<string> {
  const { log } = parts;
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<ZodTypeProvider>();
  const health: Health = { log, checks: checksOf(parts), isDraining };
  healthRoutes(app, health);
  return listen(app, parts.config, closing);
}

async function listen(app: App, { host, port }: Config, closing: Closing): Promise<string> {
  closing.add('web', () => closeApp(app));
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw new StartFailure(
      `${reasonOf(error, host, port)} Choose another with --port or RIPOSTE_PORT.`,
      error,
    );
  }
}

/** A connection whose last answer is out is not kept open for another question. */
async function closeApp(app: App): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}

function reasonOf(error: unknown, host: string, port: number): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user.`;
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine.`;
    default:
      return `Cannot listen on port ${port} of ${host}: ${wordsOf(error)}.`;
  }
}

/** Port 0 is any free one. Cookies and origins go by the address, so it has to be known before. */
export async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, config.host, resolve);
  });
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  const url = new URL(config.url);
  if (url.port === '0') url.port = String(port);
  return { ...config, port, url: url.origin };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
