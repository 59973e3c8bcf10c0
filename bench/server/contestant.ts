import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What was played in a while: how many moves, and how long the server's processor worked for it. */
export interface Round {
  readonly moves: number;
  readonly seconds: number;
  readonly processor: number;
  /** And that of all clients together. */
  readonly clients: number;
}

/** A program that has started a server and plays on it over sockets whenever it is told to. */
export class Contestant {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async open(program: URL): Promise<Contestant> {
    const child = fork(fileURLToPath(program), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await Promise.race([once(child, 'message'), once(child, 'exit').then(gone)]);
    return new Contestant(child);
  }

  /** Plays for so many milliseconds. */
  async play(milliseconds: number): Promise<Round> {
    const told = once(this.#child, 'message');
    this.#child.send({ play: milliseconds });
    const [round] = await Promise.race([told, once(this.#child, 'exit').then(gone)]);
    return round as Round;
  }

  async close(): Promise<void> {
    const left = once(this.#child, 'exit');
    this.#child.send({ play: 0 });
    await left;
  }
}

function gone(): never {
  throw new Error('a contestant has given up');
}
