import type { Terminal, TerminalLook, Typed } from '../terminal.ts';

/** What is typed: lines in order, or whatever follows from what has been shown so far. */
export type Script = readonly string[] | ((shown: string) => string | undefined);

/** Takes the first answer to every question, and goes on where one may only go on. */
export const firstAnswer = (shown: string): string =>
  shown.slice(-100).includes('Press Enter to go on') ? '' : '1';

/** A terminal for tests: it types from a script and keeps what was shown. */
export class ScriptedTerminal implements Terminal {
  readonly look: TerminalLook;
  readonly complaintsOnScreen = false;
  shown = '';
  complaints = '';
  /** What comes when the script has no more. */
  atEnd: 'ended' | 'interrupted' = 'ended';
  readonly #next: (shown: string) => string | undefined;

  constructor(script: Script = [], look: Partial<TerminalLook> = {}) {
    this.look = { columns: 80, rows: 24, colour: false, plain: false, clears: false, ...look };
    const lines = typeof script === 'function' ? [] : [...script];
    this.#next = typeof script === 'function' ? script : () => lines.shift();
  }

  readonly write = (text: string): void => {
    this.shown += text;
  };

  readonly complain = (text: string): void => {
    this.complaints += text;
  };

  async ask(prompt: string): Promise<Typed> {
    this.write(prompt);
    const text = this.#next(this.shown);
    this.write(`${text ?? ''}\n`);
    return text === undefined ? { type: this.atEnd } : { type: 'line', text };
  }
}
