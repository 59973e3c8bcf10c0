import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** `riposte` as a program whose shelf has one game more. */
const PROGRAM = ['--conditions=with-skirmish', fileURLToPath(new URL('../../cli/main.ts', import.meta.url))];

/** What it prints when it is run to its end. */
export async function printed(...line: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...PROGRAM, ...line]);
  return stdout;
}

/** `riposte serve`, with a database in this folder. */
export class ServedWithSkirmish {
  /** All it has printed and logged. */
  said = '';
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;

  constructor(folder: string) {
    this.#child = spawn(
      process.execPath,
      [...PROGRAM, 'serve', '--port', '0', '--data', folder, '--log', 'warn'],
      { env: { ...process.env, DATABASE_URL: '', NATS_URL: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
  }

  /** Where it is, as soon as it says so. */
  async address(): Promise<string> {
    while (this.#child.exitCode === null) {
      const [, url] = /Riposte is at (http:\S+)\./.exec(this.said) ?? [];
      if (url !== undefined) return url;
      await Promise.race([once(this.#child.stdout, 'data'), once(this.#child, 'exit')]);
    }
    throw new Error(`it did not start: ${this.said}`);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill();
    await gone;
  }
}
