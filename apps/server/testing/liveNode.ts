import { Analyses } from '../analyses/analyses.ts';
import { Days } from '../days/days.ts';
import { API, webApp } from '../http/app.ts';
import { Tables } from '../http/tables.ts';
import { Identity } from '../identity/identity.ts';
import { addToken } from '../identity/tokens.ts';
import type { LiveLimits } from '../live/limits.ts';
import type { Live } from '../live/live.ts';
import { LIVE, liveChannel } from '../live/liveChannel.ts';
import { withLobby } from '../lobby/schema.ts';
import { laidBy, Seeks } from '../lobby/seeks.ts';
import { openLog } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { Contacts } from '../reminders/contacts.ts';
import { Sender } from '../reminders/sender.ts';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import { TEST_BOTS, TEST_GAMES, type TestNode } from './forms.ts';
import { freePort } from './port.ts';
import { granted } from './tables.ts';

/** A node of the service that listens, with its live channel. */
export interface LiveNode extends TestNode {
  readonly url: string;
  /** Where the live channel is. */
  readonly socketUrl: string;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly identity: Identity;
  /** Every line it has logged. */
  readonly lines: readonly string[];
  /** A token with which a program is this player, on every node. */
  tokenOf(player: StoredPlayer): Promise<string>;
  /** How many connections are open, whatever is spoken on them. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

const SECRET = '0123456789abcdef'.repeat(4);

/** Limits that no honest test reaches, however fast it plays. */
export const GENEROUS: Partial<LiveLimits> = {
  rate: 10_000,
  burst: 10_000,
  playerRate: 1e6,
  playerBurst: 1e6,
  replayBurst: 1_000_000,
  replayBurstToAll: 1_000_000,
  perPlayer: 1_000,
  perAddress: 10_000,
  knockBurst: 1_000_000,
  headCheck: 500,
  headCheckAlone: 50,
};

/** Lets a node listen. */
export async function listening(node: TestNode, limits: Partial<LiveLimits> = GENEROUS): Promise<LiveNode> {
  const { db, bus, matches } = node;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(line) });
  const metrics = new Metrics();
  const identity = new Identity({ db, url, secret: SECRET, log, bus });
  const lobby = withLobby(db);
  const findGame = (id: string) => TEST_GAMES.find((game) => game.id === id);
  const app = await webApp({
    url,
    proxies: 0,
    secret: SECRET,
    log,
    metrics,
    bus,
    identity,
    tables: new Tables({
      matches,
      bus,
      db,
      games: TEST_GAMES,
      bots: TEST_BOTS,
      rewarding: [],
      secret: 'none',
    }),
    matches,
    lobby,
    seeks: new Seeks({ db: lobby, games: TEST_GAMES, lay: laidBy(matches) }),
    contacts: new Contacts(db, new Sender({ db, url, secret: SECRET })),
    analyses: new Analyses({ db, findGame }),
    days: new Days({ db, findGame, secret: SECRET }),
    checks: {},
    isDraining: () => false,
    rates: { address: 1_000_000, player: 1_000_000, guests: 1_000_000 },
    quotas: { guest: 1_000, member: 1_000 },
  });
  const live = await liveChannel(app, {
    ...{ bus, matches, lobby, identity, metrics, limits, node: newId(), proxies: 0 },
    onError: (err) => log.error({ err }, 'the live channel has trouble'),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    ...node,
    url,
    socketUrl: `ws://127.0.0.1:${port}${LIVE}`,
    live,
    metrics,
    identity,
    lines,
    tokenOf: async (player) => granted(await addToken(identity.db, player, 'test')).token,
    connections: () =>
      new Promise((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    close: () => app.close(),
  };
}

/** What the HTTP API of a node answers. */
export async function askHttp(
  { url }: LiveNode,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
) {
  const answer = await fetch(`${url}${API}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}
