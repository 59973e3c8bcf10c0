/** How things may be drawn where they are shown. */
export interface TerminalLook {
  readonly columns: number;
  readonly rows: number;
  readonly colour: boolean;
  /** Nothing but plain letters: no drawn lines, no shades. */
  readonly plain: boolean;
  /** Whether the screen can be cleared; otherwise text is only ever added. */
  readonly clears: boolean;
}

/** What came from the keyboard. */
export type Typed =
  | { readonly type: 'line'; readonly text: string }
  /** There is nothing more to read (Ctrl-D, or the end of a file). */
  | { readonly type: 'ended' }
  /** Ctrl-C */
  | { readonly type: 'interrupted' };

/** All that a command knows of the outside: tests give it another one. */
export interface Terminal {
  readonly look: TerminalLook;
  /** Whether complaints are read on a screen, where a line can be written over. */
  readonly complaintsOnScreen: boolean;
  write(text: string): void;
  complain(text: string): void;
  ask(prompt: string): Promise<Typed>;
}

const CLEAR = '\x1b[H\x1b[2J';
/** Also what can be scrolled back to. */
const CLEAR_ALL = '\x1b[H\x1b[2J\x1b[3J';

/** Begins a fresh screen, where there is one. */
export function clear({ look, write }: Pick<Terminal, 'look' | 'write'>): void {
  if (look.clears) write(CLEAR);
}

/** Puts what was shown out of sight, also where the screen cannot be cleared. */
export function hide({ look, write }: Pick<Terminal, 'look' | 'write'>): void {
  write(look.clears ? CLEAR_ALL : '\n'.repeat(look.rows));
}

/** The same terminal, with nothing but plain letters. */
export function plainly(terminal: Terminal): Terminal {
  return {
    get look() {
      return { ...terminal.look, plain: true, colour: false, clears: false };
    },
    complaintsOnScreen: terminal.complaintsOnScreen,
    write: (text) => terminal.write(text.replaceAll('’', "'")),
    complain: (text) => terminal.complain(text),
    ask: (prompt) => terminal.ask(prompt),
  };
}
