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
  /** From now on everything takes so many milliseconds longer, each way. */
  slow(milliseconds: number): void;
  close(): Promise<void>;
}

/** Stands between a client and the server on this port; listens where it is told, or anywhere. */
export async function proxyTo(port: number, listening = 0): Promise<Line> {
  let isCutting = false;
  /** Goes up with each silence; connections of an earlier age are silent. */
  let age = 0;
  let delay = 0;
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
    const [toServer, toClient] = [inTurn(() => delay), inTurn(() => delay)];
    client.on('data', (bytes) => {
      toServer(() => {
        if (made === age) upstream.write(bytes);
      });
    });
    upstream.on('data', (bytes) => {
      toClient(() => {
        if (made !== age) return;
        if (!isCutting) {
          client.write(bytes);
          return;
        }
        isCutting = false;
        client.destroy();
      });
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
    slow: (milliseconds) => {
      delay = milliseconds;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Does one thing after another, each so much later; at once where nothing waits and there is no delay. */
function inTurn(delayNow: () => number): (act: () => void) => void {
  let waiting = 0;
  let last = 0;
  return (act) => {
    const delay = delayNow();
    if (delay === 0 && waiting === 0) {
      act();
      return;
    }
    const now = performance.now();
    last = Math.max(last, now + delay);
    waiting++;
    setTimeout(() => {
      waiting--;
      act();
    }, last - now);
  };
}

/** The address of a server, over this line. */
export function throughLine(url: string, { port }: Pick<Line, 'port'>): string {
  const through = new URL(url);
  through.port = `${port}`;
  return through.href;
}
