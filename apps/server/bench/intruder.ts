import { setTimeout as wait } from 'node:timers/promises';
import { fastRandom, roll } from '@riposte/kernel';
import { PROTOCOL } from '@riposte/protocol';
import { ATTACKS } from '../testing/attacks.ts';

/** What this process is told: one guest sends so many messages within this time. */
export interface Flood {
  readonly url: string;
  readonly token: string;
  /** The guest's own match, in which much is allowed, and one that others play. */
  readonly matches: readonly string[];
  readonly messages: number;
  readonly milliseconds: number;
}

/** What came of it. */
export interface Flooded {
  readonly sent: number;
  readonly answered: number;
  readonly connections: number;
  readonly turnedAway: number;
}

/** Connections held at once: as many as one player may have on a node. */
const CONNECTIONS = 20;
const PREY = { decisions: ['q0', 'q1', 'q2'], overheard: ['{"type":"ping","request":"r"}'] };

const random = fastRandom(1);
const attacks = Object.values(ATTACKS);
const sockets = new Set<WebSocket>();
let [sent, answered, connections, turnedAway] = [0, 0, 0, 0];

process.on('message', async (flood: Flood) => {
  [sent, answered, connections, turnedAway] = [0, 0, 0, 0];
  const begun = performance.now();
  while (sent < flood.messages) {
    while (sockets.size < CONNECTIONS) connect(flood);
    // Behind its time it sends more at once.
    const due = ((performance.now() - begun) / flood.milliseconds) * flood.messages;
    const open = [...sockets].filter(({ readyState }) => readyState === WebSocket.OPEN);
    for (const socket of open) for (let more = 0; more < 90 && sent < due; more++) attack(socket, flood);
    await wait(5);
    if (performance.now() - begun > 2 * flood.milliseconds) break;
  }
  for (const socket of sockets) socket.close();
  process.send?.({ sent, answered, connections, turnedAway } satisfies Flooded);
});

function connect({ url, token }: Flood): void {
  const socket = new WebSocket(url, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.240.0.1' },
  });
  sockets.add(socket);
  socket.addEventListener('open', () => {
    connections++;
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, client: 'bench' }));
  });
  socket.addEventListener('message', () => void answered++);
  socket.addEventListener('error', () => void turnedAway++);
  socket.addEventListener('close', () => void sockets.delete(socket));
}

function attack(socket: WebSocket, { matches }: Flood): void {
  const make = attacks[roll(random, attacks.length)];
  const match = matches[roll(random, matches.length)] ?? '';
  if (make) socket.send(make(random, { ...PREY, match }) as string);
  sent++;
}
