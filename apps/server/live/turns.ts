/**
 * Lets each of many have one thing done in each round of the event loop. What a client asks alone is done at once; what
 * it asks in a heap is done one by one, and between two of them all others have their turn.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Those who have had their turn in this round. */
  readonly #served = new Set<string>();
  #round: NodeJS.Immediate | undefined;

  take(who: string, act: () => void): void {
    this.#round ??= setImmediate(() => this.#goRound());
    if (this.#served.has(who)) {
      const waiting = this.#waiting.get(who);
      if (waiting) waiting.push(act);
      else this.#waiting.set(who, [act]);
      return;
    }
    this.#served.add(who);
    act();
  }

  #goRound(): void {
    this.#round = undefined;
    this.#served.clear();
    for (const [who, waiting] of [...this.#waiting]) {
      const act = waiting.shift();
      if (waiting.length === 0) this.#waiting.delete(who);
      if (act) this.take(who, act);
    }
  }
}
