import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One message that arrived. */
export interface Ring {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service, or the program of a player, for tests: it counts what arrives whole, and answers. */
export interface Doorbell {
  readonly url: string;
  readonly rings: readonly Ring[];
  /** What it answers from now on; 201 at first. */
  answer: number;
  /** Is told of every connection, before anything is read from it. */
  onConnection: (socket: Socket) => void;
  close(): Promise<void>;
}

export async function openDoorbell(): Promise<Doorbell> {
  const rings: Ring[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    rings.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(bell.answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bell: Doorbell = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rings,
    answer: 201,
    onConnection: () => {},
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connection', (socket) => bell.onConnection(socket));
  return bell;
}

/** The keys that a browser gives with its subscription. */
export function browserKeys(): { readonly p256dh: string; readonly auth: string } {
  const curve = createECDH('prime256v1');
  return {
    p256dh: curve.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
