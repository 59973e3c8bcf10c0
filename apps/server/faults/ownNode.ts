import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/port.ts';
import { answersAt } from './ownNats.ts';
import { OwnProcess } from './ownProcess.ts';

const PROGRAM = new URL('./nodeProgram.ts', import.meta.url);
/** How long, in milliseconds, is waited before a node that cannot start is started again. */
const PAUSE = 200;

/** What a node is given. */
export interface NodePlace {
  readonly database: string;
  readonly nats?: string;
  readonly roles?: string;
  /** By which its program finds other games than usual. */
  readonly condition?: string;
}

/** A node in a process of its own. Whenever it is not there although it should be, it is started again. */
export class OwnNode {
  readonly url: string;
  /** How often it had to be started again because it could not start. */
  failedStarts = 0;
  readonly #port: number;
  readonly #process: OwnProcess;
  /** Grows with each start and kill: what belongs to an earlier one is over. */
  #turn = 0;

  private constructor(port: number, process: OwnProcess) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#process = process;
  }

  static async open(name: string, folder: string, place: NodePlace): Promise<OwnNode> {
    const { database, nats, roles, condition } = place;
    const port = await freePort();
    const process = new OwnProcess({
      program: globalThis.process.execPath,
      args: [...(condition === undefined ? [] : [`--conditions=${condition}`]), PROGRAM.pathname],
      environment: {
        RIPOSTE_PORT: `${port}`,
        // Every client says its own address, as a proxy would.
        RIPOSTE_PROXIES: '1',
        RIPOSTE_LOG: 'warn',
        RIPOSTE_SECRET: '0123456789abcdef'.repeat(4),
        DATABASE_URL: database,
        ...(nats !== undefined && { NATS_URL: nats }),
        ...(roles !== undefined && { RIPOSTE_ROLES: roles }),
      },
      log: join(folder, `${name}.log`),
    });
    const node = new OwnNode(port, process);
    await node.start();
    return node;
  }

  get pid(): number {
    const { pid } = this.#process;
    if (pid === undefined) throw new Error('the node is not running');
    return pid;
  }

  get isUp(): boolean {
    return this.#process.isRunning;
  }

  /** Starts it, and waits until it listens or is killed. */
  async start(): Promise<void> {
    const turn = ++this.#turn;
    const isWanted = () => this.#turn === turn;
    this.#process.start();
    while (isWanted() && !(await answersAt(this.#port))) {
      await wait(PAUSE / 4);
      if (this.#process.isRunning || !isWanted()) continue;
      this.failedStarts++;
      await wait(PAUSE);
      if (isWanted()) this.#process.start();
    }
  }

  /** It stands still, with everything it has in hand, until it goes on. */
  pause(): void {
    this.#process.signal('SIGSTOP');
  }

  goOn(): void {
    this.#process.signal('SIGCONT');
  }

  /** Tells it to stop, and waits until it has. */
  async stop(): Promise<void> {
    this.#turn++;
    await this.#process.end('SIGTERM');
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.#turn++;
    await this.#process.end('SIGKILL');
  }
}
