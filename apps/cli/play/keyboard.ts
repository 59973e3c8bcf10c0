import type { Seat } from '@riposte/kernel';
import { EXIT_CODES, Exit } from '../exit.ts';
import { paint } from '../paint.ts';
import { clear, hide, type Terminal } from '../terminal.ts';
import type { TerminalSeating } from './seating.ts';

/** The terminal of a match, and the seat that sits at it. */
export class Keyboard {
  readonly terminal: Terminal;
  /** The seat that last had the keyboard. */
  at: Seat | undefined;
  readonly #seating: TerminalSeating;

  constructor(terminal: Terminal, seating: TerminalSeating) {
    this.terminal = terminal;
    this.#seating = seating;
  }

  show(lines: readonly string[]): void {
    clear(this.terminal);
    this.write(this.terminal.look.clears ? lines : ['', ...lines]);
  }

  write(lines: readonly string[]): void {
    this.terminal.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Puts everything out of sight, for nobody or for the seat that comes next. */
  hide(next?: Seat): void {
    hide(this.terminal);
    this.at = next;
  }

  async line(prompt: string): Promise<string> {
    const typed = await this.terminal.ask(prompt);
    if (typed.type === 'line') return typed.text;
    throw this.leave(typed.type === 'interrupted' ? EXIT_CODES.interrupted : EXIT_CODES.ok);
  }

  leave(code: 0 | 130 = EXIT_CODES.ok): Exit {
    this.write([' The game was left unfinished; nothing was saved.']);
    return new Exit(code);
  }

  /** Gives the keyboard to a seat; gives what was typed meanwhile. */
  async pass(seat: Seat, mayWait = false): Promise<string> {
    const { name } = this.#seating.at(seat);
    hide(this.terminal);
    this.write([` Pass the keyboard to ${paint(this.terminal.look, 'strong', name)}.`, '']);
    if (mayWait) this.write([' (To act first, another player types their name instead.)', '']);
    const typed = await this.line(` ${name}, press Enter when nobody else is looking. `);
    this.at = seat;
    return typed;
  }
}
