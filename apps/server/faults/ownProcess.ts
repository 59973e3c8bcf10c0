import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Under which user it runs, where that is not the user of this process. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** Where what it prints is kept. */
  readonly log: string;
  /** Is told when it has ended, for whatever reason. */
  readonly onEnd?: () => void;
}

/** A process of ours that is started, ended at will and started again. */
export class OwnProcess {
  readonly #command: Command;
  #child: ChildProcess | undefined;

  constructor(command: Command) {
    this.#command = command;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { program, args, environment, user, log, onEnd } = this.#command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      ...user,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => appendFileSync(log, text));
    child.on('error', (error) => appendFileSync(log, `${error}\n`));
    child.on('close', () => {
      if (this.#child === child) this.#child = undefined;
      onEnd?.();
    });
  }

  /** Sends it a signal that does not end it. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it, and waits until it is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  }

  /** Runs it to its end. */
  async run(): Promise<void> {
    this.start();
    const child = this.#child;
    if (!child) return;
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${this.#command.program} failed: see ${this.#command.log}`);
  }
}
