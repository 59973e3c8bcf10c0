import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const TURNED_AWAY = 'HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Turns away requests for a channel before the application sees them: all that it does for a request it refuses costs
 * several times as much, and an attacker asks thousands of times a second. What listens by now is asked after it.
 */
export function putGate(server: Server, isWelcome: (request: IncomingMessage) => boolean): void {
  const listeners = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket: Socket, head) => {
    if (isWelcome(request)) for (const listener of listeners) listener.call(server, request, socket, head);
    else {
      socket.on('error', () => {});
      socket.end(TURNED_AWAY, () => socket.destroy());
    }
  });
}
