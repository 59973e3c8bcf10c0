/** Does something at once, and not again before some time is over: all that is wanted meanwhile is done once, then. */
export class Throttle {
  readonly #act: () => void;
  readonly #interval: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isWanted = false;

  constructor(act: () => void, interval: () => number) {
    this.#act = act;
    this.#interval = interval;
  }

  want(): void {
    this.#isWanted = true;
    if (!this.#timer) this.#do();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isWanted = false;
  }

  #do(): void {
    this.#timer = undefined;
    if (!this.#isWanted) return;
    this.#isWanted = false;
    this.#timer = setTimeout(() => this.#do(), this.#interval()).unref();
    this.#act();
  }
}
