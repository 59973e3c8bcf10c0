import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@riposte/protocol';
import { addressOf } from './arena.ts';

/** What this process is told: so many more spectators come to a match. */
export interface Come {
  readonly url: string;
  readonly match: string;
  readonly count: number;
}

/** How many messages all of them were sent until now, and of what kind. */
export type Heard = Readonly<Record<string, number>>;

const AT_ONCE = 50;
const heard: Record<string, number> = {};
let here = 0;

// They listen and no more: what a client does with a message is not the node's work.
process.on('message', async (wanted: Come | 'count') => {
  if (wanted !== 'count') {
    const until = here + wanted.count;
    while (here < until) {
      const coming = Array.from({ length: Math.min(AT_ONCE, until - here) }, (_, index) =>
        listen(wanted, here + index),
      );
      await Promise.all(coming);
      here += coming.length;
    }
    // Who is there is told a moment later, the later the more there are.
    await wait(2_000);
  }
  process.send?.(heard);
});

/** Comes from an address of its own; resolves once it has caught up. */
function listen({ url, match }: Come, number: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': addressOf(1_000_000 + number) } });
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, client: 'bench' }));
    socket.send(JSON.stringify({ type: 'watch', request: 'r1', match, as: 'spectator' }));
  });
  socket.addEventListener('message', ({ data }) => {
    const type = /^\{"type":"(\w+)"/.exec(String(data))?.[1] ?? 'other';
    heard[type] = (heard[type] ?? 0) + 1;
    if (type === 'caughtUp') resolve();
  });
  socket.addEventListener('close', ({ code, reason }) => {
    heard.closed = (heard.closed ?? 0) + 1;
    reject(new Error(`a spectator was sent away: ${code} ${reason}`));
  });
  return promise;
}
