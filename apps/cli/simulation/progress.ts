import type { Terminal } from '../terminal.ts';

const BAR = 30;
const SECOND = 1000;
const REDRAW = 100;

/** Says on the error stream how far a long run has come: a bar on a screen, else a line each tenth. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #began = performance.now();
  #drawn = 0;
  #tenths = 0;

  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
  }

  get seconds(): number {
    return (performance.now() - this.#began) / SECOND;
  }

  report(done: number): void {
    if (this.#terminal.complaintsOnScreen) this.#drawBar(done);
    else this.#sayTenth(done);
  }

  /** Takes the bar away. */
  close(): void {
    if (this.#drawn > 0) this.#terminal.complain('\r\x1b[K');
  }

  #drawBar(done: number): void {
    const now = performance.now();
    if (now - this.#drawn < REDRAW && done < this.#total) return;
    this.#drawn = now;
    const full = Math.round((done / this.#total) * BAR);
    const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
    this.#terminal.complain(`\r${bar} ${this.#inWords(done)}\x1b[K`);
  }

  #sayTenth(done: number): void {
    const tenths = Math.floor((done / this.#total) * 10);
    if (tenths === this.#tenths) return;
    this.#tenths = tenths;
    this.#terminal.complain(`${this.#inWords(done)}\n`);
  }

  #inWords(done: number): string {
    const rate = done / this.seconds;
    const left = Math.ceil((this.#total - done) / rate);
    const percent = `${Math.floor((done / this.#total) * 100)} %`;
    const games = `${Math.round(rate).toLocaleString('en')} games/s`;
    return done < this.#total ? `${percent}, ${games}, ${left} s left` : `${percent}, ${games}`;
  }
}
