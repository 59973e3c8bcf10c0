import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { NATS_URL } from './buses.ts';

const PROGRAM = fileURLToPath(new URL('./reachingProgram.ts', import.meta.url));

/** A whole node in a process of its own, which may call URLs on this machine. */
export class ReachingNode {
  url = '';
  readonly #child: ChildProcess;
  #said = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (bytes) => {
        this.#said += bytes;
      });
    }
  }

  static async open(database: string): Promise<ReachingNode> {
    const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--log', 'warn'], {
      env: {
        ...process.env,
        DATABASE_URL: database,
        NATS_URL,
        RIPOSTE_SECRET: '0123456789abcdef'.repeat(4),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const node = new ReachingNode(child);
    node.url = await node.#address();
    return node;
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  async #address(): Promise<string> {
    while (this.#child.exitCode === null) {
      const [, url] = /Riposte is at (http:\S+)\./.exec(this.#said) ?? [];
      if (url !== undefined) return url;
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), once(this.#child, 'exit')]);
    }
    throw new Error(`it did not start: ${this.#said}`);
  }
}
