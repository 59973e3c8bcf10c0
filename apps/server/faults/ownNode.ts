import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/port.ts';
import { answersAt } from './ownNats.ts';
import { type Command, OwnProcess } from './ownProcess.ts';

const PROGRAM = new URL('./nodeProgram.ts', import.meta.url);
/** How long, in milliseconds, is waited before a node that has ended by itself is started again. */
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
  /** How often it ended by itself, before anybody reached it and after. */
  failedStarts = 0;
  crashes = 0;
  readonly #port: number;
  readonly #process: OwnProcess;
  #isWanted = false;
  #listens = false;

  private constructor(port: number, command: Command) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#process = new OwnProcess({ ...command, onEnd: () => void this.#startAgain() });
  }

  static async open(name: string, folder: string, place: NodePlace): Promise<OwnNode> {
    const { database, nats, roles, condition } = place;
    const port = await freePort();
    const node = new OwnNode(port, {
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
    this.#isWanted = true;
    await this.#begin();
  }

  /** What an earlier process was asked last does not count for this one. */
  async #begin(): Promise<void> {
    this.#listens = false;
    this.#process.start();
    while (this.#isWanted && !this.#listens) {
      this.#listens = await answersAt(this.#port);
      if (!this.#listens) await wait(PAUSE / 4);
    }
  }

  /** As a supervisor would. */
  async #startAgain(): Promise<void> {
    if (!this.#isWanted) return;
    if (this.#listens) this.crashes++;
    else this.failedStarts++;
    await wait(PAUSE);
    if (this.#isWanted && !this.#process.isRunning) await this.#begin();
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
    this.#isWanted = false;
    await this.#process.end('SIGTERM');
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.#isWanted = false;
    await this.#process.end('SIGKILL');
  }
}
