import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const TURNED_AWAY = 'HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
/** So many who are turned away are kept waiting, if nothing else is said. */
const MOST_WAITING = 1_000;

export interface Gate {
  readonly isWelcome: (request: IncomingMessage) => boolean;
  /** How long, in milliseconds, a request that is turned away waits for its answer. */
  readonly wait: number;
  /** So many are kept waiting at most; others are cut off. */
  readonly most?: number;
}

/**
 * Turns away requests for a channel before the application sees them: all that it does for a request it refuses costs
 * several times as much, and an attacker asks thousands of times a second. Who waits for an answer does not ask again.
 * What listens by now is asked after it.
 */
export function putGate(server: Server, { isWelcome, wait, most = MOST_WAITING }: Gate): void {
  const listeners = server.listeners('upgrade');
  const waiting = new Set<Socket>();
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket: Socket, head) => {
    if (isWelcome(request)) for (const listener of listeners) listener.call(server, request, socket, head);
    else if (waiting.size < most) keepWaiting(socket);
    else socket.destroy();
  });

  function keepWaiting(socket: Socket): void {
    waiting.add(socket);
    const answer = setTimeout(() => socket.end(TURNED_AWAY, () => socket.destroy()), wait).unref();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(answer);
      waiting.delete(socket);
    });
  }
}
