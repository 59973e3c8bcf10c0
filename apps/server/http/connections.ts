import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { CODES, type Code, errorOf, refuse } from '@riposte/protocol';
import { codeOf } from '../errors.ts';
import { isOwn, NETWORKS, networkOf, siteOf } from './network.ts';

/** How long, in milliseconds, a request may take to arrive: 16 KiB in ten seconds are less than a modem of 1996 sends, 128 KiB of a duel of the day 105 kbit/s. */
export const ARRIVAL = 10_000;
/**
 * How many connections one address may have: 200 browsers, for so many may have a live channel from one address, with the
 * six connections that each of them opens beside it at most. That is a large school behind one address.
 */
export const CONNECTIONS = 1_400;
/** How long, in milliseconds, a client has to read why its connection is closed. */
const FAREWELL = 1_000;

/** When a request that has not arrived is given up, one that was refused early, too; looked for ten times in that time. */
export function arrivalOptions(arrival: number) {
  return {
    requestTimeout: arrival,
    http: { headersTimeout: arrival, connectionsCheckingInterval: Math.ceil(arrival / 10) },
  };
}

/** Answers what is no request, or did not arrive, and closes its connection whatever the client does. */
export function closeBroken(error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(
    codeOf(error) === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? bareAnswer('TOO_SLOW', 'This request took too long to arrive.')
      : bareAnswer('BAD_MESSAGE', 'This is not HTTP.'),
  );
  const timer = setTimeout(() => socket.destroy(), FAREWELL);
  socket.once('close', () => clearTimeout(timer));
}

function bareAnswer(code: Code, text: string): string {
  const body = JSON.stringify(errorOf(refuse(code, text)));
  const { status } = CODES[code];
  const head = [
    `HTTP/1.1 ${status} ${status === 408 ? 'Request Timeout' : 'Bad Request'}`,
    'Content-Type: application/json',
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Closes connections of an address that has so many already, and of a site that has some more. Those from this machine
 * and its network are left alone: a proxy or a monitor asks from there.
 */
export function capConnections(server: Server, most: number): void {
  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isOwn(address)) return;
    const [network, site] = [networkOf(address), siteOf(address)];
    const owners = site === undefined ? [network] : [network, site];
    if (owners.some((owner) => (held.get(owner) ?? 0) >= (owner === network ? most : NETWORKS * most))) {
      socket.destroy();
      return;
    }
    for (const owner of owners) held.set(owner, (held.get(owner) ?? 0) + 1);
    socket.once('close', () => {
      for (const owner of owners) {
        const left = (held.get(owner) ?? 0) - 1;
        if (left > 0) held.set(owner, left);
        else held.delete(owner);
      }
    });
  });
}
