import { connect, createServer, type Server, type Socket } from 'node:net';
import type { OwnNode } from './ownNode.ts';

/** The one address of a service: every connection goes to the next of the nodes behind it. */
export class Front {
  readonly url: string;
  /** Where new connections go; those there are stay. */
  nodes: readonly OwnNode[] = [];
  readonly #server: Server;
  readonly #sockets: ReadonlySet<Socket>;

  private constructor(port: number, server: Server, sockets: ReadonlySet<Socket>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#server = server;
    this.#sockets = sockets;
  }

  static async open(): Promise<Front> {
    const sockets = new Set<Socket>();
    let turn = 0;
    const server = createServer((client) => {
      const node = front.nodes[turn++ % front.nodes.length];
      if (!node) {
        client.destroy();
        return;
      }
      const upstream = connect(Number(new URL(node.url).port), '127.0.0.1');
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the front has no port');
    const front = new Front(address.port, server, sockets);
    return front;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
