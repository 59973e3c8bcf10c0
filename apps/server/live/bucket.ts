/** Lets through so much a second in the long run, and some more at once. */
export class Bucket {
  readonly #rate: number;
  readonly #size: number;
  #left: number;
  #at: number;

  constructor(rate: number, size: number, now: number) {
    this.#rate = rate;
    this.#size = size;
    this.#left = size;
    this.#at = now;
  }

  /** Whether this much more may pass. */
  take(now: number, cost = 1): boolean {
    this.#refill(now);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** What was taken was not used. */
  giveBack(cost: number): void {
    this.#left = Math.min(this.#size, this.#left + cost);
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#size - 1;
  }

  #refill(now: number): void {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1_000) * this.#rate);
    this.#at = now;
  }
}
