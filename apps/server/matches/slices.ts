import { setImmediate as nextRound } from 'node:timers/promises';

/** How long, in milliseconds, a long piece of work keeps the event loop at a time. */
const SLICE = 4;

/** Long pieces of work take turns: however many there are, one slice runs in each round of the event loop. */
export class Slices {
  #last: Promise<unknown> = Promise.resolve();

  /** Waits for a slice; the function it gives waits for the next one whenever that one is used up. */
  async begin(): Promise<() => Promise<void>> {
    await this.#turn();
    let begun = performance.now();
    return async () => {
      if (performance.now() - begun < SLICE) return;
      await this.#turn();
      begun = performance.now();
    };
  }

  #turn(): Promise<unknown> {
    this.#last = this.#last.then(() => nextRound());
    return this.#last;
  }
}
