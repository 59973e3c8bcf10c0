import type { Terminal } from '../terminal.ts';

const BAR = 30;
const SECOND = 1000;
const REDRAW = 100;

/** Says on the error stream how far a long run has come: a bar on a screen, else a line each tenth. */
export class ProgressBar {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #most: number;
  readonly #noun: string;
  readonly #began = performance.now();
  #drawn = 0;
  #tenths = 0;

  /** It ends after so many games or, where that comes first, after so many seconds. */
  constructor(terminal: Terminal, total: number, seconds = Number.POSITIVE_INFINITY, noun = 'games') {
    this.#terminal = terminal;
    this.#total = total;
    this.#most = seconds;
    this.#noun = noun;
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
    const full = Math.round(this.#share(done) * BAR);
    const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
    this.#terminal.complain(`\r${bar} ${this.#inWords(done)}\x1b[K`);
  }

  #sayTenth(done: number): void {
    const tenths = Math.floor(this.#share(done) * 10);
    if (tenths === this.#tenths) return;
    this.#tenths = tenths;
    this.#terminal.complain(`${this.#inWords(done)}\n`);
  }

  #share(done: number): number {
    return Math.min(1, Math.max(done / this.#total, this.seconds / this.#most));
  }

  #inWords(done: number): string {
    const share = this.#share(done);
    const rate = done / this.seconds;
    const percent = `${Math.floor(share * 100)} %`;
    const games = `${rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en')} ${this.#noun}/s`;
    if (share === 1) return `${percent}, ${games}`;
    return `${percent}, ${games}, ${formatTime(Math.ceil(this.seconds / share - this.seconds))} left`;
  }
}

/** "50 s", "12 min", "3 h 5 min" */
function formatTime(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
