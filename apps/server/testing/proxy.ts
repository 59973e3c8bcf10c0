import { connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can be cut at the worst moment. */
export interface Line {
  readonly port: number;
  /** Swallows the next answer of the server and cuts the connection on which it came. */
  cutNextAnswer(): void;
  /** Cuts all connections that there are. */
  cut(): void;
  /** Swallows everything on the connections that there are, both ways; new ones work. */
  silence(): void;
  close(): Promise<void>;
}

/** Stands between a client and the server on this port; listens where it is told, or anywhere. */
export async function proxyTo(port: number, listening = 0): Promise<Line> {
  let isCutting = false;
  /** Goes up with each silence; connections of an earlier age are silent. */
  let age = 0;
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
    const made = age;
    client.on('data', (bytes) => {
      if (made === age) upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (made !== age) return undefined;
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
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    silence: () => {
      age++;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
