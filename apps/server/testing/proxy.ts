import { connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can be cut at the worst moment. */
export interface Proxy {
  readonly port: number;
  /** Swallows the next answer of the server and cuts the connection on which it came. */
  cutNextAnswer(): void;
  close(): Promise<void>;
}

/** Stands between a client and the server on this port; listens where it is told, or anywhere. */
export async function proxyTo(port: number, listening = 0): Promise<Proxy> {
  let isCutting = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (bytes) => {
      if (!isCutting) return client.write(bytes);
      isCutting = false;
      return client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(listening, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    cutNextAnswer: () => {
      isCutting = true;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
