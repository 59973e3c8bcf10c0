import { setTimeout as wait } from 'node:timers/promises';

/** So many of the last answers of one kind of bot are remembered. */
const REMEMBERED = 32;

/**
 * Lets bots answer at times that say nothing about what they hold. A bot with one legal choice has it at once, another
 * has to think: both answer after the same time, which is doubled as often as the slowest of the last answers of this
 * kind of bot needs it.
 */
export class Tempo {
  readonly #shortest: number;
  readonly #needed = new Map<string, number[]>();

  /** So many milliseconds an answer takes at least; with 0 nothing is waited for. */
  constructor(shortest: number) {
    this.#shortest = shortest;
  }

  /** Does the work, and gives what came of it when its time has come. */
  async keep<Value>(kind: string, work: () => Promise<Value>): Promise<Value> {
    const begun = performance.now();
    const value = await work();
    const took = performance.now() - begun;
    await wait(this.due(kind, took) - took);
    return value;
  }

  /** How long after its beginning work of this kind is answered that took so long; it counts for the next ones. */
  due(kind: string, took: number): number {
    if (this.#shortest === 0) return took;
    let needed = this.#shortest;
    while (needed < took) needed *= 2;
    const all = [...(this.#needed.get(kind) ?? []), needed].slice(-REMEMBERED);
    this.#needed.set(kind, all);
    return Math.max(...all);
  }
}
