import { createInterface, type Interface } from 'node:readline';
import type { Terminal, TerminalLook, Typed } from './terminal.ts';

/** The terminal this process runs in, or the pipes it was given. */
export class ProcessTerminal implements Terminal {
  readonly #typed: Typed[] = [];
  #reader: Interface | undefined;
  #waiting: ((typed: Typed) => void) | undefined;

  constructor() {
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      // The reader has read enough: `riposte rules GAME | head`.
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }

  get look(): TerminalLook {
    const { stdout, env } = process;
    const drawn = stdout.isTTY === true && env.TERM !== 'dumb';
    return {
      columns: stdout.columns ?? 80,
      rows: stdout.rows ?? 24,
      colour: drawn && !env.NO_COLOR,
      plain: env.TERM === 'dumb',
      clears: drawn,
    };
  }

  get complaintsOnScreen(): boolean {
    return process.stderr.isTTY === true;
  }

  readonly write = (text: string): void => {
    process.stdout.write(text);
  };

  readonly complain = (text: string): void => {
    process.stderr.write(text);
  };

  async ask(prompt: string): Promise<Typed> {
    const onScreen = process.stdin.isTTY === true && process.stdout.isTTY === true;
    const reader = this.#open(onScreen);
    const early = this.#typed.shift();
    if (onScreen && !early) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else {
      this.write(prompt);
    }
    const typed = early ?? (await new Promise<Typed>((resolve) => this.#listen(resolve)));
    // Where keys are not echoed, what was read is shown, so that the output reads as a whole.
    if (!onScreen || early) this.write(typed.type === 'line' ? `${typed.text}\n` : '\n');
    else if (typed.type !== 'line') this.write('\n');
    return typed;
  }

  /** Lets go of the keyboard, so that the process can end. */
  close(): void {
    this.#reader?.close();
  }

  #open(onScreen: boolean): Interface {
    if (this.#reader) return this.#reader;
    const { stdin, stdout } = process;
    // No history: the next player must not page through what the last one typed.
    const reader = createInterface({
      input: stdin,
      ...(onScreen && { output: stdout }),
      terminal: onScreen,
      historySize: 0,
    });
    reader.on('line', (text) => this.#hear({ type: 'line', text }));
    reader.on('SIGINT', () => this.#hear({ type: 'interrupted' }));
    reader.on('close', () => this.#hear({ type: 'ended' }));
    this.#reader = reader;
    return reader;
  }

  #listen(resolve: (typed: Typed) => void): void {
    this.#waiting = resolve;
  }

  #hear(typed: Typed): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(typed);
    else this.#typed.push(typed);
  }
}
