import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/port.ts';
import { OwnProcess } from './ownProcess.ts';

/** A NATS server of our own, which may be stopped without disturbing others. */
export class OwnNats {
  readonly url: string;
  readonly #port: number;
  readonly #server: OwnProcess;

  private constructor(port: number, server: OwnProcess) {
    this.url = `nats://127.0.0.1:${port}`;
    this.#port = port;
    this.#server = server;
  }

  static async open(folder: string): Promise<OwnNats> {
    const port = await freePort();
    const args = ['-a', '127.0.0.1', '-p', `${port}`];
    const server = new OwnProcess({ program: 'nats-server', args, log: join(folder, 'nats.log') });
    const own = new OwnNats(port, server);
    await own.start();
    return own;
  }

  async start(): Promise<void> {
    this.#server.start();
    const until = performance.now() + 30_000;
    while (!(await answersAt(this.#port))) {
      if (performance.now() > until) throw new Error('this needs nats-server, and it does not start');
      await wait(50);
    }
  }

  stop(): Promise<void> {
    return this.#server.end('SIGKILL');
  }
}

/** Whether a process listens on a port of this machine. */
export function answersAt(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.on('connect', () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
